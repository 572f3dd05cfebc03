/** The size of the picture and the piece, in the units of answers and trails. */
export const SCENE = { width: 320, height: 160 } as const;
export const PIECE = 56;

/** Largest x of the piece. */
export const MAX_X = SCENE.width - PIECE;

/** Smallest x of the hole: the drag must be long enough to tell a person from a program. */
export const MIN_X = 96;

/** Largest distance of a right answer. A person on a phone is within 3; a blind guess is right one time in twenty. */
export const TOLERANCE = 4;

/** LOGIN-3: one use, two minutes. */
export const LIFETIME = 120_000;

/** The actions of a human-check token. A token is valid for one of them. */
export const ACTIONS = ['login', 'register', 'sms', 'email', 'sandbox'] as const;
export type SliderAction = (typeof ACTIONS)[number];
