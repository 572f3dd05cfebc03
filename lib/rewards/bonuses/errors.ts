import { formatDecimal, type Amount } from '@/lib/money/amount';
import { AppError, badInput } from '@/lib/platform/errors';
import type { ConditionName } from './types';

export const codeUnknown = () => badInput({ code: { code: 'BONUS_CODE_UNKNOWN' } });
export const codeTaken = () => badInput({ code: { code: 'BONUS_CODE_TAKEN' } });
/** The bonus has given something: what it is for, and in what, stays. */
export const bonusFixed = (field: 'trigger' | 'rule.period' | 'rule.payout') =>
  badInput({ [field]: { code: 'BONUS_FIXED' } });
/** More than the new budget was given already; `given` in 1/10,000. */
export const budgetBelowGiven = (given: Amount) =>
  badInput({ budget: { code: 'BONUS_BUDGET_GIVEN', values: { given: formatDecimal(given) } } });
/** The bonus was given more often than the new limit. */
export const countBelowGiven = (given: number) =>
  badInput({ mostGrants: { code: 'BONUS_COUNT_GIVEN', values: { given } } });
/** The member does not meet a condition of the bonus. Which one is named by its text. */
export const bonusRefused = (condition: ConditionName) =>
  new AppError('BONUS_REFUSED', 409, { values: { condition }, extras: { condition } });
