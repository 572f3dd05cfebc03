import { now } from '@/lib/platform/clock';
import { claimedByOther } from '../errors';
import type { Claim } from '../types';

/** The columns of a request that nobody has claimed. */
export const NO_CLAIM = { claimed_by: null, claimed_until: null } as const;

/** The claim of a request's row that is still in force; null if there is none. */
export const toClaim = (row: { claimed_by: bigint | null; claimed_until: Date | null }): Claim | null =>
  row.claimed_by !== null && row.claimed_until !== null && row.claimed_until > now()
    ? { by: row.claimed_by, until: row.claimed_until }
    : null;

/** Throws CLAIMED_BY_OTHER 409 if another operator has claimed the request, unless the operator decides despite of it. */
export function assertMayDecide(claim: Claim | null, operatorId: bigint, despiteClaim = false): void {
  if (claim && claim.by !== operatorId && !despiteClaim) throw claimedByOther();
}
