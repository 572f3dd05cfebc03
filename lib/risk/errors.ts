import { AppError, badInput } from '@/lib/platform/errors';

/** Another operator has changed the rule since it was opened. */
export const ruleChanged = () => new AppError('RISK_RULE_CHANGED', 409);
/** Another operator has decided on the flag, or the flag does not have the status that this step needs. */
export const flagDecided = () => new AppError('RISK_FLAG_DECIDED', 409);
export const caseClosed = () => new AppError('RISK_CASE_CLOSED', 409);
export const caseOpen = () => new AppError('RISK_CASE_OPEN', 409);
/** Flags hold these withdrawals. */
export const withdrawalHeld = (ids: readonly bigint[]) =>
  new AppError('WITHDRAWAL_HELD', 409, {
    values: { ids: ids.map((id) => `#${id}`).join(', ') },
    extras: { withdrawals: ids.map(String) },
  });
export const thresholdOutside = (key: string, minimum: number, maximum: number) =>
  badInput({ [`thresholds.${key}`]: { code: 'THRESHOLD_OUTSIDE', values: { minimum, maximum } } });
export const mostBelowMembers = () => badInput({ 'thresholds.most': { code: 'MOST_BELOW_MEMBERS' } });
export const unknownMember = () => badInput({ member: { code: 'MEMBER_UNKNOWN' } });
export const unknownOperator = () => badInput({ operatorId: { code: 'INVALID' } });
export const unknownFlags = () => badInput({ flags: { code: 'INVALID' } });
export const caseTooLarge = (maximum: number) =>
  badInput({ flags: { code: 'CASE_TOO_LARGE', values: { maximum } } });
