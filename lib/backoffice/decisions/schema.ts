import { z } from 'zod';
import { MAX_BULK } from '@/lib/cashier/constants';
import { rowId } from '@/lib/cashier/fields';
import { positiveAmount } from '@/lib/money/schema';
import { decisionInput, MAX_REASON_LENGTH, MAX_REFERENCE_LENGTH, rowResultOutput } from '../schema';

const optionalText = (maximum: number, tooLong: string) =>
  z
    .string('INVALID')
    .trim()
    .max(maximum, tooLong)
    .optional()
    .transform((text) => text || undefined);

/** The amount that has arrived, with a reason if it is not the requested one, and the bank's own reference of it. */
export const approveDepositInput = decisionInput.extend({
  amount: positiveAmount.optional(),
  reason: optionalText(MAX_REASON_LENGTH, 'REASON_TOO_LONG'),
  bankReference: optionalText(MAX_REFERENCE_LENGTH, 'REFERENCE_TOO_LONG'),
});

const DEPOSIT_ACTIONS = ['approve', 'reject', 'claim', 'release'] as const;
const WITHDRAWAL_ACTIONS = [...DEPOSIT_ACTIONS, 'cancel'] as const;

const bulkInput = <Action extends string>(actions: readonly Action[]) =>
  z
    .object({
      action: z.enum(actions, 'INVALID'),
      ids: z.array(rowId).min(1, 'REQUIRED').max(MAX_BULK, 'TOO_MANY_REQUESTS_CHOSEN'),
      /** Required to reject and to cancel. */
      reason: optionalText(MAX_REASON_LENGTH, 'REASON_TOO_LONG'),
      despiteClaim: z.boolean('INVALID').default(false),
    })
    .superRefine(({ action, reason }, context) => {
      if ((action === 'reject' || action === 'cancel') && !reason)
        context.addIssue({ code: 'custom', path: ['reason'], message: 'REQUIRED' });
    });

export const depositBulkInput = bulkInput(DEPOSIT_ACTIONS);
export const withdrawalBulkInput = bulkInput(WITHDRAWAL_ACTIONS);
export type BulkInput = z.output<typeof withdrawalBulkInput>;

export const bulkOutput = z.object({ results: z.array(rowResultOutput) });

export const claimOutput = z.object({ until: z.string() });

/** The newest request that the page knows. */
export const queueNewsInput = z.object({
  kind: z.enum(['deposit', 'withdraw'], 'INVALID'),
  since: z
    .string('REQUIRED')
    .regex(/^\d{1,18}$/, 'INVALID')
    .transform(BigInt),
});
export const queueNewsOutput = z.object({ waiting: z.number(), fresh: z.number(), newest: z.string() });
