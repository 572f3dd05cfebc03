import { AppError, badInput } from '@/lib/platform/errors';

/** A request for the same thing waits already. */
export const approvalPending = () => new AppError('APPROVAL_PENDING', 409);
export const approvalExpired = () => new AppError('APPROVAL_EXPIRED', 409);
/** The operator who requested it is blocked, or has lost the permission. */
export const requesterGone = () => new AppError('REQUESTER_GONE', 409);
/** What the request would change has changed since, or its payload is no longer valid. */
export const approvalOutdated = (cause?: unknown) => new AppError('APPROVAL_OUTDATED', 409, { cause });
export const thresholdInvalid = () => badInput({ value: { code: 'THRESHOLD' } });
export const thresholdUnchanged = () => badInput({ value: { code: 'THRESHOLD_SAME' } });
