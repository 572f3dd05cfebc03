import type { Db } from '@/lib/db/client';
import { sweepProofFiles } from './proofs/commands';
import { receiveUnconfirmed } from './withdrawals/commands';

/** Every minute: withdrawals that nobody confirmed in time count as received (product.md §4). */
export async function confirmByTime(db: Db): Promise<void> {
  await receiveUnconfirmed(db);
}

/** Every hour: files that no row knows. */
export async function sweepCashier(db: Db): Promise<void> {
  await sweepProofFiles(db);
}
