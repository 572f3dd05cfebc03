/** Kinds of a member's accounts. A transfer wallet is `vendor:<CODE>`. */
export const MAIN = 'main';
export const HOLD = 'hold';
/** Bonus money: can be staked and not withdrawn. The house account `bonuses` gives it and takes it back (docs/decisions/0116). */
export const BONUS = 'bonus';

/** Kinds of house accounts. The accounts of games (`games:<VENDOR>`) are named in gateway.create_launch. */
export const depositsAccount = (channel: string) => `deposits:${channel}`;
export const withdrawalsAccount = (channel: string) => `withdrawals:${channel}`;
/** The fees that members pay for deposits and withdrawals through a payment channel. */
export const feesAccount = (channel: string) => `fees:${channel}`;
/** The source of the play money of trial players. */
export const PLAY_MONEY_ACCOUNT = 'play-money';
/** A member's points, in the currency PTS. The house account of the same name issues points, and pays the money that points become. */
export const POINTS = 'points';
/** What the site gives to members through the reward centre. */
export const REWARDS_ACCOUNT = 'rewards';
/** Adjustments by operators. */
export const ADJUSTMENTS_ACCOUNT = 'adjustments';

/** SQLSTATEs that the functions of schema `ledger` raise (lib/ledger/sql). */
export const SQLSTATE = {
  insufficientFunds: 'CR001',
  keyReused: 'CR002',
  unknownAccount: 'CR003',
  unbalanced: 'CR004',
  currencyMismatch: 'CR005',
  notReversible: 'CR006',
  appendOnly: 'CR007',
  /** More than two members' accounts in one transaction (docs/decisions/0071). */
  tooManyMembers: 'CR008',
} as const;
