/** The most goods that the counter shows. */
export const MOST_GOODS = 200;
export const MOST_TITLE = 80;
export const MOST_SUMMARY = 300;
export const MOST_POINTS = 1_000_000_000;
export const MOST_PIECES = 1_000_000;
