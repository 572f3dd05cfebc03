import { z } from 'zod';
import { paymentPassword } from '@/lib/cashier/fields';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { parseAmount } from '@/lib/money/amount';
import { requestId } from '@/lib/money/schema';
import {
  CALENDAR_DAYS,
  MAX_DAY_SPINS,
  MAX_PAGE_SIZE,
  MAX_POINTS_AT_ONCE,
  MAX_TIERS,
  MAX_TURNOVER_RULES,
  PAGE_SIZE,
} from './constants';
import type { RuleKey } from './types';

const MOST = BigInt(MAX_POINTS_AT_ONCE) * 10_000n;

/** A decimal string above zero. */
const positive = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .refine((text) => parseAmount(text) !== undefined, 'AMOUNT_FORMAT')
  .refine((text) => (parseAmount(text) ?? 1n) > 0n, 'AMOUNT_POSITIVE')
  .refine((text) => (parseAmount(text) ?? 0n) <= MOST, 'INVALID')
  .meta({ examples: ['1'] });
/** The same, or zero. */
const atLeastZero = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .refine((text) => (parseAmount(text) ?? -1n) >= 0n, 'AMOUNT_FORMAT')
  .refine((text) => (parseAmount(text) ?? 0n) <= MOST, 'INVALID')
  .meta({ examples: ['0'] });
const orEmpty = z.union([z.literal(''), positive]);

const turnover = z
  .object({
    scope: z.enum(['all', 'category', 'vendor', 'game'], 'INVALID'),
    code: z.string('INVALID').trim().max(32, 'INVALID'),
    groupId: z.string('INVALID').regex(/^([1-9]\d{0,17})?$/, 'INVALID'),
    points: atLeastZero,
    per: positive,
  })
  .superRefine(({ scope, code }, context) => {
    const isRight =
      scope === 'all'
        ? code === ''
        : scope === 'category'
          ? (GAME_TYPES as readonly string[]).includes(code)
          : scope === 'vendor'
            ? /^[A-Z0-9_]{2,16}$/.test(code)
            : /^[1-9]\d{0,17}$/.test(code);
    if (!isRight)
      context.addIssue({ code: 'custom', path: ['code'], message: code === '' ? 'REQUIRED' : 'INVALID' });
  });

export const RULE_SCHEMAS = {
  earning: z.object({
    turnover: z.array(turnover).max(MAX_TURNOVER_RULES, 'INVALID'),
    deposit: z
      .object({ points: orEmpty, per: orEmpty, most: orEmpty })
      .refine(({ points, per }) => points === '' || per !== '', { path: ['per'], message: 'REQUIRED' }),
    registration: orEmpty,
  }),
  ratio: z.object({
    tiers: z
      .array(z.object({ from: positive, points: positive, amount: positive }))
      .max(MAX_TIERS, 'INVALID')
      .refine((tiers) => new Set(tiers.map(({ from }) => parseAmount(from))).size === tiers.length, {
        path: [0, 'from'],
        message: 'INVALID',
      }),
  }),
  checkIn: z.object({
    days: z
      .array(
        z.object({
          points: atLeastZero,
          spins: z.int('INVALID').min(0, 'INVALID').max(MAX_DAY_SPINS, 'INVALID'),
        }),
      )
      .max(CALENDAR_DAYS, 'INVALID'),
  }),
  wheel: z.object({ turnover: orEmpty, deposit: orEmpty }),
} as const satisfies Record<RuleKey, z.ZodType>;

/** POST /wps/points/convert. */
export const convertInput = z.object({
  points: z
    .string('AMOUNT_FORMAT')
    .trim()
    .regex(/^[1-9]\d{0,9}$/, 'POINTS_WHOLE')
    .meta({ examples: ['500'] }),
  paymentPassword,
  requestId,
});

/** A page of a list by cursor; `size` entries. */
export const cursorInput = z.object({
  cursor: z.string().max(500).optional(),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
