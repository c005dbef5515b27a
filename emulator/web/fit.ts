// Chooses the size of the device on the page: as large as fits, each panel pixel a whole number of screen pixels.
//
// Invariant: the picture is never blurred by scaling.

/** The board's width and height in panel pixels (85.6 x 48.7 mm at 0.226 mm), and with the narrow edge for phones. */
const FULL = { width: 379, height: 216 };
const COMPACT_WIDTH = 346;
const LARGEST = 3;
/** Below this size the real board's wide edges cost too much of a small screen. */
const COMPACT_BELOW = 1.5;
/** Share of the window's height that the board may take. */
const HEIGHT_SHARE = 0.66;

export function fit(stage: HTMLElement): void {
  const apply = () => {
    const whole = (size: number) => Math.max(1, Math.floor(size * devicePixelRatio)) / devicePixelRatio;
    const byHeight = Math.max(1, (innerHeight * HEIGHT_SHARE) / FULL.height);
    const full = whole(Math.min(stage.clientWidth / FULL.width, byHeight, LARGEST));
    const compact = full < COMPACT_BELOW;
    const unit = compact ? whole(Math.min(stage.clientWidth / COMPACT_WIDTH, LARGEST)) : full;
    stage.classList.toggle('compact', compact);
    stage.style.setProperty('--u', `${unit}px`);
  };
  apply();
  addEventListener('resize', apply);
}
