import { z } from 'zod';
import { textInput } from '@/lib/content/schema';
import { rowId } from '@/lib/cashier/fields';
import { parseAmount, type Amount } from '@/lib/money/amount';
import { GOOD_KINDS, MAX_PIECES, MAX_POINTS, MAX_SUMMARY, MAX_TITLE } from './constants';

const pieces = z.int('INVALID').min(0).max(MAX_PIECES);

/** An amount of money in the site's currency as a decimal string; zero is allowed. */
const atLeastZero = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .transform((text, context): Amount => {
    const value = parseAmount(text);
    if (value !== undefined && value >= 0n) return value;
    context.addIssue({ code: 'custom', message: 'AMOUNT_FORMAT' });
    return z.NEVER;
  })
  .meta({ examples: ['0'] });

/** The input of a good. Codes are those of messages/<locale>/errors*.json. */
export const goodContentShape = {
  picture: z
    .string('REQUIRED')
    .max(48, 'INVALID')
    .regex(/^[a-z]+\.[a-z]+$/, 'INVALID'),
  title: textInput(MAX_TITLE),
  summary: textInput(MAX_SUMMARY),
  points: z.int('INVALID').min(1).max(MAX_POINTS),
  quantity: pieces,
  position: z.int('INVALID').min(0, 'INVALID').max(30_000, 'INVALID'),
  kind: z.enum(GOOD_KINDS, 'INVALID').default('goods'),
  price: atLeastZero.default(0n as Amount),
  worth: atLeastZero.default(0n as Amount),
  perMember: z.int('INVALID').min(1, 'INVALID').max(MAX_PIECES, 'INVALID').nullable().default(null),
  groupId: rowId.nullable().default(null),
};

/** Money goods pay something, the others nothing. */
export function checkGoodWorth({ kind, worth }: { kind: string; worth: bigint }, ctx: z.RefinementCtx): void {
  if (kind === 'money' && worth === 0n)
    ctx.addIssue({ code: 'custom', path: ['worth'], message: 'AMOUNT_POSITIVE' });
}
