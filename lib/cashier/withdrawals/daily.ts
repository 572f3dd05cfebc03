import { sql, type Db } from '@/lib/db/client';
import { amount, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { dailyAmountUsed, dailyCountUsed } from '../errors';
import type { ChannelTerms, PaymentChannel } from '../types';

/** What is left of a member's limits of the settlement day for withdrawals at a channel; null: no limit. */
export interface LeftToday {
  leftAmount: Amount | null;
  leftCount: number | null;
}

/**
 * Reads what is left of a member's limits today: those of the channel, and those of the member's tier over all channels (a right that comes
 * with a rank, written by lib/rewards/vip). Rejected and cancelled withdrawals do not count.
 */
export async function leftToday(
  db: Db,
  { kind, code }: Pick<PaymentChannel, 'kind' | 'code'>,
  { currency, dailyAmount, dailyCount }: ChannelTerms,
  memberId: bigint,
): Promise<LeftToday> {
  const none = { leftAmount: null, leftCount: null };
  if (kind !== 'withdraw') return none;
  const tier = await tierLimits(db, memberId, currency);
  if (dailyAmount === null && dailyCount === null && tier.amount === null && tier.count === null) return none;
  const zone = siteConfig().money.settlementZone;
  const { rows } = await sql<{ count: bigint; sum: bigint; all_count: bigint; all_sum: bigint }>`
    SELECT count(*) FILTER (WHERE channel = ${code}) AS count,
           coalesce(sum(amount) FILTER (WHERE channel = ${code}), 0)::bigint AS sum,
           count(*) AS all_count, coalesce(sum(amount), 0)::bigint AS all_sum
      FROM cashier.withdrawal
     WHERE member_id = ${memberId} AND currency = ${currency}
       AND created_at >= ${dayStart(dayOf(now(), zone), zone)} AND status NOT IN ('rejected', 'cancelled')`.execute(
    db,
  );
  const used = rows[0]!;
  return {
    leftAmount: least(
      dailyAmount === null ? null : dailyAmount - used.sum,
      tier.amount === null ? null : tier.amount - used.all_sum,
    ),
    leftCount: leastCount(
      dailyCount === null ? null : dailyCount - Number(used.count),
      tier.count === null ? null : tier.count - Number(used.all_count),
    ),
  };
}

/** The limits of a member's tier a day; null: none. They are in the site's currency, and hold for members of that currency. */
async function tierLimits(
  db: Db,
  memberId: bigint,
  currency: string,
): Promise<{ count: number | null; amount: bigint | null }> {
  if (currency !== siteConfig().money.currency) return { count: null, amount: null };
  const row = await db
    .selectFrom('cashier.withdrawal_tier')
    .select(['daily_count', 'daily_amount'])
    .where(
      'tier',
      '=',
      sql<number>`coalesce((SELECT m.tier FROM cashier.member_tier m WHERE m.member_id = ${memberId}), 0)`,
    )
    .executeTakeFirst();
  return { count: row?.daily_count ?? null, amount: row?.daily_amount ?? null };
}

const least = (one: bigint | null, other: bigint | null): Amount | null => {
  const given = [one, other].filter((value) => value !== null);
  if (given.length === 0) return null;
  const smallest = given.reduce((left, right) => (right < left ? right : left));
  return amount(smallest > 0n ? smallest : 0n);
};

const leastCount = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : Math.max(0, Math.min(one ?? Infinity, other ?? Infinity));

/** Throws INVALID_INPUT on `amount` or `channel` if a withdrawal is above what is left. The caller has locked the member's requests. */
export function assertLeft({ leftAmount, leftCount }: LeftToday, given: Amount, currency: string): void {
  if (leftCount !== null && leftCount < 1) throw dailyCountUsed();
  if (leftAmount !== null && given > leftAmount) throw dailyAmountUsed(leftAmount, currency);
}
