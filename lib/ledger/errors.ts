import { AppError } from '@/lib/platform/errors';
import { SQLSTATE } from './constants';

export const insufficientFunds = (cause?: unknown) => new AppError('INSUFFICIENT_FUNDS', 409, { cause });
export const idempotencyConflict = (cause?: unknown) => new AppError('IDEMPOTENCY_CONFLICT', 409, { cause });
export const notReversible = (cause?: unknown) => new AppError('NOT_REVERSIBLE', 409, { cause });

const UNIQUE_VIOLATION = '23505';

interface DatabaseFault {
  code?: string;
  constraint?: string;
}

/** What a refused posting is to a person; anything else (a fault of ours) comes back as it is. */
export function ledgerError(error: unknown): unknown {
  const { code, constraint } = (error ?? {}) as DatabaseFault;
  if (code === SQLSTATE.insufficientFunds) return insufficientFunds(error);
  if (code === SQLSTATE.keyReused) return idempotencyConflict(error);
  if (code === SQLSTATE.notReversible) return notReversible(error);
  if (code === UNIQUE_VIOLATION && constraint === 'transaction_reversed_once') return notReversible(error);
  return error;
}

/** The same for the SQLSTATE of one item of `ledger.post_many`. */
export function failureOf(sqlstate: string): unknown {
  const fault = Object.assign(new Error(`a posting was refused with ${sqlstate}`), { code: sqlstate });
  return ledgerError(fault);
}

/** Whether the same call may simply be sent again: 40001 (two sessions at one new key) and 40P01 (deadlock). */
export function isRetryable(error: unknown): boolean {
  const { code } = (error ?? {}) as DatabaseFault;
  return code === '40001' || code === '40P01';
}
