import { z } from 'zod';

/** What the back office's forms and routes take; codes are those of messages/<locale>/errors*.json. */

export const loginInput = z.object({
  account: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(64, 'INVALID'),
  password: z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'INVALID'),
});

/** A row's id in an address. */
const id = z
  .string('REQUIRED')
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .transform(BigInt);

const text = (most: number, tooLong: string) =>
  z.string('REQUIRED').trim().min(1, 'REQUIRED').max(most, tooLong);

/** The longest reason and payment reference, as the columns of lib/cashier have them. */
export const MOST_REASON = 200;
export const MOST_REFERENCE = 100;

export const idInput = z.object({ id });
export const rejectInput = z.object({ id, reason: text(MOST_REASON, 'REASON_TOO_LONG') });
export const payInput = z.object({ id, reference: text(MOST_REFERENCE, 'REFERENCE_TOO_LONG') });
export const resolveInput = z.object({ id, resolution: z.enum(['force', 'refund'], 'INVALID') });
const status = z.enum(['active', 'disabled'], 'INVALID');
export const memberStatusInput = rejectInput.extend({ status });
export const memberStatusOutput = z.object({ status });
/** A one-time password that was just given out: shown once. */
export const givenPasswordOutput = z.object({
  account: z.string(),
  password: z.string(),
  endsAt: z.string(),
});

export const proofInput = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{32}$/, 'INVALID') });

/** What a decision answers: the state it led to. */
export const decisionOutput = z.object({ id: z.string(), status: z.string() });

export const payeeOutput = z.object({ bank: z.string(), holder: z.string(), number: z.string() });

export const verificationOutput = z.object({ passed: z.boolean(), checks: z.number(), wrong: z.number() });
