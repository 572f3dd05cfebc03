import { listBatches } from '@/lib/cashier/codes/queries';
import { listChannels } from '@/lib/cashier/payment-channels/queries';
import { database } from '@/lib/db/client';
import { operatorNames } from '../operators/queries';

const PAGE_SIZE = 25;

/** Lists a page of batches with the names of the operators who printed them. */
export async function loadBatches(after: bigint | undefined) {
  const db = database();
  const page = await listBatches(db, after, PAGE_SIZE);
  const names = await operatorNames(
    db,
    page.list.map(({ createdBy }) => createdBy),
  );
  return { ...page, names };
}

/** The channels that codes can be printed for, with their currencies. */
export async function loadCodeChannels() {
  const channels = await listChannels(database(), false);
  return channels
    .filter(({ adapter }) => adapter === 'codes')
    .map(({ id, names, terms }) => ({
      id: String(id),
      names,
      currencies: terms.map(({ currency }) => currency),
    }));
}
