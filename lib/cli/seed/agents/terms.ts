import type { ContractKind, PeriodType, TierMode } from '@/lib/agents/constants';
import type { Terms, Tier } from '@/lib/agents/contracts/terms';
import { units, ZERO } from '@/lib/money/amount';

/** Percent as millionths. */
const rateOf = (percent: number) => Math.round(percent * 10_000);

const tier = (validBet: number, percent: number, more: Partial<Tier> = {}): Tier => ({
  validBet: units(validBet),
  netLoss: ZERO,
  active: 0,
  rate: rateOf(percent),
  amount: ZERO,
  ...more,
});

/** The valid bets of a day that a team of a level usually has: the top agent's first. */
const USUAL = [1_200, 350, 130, 60] as const;
const DAYS: Record<PeriodType, number> = { D: 1, W: 7, H: 15, M: 30 };

const plain = { period: null, tierMode: null, tiers: [], realtime: null } as const;

/** A dividend of three tiers up to a rate, over a period. `level`: 0 for the top agent. */
export function dividend(level: number, percent: number, period: PeriodType, tierMode: TierMode): Terms {
  const turnover = USUAL[level]! * DAYS[period];
  const nice = (value: number) => Math.max(50, Math.round(value / 50) * 50);
  return {
    kind: 'dividend',
    period,
    tierMode,
    realtime: null,
    tiers: [
      tier(nice(turnover / 4), percent * 0.5),
      tier(nice(turnover / 2), percent * 0.75, { netLoss: units(nice(turnover / 50)), active: 2 }),
      tier(nice(turnover), percent, { netLoss: units(nice(turnover / 20)), active: level < 2 ? 6 : 3 }),
    ],
  };
}

/** A daily salary of two tiers up to a rate; the second one has an amount too. `scale` raises what the tiers require. */
export const daily = (level: number, percent: number, scale = 1): Terms => ({
  ...plain,
  kind: 'daily',
  period: 'D',
  tiers: [
    tier(Math.max(20, Math.round((USUAL[level]! * scale) / 30) * 10), percent * 0.6),
    tier(USUAL[level]! * scale, percent, { active: level < 2 ? 3 : 1, amount: units([20, 8, 4, 2][level]!) }),
  ],
});

/** An hourly salary of two tiers. */
export const hourly = (level: number, percent: number): Terms => ({
  ...plain,
  kind: 'hourly',
  tiers: [tier(50, percent * 0.5), tier([600, 300, 150, 100][level]!, percent)],
});

/** A real-time salary for bets of at least ten. */
export const realtime = (profit: number, loss: number): Terms => ({
  ...plain,
  kind: 'realtime',
  realtime: { profitRate: rateOf(profit), lossRate: rateOf(loss), singleBet: units(10) },
});

/** The contracts that are signed when the history begins, and those of hourly and real-time salaries some days ago. */
export interface Signed {
  agent: string;
  level: number;
  terms: Partial<Record<ContractKind, Terms>>;
}

const line =
  (period: PeriodType, mode: TierMode) =>
  (
    agent: string,
    level: number,
    dividendRate: number,
    dailyRate: number,
    more: { hourly?: number; realtime?: readonly [profit: number, loss: number]; scale?: number } = {},
  ): Signed => ({
    agent,
    level,
    terms: {
      dividend: dividend(level, dividendRate, period, mode),
      daily: daily(level, dailyRate, more.scale),
      ...(more.hourly === undefined ? {} : { hourly: hourly(level, more.hourly) }),
      ...(more.realtime === undefined ? {} : { realtime: realtime(...more.realtime) }),
    },
  });

const first = line('H', 'fixed');
const second = line('W', 'floating');
const third = line('M', 'fixed');

/** Uplines first. A line has one period of dividends, because a downline's is that of the upline. */
export const SIGNED: readonly Signed[] = [
  first('lanternagent', 0, 40, 1.2, { hourly: 0.5, realtime: [0.3, 0.4] }),
  first('lanternsub', 1, 28, 0.9, { hourly: 0.3, realtime: [0.2, 0.3] }),
  first('pearlbridge', 1, 26, 0.8, { hourly: 0.25 }),
  first('goldenferry', 1, 26, 0.8, { realtime: [0.15, 0.2] }),
  first('quietharbor', 1, 24, 0.7),
  first('mangopier', 2, 20, 0.6, { hourly: 0.2, realtime: [0.1, 0.2] }),
  first('bamboogate', 2, 18, 0.6),
  first('tealmarket', 2, 18, 0.5, { hourly: 0.2 }),
  first('lotusyard', 2, 18, 0.5, { realtime: [0.1, 0.1] }),
  first('silkorchid', 3, 12, 0.4, { hourly: 0.1 }),
  first('amberkite', 3, 12, 0.3),
  first('copperlane', 3, 12, 0.3),
  second('jadepavilion', 0, 45, 1.5, { hourly: 0.6 }),
  // Requires much before it pays, so that the bills below are covered only in part.
  second('cranehouse', 1, 32, 1.2, { scale: 2.5 }),
  second('saffrongate', 1, 30, 1, { hourly: 0.4 }),
  second('cedarwharf', 1, 25, 0.8),
  second('willowdock', 2, 24, 0.9),
  second('stonegarden', 2, 24, 1.1),
  second('ivorycourt', 2, 22, 0.7, { hourly: 0.2 }),
  second('papercrane', 3, 14, 1),
  second('mistyford', 3, 15, 0.4),
  third('emberhall', 0, 35, 1),
  third('cobaltinn', 1, 25, 0.7),
  third('hazelport', 1, 22, 0.6),
  third('violetrow', 2, 16, 0.5),
  third('driftmill', 3, 10, 0.3),
];
