import { sql, type Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import { payeeNumberSealer } from '../payees/secrets';
import { withdrawalsByIds, type WithdrawalForOperator } from '../withdrawals/queries';
import type { PayableWithdrawal } from './rules';
import type { FileTemplate, PaymentFileSummary } from './types';

interface Row {
  id: bigint;
  currency: string;
  template: FileTemplate;
  created_by: bigint;
  created_at: Date;
  discarded_at: Date | null;
  withdrawals: bigint;
  open: bigint;
  payout: bigint | null;
}

const toSummary = (row: Row): PaymentFileSummary => ({
  id: row.id,
  currency: row.currency,
  template: row.template,
  createdBy: row.created_by,
  createdAt: row.created_at,
  discardedAt: row.discarded_at,
  withdrawals: Number(row.withdrawals),
  open: Number(row.open),
  payout: row.payout ?? 0n,
});

/** Payment files, newest first; `after` is the last one of the page before. */
export async function listPaymentFiles(
  db: Db,
  after: bigint | undefined,
  pageSize: number,
): Promise<{ list: PaymentFileSummary[]; next: bigint | undefined }> {
  const { rows } = await sql<Row>`
    SELECT f.*, w.* FROM (SELECT * FROM cashier.payment_file p
                           WHERE ${after ?? null}::bigint IS NULL OR p.id < ${after ?? null}::bigint
                           ORDER BY p.id DESC LIMIT ${pageSize + 1}) f
      CROSS JOIN LATERAL (SELECT count(*) AS withdrawals, count(*) FILTER (WHERE r.status = 'approved') AS open,
                                 sum(r.amount - r.fee)::bigint AS payout
                            FROM cashier.withdrawal r WHERE r.payment_file_id = f.id) w
     ORDER BY f.id DESC`.execute(db);
  const list = rows.slice(0, pageSize).map(toSummary);
  return { list, next: rows.length > pageSize ? list.at(-1)!.id : undefined };
}

/** One payment file with its withdrawals. Throws NOT_FOUND. */
export async function getPaymentFile(
  db: Db,
  id: bigint,
): Promise<PaymentFileSummary & { list: WithdrawalForOperator[] }> {
  const { list: found } = await listPaymentFiles(db, id + 1n, 1);
  const file = found[0];
  if (file?.id !== id) throw notFound();
  return { ...file, list: await withdrawalsByIds(db, await idsOf(db, id)) };
}

/** The withdrawals of a payment file that are still to be paid, by number. */
export async function openWithdrawalsOf(db: Db, id: bigint): Promise<WithdrawalForOperator[]> {
  const list = await withdrawalsByIds(db, await idsOf(db, id));
  return list.filter(({ status }) => status === 'approved');
}

async function idsOf(db: Db, id: bigint): Promise<bigint[]> {
  const rows = await db
    .selectFrom('cashier.withdrawal')
    .select('id')
    .where('payment_file_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Adds the whole account numbers. The caller records in the audit log who read them. */
export async function withPayeeNumbers(
  db: Db,
  withdrawals: readonly WithdrawalForOperator[],
): Promise<PayableWithdrawal[]> {
  if (withdrawals.length === 0) return [];
  const rows = await db
    .selectFrom('cashier.payee')
    .select(['id', 'member_id', 'number_sealed'])
    .where('id', 'in', [...new Set(withdrawals.map(({ payeeId }) => payeeId))])
    .execute();
  const numbers = new Map(
    rows.map((row) => [row.id, payeeNumberSealer.open(row.number_sealed, String(row.member_id)).toString()]),
  );
  return withdrawals.map((withdrawal) => ({ ...withdrawal, payeeNumber: numbers.get(withdrawal.payeeId)! }));
}
