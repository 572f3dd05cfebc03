import { z } from 'zod';
import { positiveAmount } from '@/lib/money/schema';
import {
  COOL_OFFS,
  DOCUMENT_KINDS,
  LIMIT_KINDS,
  PERIODS,
  RANGES,
  REALITY_MINUTES,
  SELF_EXCLUSIONS,
} from './constants';
import type { LimitRequest } from './types';

export const limitPlace = z.object({
  kind: z.enum(LIMIT_KINDS, 'INVALID').meta({ examples: ['deposit'] }),
  period: z.enum(PERIODS, 'INVALID').meta({ examples: ['day'] }),
});

/** Money as a decimal string, or whole minutes if the kind is `time`; null for no limit. */
const amount = z
  .string('AMOUNT_FORMAT')
  .max(24, 'AMOUNT_FORMAT')
  .nullable()
  .meta({ examples: ['500.00'] });

const MINUTES = /^[1-9]\d{0,4}$/;

/** A limit that is asked for. */
export const limitInput = limitPlace.extend({ amount }).transform((given, context): LimitRequest => {
  const { kind, period } = given;
  if (given.amount === null) return { kind, period, amount: null };
  if (kind === 'time') {
    const minutes = MINUTES.test(given.amount) ? Number(given.amount) : 0;
    if (minutes > 0 && minutes <= 43_200) return { kind, period, amount: BigInt(minutes) };
    context.addIssue({ code: 'custom', path: ['amount'], message: 'LIMIT_MINUTES' });
    return z.NEVER;
  }
  const parsed = positiveAmount.safeParse(given.amount);
  if (parsed.success) return { kind, period, amount: parsed.data };
  context.addIssue({ code: 'custom', path: ['amount'], message: parsed.error.issues[0]!.message });
  return z.NEVER;
});

/** The limits of the site: each kind and period at most once. */
export const defaultLimitsInput = z.object({
  limits: z
    .array(limitInput)
    .max(LIMIT_KINDS.length * PERIODS.length, 'INVALID')
    .refine(
      (limits) => new Set(limits.map(({ kind, period }) => `${kind} ${period}`)).size === limits.length,
      'INVALID',
    )
    .transform((limits) =>
      limits.flatMap(({ kind, period, amount }) => (amount === null ? [] : [{ kind, period, amount }])),
    ),
});

export const exclusionInput = z.object({
  period: z.enum([...COOL_OFFS, ...SELF_EXCLUSIONS], 'INVALID').meta({ examples: ['7d'] }),
  password: z
    .string('REQUIRED')
    .max(256, 'PASSWORD_WRONG')
    .default('')
    .meta({ examples: ['a bowl of noodles'] }),
});

export const realityInput = z.object({
  minutes: z
    .int('INVALID')
    .min(REALITY_MINUTES.least, 'REALITY_MINUTES')
    .max(REALITY_MINUTES.most, 'REALITY_MINUTES')
    .meta({ examples: [30] }),
});

export const figuresInput = z.object({ range: z.enum(RANGES, 'INVALID').default('month') });

export const documentInput = z.object({
  kind: z.enum(DOCUMENT_KINDS, 'INVALID').meta({ examples: ['identity'] }),
});

export const documentId = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/, 'INVALID')
    .transform(BigInt),
});
