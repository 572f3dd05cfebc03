import type { Amount } from '@/lib/money/amount';
import type { BOARD_KINDS, BOARD_PERIODS } from './constants';

export type BoardPeriod = (typeof BOARD_PERIODS)[number];
export type BoardKind = (typeof BOARD_KINDS)[number];

/** A place on a leaderboard. */
export interface BoardPlace {
  place: number;
  /** Masked: the whole name is never shown. */
  customerName: string;
  amount: Amount;
}
