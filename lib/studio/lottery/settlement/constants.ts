import { MAX_BATCH_ITEMS } from '@/lib/gateway/protocol/schema';

/** Bets of a batch: the most items that the vendor protocol takes in one call. */
export const BATCH_SIZE = MAX_BATCH_ITEMS;
/** Characters of the selections of a batch: a typed list may have a million. The first bet of a batch is always taken. */
export const BATCH_CHARACTERS = 4_000_000;
/** Batches whose calls of the wallet run at the same time. They are recorded in order. */
export const BATCHES_AT_ONCE = 2;
/** The campaign under which rebates are paid. */
export const REBATE_CAMPAIGN = 'lottery-rebate';
/** Notices that are handed over at once. */
export const NOTICES_AT_ONCE = 500;
