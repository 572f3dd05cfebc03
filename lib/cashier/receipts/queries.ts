import { readFile } from 'node:fs/promises';
import type { Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import { receiptImagePath } from './commands';

/**
 * The JPEG of a receipt image. With `memberId`, only that member's images are found; without it (for operators), all.
 * Throws NOT_FOUND.
 */
export async function readReceiptImage(db: Db, id: string, memberId?: bigint): Promise<Buffer> {
  let query = db.selectFrom('cashier.receipt_image').select('id').where('id', '=', id);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  return readFile(receiptImagePath(row.id)).catch((cause: unknown) => {
    throw notFound(cause);
  });
}
