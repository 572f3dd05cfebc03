import type { Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { CLAIM_MS } from '../constants';
import { alreadyDecided } from '../errors';
import type { PaymentKind } from '../types';
import { assertMayDecide, NO_CLAIM, toClaim } from './rules';

const TABLES = { deposit: 'cashier.deposit', withdraw: 'cashier.withdrawal' } as const;

/** The statuses of requests that wait for an operator. */
export const WAITING = {
  deposit: ['pending', 'checked'],
  withdraw: ['requested', 'approved', 'partial', 'notReceived'],
} as const;

/**
 * Claims a waiting request for an operator, or extends the operator's claim. Returns when it ends. Throws NOT_FOUND,
 * ALREADY_DECIDED 409, CLAIMED_BY_OTHER 409 unless `despiteClaim`.
 */
export async function claimRequest(
  tx: Tx,
  kind: PaymentKind,
  id: bigint,
  operatorId: bigint,
  despiteClaim = false,
): Promise<Date> {
  await lockWaiting(tx, kind, id, operatorId, despiteClaim);
  const until = new Date(now().getTime() + CLAIM_MS);
  await tx
    .updateTable(TABLES[kind])
    .set({ claimed_by: operatorId, claimed_until: until })
    .where('id', '=', id)
    .execute();
  return until;
}

/** Releases a claim, also another operator's with `despiteClaim`. Throws as claimRequest. */
export async function releaseRequest(
  tx: Tx,
  kind: PaymentKind,
  id: bigint,
  operatorId: bigint,
  despiteClaim = false,
): Promise<void> {
  await lockWaiting(tx, kind, id, operatorId, despiteClaim);
  await tx.updateTable(TABLES[kind]).set(NO_CLAIM).where('id', '=', id).execute();
}

async function lockWaiting(
  tx: Tx,
  kind: PaymentKind,
  id: bigint,
  operatorId: bigint,
  despiteClaim: boolean,
): Promise<void> {
  const row = await tx
    .selectFrom(TABLES[kind])
    .select(['status', 'claimed_by', 'claimed_until'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!(WAITING[kind] as readonly string[]).includes(row.status)) throw alreadyDecided();
  assertMayDecide(toClaim(row), operatorId, despiteClaim);
}
