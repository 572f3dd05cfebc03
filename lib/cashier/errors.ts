import { AppError, badInput } from '@/lib/platform/errors';
import { formatDecimal } from '@/lib/money/amount';

/** The request was decided already, or its status does not allow this step. */
export const alreadyDecided = () => new AppError('ALREADY_DECIDED', 409);
/** Dual approval: the same operator cannot take both steps (docs/trust.md M8). */
export const ownApproval = () => new AppError('OWN_APPROVAL', 403);
export const tooManyOpen = (maximum: number) => new AppError('TOO_MANY_OPEN', 409, { values: { maximum } });
export const tooManyPayees = (maximum: number) =>
  new AppError('TOO_MANY_PAYEES', 409, { values: { maximum } });
export const paymentChannelClosed = () => badInput({ channel: { code: 'CHANNEL_CLOSED' } });
export const unknownPayee = () => badInput({ payeeId: { code: 'PAYEE_UNKNOWN' } });
export const belowMinimum = (minimum: bigint, currency: string) =>
  badInput({ amount: { code: 'TOO_SMALL', values: { minimum: formatDecimal(minimum) }, currency } });
export const aboveMaximum = (maximum: bigint, currency: string) =>
  badInput({ amount: { code: 'TOO_BIG', values: { maximum: formatDecimal(maximum) }, currency } });
export const notLessThanAmount = (all: bigint, currency: string) =>
  badInput({ receivedAmount: { code: 'LESS_THAN_ALL', values: { amount: formatDecimal(all) }, currency } });
