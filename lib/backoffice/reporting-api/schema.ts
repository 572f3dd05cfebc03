import { z } from 'zod';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { decodeCursor } from '@/lib/platform/cursor';
import { day } from '@/lib/platform/day';
import { MAX_HOUR_DAYS, MAX_REPORT_DAYS } from '@/lib/reporting/figures/constants';
import { countDays } from '@/lib/reporting/figures/rules';
import { GROUPS, REPORT_CURRENCIES, UNITS } from '../tables/params';

// What the reporting API takes and answers. A value that is not understood is refused, so that no program sums the wrong figures.

/** Rows of one answer. */
export const DEFAULT_ROWS = 100;
export const MAX_ROWS = 1_000;

const from = day.meta({ examples: ['2026-11-01'], description: 'The first settlement day.' });
const until = day.meta({ examples: ['2026-11-30'], description: 'The last settlement day; it is included.' });
const currency = z
  .enum(REPORT_CURRENCIES, 'INVALID')
  .optional()
  .meta({ description: 'By default the currency of the site.' });
const country = z
  .string()
  .regex(/^(?:[A-Z]{2}|none)$/, 'INVALID')
  .optional()
  .meta({ description: 'The country of the registration; `none`: not known.' });
const id = z
  .string()
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .optional();
const page = {
  cursor: z
    .string()
    .refine((text) => decodeCursor(text) !== undefined, 'INVALID')
    .optional()
    .meta({ description: '`next` of the answer before; the other parameters stay the same.' }),
  limit: z.coerce.number('INVALID').int('INVALID').min(1).max(MAX_ROWS).default(DEFAULT_ROWS),
};
const scope = {
  from,
  until,
  currency,
  category: z.enum(GAME_TYPES, 'INVALID').optional(),
  vendor: z
    .string()
    .regex(/^[A-Z0-9_]{1,20}$/, 'INVALID')
    .optional(),
  game: id,
  country,
};

interface Period {
  from: string;
  until: string;
  unit?: string | undefined;
}

function checkPeriod({ from, until, unit }: Period, ctx: z.RefinementCtx): void {
  const most = unit === 'hour' ? MAX_HOUR_DAYS : MAX_REPORT_DAYS;
  if (from > until) ctx.addIssue({ code: 'custom', path: ['until'], message: 'PERIOD_ORDER' });
  else if (countDays({ from, until }) > most)
    ctx.addIssue({ code: 'custom', path: ['until'], message: 'PERIOD_LENGTH', params: { most } });
}

export const revenueInput = z
  .object({
    ...scope,
    ...page,
    unit: z.enum([...UNITS, 'none'], 'INVALID').default('day'),
    by: z.enum(GROUPS, 'INVALID').optional(),
  })
  .superRefine(checkPeriod);
export type RevenueInput = z.output<typeof revenueInput>;

export const paymentsInput = z
  .object({
    from,
    until,
    currency,
    unit: z.enum(['day', 'week', 'month', 'none'], 'INVALID').default('day'),
    by: z.enum(['channel'], 'INVALID').optional(),
    ...page,
  })
  .superRefine(checkPeriod);
export type PaymentsInput = z.output<typeof paymentsInput>;

export const membersInput = z
  .object({
    from,
    until,
    currency,
    country,
    unit: z.enum(['day', 'week', 'month', 'none'], 'INVALID').default('day'),
    ...page,
  })
  .superRefine(checkPeriod);
export type MembersInput = z.output<typeof membersInput>;

/** A single member needs the scope of rounds: the figures of revenue name nobody. */
export const roundsInput = z.object({ ...scope, member: id, ...page }).superRefine(checkPeriod);
export type RoundsInput = z.output<typeof roundsInput>;

const amount = z.string().meta({ examples: ['1250.00'] });
const count = z.number();
const next = z
  .string()
  .nullable()
  .meta({ description: 'The cursor of the next page; null: this is the last.' });
/** What a report covers: the zone in which its days begin, and the currency of its amounts; null: each row has its own. */
const head = { zone: z.string(), currency: z.string().nullable() };

const play = { rounds: count, stakes: amount, payouts: amount, validBets: amount, gross: amount };
const costs = { bonus: amount, commission: amount, fee: amount, net: amount };
const part = z.string().meta({
  description:
    'The first day of the part of the period, or the first moment of the hour; empty for the whole.',
});

export const revenueOutput = z.object({
  ...head,
  list: z.array(z.object({ part, key: z.string(), ...play, ...z.object(costs).partial().shape })),
  next,
  total: z.object({ ...play, ...z.object(costs).partial().shape }).nullable(),
});

const flows = {
  deposits: amount,
  depositCount: count,
  withdrawals: amount,
  withdrawalCount: count,
  net: amount,
};
export const paymentsOutput = z.object({
  ...head,
  list: z.array(z.object({ part, channel: z.string(), ...flows })),
  next,
  total: z.object(flows),
});

const members = { active: count, returning: count, registered: count, firstDepositors: count };
export const membersOutput = z.object({
  ...head,
  list: z.array(z.object({ part, ...members })),
  next,
  total: z.object(members),
});

export const roundsOutput = z.object({
  ...head,
  list: z.array(
    z.object({
      id: z.string(),
      settledAt: z.string(),
      memberId: z.string(),
      gameId: z.string(),
      gameName: z.string(),
      vendor: z.string(),
      category: z.string(),
      currency: z.string(),
      stake: amount,
      payout: amount,
      validBet: amount,
    }),
  ),
  next,
});
