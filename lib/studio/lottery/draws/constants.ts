/** Draws of an interval game that are planned ahead: at least these, for a chase; topped up to AHEAD_MOST. */
export const AHEAD_LEAST = 130;
export const AHEAD_MOST = 160;
/** A game with fixed days has its draws of so many days planned, and at least so many draws. */
export const AHEAD_DAYS = 8;
export const AHEAD_DAYS_LEAST = 4;

/** Draws that a list counts at most. */
export const MAX_COUNT = 10_000;

/** The latest draws of a game, with those that are planned, are never removed: charts and statistics count up to 200 of them. */
export const KEPT_DRAWS = 1_000;
/** Draws that one statement removes at most, and of a game one run. */
export const REMOVED_AT_ONCE = 500;
export const REMOVED_PER_RUN = 20_000;
