import { z } from 'zod';
import { assertBatch, createBatch } from '@/lib/cashier/codes/commands';
import { MAX_CODES, MAX_NOTE } from '@/lib/cashier/codes/constants';
import { formatDecimal, parseAmount, type Amount } from '@/lib/money/amount';
import { amountText } from '@/lib/money/schema';
import { ADJUSTMENT_THRESHOLD } from '../approvals/thresholds';
import type { ApprovalAction } from '../approvals/types';
import { MAX_REASON_LENGTH } from '../schema';

const payload = z.object({
  channelId: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'REQUIRED'),
  currency: z.string('REQUIRED').regex(/^[A-Z]{3}$/, 'INVALID'),
  /** The value of each code: a positive decimal string. */
  amount: amountText.refine((text) => (parseAmount(text) ?? 1n) > 0n, 'AMOUNT_POSITIVE'),
  count: z.int('CODE_COUNT').min(1, 'CODE_COUNT').max(MAX_CODES, 'CODE_COUNT'),
  expiresAt: z.iso.datetime({ error: 'CODE_EXPIRY' }),
  note: z
    .string('INVALID')
    .max(MAX_NOTE, 'INVALID')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'INVALID'),
  /** What the operator has printed in the last day: a decimal string. It counts too, so that nobody stays below the threshold by many batches. */
  printed: z
    .string('INVALID')
    .max(24, 'INVALID')
    .refine((text) => parseAmount(text) !== undefined, 'INVALID'),
  requestId: z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{8,64}$/, 'REQUEST_ID_FORMAT'),
  reason: z.string('REQUIRED').min(1, 'REQUIRED').max(MAX_REASON_LENGTH, 'REASON_TOO_LONG'),
});
export type PrintPayload = z.output<typeof payload>;

const totalOf = ({ amount, count }: PrintPayload): bigint => parseAmount(amount)! * BigInt(count);
const batchOf = ({ channelId, currency, amount, count, expiresAt, note, requestId }: PrintPayload) => ({
  channelId: BigInt(channelId),
  currency,
  amount: parseAmount(amount)!,
  count,
  expiresAt: new Date(expiresAt),
  note,
  requestId,
});

/** Prints a batch of cash codes. Printed codes are money, so that the threshold of adjustments holds for their sum. Its outcome is the batch. */
export const printCodesAction: ApprovalAction<PrintPayload, { channel: string }, bigint> = {
  name: 'codes.print',
  permission: 'cashier.adjust',
  payload,
  rule: {
    kind: 'above',
    threshold: ADJUSTMENT_THRESHOLD,
    amount: (given) => (totalOf(given) + parseAmount(given.printed)!) as Amount,
  },
  subject: ({ requestId }) => `codes:${requestId}`,
  async load(db, given) {
    return { channel: await assertBatch(db, batchOf(given)) };
  },
  describe(given, { channel }) {
    const { amount, currency, count, expiresAt, note } = given;
    const money = (value: bigint) => ({ amount: formatDecimal(value), currency });
    return {
      before: { channel, codes: 0, total: money(0n) },
      after: {
        channel,
        codes: count,
        value: { amount, currency },
        total: money(totalOf(given)),
        expiresAt,
        note,
      },
    };
  },
  perform: (tx, actor, given) => createBatch(tx, batchOf(given), actor.operator.id),
};
