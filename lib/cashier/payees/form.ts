import { z } from 'zod';
import { paymentPassword, textLine } from '../fields';

/**
 * A payee as the form checks it: an IBAN or a local number of letters, digits, dashes and spaces. The server also checks an
 * IBAN's length and check digits (lib/cashier/schema.ts); the form does without, to keep its list of countries off the page.
 */
export const payeeForm = z.object({
  bank: textLine(2, 60),
  holder: textLine(2, 100),
  number: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(60, 'ACCOUNT_NUMBER_FORMAT')
    .regex(/^(?:[\s-]*[A-Za-z0-9]){4,34}[\s-]*$/, 'ACCOUNT_NUMBER_FORMAT'),
  paymentPassword,
});
