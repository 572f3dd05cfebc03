import { AppError, badInput, notFound } from '@/lib/platform/errors';

/** The field of a form that a refusal of a change concerns. */
const FIELD_OF: Readonly<Record<string, string>> = {
  LINE_UPLINE: 'upline',
  LINE_CURRENCY: 'upline',
  LINE_CYCLE: 'upline',
  LINE_NEEDS_UPLINE: 'upline',
  LINE_TYPE: 'type',
};

/** The error of a change that the database refuses: INVALID_INPUT on its field, else the code with 409, or NOT_FOUND. */
export function lineRefused(code: string): AppError {
  if (code === 'NOT_FOUND') return notFound();
  const field = FIELD_OF[code];
  return field ? badInput({ [field]: { code } }) : new AppError(code, 409);
}

export const lineChangeScheduled = () => new AppError('LINE_CHANGE_SCHEDULED', 409);
export const lineChangeDecided = () => new AppError('LINE_CHANGE_DECIDED', 409);
export const momentPassed = () => badInput({ at: { code: 'LINE_MOMENT' } });
