import { z } from 'zod';
import { parseAmount } from '@/lib/money/amount';
import { REAL_CURRENCIES } from '@/lib/money/currency';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { day } from '@/lib/platform/day';
import {
  type AGE_FIELDS,
  KINDS,
  MAX_CONDITIONS,
  MAX_COUNT,
  MAX_DAYS,
  MAX_NAME,
  MAX_VALUES,
  STATUSES,
} from './constants';

const choice = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.object({
    field: z.literal(field),
    values: z.array(value, 'REQUIRED').min(1, 'REQUIRED').max(MAX_VALUES, 'INVALID'),
    /** Members with none of these values, also those whose value is not known. */
    not: z.boolean('INVALID').default(false),
  });

/** A limit that is not set is left out. */
const limits = <Limit extends z.ZodType>(limit: Limit) => ({
  atLeast: limit.optional(),
  atMost: limit.optional(),
});

interface Limits {
  atLeast?: string | number | undefined;
  atMost?: string | number | undefined;
}

const hasLimit = ({ atLeast, atMost }: Limits) => atLeast !== undefined || atMost !== undefined;
const noLimit = { path: ['atLeast'], message: 'SEGMENT_LIMIT' };
const isOrdered = ({ atLeast, atMost }: Limits) =>
  atLeast === undefined || atMost === undefined || asNumber(atLeast) <= asNumber(atMost);
const notOrdered = { path: ['atMost'], message: 'SEGMENT_ORDER' };
/** Comparable for amounts and whole numbers alike. */
const asNumber = (limit: string | number): bigint =>
  typeof limit === 'number' ? BigInt(limit) : (parseAmount(limit) ?? 0n);

const days = z.int('INVALID').min(0, 'INVALID').max(MAX_DAYS, 'INVALID');
const count = z.int('INVALID').min(0, 'INVALID').max(MAX_COUNT, 'INVALID');
/** A decimal string, in the member's own currency. */
const decimal = z
  .string('AMOUNT_FORMAT')
  .trim()
  .refine((text) => (parseAmount(text) ?? -1n) >= 0n, 'AMOUNT_FORMAT')
  .meta({ examples: ['1000'] });

/** A decimal string that may be negative: what the house has won from a member, or lost to them. */
const signedDecimal = z
  .string('AMOUNT_FORMAT')
  .trim()
  .refine((text) => parseAmount(text) !== undefined, 'AMOUNT_FORMAT')
  .meta({ examples: ['-1000'] });

/** Without a period, the figure is that of all time. */
const period = z
  .union([
    z.object({ days: z.int('INVALID').min(1, 'INVALID').max(MAX_DAYS, 'INVALID') }),
    z
      .object({ from: day, until: day })
      .refine(({ from, until }) => from <= until, { path: ['until'], message: 'SEGMENT_ORDER' }),
  ])
  .nullable()
  .default(null);

const figure = <Field extends string, Limit extends z.ZodType>(field: Field, limit: Limit) =>
  z
    .object({ field: z.literal(field), period, ...limits(limit) })
    .refine((value) => hasLimit(value as Limits), noLimit)
    .refine((value) => isOrdered(value as Limits), notOrdered);

const age = (field: (typeof AGE_FIELDS)[number]) =>
  z
    .object({
      field: z.literal(field),
      ...limits(days),
      /** Whether members who have never logged in are included. */
      never: z.boolean('INVALID').default(false),
    })
    .refine((value) => hasLimit(value) || value.never, noLimit)
    .refine(isOrdered, notOrdered);

const condition = z.discriminatedUnion(
  'field',
  [
    choice('status', z.enum(STATUSES, 'INVALID')),
    choice('kind', z.enum(KINDS, 'INVALID')),
    /** Ids of member groups. */
    choice('group', z.string('INVALID').regex(/^[1-9]\d{0,17}$/, 'INVALID')),
    choice('country', z.string('INVALID').regex(/^[A-Z]{2}$/, 'INVALID')),
    choice('language', z.enum(LOCALE_CODES, 'INVALID')),
    choice('currency', z.enum(REAL_CURRENCIES, 'INVALID')),
    z
      .object({ field: z.literal('registered'), from: day.optional(), until: day.optional() })
      .refine(({ from, until }) => from !== undefined || until !== undefined, {
        path: ['from'],
        message: 'SEGMENT_LIMIT',
      })
      .refine(({ from, until }) => !from || !until || from <= until, {
        path: ['until'],
        message: 'SEGMENT_ORDER',
      }),
    age('registeredAgo'),
    age('lastLoginAgo'),
    figure('depositSum', decimal),
    figure('depositCount', count),
    figure('withdrawalSum', decimal),
    figure('withdrawalCount', count),
    figure('stakes', decimal),
    figure('validBets', decimal),
    figure('payouts', decimal),
    figure('grossRevenue', signedDecimal),
    figure('rounds', count),
    z
      .object({ field: z.literal('balance'), ...limits(decimal) })
      .refine(hasLimit, noLimit)
      .refine(isOrdered, notOrdered),
  ],
  'INVALID',
);

/** A segment's rule. Without conditions it describes every member but trial players. */
export const segmentRule = z
  .object({
    match: z.enum(['all', 'any'], 'INVALID').default('all'),
    conditions: z.array(condition, 'INVALID').max(MAX_CONDITIONS, 'INVALID').default([]),
  })
  .meta({ examples: [{ match: 'all', conditions: [{ field: 'depositCount', period: null, atLeast: 1 }] }] });

export const segmentName = z
  .string('REQUIRED')
  .trim()
  .min(1, 'REQUIRED')
  .max(MAX_NAME, 'TEXT_TOO_LONG')
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'INVALID');

export const newSegmentInput = z.object({ name: segmentName, rule: segmentRule });

export const segmentInput = z.object({
  id: z
    .string('REQUIRED')
    .regex(/^[1-9]\d{0,17}$/, 'INVALID')
    .transform(BigInt),
  ...newSegmentInput.shape,
  version: z.int('INVALID').min(1, 'INVALID'),
});

export const savedSegmentOutput = z.object({ id: z.string(), version: z.number() });

export const segmentPreviewInput = z.object({ rule: segmentRule });
/** How many members a rule describes, and the newest of them. */
export const segmentPreviewOutput = z.object({
  count: z.number(),
  sample: z.array(z.object({ id: z.string(), account: z.string() })),
});
