import { z } from 'zod';
import { textInput } from '@/lib/content/schema';
import { parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { wageringMultiple } from '../centre/schema';
import {
  CASHBACK_PERIODS,
  EMBLEMS,
  MAX_HOST_CONTACT,
  MAX_HOST_NAME,
  MAX_RANK_NAME,
  MAX_RANKS,
  WHOLE_RATE,
} from './constants';

/** A decimal string of at least zero; empty: zero. */
const figure = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .transform((text, context): Amount => {
    const value = text === '' ? ZERO : parseAmount(text);
    if (value !== undefined && value >= 0n) return value;
    context.addIssue({ code: 'custom', message: 'AMOUNT_FORMAT' });
    return z.NEVER;
  })
  .meta({ examples: ['5000'] });

/** A rate in percent with up to four places, as a count of 1/1,000,000. */
export const percentRate = (most: bigint) =>
  z
    .string('AMOUNT_FORMAT')
    .trim()
    .max(12, 'AMOUNT_FORMAT')
    .transform((text, context): number => {
      // An amount has 10,000 parts, and a percent is 10,000 of 1/1,000,000: the two counts are equal.
      const value = text === '' ? ZERO : parseAmount(text);
      if (value !== undefined && value >= 0n && value <= most) return Number(value);
      context.addIssue({ code: 'custom', message: 'PERCENT_FORMAT' });
      return z.NEVER;
    })
    .meta({ examples: ['0.5'] });

const rankInput = z.object({
  name: textInput(MAX_RANK_NAME),
  colour: z
    .string('INVALID')
    .regex(/^#[0-9a-f]{6}$/, 'INVALID')
    .meta({ examples: ['#b87333'] }),
  emblem: z.enum(EMBLEMS, 'INVALID'),
  turnover: figure,
  deposits: figure,
  keepTurnover: figure,
  keepDeposits: figure,
  levelUp: figure,
  birthday: figure,
  weekly: figure,
  monthly: figure,
  cashbackRate: percentRate(WHOLE_RATE),
  cashbackMost: figure,
  dailyCount: z.int('INVALID').min(1, 'INVALID').max(1_000, 'INVALID').nullable(),
  dailyAmount: figure.transform((value): Amount | null => (value === 0n ? null : value)),
  hostName: z.string('INVALID').trim().max(MAX_HOST_NAME, 'TEXT_TOO_LONG'),
  hostContact: z
    .string('INVALID')
    .trim()
    .max(MAX_HOST_CONTACT, 'TEXT_TOO_LONG')
    .regex(/^(|https:\/\/\S+|mailto:\S+@\S+)$/, 'HOST_CONTACT'),
});

/** A ladder as an operator makes it: the ranks from the lowest; a rank's level is its place. */
export const ladderInput = z
  .object({
    version: z.int('INVALID').min(0, 'INVALID'),
    grace: z.int('INVALID').min(0, 'INVALID').max(12, 'INVALID'),
    cashbackPeriod: z.enum(CASHBACK_PERIODS, 'INVALID'),
    wagering: wageringMultiple,
    claimDays: z.int('INVALID').min(1, 'INVALID').max(365, 'INVALID'),
    ranks: z.array(rankInput).max(MAX_RANKS, 'INVALID'),
  })
  .superRefine(({ ranks }, context) => {
    ranks.forEach((rank, index) => {
      const below = ranks[index - 1];
      if (!below) return;
      for (const field of ['turnover', 'deposits'] as const)
        if (rank[field] < below[field])
          context.addIssue({ code: 'custom', path: ['ranks', index, field], message: 'BELOW_RANK_BEFORE' });
      if (rank.turnover === below.turnover && rank.deposits === below.deposits)
        context.addIssue({
          code: 'custom',
          path: ['ranks', index, 'turnover'],
          message: 'SAME_AS_RANK_BEFORE',
        });
    });
  });
export type LadderInput = z.output<typeof ladderInput>;
