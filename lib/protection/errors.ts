import { formatDecimal } from '@/lib/money/amount';
import { AppError, badInput } from '@/lib/platform/errors';
import type { LimitPeriod } from './types';

/** The member has taken a cool-off or excluded themselves; `until` is when it ends, null if that is not known. */
export const memberExcluded = (until: Date | null) =>
  new AppError('MEMBER_EXCLUDED', 403, { extras: { until: until?.toISOString() ?? null } });
/** The deposit would exceed a limit; `left` is what is left of it. */
export const depositLimitReached = (period: LimitPeriod, left: bigint, currency: string) =>
  badInput({
    amount: {
      code: `DEPOSIT_LIMIT_${period.toUpperCase()}`,
      values: { left: formatDecimal(left > 0n ? left : 0n) },
      currency,
    },
  });
export const noSuchLimit = () => new AppError('NO_SUCH_LIMIT', 404);
/** A new exclusion must end later than the one that is in force. */
export const exclusionNotLonger = () => new AppError('EXCLUSION_NOT_LONGER', 409);
/** The period of the self-exclusion is not over, or it is for good. */
export const readmissionTooEarly = () => new AppError('READMISSION_TOO_EARLY', 409);
export const exclusionOver = () => new AppError('EXCLUSION_OVER', 409);
export const realityTooLong = (most: number) =>
  badInput({ minutes: { code: 'REALITY_TOO_LONG', values: { most } } });
/** A document of this kind is being checked already. */
export const documentPending = () => new AppError('DOCUMENT_PENDING', 409);
export const documentDecided = () => new AppError('DOCUMENT_DECIDED', 409);
/** Documents must be approved before a withdrawal. */
export const documentsRequired = () => new AppError('DOCUMENTS_REQUIRED', 403);
export const tooManyDocuments = () => new AppError('TOO_MANY_DOCUMENTS', 429);
