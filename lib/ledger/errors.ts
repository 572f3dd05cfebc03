import { AppError } from '@/lib/platform/errors';
import { SQLSTATE } from './constants';

export const insufficientFunds = (cause?: unknown) => new AppError('INSUFFICIENT_FUNDS', 409, { cause });
export const idempotencyConflict = (cause?: unknown) => new AppError('IDEMPOTENCY_CONFLICT', 409, { cause });
export const notReversible = (cause?: unknown) => new AppError('NOT_REVERSIBLE', 409, { cause });

const UNIQUE_VIOLATION = '23505';

interface DatabaseError {
  code?: string;
  constraint?: string;
}

/** Turns the database's error for a refused posting into an AppError. Returns any other error unchanged. */
export function toLedgerError(error: unknown): unknown {
  const { code, constraint } = (error ?? {}) as DatabaseError;
  if (code === SQLSTATE.insufficientFunds) return insufficientFunds(error);
  if (code === SQLSTATE.keyReused) return idempotencyConflict(error);
  if (code === SQLSTATE.notReversible) return notReversible(error);
  if (code === UNIQUE_VIOLATION && constraint === 'transaction_reversed_once') return notReversible(error);
  return error;
}

/** The error for the SQLSTATE that `ledger.post_batch` returned for one posting. */
export function errorOfSqlState(sqlstate: string): unknown {
  const error = Object.assign(new Error(`a posting was refused with ${sqlstate}`), { code: sqlstate });
  return toLedgerError(error);
}

/** Whether the same call can be repeated: 40001 (two sessions wrote the same new key) and 40P01 (deadlock). */
export function isRetryable(error: unknown): boolean {
  const { code } = (error ?? {}) as DatabaseError;
  return code === '40001' || code === '40P01';
}
