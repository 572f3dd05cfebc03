import { formatDecimal } from '@/lib/money/amount';
import { AppError, badInput } from '@/lib/platform/errors';

/** The adjustment of this request id is posted. */
export const adjustedBefore = () => new AppError('ADJUSTED_BEFORE', 409);
/** A debit above the balance; `missing` is the amount that the balance lacks. */
export const adjustmentFunds = (missing: bigint, currency: string) =>
  new AppError('ADJUSTMENT_FUNDS', 409, { values: { missing: formatDecimal(missing), currency } });
/** The member is a trial player. Play money cannot be adjusted. */
export const adjustmentTrial = () => new AppError('ADJUSTMENT_TRIAL', 409);
/** A member cannot be a duplicate of themselves. */
export const ownDuplicate = () => badInput({ other: { code: 'OWN_DUPLICATE' } });
/** The two members are already marked as duplicates. */
export const duplicateKnown = () => badInput({ other: { code: 'DUPLICATE_KNOWN' } });
/** No member has this number or account name. */
export const otherUnknown = () => badInput({ other: { code: 'MEMBER_UNKNOWN' } });
export const uplineUnknown = () => badInput({ upline: { code: 'MEMBER_UNKNOWN' } });
/** A tag of this name exists. */
export const tagTaken = () => badInput({ name: { code: 'TAG_NAME_TAKEN' } });
export const tooManyTags = (maximum: number) => new AppError('TOO_MANY_TAGS', 409, { values: { maximum } });
