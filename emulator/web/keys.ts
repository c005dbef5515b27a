// The five buttons on the page: mouse, touch, pen, keyboard and assistive technology become presses and releases.
//
// A button may be held by several fingers and a key at once; it is released when the last of them leaves. Invariant:
// every press is followed by its release, also when the pointer leaves the button or the window loses the focus.

import type { Button } from '../src/badger';

const KEYS: Record<string, Button> = { a: 'a', b: 'b', c: 'c', arrowup: 'up', arrowdown: 'down' };
/** A press by assistive technology has no length of its own, ms. */
const CLICK_MS = 120;

export function listen(press: (button: Button) => void, release: (button: Button) => void): void {
  const holders = new Map<Button, Set<string>>();

  const hold = (button: Button, holder: string) => {
    const set = holders.get(button) ?? new Set<string>();
    holders.set(button, set);
    set.add(holder);
    if (set.size > 1) return;
    elementOf(button).classList.add('down');
    press(button);
  };
  const letGo = (button: Button, holder: string) => {
    const set = holders.get(button);
    if (!set?.delete(holder) || set.size > 0) return;
    elementOf(button).classList.remove('down');
    release(button);
  };

  for (const element of document.querySelectorAll<HTMLButtonElement>('[data-button]')) {
    const button = element.dataset['button'] as Button;
    element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      hold(button, `pointer ${event.pointerId}`);
    });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      element.addEventListener(end, (event) => letGo(button, `pointer ${event.pointerId}`));
    }
    element.addEventListener('contextmenu', (event) => event.preventDefault());
    element.addEventListener('keydown', (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) hold(button, event.key);
    });
    element.addEventListener('keyup', (event) => letGo(button, event.key));
    element.addEventListener('click', (event) => {
      // A click that no pointer made: a screen reader or voice control.
      if (event.detail !== 0 || event.pointerType) return;
      hold(button, 'click');
      setTimeout(() => letGo(button, 'click'), CLICK_MS);
    });
  }

  addEventListener('keydown', (event) => {
    const button = KEYS[event.key.toLowerCase()];
    if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!event.repeat) hold(button, 'key');
  });
  addEventListener('keyup', (event) => {
    const button = KEYS[event.key.toLowerCase()];
    if (button) letGo(button, 'key');
  });
  addEventListener('blur', () => {
    for (const [button, set] of holders) for (const holder of [...set]) letGo(button, holder);
  });
}

function elementOf(button: Button): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-button="${button}"]`)!;
}
