import { sql, type Db } from '@/lib/db/client';
import { amount, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { dailyAmountUsed, dailyCountUsed } from '../errors';
import type { ChannelTerms, PaymentChannel } from '../types';

/** What is left of a member's limits of the settlement day at a channel for withdrawals; null: no limit. */
export interface LeftToday {
  leftAmount: Amount | null;
  leftCount: number | null;
}

/** Reads what is left of a member's limits today. Rejected and cancelled withdrawals do not count. */
export async function leftToday(
  db: Db,
  { kind, code }: Pick<PaymentChannel, 'kind' | 'code'>,
  { currency, dailyAmount, dailyCount }: ChannelTerms,
  memberId: bigint,
): Promise<LeftToday> {
  if (kind !== 'withdraw' || (dailyAmount === null && dailyCount === null))
    return { leftAmount: null, leftCount: null };
  const zone = siteConfig().money.settlementZone;
  const { rows } = await sql<{ count: bigint; sum: bigint }>`
    SELECT count(*) AS count, coalesce(sum(amount), 0)::bigint AS sum FROM cashier.withdrawal
     WHERE member_id = ${memberId} AND channel = ${code} AND currency = ${currency}
       AND created_at >= ${dayStart(dayOf(now(), zone), zone)} AND status NOT IN ('rejected', 'cancelled')`.execute(
    db,
  );
  const { count, sum } = rows[0]!;
  const leftAmount = dailyAmount === null ? null : dailyAmount - sum;
  const leftCount = dailyCount === null ? null : dailyCount - Number(count);
  return {
    leftAmount: leftAmount === null ? null : amount(leftAmount > 0n ? leftAmount : 0n),
    leftCount: leftCount === null ? null : Math.max(0, leftCount),
  };
}

/** Throws INVALID_INPUT on `amount` or `channel` if a withdrawal is above what is left. The caller has locked the member's requests. */
export function assertLeft({ leftAmount, leftCount }: LeftToday, given: Amount, currency: string): void {
  if (leftCount !== null && leftCount < 1) throw dailyCountUsed();
  if (leftAmount !== null && given > leftAmount) throw dailyAmountUsed(leftAmount, currency);
}
