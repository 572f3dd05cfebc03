/** The number of goods that the mall lists. */
export const MAX_GOODS = 200;
export const MAX_TITLE = 80;
export const MAX_SUMMARY = 300;
export const MAX_POINTS = 1_000_000_000;
export const MAX_PIECES = 1_000_000;
