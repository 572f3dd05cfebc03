import { z } from 'zod';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { requestId } from '@/lib/money/schema';
import { day } from '@/lib/platform/day';
import { wageringMultiple } from '../centre/schema';
import { percentRate } from '../vip/schema';
import { MAX_PAGE_SIZE, MAX_RATES, MOST_RATE, PAGE_SIZE, PAYS, SCOPES } from './constants';

/** POST /wps/rebate/claim. */
export const claimInput = z.object({ requestId });

/** GET /wps/rebate/claims. */
export const claimsInput = z.object({
  cursor: z.string().max(500).optional(),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});

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
  .meta({ examples: ['1'] });

const rateInput = z
  .object({
    scope: z.enum(SCOPES, 'INVALID'),
    code: z.string('INVALID').trim().max(32, 'INVALID'),
    level: z.int('INVALID').min(0, 'INVALID').max(20, 'INVALID'),
    rate: percentRate(MOST_RATE),
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

/** A plan as an operator makes it. */
export const planInput = z.object({
  validFrom: day,
  pay: z.enum(PAYS, 'INVALID'),
  minimum: figure,
  maximum: figure,
  wagering: wageringMultiple,
  rates: z
    .array(rateInput)
    .max(MAX_RATES, 'INVALID')
    .superRefine((rates, context) => {
      const seen = new Set<string>();
      rates.forEach(({ scope, code, level }, index) => {
        const key = `${scope}:${code}:${level}`;
        if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, 'code'], message: 'RATE_TWICE' });
        seen.add(key);
      });
    }),
});
export type PlanInput = z.output<typeof planInput>;
