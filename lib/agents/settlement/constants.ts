/** Round ids, and ledger transactions, that one run reads in one database transaction: about a second. */
export const FEED_LIMIT = 50_000n;

/**
 * A bet has the time at which its call began, and is visible a moment later. What settled this long before the feed's bound was moved is
 * below the bound; a bet that took longer is counted later, and corrects the next bill.
 */
export const COMMIT_MS = 30_000;

/** The house account that pays agents. */
export const COMMISSIONS_ACCOUNT = 'commissions';

/** Settlements that one run of the job makes up before it ends, so that other jobs are not kept waiting. */
export const MAX_SETTLEMENTS = 2_000;
