import type { Db } from '@/lib/db/client';
import { flag } from '@/lib/content/queries';
import { parseAmount, type Amount } from '@/lib/money/amount';
import { SETTINGS } from './constants';

/** The amount, in 1/10,000 units, above which two operators are needed (docs/trust.md M8). */
export async function getApprovalThreshold(db: Db): Promise<Amount> {
  const { key, fallback } = SETTINGS.approvalThreshold;
  const set = parseAmount(String(await flag<unknown>(db, key, fallback)));
  return set ?? parseAmount(fallback)!;
}

/** The number of minutes in which a member can confirm a withdrawal that was paid. */
export async function getConfirmMinutes(db: Db): Promise<number> {
  const { key, fallback } = SETTINGS.confirmMinutes;
  const set = Number(await flag<unknown>(db, key, fallback));
  return Number.isInteger(set) && set > 0 ? set : fallback;
}
