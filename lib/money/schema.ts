import { z } from 'zod';
import { parseAmount, type Amount } from './amount';

/**
 * A positive amount on the wire: a decimal string such as "100" or "12.50". JSON numbers are rejected, because a float
 * cannot represent 0.1 exactly. Codes: AMOUNT_FORMAT, AMOUNT_POSITIVE.
 */
export const positiveAmount = z
  .string('AMOUNT_FORMAT')
  .max(24, 'AMOUNT_FORMAT')
  .transform((text, context): Amount => {
    const parsed = parseAmount(text);
    if (parsed === undefined) context.addIssue({ code: 'custom', message: 'AMOUNT_FORMAT' });
    else if (parsed <= 0n) context.addIssue({ code: 'custom', message: 'AMOUNT_POSITIVE' });
    else return parsed;
    return z.NEVER;
  });

/** The same checked for its form alone and left as a text, for values that are stored as they are. Code: AMOUNT_FORMAT. */
export const amountText = z
  .string('AMOUNT_FORMAT')
  .max(24, 'AMOUNT_FORMAT')
  .refine((text) => parseAmount(text) !== undefined, 'AMOUNT_FORMAT');

/** The client's idempotency key of a money call: 8 to 64 characters, for example a UUID. */
export const requestId = z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{8,64}$/, 'REQUEST_ID_FORMAT');
