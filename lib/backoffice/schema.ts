import { z } from 'zod';

/** Inputs and outputs of the back office's calls; error codes are those of messages/<locale>/errors*.json. */

export const loginInput = z.object({
  account: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(64, 'INVALID'),
  password: z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'INVALID'),
});

/** The id of a row, in an address. */
export const id = z
  .string('REQUIRED')
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .transform(BigInt);

const text = (most: number, tooLong: string) =>
  z.string('REQUIRED').trim().min(1, 'REQUIRED').max(most, tooLong);

/** Maximum lengths of a reason and of a payment reference, equal to the columns of lib/cashier. */
export const MAX_REASON_LENGTH = 200;
export const MAX_REFERENCE_LENGTH = 100;

export const reason = text(MAX_REASON_LENGTH, 'REASON_TOO_LONG');

export const idInput = z.object({ id });
/** A decision on a request; `despiteClaim` takes it although another operator has claimed the request. */
export const decisionInput = idInput.extend({ despiteClaim: z.boolean('INVALID').default(false) });
export const rejectRequestInput = decisionInput.extend({ reason });
export const rejectInput = z.object({ id, reason });
export const payInput = decisionInput.extend({ reference: text(MAX_REFERENCE_LENGTH, 'REFERENCE_TOO_LONG') });
export const resolveInput = decisionInput.extend({ resolution: z.enum(['force', 'refund'], 'INVALID') });
const status = z.enum(['active', 'disabled'], 'INVALID');
export const memberStatusInput = rejectInput.extend({ status });
export const memberStatusOutput = z.object({ status });
/** A new one-time password, shown once. */
export const oneTimePasswordOutput = z.object({
  account: z.string(),
  password: z.string(),
  endsAt: z.string(),
});

export const proofInput = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{32}$/, 'INVALID') });

/** The output of a decision: the new status. */
export const decisionOutput = z.object({ id: z.string(), status: z.string() });

export const payeeOutput = z.object({ bank: z.string(), holder: z.string(), number: z.string() });

export const verificationOutput = z.object({ passed: z.boolean(), checks: z.number(), wrong: z.number() });

/** What became of one row of a call that handles several: its new status, or an error. */
export const rowResultOutput = z.object({
  id: z.string(),
  status: z.string().nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});
