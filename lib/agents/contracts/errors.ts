import { formatDecimal, type Amount } from '@/lib/money/amount';
import { AppError, type FieldError } from '@/lib/platform/errors';
import { MAX_TOUCHED_SHOWN } from './constants';
import { formatRate } from './rates';
import type { Touched } from './types';

/** The upline has no contract of this kind that goes on, so nothing can be passed on. */
export const uplineWithoutContract = () => new AppError('UPLINE_WITHOUT_CONTRACT', 409);

/** The terms pay more than the upline's contract, or a dividend has another period. The fields name where. */
export const aboveUpline = (
  most: { rate: number; amount: Amount },
  fields: Record<string, FieldError>,
): AppError =>
  new AppError('RATE_ABOVE_UPLINE', 409, {
    values: { rate: formatRate(most.rate), amount: formatDecimal(most.amount) },
    fields,
  });

const toEntry = (touched: Touched) => ({
  contractId: String(touched.contractId),
  memberId: String(touched.agentId),
  account: touched.account,
  nickname: touched.nickname,
  upline: touched.upline,
  type: touched.kind,
  rate: formatRate(touched.topRate),
  reason: touched.reason,
});

const named = (code: string, touched: readonly Touched[]): AppError =>
  new AppError(code, 409, {
    values: { count: touched.length },
    extras: { touched: touched.slice(0, MAX_TOUCHED_SHOWN).map(toEntry), touchedTotal: touched.length },
  });

/** Contracts below have a higher rate than the new terms and end with them: whom it touches, unless the call confirms it. */
export const higherRate = (touched: readonly Touched[]): AppError => named('HIGHER_RATE', touched);
/** Contracts below end together with this one, unless the call confirms it. */
export const contractsBelowEnd = (touched: readonly Touched[]): AppError =>
  named('CONTRACTS_BELOW_END', touched);

/** The offer was answered, replaced or withdrawn. */
export const offerDecided = () => new AppError('OFFER_DECIDED', 409);
export const offerExpired = () => new AppError('OFFER_EXPIRED', 409);
/** The contract has ended or ends already. */
export const contractEnded = () => new AppError('CONTRACT_ENDED', 409);
/** One side has asked already to end this contract at once. */
export const endAsked = () => new AppError('END_ASKED', 409);
/** No request to end this contract is open. */
export const noEndRequest = () => new AppError('NO_END_REQUEST', 409);
/** The other side cannot sign contracts now: blocked, excluded, no agent, or of another currency. It does not say which. */
export const contractNotPossible = () => new AppError('CONTRACT_NOT_POSSIBLE', 409);
