import { AppError, badInput } from '@/lib/platform/errors';

export const pointsTrial = () => new AppError('POINTS_TRIAL', 409);
export const pointsAdjustedBefore = () => new AppError('POINTS_ADJUSTED_BEFORE', 409);
export const accountUnknown = () => badInput({ account: { code: 'ACCOUNT_UNKNOWN' } });
export const importLine = (line: number) =>
  badInput({ lines: { code: 'POINTS_IMPORT_LINE', values: { line } } });
