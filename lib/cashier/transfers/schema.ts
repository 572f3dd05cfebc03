import { z } from 'zod';
import { positiveAmount, requestId } from '@/lib/money/schema';
import { paymentPassword } from '../fields';

export const uplineTransferInput = z.object({ amount: positiveAmount, paymentPassword, requestId });

export const downlineTransferInput = uplineTransferInput.extend({
  /** The account name of a member below. */
  to: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(64, 'NOT_IN_LINE'),
});
