import { AppError } from '@/lib/platform/errors';
import { SMS_WAIT_SECONDS } from './constants';

/** The catalogue of product.md §8, on the field that the form calls the code. */
const onField = (code: string, field: string) => new AppError(code, 400, { fields: { [field]: { code } } });

export const codeRequired = (field: string) => onField('CODE_REQUIRED', field);
export const codeWrong = (field: string) => onField('CODE_WRONG', field);
/** The code has run out, was used, or was guessed at five times: send another. */
export const codeExpired = (field: string) => onField('CODE_EXPIRED', field);

/** Too many requests from one browser or address: retry after five minutes. */
export const smsTooMany = () =>
  new AppError('SMS_TOO_MANY', 429, { extras: { retryAfter: SMS_WAIT_SECONDS } });
/** The day's codes for this number, or the site's for this hour, are used up: contact customer service. */
export const smsQuota = () => new AppError('SMS_QUOTA', 429);
/** The site does not do this: contact customer service. */
export const smsNotAllowed = () => new AppError('SMS_NOT_ALLOWED', 403);
