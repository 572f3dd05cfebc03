import type { Db } from '@/lib/db/client';
import { sealHolders } from './payees/commands';
import { sweepProofs } from './proofs/commands';
import { receiveUnconfirmed } from './withdrawals/commands';

/** Every minute: withdrawals that nobody confirmed in time count as received (product.md §4). */
export async function confirmByTime(db: Db): Promise<void> {
  await receiveUnconfirmed(db);
}

/** Every hour: pictures that are nobody's proof, files that no row knows, names that are not sealed yet. */
export async function sweepCashier(db: Db): Promise<void> {
  await sweepProofs(db);
  await sealHolders(db);
}
