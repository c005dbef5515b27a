// Stretches of play that several tests share, as presses (`evening.ts` reads them).
//
// Each says where it begins. Invariant: nothing in them is left to the lot, so the host draws what the board shows.

/** On the home screen, and on any other where B is help: another language. On a page of help B shows the next. */
export const NEXT_LANGUAGE = 'b b a';

/** From the home screen in Dutch to the same in each language. */
export const LANGUAGES = { Dutch: '', German: 'b b a', English: 'b b b a' };

/** From the home screen of a new board to the check-list of four: Orange starts, and the street is laid by hand. */
export const CHECK_LIST = 'c b up*3 c down c*4 a';
/** Further, to the income and to the actions of the first round, where the mark is on Orange. */
export const INCOME = `${CHECK_LIST} c`;
export const ACTIONS = `${INCOME} c`;
/** Further: Orange passes, and Green builds; the mark is on Blue. */
export const GAME = `${ACTIONS} c b down*2 c`;
/** Further: everybody passes, Blue, Red and Green; Orange is asked where the provost goes. */
export const PROVOST = `${GAME} c*3`;

/** From any screen of a game: by the menu to the home screen. */
export const HOME = 'hold-c up c';
/** From the home screen with a game that waits: give that up, to the check-list with the same choices as last time. */
export const ANOTHER = 'down c b';
