import type { Db } from '@/lib/db/client';
import { flag } from '@/lib/content/queries';
import { parseAmount, type Amount } from '@/lib/money/amount';
import { SETTINGS } from './constants';

/** Above this amount, in 1/10,000 units, one operator does not decide alone. */
export async function fourEyesAbove(db: Db): Promise<Amount> {
  const { key, fallback } = SETTINGS.fourEyesAbove;
  const set = parseAmount(String(await flag<unknown>(db, key, fallback)));
  return set ?? parseAmount(fallback)!;
}

/** Minutes that a member has to confirm a payment. */
export async function confirmMinutes(db: Db): Promise<number> {
  const { key, fallback } = SETTINGS.confirmMinutes;
  const set = Number(await flag<unknown>(db, key, fallback));
  return Number.isInteger(set) && set > 0 ? set : fallback;
}
