import { AppError } from '@/lib/platform/errors';
import { SMS_WAIT_SECONDS } from './constants';

/** The errors of SMS-5, on the form's field of the code. */
const onField = (code: string, field: string) => new AppError(code, 400, { fields: { [field]: { code } } });

export const codeRequired = (field: string) => onField('CODE_REQUIRED', field);
export const codeWrong = (field: string) => onField('CODE_WRONG', field);
/** The code has expired, was used, or had five wrong tries: send another. */
export const codeExpired = (field: string) => onField('CODE_EXPIRED', field);

/** Too many requests from one browser or address: try again after five minutes. */
export const smsTooMany = () =>
  new AppError('SMS_TOO_MANY', 429, { extras: { retryAfter: SMS_WAIT_SECONDS } });
/** The daily limit of this number or the hourly limit of the site is reached: contact customer service. */
export const smsQuota = () => new AppError('SMS_QUOTA', 429);
/** The site has switched this off: contact customer service. */
export const smsNotAllowed = () => new AppError('SMS_NOT_ALLOWED', 403);
