import { AppError } from '@/lib/platform/errors';

/** A trial account where a real one is needed (ROLE-4). */
export const needTrueAccount = () => new AppError('NEED_TRUE_ACCOUNT', 403);
/** 'Non-agents cannot log in' (ROLE-6). */
export const notAgent = () => new AppError('NON_AGENT_ACCOUNT', 403);
/** 'Non-member account unable to login' (ROLE-6). */
export const notMember = () => new AppError('NON_MEMBER_ACCOUNT', 403);
/** The same error for an unknown name and a wrong password (X6). */
export const invalidCredentials = (extras?: Record<string, unknown>) =>
  new AppError('INVALID_CREDENTIALS', 401, extras ? { extras } : {});
export const accountDisabled = () => new AppError('ACCOUNT_DISABLED', 403);
/** A one-time or expired password must be changed before anything else (LOGIN-7). */
export const passwordDue = () => new AppError('PASSWORD_EXPIRED', 403);
/** A one-time password that has expired or was used by another browser. Only a person who knows it gets this error. */
export const oneTimePasswordGone = () => new AppError('ONE_TIME_PASSWORD_GONE', 403);
/** A blocked account and a trial account have no password to reset. */
export const noPasswordToReset = () => new AppError('NO_PASSWORD_TO_RESET', 409);
/** A member without a password must have logged in recently. */
export const freshLoginRequired = () => new AppError('LOGIN_AGAIN', 403);
export const usernameTaken = () =>
  new AppError('USERNAME_TAKEN', 409, { fields: { username: { code: 'USERNAME_TAKEN' } } });
/** Another member has verified this number or address. Only a person who has just verified it too gets this error. */
export const contactTaken = (kind: 'mobile' | 'email') =>
  kind === 'mobile'
    ? new AppError('MOBILE_TAKEN', 409, { fields: { mobileNum: { code: 'MOBILE_TAKEN' } } })
    : new AppError('EMAIL_TAKEN', 409, { fields: { email: { code: 'EMAIL_TAKEN' } } });
/** An affiliate code that no agent has: the form shows invitation_code_error and stops (REG-9). */
export const affiliateCodeUnknown = () =>
  new AppError('AFFILIATE_CODE', 400, { fields: { affiliateCode: { code: 'AFFILIATE_CODE' } } });
