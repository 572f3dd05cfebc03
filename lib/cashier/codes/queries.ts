import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';

/** A batch of cash codes with its figures. */
export interface CodeBatch {
  id: bigint;
  channelNames: Record<string, string>;
  currency: string;
  /** The value of each code, in 1/10,000. */
  amount: Amount;
  count: number;
  redeemed: number;
  note: string;
  expiresAt: Date;
  createdBy: bigint;
  createdAt: Date;
  downloadedAt: Date | null;
  voidedAt: Date | null;
}

/** Batches, newest first; `after` is the last one of the page before. */
export async function listBatches(
  db: Db,
  after: bigint | undefined,
  pageSize: number,
): Promise<{ list: CodeBatch[]; next: bigint | undefined }> {
  const { rows } = await sql<Omit<CodeBatch, 'redeemed'> & { redeemed: bigint }>`
    SELECT b.id, c.names AS "channelNames", b.currency, b.amount, b.count, b.note, b.expires_at AS "expiresAt",
           b.created_by AS "createdBy", b.created_at AS "createdAt", b.downloaded_at AS "downloadedAt", b.voided_at AS "voidedAt",
           (SELECT count(*) FROM cashier.cash_code k WHERE k.batch_id = b.id AND k.deposit_id IS NOT NULL) AS redeemed
      FROM cashier.code_batch b JOIN cashier.channel c ON c.id = b.channel_id
     WHERE ${after ?? null}::bigint IS NULL OR b.id < ${after ?? null}::bigint
     ORDER BY b.id DESC LIMIT ${pageSize + 1}`.execute(db);
  const list = rows.slice(0, pageSize).map((row) => ({ ...row, redeemed: Number(row.redeemed) }));
  return { list, next: rows.length > pageSize ? list.at(-1)!.id : undefined };
}

/** The sum that an operator has printed since a moment, in 1/10,000, whatever became of the codes. */
export async function printedBy(db: Db, operatorId: bigint, since: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(amount * count), 0)::bigint AS sum FROM cashier.code_batch
     WHERE created_by = ${operatorId} AND created_at >= ${since}`.execute(db);
  return rows[0]!.sum;
}

/** The batch that an earlier call with this requestId has printed; undefined if there is none. */
export async function findBatch(db: Db, requestId: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('cashier.code_batch')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}
