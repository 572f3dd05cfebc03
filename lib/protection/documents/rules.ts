import type { MemberDocument } from '../types';

/** Whether a document proves the identity on a day (YYYY-MM-DD): approved, and not expired. */
export const isValid = (document: Pick<MemberDocument, 'status' | 'validUntil'>, day: string): boolean =>
  document.status === 'approved' && (document.validUntil === null || document.validUntil >= day);

export interface Requirement {
  firstWithdrawal: boolean;
  /** In 1/10,000; null: no such threshold. */
  depositsAbove: bigint | null;
}

/** Whether a withdrawal needs an approved document. `withdrawals`: those before this one that were not rejected or cancelled. */
export const isRequired = (
  { firstWithdrawal, depositsAbove }: Requirement,
  { deposits, withdrawals }: { deposits: bigint; withdrawals: number },
): boolean => (firstWithdrawal && withdrawals === 0) || (depositsAbove !== null && deposits > depositsAbove);
