import { sql, type Tx } from '@/lib/db/client';
import { toLedgerError } from '@/lib/ledger/errors';
import { parseAmount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { completeWeights, parseMultiple } from '../bonus-money/rules';
import { requireMayReceiveOffers } from '../standing';
import type { FreeGrantRequest } from './types';

/**
 * Grants free rounds to a member, in the caller's database transaction. No money moves; the wins are paid when the grant ends. The same key
 * grants once. Throws RangeError for a weight that is none, IDEMPOTENCY_CONFLICT 409, and the errors of requireMayReceiveOffers.
 */
export async function grantFreeRounds(
  tx: Tx,
  grant: FreeGrantRequest,
): Promise<{ id: bigint; created: boolean }> {
  await requireMayReceiveOffers(tx, grant.memberId);
  const { key, memberId, currency, vendor, nodeIds, rounds, stake, wagering, winCap, expiresAt, rewardId } =
    grant;
  const { multiple, weights, stakeCap, days } = wagering;
  try {
    const { rows } = await sql<{ id: bigint; created: boolean }>`
      SELECT id, created FROM gateway.grant_free_rounds(${key}, ${memberId}, ${currency}, ${vendor}, ${[...nodeIds]}::bigint[], ${rounds},
        ${stake}, ${Number(parseMultiple(multiple) ?? 0n)}, ${JSON.stringify(completeWeights(weights))}::jsonb,
        ${stakeCap === undefined ? null : parseAmount(stakeCap)}, ${days ?? null}, ${winCap}, ${expiresAt}, ${rewardId ?? null},
        ${now()})`.execute(tx);
    return rows[0]!;
  } catch (error) {
    throw toLedgerError(error);
  }
}

/**
 * Ends an active grant, in the caller's database transaction: the rounds that are left are gone, and what was won is paid. `reason`: an
 * operator's words for a cancellation, null for an expiry. Returns whether it was active. The caller notifies balances after the commit.
 */
export async function endFreeRounds(tx: Tx, id: bigint, reason: string | null): Promise<boolean> {
  const status = reason === null ? 'expired' : 'cancelled';
  const { rows } = await sql<{ ended: boolean }>`
    SELECT gateway.end_free_grant(${id}, ${status}, ${reason}, ${now()}) AS ended`.execute(tx);
  return rows[0]!.ended;
}
