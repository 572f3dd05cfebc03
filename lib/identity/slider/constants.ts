/** The puzzle's picture and its piece, in the units that answers and trails are counted in. */
export const SCENE = { width: 320, height: 160 } as const;
export const PIECE = 56;

/** How far the piece may be dragged. */
export const REACH = SCENE.width - PIECE;

/** Where the piece may belong: far enough from its start that the way there says something about the hand. */
export const NEAREST = 96;

/** How near is right. A hand on a phone lands within 3; blind guesses hit one time in twenty. */
export const TOLERANCE = 4;

/** design.md §9, as for the captcha: one use, two minutes. */
export const LIFETIME = 120_000;

/** What a solved slider may be spent on; a pass for one is worth nothing for another. */
export const ACTIONS = ['login', 'register', 'sms', 'email'] as const;
export type SliderAction = (typeof ACTIONS)[number];
