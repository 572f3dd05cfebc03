import { z } from 'zod';
import { positiveAmount, requestId } from '@/lib/money/schema';
import { day } from '@/lib/platform/day';
import { cursorInput, pageRequestInput } from '@/lib/platform/page-schema';
import { readAccountNumber } from './account-numbers';
import { MAX_PAGE_SIZE, PAGE_SIZE } from './constants';
import { paymentPassword, rowId } from './fields';
import { payeeForm } from './payees/form';
import { RECORD_KINDS } from './records/kinds';

export const paging = pageRequestInput({ maximum: MAX_PAGE_SIZE, standard: PAGE_SIZE });

const channel = z.string('REQUIRED').regex(/^[a-z][a-z0-9-]{1,31}$/, 'INVALID');
export const paymentChannelsInput = z.object({ kind: z.enum(['deposit', 'withdraw']) });
export const pageInput = z.object(paging);
export const idInput = z.object({ id: rowId });

export const depositInput = z.object({ channel, amount: positiveAmount, requestId });

export const redeemInput = z.object({
  channel,
  code: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(40, 'CODE_INVALID')
    .meta({ examples: ['7KQ2-9XPM-C4HT-W8RB'] }),
  requestId,
});

export const withdrawalInput = z.object({
  channel,
  amount: positiveAmount,
  payeeId: rowId.optional(),
  paymentPassword,
  requestId,
});

export const confirmInput = z.object({
  id: rowId,
  outcome: z.enum(['received', 'partial', 'notReceived']),
  receivedAmount: positiveAmount.optional(),
});

/** A payee; its number is stored in capitals without spaces and dashes. */
export const payeeInput = payeeForm.extend({
  number: payeeForm.shape.number.transform((text, context) => {
    const { number, problem } = readAccountNumber(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
    return number ?? z.NEVER;
  }),
});

export const receiptImageIdInput = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{32}$/, 'INVALID') });

/** Both days are included. The defaults are in lib/platform/period.ts. */
export const accountRecordsInput = z.object({
  from: day.optional(),
  to: day.optional(),
  kind: z.enum(RECORD_KINDS).optional(),
  ...paging,
  ...cursorInput,
});
