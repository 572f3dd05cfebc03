import type { MoneyClass } from './types';

/** The days after the registration on which a cohort's members are counted. */
export const RETENTION_DAYS = [1, 2, 3, 7, 14, 30] as const;

/** The longest period of a report, in days; with hours, the shorter one. */
export const MAX_REPORT_DAYS = 731;
export const MAX_HOUR_DAYS = 31;

/**
 * The class of a ledger kind, or of all kinds that begin with the word before a point. A room that posts money of a new kind adds it
 * here, or the word before the point; otherwise it is `other`, which the report of money shows.
 */
export const CLASS_OF_KIND: Readonly<Record<string, MoneyClass>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  settle: 'withdrawal',
  round: 'game',
  bet: 'game',
  win: 'game',
  jackpotWin: 'jackpot',
  bonusWin: 'bonus',
  promoWin: 'bonus',
  bonus: 'bonus',
  promotion: 'bonus',
  rebate: 'bonus',
  mission: 'bonus',
  vip: 'bonus',
  points: 'bonus',
  reward: 'bonus',
  referral: 'bonus',
  commission: 'commission',
  dividend: 'commission',
  salary: 'commission',
  fee: 'fee',
  adjust: 'adjustment',
  adjustment: 'adjustment',
  reversal: 'adjustment',
  vendorWallet: 'vendorWallet',
  trial: 'play',
  'play-money': 'play',
};

/** The house accounts of fees: `fees` and `fees:<channel>`, whatever the kind of the transaction. */
export const FEE_ACCOUNT = 'fees';
