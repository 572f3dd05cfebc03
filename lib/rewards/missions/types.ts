import type { Text } from '@/lib/content/types';
import type { MISSION_FIGURES, MISSION_PERIODS, MISSION_REWARDS, MISSION_SCOPES } from './constants';

export type MissionPeriod = (typeof MISSION_PERIODS)[number];
export type MissionFigure = (typeof MISSION_FIGURES)[number];
export type MissionScope = (typeof MISSION_SCOPES)[number];
export type MissionReward = (typeof MISSION_REWARDS)[number];

/** A mission as an operator makes it. */
export interface MissionContent {
  title: Text;
  summary: Text;
  period: MissionPeriod;
  newcomerDays: number | null;
  figure: MissionFigure;
  scope: MissionScope;
  /** The category's or vendor's code, or the node id of a game; empty for all games. */
  code: string;
  /** 1/10,000 of the currency's unit or of a multiple; a whole number for counts. */
  target: bigint;
  groupId: bigint | null;
  segmentId: bigint | null;
  reward: MissionReward;
  /** Money or points in 1/10,000; spins as a whole number. */
  amount: bigint;
  /** Decimal text; '0': money is paid to the main balance. */
  wagering: string;
  claimDays: number;
  afterId: bigint | null;
  /** Settlement days, both included; an open end is null. */
  startsOn: string;
  endsOn: string | null;
  position: number;
}

export interface Mission extends MissionContent {
  id: bigint;
  published: boolean;
  version: number;
  changedAt: Date;
}

/** The period in which a mission counts. `until` is excluded; null: without end. */
export interface MissionWindow {
  key: string;
  from: Date;
  until: Date | null;
}

/**
 * `locked`: the mission before it is not done; `open`: it counts; `reached`: the goal is reached and nothing is given yet; `claimable`: its
 * reward waits; the others are over.
 */
export type MissionState = 'locked' | 'open' | 'reached' | 'claimable' | 'claimed' | 'expired' | 'cancelled';

/** A mission of one member in one period. */
export interface MemberMission {
  mission: Mission;
  window: MissionWindow;
  state: MissionState;
  figure: bigint;
  /** Until when the reward can be claimed. */
  claimUntil: Date | null;
  rewardId: bigint | null;
}
