import { z } from 'zod';
import { positiveAmount, requestId } from '@/lib/money/schema';
import { pageRequestInput } from '@/lib/platform/page-schema';

/** A wallet: empty is the main one, otherwise a vendor's code. */
const wallet = z
  .string('REQUIRED')
  .regex(/^(?:[A-Z0-9_]{2,20})?$/, 'INVALID')
  .meta({ examples: ['ACME'] });

/** `from` or `to` is the main wallet. Without an amount everything comes home that a vendor's wallet has. */
export const walletTransferInput = z
  .object({
    from: wallet,
    to: wallet.meta({ examples: [''] }),
    amount: positiveAmount.optional(),
    requestId,
  })
  .superRefine(({ from, to, amount }, context) => {
    if ((from === '') === (to === ''))
      context.addIssue({ code: 'custom', path: ['to'], message: 'WALLET_PAIR' });
    else if (from === '' && amount === undefined)
      context.addIssue({ code: 'custom', path: ['amount'], message: 'WALLET_EMPTY' });
  });

export const recallInput = z.object({ requestId });
export const vendorWalletInput = z.object({ vendor: wallet.min(2, 'INVALID') });
export const walletTransfersInput = z.object(pageRequestInput({ maximum: 50, standard: 20 }));
