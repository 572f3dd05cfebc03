import { z } from 'zod';
import { momentInput, textInput } from '@/lib/content/schema';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { parseAmount } from '@/lib/money/amount';
import { parseMultiple } from '../bonus-money/rules';
import { MAX_RANKS } from '../vip/constants';
import { worthOf } from '../free-rounds/rules';
import { freeRoundsInput } from '../free-rounds/schema';
import {
  BONUS_EVENTS,
  BONUS_PAYOUTS,
  BONUS_PERIODS,
  BONUS_TRIGGERS,
  MAX_ORDINAL,
  MAX_STEPS,
  MAX_TERMS,
  MAX_TITLE,
  MAX_VALUES,
  ONE_PER,
} from './constants';

const MOST = 100_000_000_000_0000n;

const decimal = (least: bigint, code: string) =>
  z
    .string('AMOUNT_FORMAT')
    .trim()
    .max(20, 'AMOUNT_FORMAT')
    .refine((text) => parseAmount(text) !== undefined, 'AMOUNT_FORMAT')
    .refine((text) => (parseAmount(text) ?? least) >= least, code)
    .refine((text) => (parseAmount(text) ?? 0n) <= MOST, 'INVALID')
    .meta({ examples: ['100'] });
/** A decimal text above zero. */
const positive = decimal(1n, 'AMOUNT_POSITIVE');
const orEmpty = z.union([z.literal(''), positive]);
/** Above 0 and at most 1,000 percent. */
const percent = positive.refine((text) => (parseAmount(text) ?? 0n) <= 1_000_0000n, 'INVALID');
const id = z.string('INVALID').regex(/^([1-9]\d{0,17})?$/, 'INVALID');

const step = z.object({ from: positive, amount: positive });

/** The rule of a bonus. Empty texts: no such condition. */
export const bonusRule = z.object({
  /** The deposit, loss or turnover that is needed. */
  minimum: orEmpty,
  /** The how-manieth deposit: 1 the first; 0 any. */
  ordinal: z.int('INVALID').min(0, 'INVALID').max(MAX_ORDINAL, 'INVALID'),
  /** The period of a loss or a turnover. */
  period: z.enum(BONUS_PERIODS, 'INVALID'),
  /** Which event, if the trigger is `event`. */
  event: z.enum(BONUS_EVENTS, 'INVALID'),
  payout: z.enum(BONUS_PAYOUTS, 'INVALID'),
  amount: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), amount: positive }),
    /** A share of the deposit, loss or turnover, at most `most`. */
    z.object({ kind: z.literal('percent'), percent, most: orEmpty }),
    /** The amount of the highest step that is reached. */
    z.object({
      kind: z.literal('ladder'),
      steps: z
        .array(step)
        .min(1, 'REQUIRED')
        .max(MAX_STEPS, 'INVALID')
        .refine(
          (steps) => new Set(steps.map(({ from }) => parseAmount(from))).size === steps.length,
          'INVALID',
        ),
    }),
  ]),
  wagering: z.object({
    multiple: z
      .string('INVALID')
      .trim()
      .refine((text) => text === '0' || parseMultiple(text) !== undefined, 'INVALID')
      .meta({ examples: ['10'] }),
    stakeCap: orEmpty,
    days: z.int('INVALID').min(0, 'INVALID').max(365, 'INVALID'),
    /** How much of a stake counts, in percent, by category. */
    weights: z.record(
      z
        .string()
        .refine(
          (code) => (GAME_TYPES as readonly string[]).includes(code) || /^game:[1-9]\d{0,17}$/.test(code),
          'INVALID',
        ),
      z.int('INVALID').min(0, 'INVALID').max(100, 'INVALID'),
    ),
  }),
  /** Free rounds that it gives, beside money or alone; null: none. `wagering` is of their wins too. */
  freeRounds: freeRoundsInput.nullable().default(null),
  /** For how many days it can be claimed; 0: without an end. */
  claimDays: z.int('INVALID').min(0, 'INVALID').max(365, 'INVALID'),
  groupId: id,
  segmentId: id,
  /** Only members of at least this VIP rank; 0: all. */
  minLevel: z.int('INVALID').min(0, 'INVALID').max(MAX_RANKS, 'INVALID').default(0),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'INVALID')).max(MAX_VALUES, 'INVALID'),
  languages: z.array(z.enum(LOCALE_CODES, 'INVALID')).max(MAX_VALUES, 'INVALID'),
  /** Only members who registered at most so many days ago; 0: all. */
  newWithinDays: z.int('INVALID').min(0, 'INVALID').max(3_650, 'INVALID'),
  /** How often one member can have it; 0: without limit. */
  perMember: z.int('INVALID').min(0, 'INVALID').max(1_000, 'INVALID'),
  onePer: z.array(z.enum(ONE_PER, 'INVALID')).max(2, 'INVALID'),
  /** Not while the member has another bonus. */
  exclusive: z.boolean('INVALID'),
});

