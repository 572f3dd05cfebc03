import { readFile } from 'node:fs/promises';
import type { Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import { proofFile } from './commands';

/**
 * A proof's JPEG. With `memberId` only that member's: somebody else's is NOT_FOUND like one that never was. Operators
 * ask without.
 */
export async function readProof(db: Db, id: string, memberId?: bigint): Promise<Buffer> {
  let query = db.selectFrom('cashier.proof').select('id').where('id', '=', id);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  return readFile(proofFile(row.id)).catch((cause: unknown) => {
    throw notFound(cause);
  });
}
