import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { dayAfter } from '@/lib/platform/day';
import { playSums } from '../play/queries';
import type { FigureRange } from '../types';

/** The figures of one span of time. Amounts in 1/10,000; `net` is what the member has gained, negative for a loss. */
export interface OwnFigures {
  deposits: bigint;
  withdrawals: bigint;
  netDeposits: bigint;
  stakes: bigint;
  payouts: bigint;
  net: bigint;
  seconds: bigint;
}

export interface FigurePoint extends OwnFigures {
  /** The first day of the span, YYYY-MM-DD of the settlement zone. */
  day: string;
}

/** The days of a range; the range `year` is twelve calendar months. */
const DAYS = { day: 1, week: 7, month: 30 } as const;

const NONE = { deposits: 0n, withdrawals: 0n, stakes: 0n, payouts: 0n, seconds: 0n };

/**
 * A member's own figures of a range that ends today, whole and as the points of a chart: 1, 7 or 30 days, or twelve months. Deposits
 * count on the day when they were credited, withdrawals on the day when they were paid, without what was refunded.
 */
export async function ownFigures(
  db: Db,
  memberId: bigint,
  range: FigureRange,
): Promise<{ total: OwnFigures; points: FigurePoint[] }> {
  const zone = siteConfig().money.settlementZone;
  const today = dayOf(now(), zone);
  const first = range === 'year' ? `${monthBefore(today, 11)}-01` : dayAfter(today, 1 - DAYS[range]);
  // Reads what is new from the ledger.
  await playSums(db, memberId);
  const since = dayStart(first, zone);
  const { rows } = await sql<{ day: string } & typeof NONE>`
    SELECT to_char(f.at AT TIME ZONE ${zone}, ${range === 'year' ? 'YYYY-MM' : 'YYYY-MM-DD'}) AS day,
           sum(f.deposits)::bigint AS deposits, sum(f.withdrawals)::bigint AS withdrawals, sum(f.stakes)::bigint AS stakes,
           sum(f.payouts)::bigint AS payouts, sum(f.seconds)::bigint AS seconds
      FROM (SELECT d.decided_at AS at, d.amount AS deposits, 0 AS withdrawals, 0 AS stakes, 0 AS payouts, 0 AS seconds
              FROM cashier.deposit d WHERE d.member_id = ${memberId} AND d.status = 'approved' AND d.decided_at >= ${since}
            UNION ALL
            SELECT w.paid_at, 0, CASE WHEN w.status = 'refunded' THEN coalesce(w.received_amount, 0) ELSE w.amount END, 0, 0, 0
              FROM cashier.withdrawal w WHERE w.member_id = ${memberId} AND w.paid_at >= ${since}
            UNION ALL
            SELECT h.hour, 0, 0, h.stake, h.payout, h.seconds
              FROM protection.play_hour h WHERE h.member_id = ${memberId} AND h.hour >= ${since}) f
     GROUP BY 1 ORDER BY 1`.execute(db);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const keys =
    range === 'year'
      ? Array.from({ length: 12 }, (_, index) => monthBefore(today, 11 - index))
      : Array.from({ length: DAYS[range] }, (_, index) => dayAfter(first, index));
  const points = keys.map((key) => ({
    day: range === 'year' ? `${key}-01` : key,
    ...complete(byDay.get(key) ?? NONE),
  }));
  const total = rows.reduce(
    (sum, row) => ({
      deposits: sum.deposits + row.deposits,
      withdrawals: sum.withdrawals + row.withdrawals,
      stakes: sum.stakes + row.stakes,
      payouts: sum.payouts + row.payouts,
      seconds: sum.seconds + row.seconds,
    }),
    { ...NONE },
  );
  return { total: complete(total), points };
}

const complete = ({ deposits, withdrawals, stakes, payouts, seconds }: typeof NONE): OwnFigures => ({
  deposits,
  withdrawals,
  netDeposits: deposits - withdrawals,
  stakes,
  payouts,
  net: payouts - stakes,
  seconds,
});

/** The month that is `count` months before that of a day: YYYY-MM. */
function monthBefore(day: string, count: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const index = year * 12 + month - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
