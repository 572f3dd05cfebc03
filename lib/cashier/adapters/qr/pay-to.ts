import { z } from 'zod';

/** A QR code with the amount and the reference of the deposit. */
export const qrPayTo = z.object({
  kind: z.literal('qr'),
  /** The profile: promptpay, vietqr, qris, pix or duitnow. */
  profile: z.string(),
  payee: z.string(),
  /** The text of the code (EMVCo merchant-presented). */
  payload: z.string(),
});
