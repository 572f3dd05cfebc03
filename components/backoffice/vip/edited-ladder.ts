import type { CashbackPeriod, Emblem } from '@/lib/rewards/vip/types';
import type { LocalizedText } from '../localized/localized-text';

/** The amounts of a rank, as texts of the form. */
export const AMOUNTS = [
  'turnover',
  'deposits',
  'keepTurnover',
  'keepDeposits',
  'levelUp',
  'birthday',
  'weekly',
  'monthly',
  'cashbackMost',
  'dailyAmount',
] as const;

/** A rank as the form edits it: amounts and the rate are texts. */
export type EditedRank = Record<(typeof AMOUNTS)[number] | 'cashbackRate', string> & {
  name: LocalizedText;
  colour: string;
  emblem: Emblem;
  dailyCount: number | null;
  hostName: string;
  hostContact: string;
};

/** A ladder as the form edits it. */
export interface EditedLadder {
  version: number;
  grace: number;
  cashbackPeriod: CashbackPeriod;
  claimDays: number;
  /** A decimal text. */
  wagering: string;
  ranks: EditedRank[];
}
