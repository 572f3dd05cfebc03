import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { settlementZone } from '../settlement';
import { sumPlay } from './play';
import { moneyClass } from './rules';
import { bucketOf, momentsOf } from './sources';
import type { Bucket, FlowFigures, FlowRow, MoneyRow, MoneyScope, PlayFigures, RevenueRow } from './types';

/** Sums what the house accounts moved, by part of the period, kind, account and currency, in this order. */
export async function sumMoney(db: Db, scope: MoneyScope, bucket?: Bucket): Promise<MoneyRow[]> {
  const zone = settlementZone();
  const { from: start, until: end } = momentsOf(scope, zone);
  const { currency, kind, account } = scope;
  const which = sql`
    ${currency === undefined ? sql`` : sql`AND s.currency = ${currency}`}
    ${kind === undefined ? sql`` : sql`AND s.kind = ${kind}`}
    ${account === undefined ? sql`` : sql`AND s.account = ${account}`}`;
  const columns = sql`s.currency, s.kind, s.account, s.in_rounds, s.transactions, s.amount`;
  const { rows } = await sql<Omit<MoneyRow, 'class'> & { inRounds: boolean }>`
    SELECT p.bucket, p.currency, p.kind, p.account, p.in_rounds AS "inRounds", sum(p.transactions)::bigint AS transactions,
           sum(p.amount)::bigint AS amount
      FROM (SELECT ${bucketOf(sql`s.hour`, bucket, zone)} AS bucket, ${columns} FROM reporting.money_hour s
             WHERE s.hour >= ${start} AND s.hour < ${end} ${which}
            UNION ALL
            SELECT ${bucketOf(sql`s.at`, bucket, zone)}, ${columns} FROM reporting.unrolled_money s
             WHERE s.at >= ${start} AND s.at < ${end} ${which}) p
     GROUP BY 1, 2, 3, 4, 5 HAVING (sum(p.transactions), sum(p.amount)) <> (0, 0) ORDER BY 1, 3, 4, 2, 5`.execute(
    db,
  );
  return rows.map(({ inRounds, ...row }) => ({ ...row, class: moneyClass(row.kind, row.account, inRounds) }));
}

const NO_PLAY: PlayFigures = {
  rounds: 0n,
  stakes: 0n as Amount,
  payouts: 0n as Amount,
  validBets: 0n as Amount,
  gross: 0n as Amount,
};

/**
 * Revenue in one currency, by part of the period. Net revenue is gross gaming revenue minus bonus cost (jackpots outside rounds
 * included), commissions and fees (docs/glossary.md). Parts without rounds and money are left out.
 */
export async function sumRevenue(
  db: Db,
  scope: { days: MoneyScope['days']; currency: string },
  bucket?: Bucket,
): Promise<RevenueRow[]> {
  const [play, money] = await Promise.all([sumPlay(db, scope, { bucket }), sumMoney(db, scope, bucket)]);
  const byBucket = new Map(play.map((row) => [row.bucket, row]));
  const costs = new Map<string, { bonus: bigint; commission: bigint; fee: bigint }>();
  for (const row of money) {
    const kind = row.class === 'jackpot' ? 'bonus' : row.class;
    if (kind !== 'bonus' && kind !== 'commission' && kind !== 'fee') continue;
    const cost = costs.get(row.bucket) ?? { bonus: 0n, commission: 0n, fee: 0n };
    cost[kind] -= row.amount;
    costs.set(row.bucket, cost);
  }
  return [...new Set([...byBucket.keys(), ...costs.keys()])].sort().map((name) => {
    const { rounds, stakes, payouts, validBets, gross } = byBucket.get(name) ?? NO_PLAY;
    const { bonus, commission, fee } = costs.get(name) ?? { bonus: 0n, commission: 0n, fee: 0n };
    return {
      bucket: name,
      rounds,
      stakes,
      payouts,
      validBets,
      gross,
      bonus: bonus as Amount,
      commission: commission as Amount,
      fee: fee as Amount,
      net: (gross - bonus - commission - fee) as Amount,
    };
  });
}

/** The channel of a house account of payments; undefined for other accounts. */
const channelOf = (account: string) => /^(?:deposits|withdrawals):(.+)$/.exec(account)?.[1];

/** Deposits and withdrawals in one currency, by part of the period, by channel, or both. */
export async function sumFlows(
  db: Db,
  scope: { days: MoneyScope['days']; currency: string },
  by: { bucket?: Bucket | undefined; channel?: boolean } = {},
): Promise<FlowRow[]> {
  const rows = new Map<string, FlowRow>();
  for (const row of await sumMoney(db, scope, by.bucket)) {
    if (row.class !== 'deposit' && row.class !== 'withdrawal') continue;
    const channel = by.channel ? (channelOf(row.account) ?? row.account) : '';
    const name = `${row.bucket} ${channel}`;
    const flow = rows.get(name) ?? { bucket: row.bucket, channel, ...emptyFlow() };
    // A deposit leaves the house account for the member's: the house's amount is negative.
    if (row.class === 'deposit') {
      flow.deposits = (flow.deposits - row.amount) as Amount;
      flow.depositCount += row.transactions;
    } else {
      flow.withdrawals = (flow.withdrawals + row.amount) as Amount;
      // A refund is no further withdrawal.
      if (row.amount > 0n) flow.withdrawalCount += row.transactions;
    }
    flow.net = (flow.deposits - flow.withdrawals) as Amount;
    rows.set(name, flow);
  }
  return [...rows.values()];
}

const emptyFlow = (): FlowFigures => ({
  deposits: 0n as Amount,
  depositCount: 0n,
  withdrawals: 0n as Amount,
  withdrawalCount: 0n,
  net: 0n as Amount,
});

/** The sum of flows; zeros for none. */
export function addFlows(rows: readonly FlowFigures[]): FlowFigures {
  const sum = emptyFlow();
  for (const row of rows) {
    sum.deposits = (sum.deposits + row.deposits) as Amount;
    sum.depositCount += row.depositCount;
    sum.withdrawals = (sum.withdrawals + row.withdrawals) as Amount;
    sum.withdrawalCount += row.withdrawalCount;
    sum.net = (sum.net + row.net) as Amount;
  }
  return sum;
}

type RevenueSum = Omit<RevenueRow, 'bucket'>;

/** The sum of revenue rows; zeros for none. */
export function addRevenue(rows: readonly RevenueSum[]): RevenueSum {
  const sum = {
    ...NO_PLAY,
    bonus: 0n,
    commission: 0n,
    fee: 0n,
    net: 0n,
  } as unknown as Record<keyof RevenueSum, bigint>;
  for (const row of rows) for (const name of Object.keys(sum) as (keyof RevenueSum)[]) sum[name] += row[name];
  return sum as unknown as RevenueSum;
}
