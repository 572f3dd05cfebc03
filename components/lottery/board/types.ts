import type { PrizeMode } from '@/lib/studio/lottery/constants';
import type { WireCurrent, WireMenuGame, slipOutput } from '@/lib/studio/lottery/wire';
import type { ReactNode } from 'react';
import type { z } from 'zod';

export type WireSlip = z.infer<typeof slipOutput>;
export type OpenDraw = NonNullable<WireCurrent['draw']>;
export type ComingDraw = WireCurrent['coming'][number];
export type ModeRange = WireMenuGame['prizeModes'][number];

export const UNITS = ['1', '0.1', '0.01'] as const;
export type Unit = (typeof UNITS)[number];

/** What is staked on a combination, and what it pays. */
export interface Stake {
  unit: Unit;
  multiple: number;
  prizeMode: PrizeMode;
  /** In mode ZY the highest one; it is not sent. */
  series: number;
}

/** A line of the slip. */
export interface SlipLine extends Stake {
  /** Unique within the slip; for React and for the line that is edited. */
  key: number;
  play: string;
  selection: string;
  /** Combinations. */
  units: number;
}

/** What is chosen on the board and not on the slip yet. */
export interface Choice {
  play: string;
  /** The chosen values of each row of the play type. */
  rows: readonly (readonly number[])[];
  /** Numbers that were pasted or read from a file: the list of a selection. */
  pasted: string;
  /** Numbers that are typed into the box. */
  typed: string;
}

export interface BetBoardProps {
  locale: string;
  /** Shown while the texts are loading. */
  fallback?: ReactNode;
  game: Pick<WireMenuGame, 'gameCode' | 'open' | 'prizeModes'>;
  /** The draw that takes bets now. */
  current: OpenDraw | null;
  /** Later draws, in order. */
  coming: readonly ComingDraw[];
  /** Whose board it is. */
  memberId: string;
  currency: string;
  /** What can be staked, as a decimal string. */
  balance: string;
  /** The account holds play money. */
  free: boolean;
  onPlaced: (slip: WireSlip) => void;
}
