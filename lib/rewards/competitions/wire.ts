import { z } from 'zod';
import { textIn } from '@/lib/content/text';
import { maskName } from '@/lib/platform/mask';
import { formatDecimal } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { MISSION_SCOPES } from '../missions/constants';
import { COMPETITION_FIGURES, PRIZE_REWARDS } from './constants';
import { settlesAt, stateAt } from './rules';
import type { Competition, Place, Prize } from './types';

const prizeValue = z.object({
  first: z.number(),
  last: z.number(),
  reward: z.enum(PRIZE_REWARDS),
  amount: z.string(),
  currency: z.string(),
  /** How often money must be staked; "0": it is real money. */
  wagering: z.string(),
});

export const competitionValue = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** What members are ranked by; figures are decimal strings of money or of a multiple. */
  figure: z.enum(COMPETITION_FIGURES),
  scope: z.enum(MISSION_SCOPES),
  code: z.string(),
  scopeName: z.string().nullable(),
  minimum: z.string(),
  optIn: z.boolean(),
  state: z.enum(['upcoming', 'running', 'waiting', 'settled']),
  startsAt: z.string(),
  endsAt: z.string(),
  /** When the prizes are given. */
  settlesAt: z.string(),
  prizes: z.array(prizeValue),
  places: z.array(
    z.object({
      place: z.number(),
      /** Masked. */
      customerName: z.string(),
      figure: z.string(),
      isOwn: z.boolean(),
    }),
  ),
  /** Whether the member's rounds count; the own place is null without a figure. */
  joined: z.boolean(),
  own: z.object({ place: z.number().nullable(), figure: z.string() }).nullable(),
});
export type WireCompetition = z.output<typeof competitionValue>;

/** GET /wps/missions/leaderboard. */
export const leaderboardValue = z.object({ list: z.array(competitionValue), currency: z.string() });
export type WireLeaderboard = z.output<typeof leaderboardValue>;

const toWirePrize =
  (currency: string, wagering: string) =>
  ({ amount, ...prize }: Prize) => ({
    ...prize,
    wagering: prize.reward === 'money' ? wagering : '0',
    amount: formatDecimal(amount),
    currency: prize.reward === 'points' ? POINTS_CURRENCY : currency,
  });

export interface Standing {
  competition: Competition;
  places: Place[];
  own: { place: number | null; figure: bigint } | undefined;
}

/** A competition with its standing on the wire. Names are masked; `memberId` marks the own place. */
export const toWireCompetition =
  (view: {
    language: string;
    currency: string;
    at: Date;
    memberId?: bigint;
    names: ReadonlyMap<string, string>;
  }) =>
  ({ competition, places, own }: Standing): WireCompetition => ({
    id: String(competition.id),
    title: textIn(competition.title, view.language),
    summary: textIn(competition.summary, view.language),
    figure: competition.figure,
    scope: competition.scope,
    code: competition.code,
    scopeName: view.names.get(`${competition.scope} ${competition.code}`) ?? null,
    minimum: formatDecimal(competition.minimum),
    optIn: competition.optIn,
    state: stateAt(competition, view.at),
    startsAt: competition.startsAt.toISOString(),
    endsAt: competition.endsAt.toISOString(),
    settlesAt: settlesAt(competition).toISOString(),
    prizes: competition.prizes.map(toWirePrize(view.currency, competition.wagering)),
    places: places.map(({ place, memberId, nickname, figure }) => ({
      place,
      customerName: maskName(nickname),
      figure: formatDecimal(figure),
      isOwn: memberId === view.memberId,
    })),
    joined: !competition.optIn || own !== undefined,
    own: own ? { place: own.place, figure: formatDecimal(own.figure) } : null,
  });
