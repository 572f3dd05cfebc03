import type { Db } from '@/lib/db/client';
import { fillHolderLookups } from './payees/commands';
import { deleteUnusedReceiptImages } from './receipts/commands';
import { expireUnconfirmed } from './withdrawals/commands';

/** Runs every minute: withdrawals that were not confirmed in time count as received (PAY-5). */
export async function expireConfirmations(db: Db): Promise<void> {
  await expireUnconfirmed(db);
}

/** Runs every hour: deletes receipt images that no request uses and files without a row; fills in missing search keys. */
export async function deleteUnusedUploads(db: Db): Promise<void> {
  await deleteUnusedReceiptImages(db);
  await fillHolderLookups(db);
}
