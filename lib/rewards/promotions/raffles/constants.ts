/** How long after its close the list of a raffle waits, so that bets of the last moment are settled. */
export const GRACE_MS = 5 * 60_000;

export const MAX_TICKETS = 10_000;
export const MAX_PRIZES = 20;
export const MAX_WINNERS = 1_000;
