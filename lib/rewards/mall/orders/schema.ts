import { z } from 'zod';
import { paymentPassword, rowId } from '@/lib/cashier/fields';
import { requestId } from '@/lib/money/schema';
import { pageRequestInput } from '@/lib/platform/page-schema';
import { addressInput } from '../addresses/schema';
import { MAX_QUANTITY } from '../constants';

/** POST /wps/points/redeem. */
export const redeemInput = z.object({
  goodId: rowId,
  quantity: z.int('INVALID').min(1, 'INVALID').max(MAX_QUANTITY, 'INVALID').default(1),
  paymentPassword,
  requestId,
  /** For goods that are sent. */
  address: addressInput.optional(),
});

export const ordersInput = z.object(pageRequestInput({ maximum: 50, standard: 10 }));
export const orderAddressInput = addressInput.extend({ id: rowId });
