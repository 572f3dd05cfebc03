import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { nextOutput, pageOutput } from '@/lib/platform/page-schema';
import type { BetSums, TeamBet } from './types';

const bet = z.object({
  roundId: z.string(),
  member: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    /** 0 for the agent; null for a former member of the team. */
    level: z.number().nullable(),
  }),
  vassalage: z.string(),
  nodeId: z.string(),
  gameType: z.string(),
  gameName: z.string(),
  iconUrl: z.string(),
  stake: z.string(),
  payout: z.string(),
  validBet: z.string(),
  netLoss: z.string(),
  openedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type WireTeamBet = z.output<typeof bet>;

/** GET /wps/agent/team/bets. Amounts are decimal strings; netLoss is positive if the member lost. */
export const teamBetsValue = pageOutput(bet).extend({
  ...nextOutput,
  currency: z.string(),
  from: z.string(),
  to: z.string(),
  /** Bets that were settled before this moment are counted; null before the first count. */
  countedUntil: z.iso.datetime().nullable(),
  /** The sums of everything that the filter finds; null for bets that are open or voided. */
  summary: z
    .object({
      rounds: z.number(),
      stake: z.string(),
      payout: z.string(),
      validBet: z.string(),
      netLoss: z.string(),
    })
    .nullable(),
});
export type WireTeamBets = z.output<typeof teamBetsValue>;

/** GET /wps/agent/team/bets/{roundId}: what was played, without anything about the member but account and nickname. */
export const teamBetValue = z.object({
  roundId: z.string(),
  member: z.object({ account: z.string(), nickname: z.string() }),
  vassalage: z.string(),
  gameName: z.string(),
  iconUrl: z.string(),
  currency: z.string(),
  status: z.enum(['open', 'closed', 'voided']),
  stake: z.string(),
  payout: z.string(),
  validBet: z.string(),
  netLoss: z.string(),
  openedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  parts: z.array(
    z.object({
      reference: z.string(),
      kind: z.string(),
      taken: z.string(),
      given: z.string(),
      at: z.iso.datetime(),
      cancelled: z.boolean(),
    }),
  ),
  /** What the game recorded of its moves. The seeds stay with the member, who can choose one as a text. */
  details: z.record(z.string(), z.json()),
});
export type WireTeamBetDetails = z.output<typeof teamBetValue>;

export const toWireTeamBet = (row: TeamBet): WireTeamBet => ({
  roundId: String(row.roundId),
  member: { id: String(row.memberId), account: row.account, nickname: row.nickname, level: row.level },
  vassalage: row.vendor,
  nodeId: String(row.nodeId),
  gameType: row.gameType,
  gameName: row.gameName,
  iconUrl: row.iconUrl,
  stake: formatDecimal(row.stake),
  payout: formatDecimal(row.payout),
  validBet: formatDecimal(row.validBet),
  netLoss: formatDecimal(row.stake - row.payout),
  openedAt: row.openedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

export const toWireSums = ({ rounds, stake, payout, validBet }: BetSums) => ({
  rounds: Number(rounds),
  stake: formatDecimal(stake),
  payout: formatDecimal(payout),
  validBet: formatDecimal(validBet),
  netLoss: formatDecimal(stake - payout),
});
