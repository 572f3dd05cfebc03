/** New games of a category: at most this share of its games, but always this many. */
export const NEW_PERCENT = 10;
export const NEW_LEAST = 20;
