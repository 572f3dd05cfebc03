import { AppError, badInput } from '@/lib/platform/errors';
import { formatDecimal } from '@/lib/money/amount';

/** The request was decided already, or its status does not allow this step. */
export const alreadyDecided = () => new AppError('ALREADY_DECIDED', 409);
/** Dual approval: the same operator cannot take both steps (docs/trust.md M8). */
export const ownApproval = () => new AppError('OWN_APPROVAL', 403);
/** Another operator works at the request; the call can be sent again with `despiteClaim`. */
export const claimedByOther = () => new AppError('CLAIMED_BY_OTHER', 409, { extras: { claimed: true } });
/** The second approval names another amount than the first, without a reason for it. */
export const otherAmountChecked = () => new AppError('OTHER_AMOUNT_CHECKED', 409);
/** The withdrawal is in a payment file that a bank may already have. */
export const inPaymentFile = () => new AppError('IN_PAYMENT_FILE', 409);
export const groupInUse = () => new AppError('GROUP_IN_USE', 409);
export const tooManyOpen = (maximum: number) => new AppError('TOO_MANY_OPEN', 409, { values: { maximum } });
export const tooManyPayees = (maximum: number) =>
  new AppError('TOO_MANY_PAYEES', 409, { values: { maximum } });
export const paymentChannelClosed = () => badInput({ channel: { code: 'CHANNEL_CLOSED' } });
export const outsideHours = () => badInput({ channel: { code: 'CHANNEL_OUTSIDE_HOURS' } });
/** No receiving account takes the amount today. */
export const accountsFull = () => badInput({ amount: { code: 'ACCOUNTS_FULL' } });
export const unknownPayee = () => badInput({ payeeId: { code: 'PAYEE_UNKNOWN' } });
export const belowMinimum = (minimum: bigint, currency: string) =>
  badInput({ amount: { code: 'TOO_SMALL', values: { minimum: formatDecimal(minimum) }, currency } });
export const aboveMaximum = (maximum: bigint, currency: string) =>
  badInput({ amount: { code: 'TOO_BIG', values: { maximum: formatDecimal(maximum) }, currency } });
/** The member's limit of the day at this channel leaves less. */
export const dailyAmountUsed = (left: bigint, currency: string) =>
  badInput({ amount: { code: 'DAILY_AMOUNT', values: { left: formatDecimal(left) }, currency } });
/** The member has made as many withdrawals today as this channel allows. */
export const dailyCountUsed = () => badInput({ channel: { code: 'DAILY_COUNT' } });
/** The payment provider decides on the deposit, and has not answered for good. */
export const awaitsProvider = () => new AppError('AWAITS_PROVIDER', 409);
/** The payment provider has refused the deposit. */
export const providerRefused = () => new AppError('PROVIDER_REFUSED', 409);
/** A payout of the withdrawal was sent to the payment provider, and its outcome is not known or it is paid. */
export const payoutUnderWay = () => new AppError('PAYOUT_UNDER_WAY', 409);
/** The channel of the withdrawal has no provider that pays. */
export const noPayoutProvider = () => new AppError('NO_PAYOUT_PROVIDER', 409);
/** A cash code that is unknown, redeemed, expired or void; which of them is not said. */
export const codeInvalid = () => badInput({ code: { code: 'CODE_INVALID' } });
/** The codes of a batch were downloaded before. */
export const codesDownloaded = () => new AppError('CODES_DOWNLOADED', 409);
export const notAboveFee = (fee: bigint, currency: string) =>
  badInput({ amount: { code: 'NOT_ABOVE_FEE', values: { fee: formatDecimal(fee) }, currency } });
export const reasonRequired = () => badInput({ reason: { code: 'REQUIRED' } });
export const notLessThanAmount = (all: bigint, currency: string) =>
  badInput({ receivedAmount: { code: 'LESS_THAN_ALL', values: { amount: formatDecimal(all) }, currency } });
