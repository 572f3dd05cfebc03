import { z } from 'zod';
import { OPERATOR_ACCOUNT } from '../operators/constants';
import { positiveAmount } from '@/lib/money/schema';

const line = (most: number) =>
  z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(most, 'TEXT_TOO_LONG')
    .regex(/^[^\p{Cc}]*$/u, 'INVALID');

/** The first operator. The token comes from the console of `npm start`. */
export const ownerInput = z.object({
  token: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(200, 'INVALID'),
  account: z
    .string('REQUIRED')
    .trim()
    .toLowerCase()
    .min(1, 'REQUIRED')
    .regex(OPERATOR_ACCOUNT, 'OPERATOR_ACCOUNT'),
  name: line(60),
  password: z.string('REQUIRED').min(12, 'OPERATOR_PASSWORD').max(200, 'INVALID'),
  confirmPassword: z.string('REQUIRED'),
});

export type OwnerInput = z.output<typeof ownerInput>;

/** The bank account that members transfer to. Letters as well, because an IBAN has them. */
export const bankInput = z.object({
  bank: line(60),
  holder: line(100),
  number: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]{3,41}$/, 'BANK_NUMBER'),
  minimum: positiveAmount,
  maximum: positiveAmount,
});

export const gamesOutput = z.object({ added: z.number() });
export const textsOutput = z.object({ installed: z.boolean() });
