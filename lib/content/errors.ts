import { AppError, badInput } from '@/lib/platform/errors';
import type { Difference, ItemData } from './history/types';

/** What another operator has changed meanwhile: a member of the failed envelope. */
export interface MeanwhileChange {
  /** The current version. */
  version: number;
  /** The name of who saved it; null for the site itself. */
  by: string | null;
  /** ISO 8601. */
  at: string;
  /** The item at the version that the refused change was made from, and as it is now. */
  before: ItemData;
  data: ItemData;
  differences: Difference[];
}

/** Another operator has saved the row since it was opened. */
export const changedMeanwhile = (change?: MeanwhileChange) =>
  new AppError('CHANGED_MEANWHILE', 409, change ? { extras: { change } } : {});
/** Another row of this kind has this slug. */
export const slugTaken = () => badInput({ slug: { code: 'SLUG_TAKEN' } });
