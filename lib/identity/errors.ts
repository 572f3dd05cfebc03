import { AppError } from '@/lib/platform/errors';

/** A trial account where a real one is needed (product.md §6, in_need_true_account). */
export const needTrueAccount = () => new AppError('NEED_TRUE_ACCOUNT', 403);
/** 'Non-agents cannot log in' (product.md §6). */
export const notAgent = () => new AppError('NON_AGENT_ACCOUNT', 403);
/** 'Non-member account unable to login' (product.md §6). */
export const notMember = () => new AppError('NON_MEMBER_ACCOUNT', 403);
/** One answer for an unknown name and for a wrong password (trust.md X6). */
export const invalidCredentials = (extras?: Record<string, unknown>) =>
  new AppError('INVALID_CREDENTIALS', 401, extras ? { extras } : {});
export const accountDisabled = () => new AppError('ACCOUNT_DISABLED', 403);
/** A one-time or expired password must be changed before anything else (product.md §4). */
export const passwordDue = () => new AppError('PASSWORD_EXPIRED', 403);
/** A one-time password that has run out, or that another browser has used: said to who knows it. */
export const oneTimePasswordGone = () => new AppError('ONE_TIME_PASSWORD_GONE', 403);
/** A closed account and a trial one have no password that could be given out. */
export const noPasswordThere = () => new AppError('NO_PASSWORD_TO_RESET', 409);
/** Who has no password proves themself by a fresh login. */
export const loginAgain = () => new AppError('LOGIN_AGAIN', 403);
export const usernameTaken = () =>
  new AppError('USERNAME_TAKEN', 409, { fields: { username: { code: 'USERNAME_TAKEN' } } });
/** Somebody else has proven that the number or address is theirs; said only to who has just proven it too. */
export const contactTaken = (kind: 'mobile' | 'email') =>
  kind === 'mobile'
    ? new AppError('MOBILE_TAKEN', 409, { fields: { mobileNum: { code: 'MOBILE_TAKEN' } } })
    : new AppError('EMAIL_TAKEN', 409, { fields: { email: { code: 'EMAIL_TAKEN' } } });
/** An affiliate code that no agent has: the form says invitation_code_error and stops (product.md §8). */
export const affiliateCodeWrong = () =>
  new AppError('AFFILIATE_CODE', 400, { fields: { affiliateCode: { code: 'AFFILIATE_CODE' } } });
