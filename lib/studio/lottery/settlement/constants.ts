import { MAX_BATCH_ITEMS } from '@/lib/gateway/protocol/schema';

/** Bets of a batch: the most items that the vendor protocol takes in one call. */
export const BATCH_SIZE = MAX_BATCH_ITEMS;
/** Characters of the selections of a batch: a typed list may have a million. The first bet of a batch is always taken. */
export const BATCH_CHARACTERS = 4_000_000;
/** Batches whose calls of the wallet run at the same time. They are recorded in order. */
export const BATCHES_AT_ONCE = 2;
/** The campaign under which rebates are paid. */
export const REBATE_CAMPAIGN = 'lottery-rebate';
/** A bet whose payment is refused for good is set aside at so many failures; the driver tries again after two seconds. */
export const FAILURES_BEFORE_ASIDE = 5;
/** Any other failure of a bet is tried again for so many seconds, which outlasts an outage of the wallet. */
export const PATIENCE_SECONDS = 600;
/** Bets that one attempt of an operator takes up. */
export const RETRIED_AT_ONCE = 500;
/** Notices that are handed over at once. */
export const NOTICES_AT_ONCE = 500;
