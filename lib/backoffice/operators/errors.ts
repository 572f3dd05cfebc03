import { AppError, badInput } from '@/lib/platform/errors';

/** The operator must set up a second factor before anything else. */
export const factorDue = () => new AppError('SECOND_FACTOR_DUE', 403);
/** Only an owner may do this, or to an owner. */
export const ownerOnly = () => new AppError('OWNER_ONLY', 403);
/** Operators do not change their own roles, status or second factor here. */
export const ownAccount = () => new AppError('OWN_ACCOUNT', 403);
/** Operators who are no owner do not change a role that they have. */
export const ownRole = () => new AppError('OWN_ROLE', 403);
/** Nobody gives or manages a permission that they do not have. */
export const notYourPermission = (permissions: readonly string[]) =>
  new AppError('NOT_YOUR_PERMISSION', 403, { values: { permissions: permissions.join(', ') } });
/** The site would have no active owner. */
export const lastOwner = () => new AppError('LAST_OWNER', 409);
/** A shipped role cannot be deleted, and `owner` cannot be changed. */
export const shippedRole = () => new AppError('SHIPPED_ROLE', 409);
/** Operators still have the role. */
export const roleInUse = (operators: number) => new AppError('ROLE_IN_USE', 409, { values: { operators } });
export const roleNameTaken = () => badInput({ name: { code: 'ROLE_NAME_TAKEN' } });
/** Another operator has changed the role since the form was opened. */
export const roleChanged = () => new AppError('ROLE_CHANGED', 409);
export const operatorTaken = () => badInput({ account: { code: 'OPERATOR_TAKEN' } });
/** The link was used, has expired or was replaced. */
export const activationGone = () => new AppError('ACTIVATION_GONE', 410);
/** The status does not allow this: the operator is already blocked, or not active. */
export const operatorState = () => new AppError('OPERATOR_STATE', 409);
/** The second step of a login has expired, was used, or had five wrong answers. */
export const challengeGone = () => new AppError('CHALLENGE_GONE', 410);
