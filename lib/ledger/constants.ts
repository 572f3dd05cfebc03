/** Kinds of a member's accounts. A transfer wallet is `vendor:<CODE>`. */
export const MAIN = 'main';
export const HOLD = 'hold';

/** House accounts: what they are called by whom they belong to. Those of games (`games:<VENDOR>`) are named in 0041. */
export const depositsAccount = (channel: string) => `deposits:${channel}`;
export const withdrawalsAccount = (channel: string) => `withdrawals:${channel}`;
/** Where trial accounts' play money comes from. */
export const PLAY_MONEY_ACCOUNT = 'play-money';
/** Corrections by operators. */
export const ADJUSTMENTS_ACCOUNT = 'adjustments';

/** SQLSTATEs that the functions of schema `ledger` raise (lib/db/migrations/0011). */
export const SQLSTATE = {
  insufficientFunds: 'CR001',
  keyReused: 'CR002',
  unknownAccount: 'CR003',
  unbalanced: 'CR004',
  currencyMismatch: 'CR005',
  notReversible: 'CR006',
  appendOnly: 'CR007',
  /** More than two members' accounts in one transaction (0106). */
  crowded: 'CR008',
} as const;
