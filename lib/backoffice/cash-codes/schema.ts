import { z } from 'zod';
import { MAX_CODES, MAX_NOTE } from '@/lib/cashier/codes/constants';
import { rowId } from '@/lib/cashier/fields';
import { idInput, reason } from '../schema';

/** What an operator fills in; lib/backoffice/cash-codes/print.ts checks it again. */
export const printInput = z.object({
  channelId: rowId.transform(String),
  currency: z
    .string('REQUIRED')
    .regex(/^[A-Z]{3}$/, 'INVALID')
    .meta({ examples: ['THB'] }),
  amount: z
    .string('AMOUNT_FORMAT')
    .max(24, 'AMOUNT_FORMAT')
    .meta({ examples: ['500'] }),
  count: z.int('CODE_COUNT').min(1, 'CODE_COUNT').max(MAX_CODES, 'CODE_COUNT'),
  expiresAt: z.iso.datetime({ error: 'CODE_EXPIRY' }).meta({ examples: ['2031-01-31T12:00:00Z'] }),
  note: z.string('INVALID').trim().max(MAX_NOTE, 'INVALID').default(''),
  requestId: z
    .string('REQUIRED')
    .regex(/^[A-Za-z0-9_-]{8,64}$/, 'REQUEST_ID_FORMAT')
    .meta({ examples: ['4f1c2a90-1'] }),
  reason,
});
export const voidInput = z.object({ ...idInput.shape, reason });
