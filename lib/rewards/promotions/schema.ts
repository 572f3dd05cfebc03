import { z } from 'zod';
import { rowId } from '@/lib/cashier/fields';
import { parseAmount } from '@/lib/money/amount';
import {
  FREQUENCIES,
  MAX_COUNT,
  MAX_EXPIRY_DAYS,
  MAX_MULTIPLE,
  MAX_PAYOUT,
  PAYOUT_KINDS,
  OFFERED_MODES,
} from './constants';

/** The promotion in an address. */
export const promotionInput = z.object({ id: rowId });

/** A decimal string above zero, or ''. */
const amountOrEmpty = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .refine((text) => text === '' || parseAmount(text) !== undefined, 'AMOUNT_FORMAT')
  .refine((text) => text === '' || (parseAmount(text) ?? 1n) > 0n, 'AMOUNT_POSITIVE')
  .refine((text) => (parseAmount(text) ?? 0n) <= MAX_PAYOUT, 'INVALID')
  .meta({ examples: ['100', ''] });

const wholeOrEmpty = z
  .string('INVALID')
  .trim()
  .regex(/^([1-9]\d{0,7})?$/, 'INVALID')
  .refine((text) => Number(text) <= MAX_COUNT, 'INVALID')
  .meta({ examples: ['500', ''] });

const multiple = z
  .string('INVALID')
  .trim()
  .regex(/^\d{1,3}(\.\d{1,4})?$/, 'INVALID')
  .refine((text) => Number(text) <= MAX_MULTIPLE, 'INVALID')
  .meta({ examples: ['0', '5'] });

export const ruleFields = {
  groupId: z.string('INVALID').regex(/^([1-9]\d{0,17})?$/, 'INVALID'),
  newDays: z.int('INVALID').min(0, 'INVALID').max(3650, 'INVALID'),
  goal: z.object({ deposit: amountOrEmpty, turnover: amountOrEmpty }),
  payout: z.object({
    kind: z.enum(PAYOUT_KINDS, 'INVALID'),
    amount: amountOrEmpty,
    multiple,
    days: z.int('INVALID').min(0, 'INVALID').max(MAX_EXPIRY_DAYS, 'INVALID'),
  }),
  frequency: z.enum(FREQUENCIES, 'INVALID'),
  mostRewards: wholeOrEmpty,
  budget: amountOrEmpty,
};

export const promotionRule = z.object(ruleFields);
const mode = z.enum(OFFERED_MODES, 'INVALID');

/** Mode and rule of a promotion from an operator, with the rules over several fields. */
export const modeFields = { mode, rule: promotionRule };

export function checkRule(
  { mode: chosen, rule }: z.output<z.ZodObject<typeof modeFields>>,
  context: z.RefinementCtx,
): void {
  const wrong = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: ['rule', ...path], message });
  // Whoever joins has one goal, from the moment of joining on.
  if (chosen === 'join' && rule.frequency !== 'once') wrong(['frequency'], 'INVALID');
}
