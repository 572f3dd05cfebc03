import { z } from 'zod';

/** A row's id on the wire: digits that fit a bigint. */
export const rowId = z
  .union([z.string(), z.number().int().positive()], 'REQUIRED')
  .transform(String)
  .pipe(z.string().regex(/^[1-9]\d{0,17}$/, 'INVALID'))
  .transform(BigInt);

export const paymentPassword = z.string('REQUIRED').min(1, 'REQUIRED').max(64, 'INVALID');
/** One line of text without control characters. */
export const textLine = (minimum: number, maximum: number) =>
  z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .min(minimum, { error: 'INVALID' })
    .max(maximum, { error: 'INVALID' })
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'INVALID');
