import { AppError } from '@/lib/platform/errors';

/** The operator's other exports must be finished first. */
export const tooManyExports = (maximum: number) =>
  new AppError('TOO_MANY_EXPORTS', 409, { values: { maximum } });

/** The file is not there: the export is not finished, has failed, or its file was deleted after a day. */
export const fileGone = () => new AppError('EXPORT_GONE', 404);

export const tooManySchedules = (maximum: number) =>
  new AppError('TOO_MANY_SCHEDULES', 409, { values: { maximum } });
