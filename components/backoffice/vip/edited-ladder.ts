import { RANK_AMOUNTS } from '@/lib/rewards/vip/constants';
import type { CashbackPeriod, Emblem } from '@/lib/rewards/vip/types';
import type { LocalizedText } from '../localized/localized-text';

/** The amounts of a rank, as texts of the form. */
export const AMOUNTS = [...RANK_AMOUNTS, 'dailyAmount'] as const;

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
