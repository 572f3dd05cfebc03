import { z } from 'zod';

/** What a provider has prepared for the member. */
export const providerPayTo = z.object({
  kind: z.literal('provider'),
  /** A page of the provider's. */
  url: z.string().nullable(),
  /** The text of a QR code. */
  qr: z.string().nullable(),
  /** What the QR code says, to be typed: an address of a coin or an account. */
  address: z.string().nullable(),
  /** The amount in the other money, and its name, for example 0.00042 and BTC. */
  otherAmount: z.string().nullable(),
  otherName: z.string().nullable(),
  /** What one unit of the other money is worth in the deposit's currency, until `expiresAt`. */
  rate: z.string().nullable(),
  expiresAt: z.string().nullable(),
});
