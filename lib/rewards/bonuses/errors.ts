import { AppError, badInput } from '@/lib/platform/errors';
import type { ConditionName } from './types';

export const codeUnknown = () => badInput({ code: { code: 'BONUS_CODE_UNKNOWN' } });
export const codeTaken = () => badInput({ code: { code: 'BONUS_CODE_TAKEN' } });
/** The member does not meet a condition of the bonus. Which one is named by its text. */
export const bonusRefused = (condition: ConditionName) =>
  new AppError('BONUS_REFUSED', 409, { values: { condition }, extras: { condition } });