/** The content of a bonus as its form sends it. */
export const bonusInputShape = {
  title: textInput(MAX_TITLE),
  terms: textInput(MAX_TERMS),
  trigger: z.enum(BONUS_TRIGGERS, 'INVALID'),
  code: z
    .string('INVALID')
    .trim()
    .toUpperCase()
    .regex(/^([A-Z0-9-]{4,24})?$/, 'BONUS_CODE_FORMAT')
    .transform((code) => (code === '' ? null : code))
    .meta({ examples: [''] }),
  rule: bonusRule,
  startsAt: momentInput(null),
  endsAt: momentInput(null),
  /** What it may give in all; '': without limit. */
  budget: orEmpty,
  /** How often it may be given in all; 0: without limit. */
  mostGrants: z.int('INVALID').min(0, 'INVALID').max(10_000_000, 'INVALID'),
};

type Checked = Pick<
  z.output<z.ZodObject<typeof bonusInputShape>>,
  'trigger' | 'code' | 'rule' | 'startsAt' | 'endsAt'
>;

/**
 * A code belongs to its trigger alone; a share or a ladder needs a deposit, a loss or a turnover; points are not staked. Free rounds alone have
 * the amount of their stakes.
 */
export function checkBonus(
  { trigger, code, rule, startsAt, endsAt }: Checked,
  context: z.RefinementCtx,
): void {
  const problem = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  if ((trigger === 'code') !== (code !== null)) problem(['code'], code === null ? 'REQUIRED' : 'INVALID');
  if (startsAt && endsAt && endsAt <= startsAt) problem(['endsAt'], 'INVALID');
  const hasBase = trigger === 'deposit' || trigger === 'loss' || trigger === 'turnover';
  if (!hasBase && rule.amount.kind !== 'fixed') problem(['rule', 'amount', 'kind'], 'BONUS_NO_BASE');
  // A member who knows a code could enter it again and again.
  if (trigger === 'code' && rule.perMember === 0) problem(['rule', 'perMember'], 'INVALID');
  if (rule.payout === 'freeRounds') {
    if (!rule.freeRounds) problem(['rule', 'freeRounds', 'games'], 'REQUIRED');
    // What it gives counts for the budget as what the rounds are worth.
    else if (rule.amount.kind !== 'fixed' || parseAmount(rule.amount.amount) !== worthOf(rule.freeRounds))
      problem(['rule', 'amount', 'amount'], 'INVALID');
  }
  if (rule.payout === 'points' && rule.freeRounds) problem(['rule', 'payout'], 'INVALID');
  if (rule.payout === 'points' && rule.wagering.multiple !== '0')
    problem(['rule', 'wagering', 'multiple'], 'BONUS_POINTS_WAGERING');
}

/** POST /wps/rewards/code. */
export const codeInput = z.object({
  code: z
    .string('REQUIRED')
    .trim()
    .toUpperCase()
    .min(1, 'REQUIRED')
    .max(24, 'BONUS_CODE_FORMAT')
    .meta({ examples: ['LANTERN-50'] }),
});
