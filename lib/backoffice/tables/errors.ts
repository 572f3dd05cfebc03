import { AppError } from '@/lib/platform/errors';

/** The operator has as many saved filters of this table as there may be. */
export const tooManyFilters = (maximum: number) =>
  new AppError('TOO_MANY_FILTERS', 409, { values: { maximum } });
