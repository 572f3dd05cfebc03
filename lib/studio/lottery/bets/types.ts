import type { z } from 'zod';
import type { PrizeMode } from '../constants';
import type { betsInput, lineInput } from '../schema';
import type { BetStatus } from '../constants';
import type { CountedLoad } from './exposure';

export type SlipRequest = z.output<typeof betsInput>;
export type LineRequest = z.output<typeof lineInput>;

/** A checked line of a slip. Amounts are in 1/10,000. */
export interface SlipLine {
  play: string;
  /** The selection's text in its one form. */
  selection: string;
  units: number;
  unit: bigint;
  multiple: number;
  /** Of the line in a draw, without the draw's multiple. */
  stake: bigint;
  mode: PrizeMode;
  series: number;
  highest: number;
  loads: CountedLoad[];
}

/** A bet as it was started. */
export interface StartedBet {
  id: bigint;
  line: number;
  period: string;
  closesAt: Date;
  drawsAt: Date;
  own: boolean;
  multiple: number;
  stake: bigint;
  permille: number;
}

/** A bet with everything that a member is shown of it. */
export interface ShownBet {
  id: bigint;
  slipId: bigint;
  game: string;
  period: string;
  drawsAt: Date;
  closesAt: Date;
  /** The draw takes bets as far as its state says. */
  isOpen: boolean;
  /** The draw is drawn by us; false: its result comes from outside. */
  isOwnDraw: boolean;
  line: number;
  play: string;
  /** At most one character more than MAX_SHOWN_SELECTION. */
  selection: string;
  units: number;
  unit: bigint;
  multiple: number;
  mode: PrizeMode;
  series: number;
  permille: number;
  stake: bigint;
  payout: bigint;
  rebate: bigint;
  currency: string;
  status: BetStatus;
  cause: string | null;
  result: unknown;
  chase: boolean;
  placedAt: Date;
  settledAt: Date | null;
}
