import type { Text } from '@/lib/content/types';
import type { MissionScope } from '../missions/types';
import type { COMPETITION_FIGURES, PRIZE_REWARDS } from './constants';

export type CompetitionFigure = (typeof COMPETITION_FIGURES)[number];
export type PrizeReward = (typeof PRIZE_REWARDS)[number];

/** One of the prizes by place: each place from `first` to `last` gets `amount`, in 1/10,000. */
export interface Prize {
  first: number;
  last: number;
  reward: PrizeReward;
  amount: bigint;
}

/** A competition as an operator makes it. */
export interface CompetitionContent {
  title: Text;
  summary: Text;
  figure: CompetitionFigure;
  scope: MissionScope;
  code: string;
  /** The least figure with which a place has a prize, in 1/10,000. */
  minimum: bigint;
  optIn: boolean;
  startsAt: Date;
  endsAt: Date;
  waitMinutes: number;
  claimDays: number;
  /** How often prizes of money must be staked, as a decimal text; '0': they are paid to the main balance. */
  wagering: string;
  prizes: Prize[];
}

export interface Competition extends CompetitionContent {
  id: bigint;
  published: boolean;
  version: number;
  changedAt: Date;
  settledAt: Date | null;
  /** The number of members with an entry. */
  entries: number;
}

/** `waiting`: it has ended, and late corrections can still change the standing. */
export type CompetitionState = 'upcoming' | 'running' | 'waiting' | 'settled';

export interface Place {
  place: number;
  memberId: bigint;
  nickname: string;
  figure: bigint;
}
