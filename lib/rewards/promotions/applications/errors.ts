import { AppError, badInput } from '@/lib/platform/errors';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { MAX_PICTURES } from './constants';

export const alreadyApplied = () => new AppError('APPLICATION_MADE', 409);
export const applicationDecided = () => new AppError('APPLICATION_DECIDED', 409);
export const remarkMissing = () => badInput({ remark: { code: 'REQUIRED' } });
export const picturesMissing = (least: number) =>
  badInput({ images: { code: 'PICTURES_MISSING', values: { least } } });
export const tooManyPictures = () =>
  badInput({ images: { code: 'TOO_MANY_PICTURES', values: { maximum: MAX_PICTURES } } });
export const awardOutside = (least: Amount, most: Amount) =>
  badInput({
    amount: { code: 'AWARD_OUTSIDE', values: { least: formatDecimal(least), most: formatDecimal(most) } },
  });
