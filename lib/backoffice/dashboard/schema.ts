import { z } from 'zod';

/** The dashboard as the browser gets it: amounts are decimal strings, times ISO 8601. */
const amount = z.string();

const queue = z.object({ count: z.number(), amount, oldest: z.string().nullable() });

/** The figures of one day, or of the hours of it that are over. */
const dayFigures = z.object({
  rounds: z.number(),
  stakes: amount,
  payouts: amount,
  gross: amount,
  net: amount,
  deposits: amount,
  depositCount: z.number(),
  withdrawals: amount,
  withdrawalCount: z.number(),
});
export type DayFigures = z.output<typeof dayFigures>;

const memberCounts = z.object({ active: z.number(), registered: z.number(), firstDepositors: z.number() });

/** The figures of one hour of a day; the hours count from the beginning of the day. */
const hourFigures = z.object({ gross: amount, stakes: amount, deposits: amount, withdrawals: amount });
export type HourFigures = z.output<typeof hourFigures>;

const compared = <Value extends z.ZodType>(value: Value) =>
  z.object({ today: value, yesterday: value, lastWeek: value });

const moneyValue = z.object({
  today: z.string(),
  currency: z.string(),
  /** The days, whole for the earlier ones. */
  days: compared(dayFigures),
  /** The hours that are over today, and the same hours of the earlier days: these are fairly compared. */
  soFar: compared(dayFigures),
  hoursOver: z.number(),
  members: compared(memberCounts),
  hours: compared(z.array(hourFigures)),
  fortnight: z.array(z.object({ day: z.string(), gross: amount, net: amount })),
  games: z.array(
    z.object({ id: z.string(), name: z.string(), vendor: z.string(), stakes: amount, gross: amount }),
  ),
  losers: z.array(z.object({ id: z.string(), account: z.string(), result: amount, stakes: amount })),
  winners: z.array(z.object({ id: z.string(), account: z.string(), result: amount, stakes: amount })),
  payments: z.array(
    z.object({
      kind: z.enum(['deposit', 'withdrawal']),
      id: z.string(),
      account: z.string(),
      amount,
      at: z.string(),
    }),
  ),
});
export type DashboardMoney = z.output<typeof moneyValue>;

const counted = z.object({ count: z.number(), oldest: z.string().nullable() });

/** Parts that the operator's permissions do not include are null. */
export const dashboardValue = z.object({
  at: z.string(),
  waiting: z.object({ deposits: queue, withdrawals: queue }).nullable(),
  feedback: counted.nullable(),
  /** Applications to become an agent. */
  applications: counted.nullable(),
  money: moneyValue.nullable(),
});
export type DashboardValue = z.output<typeof dashboardValue>;
