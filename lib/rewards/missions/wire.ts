import { z } from 'zod';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import {
  AMOUNT_FIGURES,
  MISSION_FIGURES,
  MISSION_PERIODS,
  MISSION_REWARDS,
  MISSION_SCOPES,
} from './constants';
import { chainsOf, percentOf } from './rules';
import type { MemberMission, Mission } from './types';

/** What a figure or target is on the wire: a decimal string of money or of a multiple, or a whole number as text. */
export const figureText = (figure: string, value: bigint): string =>
  AMOUNT_FIGURES.includes(figure) || figure === 'multiple' ? formatDecimal(value) : String(value);

const rewardValue = z.object({
  kind: z.enum(MISSION_REWARDS),
  /** Money and points as a decimal string, spins as a whole number. */
  amount: z.string(),
  currency: z.string(),
  wagering: z.string(),
});

export const missionValue = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  period: z.enum(MISSION_PERIODS),
  periodKey: z.string(),
  figure: z.enum(MISSION_FIGURES),
  scope: z.enum(MISSION_SCOPES),
  code: z.string(),
  /** The name of the vendor or game. */
  scopeName: z.string().nullable(),
  progress: z.string(),
  target: z.string(),
  percent: z.number(),
  state: z.enum(['locked', 'open', 'reached', 'claimable', 'claimed', 'expired', 'cancelled']),
  /** The mission that must be done before; null: none. */
  after: z.string().nullable(),
  until: z.string().nullable(),
  claimUntil: z.string().nullable(),
  reward: rewardValue,
});
export type WireMission = z.output<typeof missionValue>;

/** GET /wps/missions/summary. */
export const summaryValue = z.object({
  /** Missions that follow each other are listed together, in their order. */
  missions: z.array(missionValue),
  /** Rewards of former periods that can still be claimed. */
  earlier: z.array(missionValue),
  claimable: z.number(),
  currency: z.string(),
});
export type WireMissions = z.output<typeof summaryValue>;

export const toWireReward = ({ reward, amount, wagering }: Mission, currency: string) => ({
  kind: reward,
  amount: reward === 'spins' ? String(amount) : formatDecimal(amount),
  currency: reward === 'points' ? POINTS_CURRENCY : currency,
  wagering,
});

/** A member's mission on the wire. `names` has the vendors and games by `scope code`. */
export const toWireMission =
  (language: string, currency: string, names: ReadonlyMap<string, string>) =>
  ({ mission, window, state, figure, claimUntil }: MemberMission): WireMission => ({
    id: String(mission.id),
    title: textIn(mission.title, language),
    summary: textIn(mission.summary, language),
    period: mission.period,
    periodKey: window.key,
    figure: mission.figure,
    scope: mission.scope,
    code: mission.code,
    scopeName: names.get(`${mission.scope} ${mission.code}`) ?? null,
    progress: figureText(mission.figure, figure),
    target: figureText(mission.figure, mission.target),
    percent: percentOf(figure, mission.target),
    state,
    after: mission.afterId === null ? null : String(mission.afterId),
    until: window.until?.toISOString() ?? null,
    claimUntil: claimUntil?.toISOString() ?? null,
    reward: toWireReward(mission, currency),
  });

/** Missions in their order, those of a chain together. */
export const inChains = (missions: readonly MemberMission[]): MemberMission[] =>
  chainsOf(missions.map((one) => ({ id: one.mission.id, afterId: one.mission.afterId, one }))).flatMap(
    (chain) => chain.map(({ one }) => one),
  );
