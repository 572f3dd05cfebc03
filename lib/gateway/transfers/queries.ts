import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import type { WalletTransfer } from './types';

/** The columns of a transfer; its table is named `t`. */
export const transferColumns = sql`
  t.id, t.reference, t.member_id AS "memberId", t.vendor, t.direction, t.currency::text AS currency, t.amount, t.status, t.reason, t.asks,
  t.asked_at AS "askedAt", t.next_ask_at AS "nextAskAt", t.contradicted_at AS "contradictedAt", t.created_at AS "createdAt",
  t.ended_at AS "endedAt"`;

/** One transfer. Throws NOT_FOUND 404. */
export async function requireTransfer(db: Db, id: bigint): Promise<WalletTransfer> {
  const { rows } = await sql<WalletTransfer>`
    SELECT ${transferColumns} FROM gateway.wallet_transfer t WHERE t.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}
