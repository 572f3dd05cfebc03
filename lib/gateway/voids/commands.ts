import { sql, type Tx } from '@/lib/db/client';
import { createNotice } from '@/lib/notices/commands';
import { formatDecimal } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { roundChanged, roundOfWallet, roundVoidFunds, roundVoidedBefore } from './errors';
import type { VoidableRound } from './queries';

/**
 * Voids a round in the given database transaction: its stakes are returned, its payouts taken back, and its vendor can add nothing to
 * it. The member gets a notice with the reason. `round` has the figures that the operator has seen. Throws NOT_FOUND 404,
 * ROUND_VOIDED_BEFORE 409, ROUND_CHANGED 409 if the figures are others now, ROUND_VOID_FUNDS 409 with the missing amount if the balance
 * does not cover what is to be taken back, ROUND_OF_WALLET 409 if it was played in the vendor's own wallet: then nothing is changed.
 */
export async function voidRound(
  tx: Tx,
  round: Pick<VoidableRound, 'id' | 'memberId' | 'currency' | 'stake' | 'payout'>,
  by: { operatorId: bigint; reason: string },
): Promise<void> {
  const { id, memberId, currency, stake, payout } = round;
  const { rows } = await sql<{ outcome: string; missing: bigint }>`
    SELECT * FROM gateway.void_round(${id}, ${stake}, ${payout}, ${by.operatorId}, ${by.reason}, ${now()})`.execute(
    tx,
  );
  const { outcome, missing } = rows[0]!;
  if (outcome === 'NOT_FOUND') throw notFound();
  if (outcome === 'ALREADY') throw roundVoidedBefore();
  if (outcome === 'CHANGED') throw roundChanged();
  if (outcome === 'WALLET') throw roundOfWallet();
  if (outcome === 'FUNDS') throw roundVoidFunds(missing, currency);
  await createNotice(tx, memberId, 'roundVoided', {
    round: String(id),
    stake: formatDecimal(stake),
    payout: formatDecimal(payout),
    currency,
    reason: by.reason,
  });
}
