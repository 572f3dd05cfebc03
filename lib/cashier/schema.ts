import { z } from 'zod';
import { positiveAmount, requestId } from '@/lib/money/schema';
import { day } from '@/lib/platform/day';
import { pageRequestInput } from '@/lib/platform/page-schema';
import { MAX_PAGE_SIZE, PAGE_SIZE } from './constants';
import { RECORD_KINDS } from './records/kinds';

/** A row's id on the wire: digits that fit a bigint. */
export const rowId = z
  .union([z.string(), z.number().int().positive()], 'REQUIRED')
  .transform(String)
  .pipe(z.string().regex(/^[1-9]\d{0,17}$/, 'INVALID'))
  .transform(BigInt);

export const paging = pageRequestInput({ maximum: MAX_PAGE_SIZE, standard: PAGE_SIZE });

const channel = z.string('REQUIRED').regex(/^[a-z][a-z0-9-]{1,31}$/, 'INVALID');
const paymentPassword = z.string('REQUIRED').min(1, 'REQUIRED').max(64, 'INVALID');
const textLine = (minimum: number, maximum: number) =>
  z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .min(minimum, { error: 'INVALID' })
    .max(maximum, { error: 'INVALID' })
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'INVALID');

export const paymentChannelsInput = z.object({ kind: z.enum(['deposit', 'withdraw']) });
export const pageInput = z.object(paging);
export const idInput = z.object({ id: rowId });

export const depositInput = z.object({ channel, amount: positiveAmount, requestId });

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

export const payeeInput = z.object({
  bank: textLine(2, 60),
  holder: textLine(2, 100),
  /** Spaces and hyphens are removed. */
  number: z
    .string('REQUIRED')
    .max(60, 'ACCOUNT_NUMBER_FORMAT')
    .transform((text) => text.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6,24}$/, 'ACCOUNT_NUMBER_FORMAT')),
  paymentPassword,
});

export const receiptImageIdInput = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{32}$/, 'INVALID') });

export const noticesReadInput = z.object({ ids: z.array(rowId).max(100).optional() });

/** Both days are included. The defaults are in lib/platform/period.ts. */
export const accountRecordsInput = z.object({
  from: day.optional(),
  to: day.optional(),
  kind: z.enum(RECORD_KINDS).optional(),
  ...paging,
});
