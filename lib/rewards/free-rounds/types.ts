import type { Amount } from '@/lib/money/amount';
import type { Wagering } from '../centre/types';
import type { FREE_STATUSES } from './constants';

export type FreeStatus = (typeof FREE_STATUSES)[number];

/** What is granted: how many rounds, of which games, at which stake, and what the wins become. */
export interface FreeRoundsTerms {
  /** The games, all of one vendor. */
  vendor: string;
  nodeIds: readonly bigint[];
  rounds: number;
  /** What a round is played at, in 1/10,000; no stake is taken. */
  stake: Amount;
  /** Multiple 0: the wins are real money. Days count from the end of the grant. */
  wagering: Wagering;
  /** The most that the member gets of the wins; null: without limit. */
  winCap: Amount | null;
}

export interface FreeGrantRequest extends FreeRoundsTerms {
  /** Names the grant: the same key grants once. At most 150 characters. */
  key: string;
  memberId: bigint;
  currency: string;
  expiresAt: Date;
  rewardId?: bigint | null | undefined;
}

/** Free rounds of a member. Amounts in 1/10,000 of `currency`. */
export interface FreeGrant {
  id: bigint;
  memberId: bigint;
  vendor: string;
  games: { nodeId: string; name: string }[];
  currency: string;
  rounds: number;
  /** Rounds that have begun. */
  used: number;
  stake: Amount;
  /** How often the wins must be staked, in hundredths; 0: they are real money. */
  multiple: number;
  winCap: Amount | null;
  status: FreeStatus;
  /** What the rounds have won, what of it the member got, and what went back because it was above `winCap`. */
  won: Amount;
  paid: Amount;
  returned: Amount;
  reason: string | null;
  rewardId: bigint | null;
  params: Record<string, string> | null;
  expiresAt: Date;
  grantedAt: Date;
  endedAt: Date | null;
}
