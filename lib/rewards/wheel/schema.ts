import { z } from 'zod';
import { rowId } from '@/lib/cashier/fields';
import { textInput } from '@/lib/content/schema';
import { parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { requestId } from '@/lib/money/schema';
import { isClientSeed } from '@/lib/platform/fairness/stream';
import { MAX_SECTORS, MAX_WEIGHT, MIN_SECTORS } from './constants';

/** POST /wps/points/wheel/spin. */
export const spinInput = z.object({
  commitment: z
    .string('REQUIRED')
    .regex(/^[0-9a-f]{64}$/, 'INVALID')
    .meta({ examples: ['a'.repeat(64)] }),
  clientSeed: z
    .string('REQUIRED')
    .max(64, 'INVALID')
    .refine((text) => isClientSeed(text), 'INVALID')
    .meta({ examples: ['9f2c'] }),
  requestId,
});

export const spinsInput = z.object({ before: rowId.optional() });

const decimal = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .transform((text, context): Amount => {
    const value = text === '' ? ZERO : parseAmount(text);
    if (value !== undefined && value >= 0n) return value;
    context.addIssue({ code: 'custom', message: 'AMOUNT_FORMAT' });
    return z.NEVER;
  })
  .meta({ examples: ['10'] });

const sector = z
  .object({
    title: textInput(40),
    weight: z.int('INVALID').min(1, 'INVALID').max(MAX_WEIGHT, 'INVALID'),
    prize: z.enum(['none', 'points', 'money', 'good'], 'INVALID'),
    amount: decimal,
    goodId: rowId.nullable(),
    stock: z.int('INVALID').min(0, 'INVALID').max(1_000_000_000, 'INVALID').nullable(),
  })
  .superRefine(({ prize, amount, goodId }, context) => {
    if ((prize === 'points' || prize === 'money') && amount === 0n)
      context.addIssue({ code: 'custom', path: ['amount'], message: 'AMOUNT_POSITIVE' });
    if (prize === 'good' && goodId === null)
      context.addIssue({ code: 'custom', path: ['goodId'], message: 'REQUIRED' });
  })
  .transform((given) => ({
    ...given,
    amount: given.prize === 'points' || given.prize === 'money' ? given.amount : ZERO,
    goodId: given.prize === 'good' ? given.goodId : null,
  }));

/** A wheel as an operator makes it. */
export const wheelInput = z.object({
  open: z.boolean('INVALID'),
  consolation: decimal,
  sectors: z.array(sector).min(MIN_SECTORS, 'INVALID').max(MAX_SECTORS, 'INVALID'),
});
