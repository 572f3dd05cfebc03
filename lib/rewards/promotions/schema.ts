import { z } from 'zod';
import { rowId } from '@/lib/cashier/fields';
import { parseAmount } from '@/lib/money/amount';
import { MAX_PRIZES, MAX_TICKETS, MAX_WINNERS } from './raffles/constants';
import { MAX_PICTURES, MAX_REMARK } from './applications/constants';
import {
  FREQUENCIES,
  MAX_COUNT,
  MAX_EXPIRY_DAYS,
  MAX_PAYOUT,
  PAYOUT_KINDS,
  PROMOTION_MODES,
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

/** Bonus money is given by bonuses; a promotion pays the main balance. */
const multiple = z.literal('0', 'INVALID');

/** POST /wps/promotions/{id}/apply; the pictures come as files named `images`. */
export const applyInput = promotionInput.extend({
  remark: z
    .string('REQUIRED')
    .trim()
    .refine((text) => [...text].length <= MAX_REMARK, 'TEXT_TOO_LONG')
    .default('')
    .meta({ examples: ['Round 4711, four of a kind'] }),
  // Files of a multipart body are not fields; a field `images` (base64 in JSON, text) is rejected.
  images: z.undefined('FILES_ONLY').optional(),
});

const raffle = z.object({
  closesAt: z.union([z.literal(''), z.iso.datetime('DATE_FORMAT')]),
  joining: z.int('INVALID').min(0, 'INVALID').max(MAX_TICKETS, 'INVALID'),
  perDeposit: amountOrEmpty,
  perTurnover: amountOrEmpty,
  most: z.int('INVALID').min(1, 'INVALID').max(MAX_TICKETS, 'INVALID'),
  prizes: z
    .array(
      z.object({
        kind: z.enum(['money', 'points'], 'INVALID'),
        amount: amountOrEmpty.refine((text) => text !== '', 'REQUIRED'),
        count: z.int('INVALID').min(1, 'INVALID').max(MAX_WINNERS, 'INVALID'),
      }),
    )
    .max(MAX_PRIZES, 'INVALID'),
});

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
  application: z.object({
    needsRemark: z.boolean('INVALID'),
    pictures: z.int('INVALID').min(0, 'INVALID').max(MAX_PICTURES, 'INVALID'),
    least: amountOrEmpty,
    most: amountOrEmpty,
  }),
  raffle: raffle.default({
    closesAt: '',
    joining: 1,
    perDeposit: '',
    perTurnover: '',
    most: 100,
    prizes: [],
  }),
  bonusId: z
    .string('INVALID')
    .regex(/^([1-9]\d{0,17})?$/, 'INVALID')
    .default(''),
  mostRewards: wholeOrEmpty,
  budget: amountOrEmpty,
};

export const promotionRule = z.object(ruleFields);
const mode = z.enum(PROMOTION_MODES, 'INVALID');

/** Mode and rule of a promotion from an operator, with the rules over several fields. */
export const modeFields = { mode, rule: promotionRule };

export function checkRule(
  { mode: chosen, rule }: z.output<z.ZodObject<typeof modeFields>>,
  context: z.RefinementCtx,
): void {
  const wrong = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: ['rule', ...path], message });
  if (chosen === 'claim' && rule.payout.kind === 'none') wrong(['payout', 'kind'], 'REQUIRED');
  if (rule.payout.kind !== 'none' && rule.payout.amount === '' && (chosen === 'join' || chosen === 'claim'))
    wrong(['payout', 'amount'], 'REQUIRED');
  if (chosen === 'apply' && rule.application.least === '') wrong(['application', 'least'], 'REQUIRED');
  if (chosen === 'apply' && rule.application.most === '') wrong(['application', 'most'], 'REQUIRED');
  if (
    chosen === 'apply' &&
    (parseAmount(rule.application.most) ?? 0n) < (parseAmount(rule.application.least) ?? 0n)
  )
    wrong(['application', 'most'], 'INVALID');
  if (chosen === 'bonus' && rule.bonusId === '') wrong(['bonusId'], 'REQUIRED');
  if (chosen === 'raffle') {
    const { closesAt, prizes, joining, perDeposit, perTurnover } = rule.raffle;
    if (closesAt === '') wrong(['raffle', 'closesAt'], 'REQUIRED');
    if (prizes.length === 0) wrong(['raffle', 'prizes'], 'REQUIRED');
    if (prizes.reduce((sum, { count }) => sum + count, 0) > MAX_WINNERS)
      wrong(['raffle', 'prizes'], 'INVALID');
    if (joining === 0 && perDeposit === '' && perTurnover === '') wrong(['raffle', 'joining'], 'REQUIRED');
  }
  // A member who joins has one goal, from the moment of joining on.
  if (chosen === 'join' && rule.frequency !== 'once') wrong(['frequency'], 'INVALID');
}
