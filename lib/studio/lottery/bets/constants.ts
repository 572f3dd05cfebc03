/** Characters of a selection in lists and in the wallet's record of a round. */
export const MAX_SHOWN_SELECTION = 400;
/** A started slip that is older is returned. */
export const STARTED_SLIP_MS = 60_000;
/** The greatest stake of a bet: what the vendor protocol moves in one call. */
export const MAX_BET_STAKE = 1_000_000_000_000n;
/** Favourites of a member in a game, and characters of the selections of one. */
export const MAX_FAVOURITES = 30;
export const MAX_FAVOURITE_CHARACTERS = 20_000;
/** Lists count and sum at most so many of the latest bets. */
export const MAX_COUNTED_BETS = 10_000;
