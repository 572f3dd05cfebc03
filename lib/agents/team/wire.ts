import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { isAgentType } from '@/lib/identity/account-types';
import { pageOutput } from '@/lib/platform/page-schema';
import type { Play, TeamDay, TeamFigures, TeamMember } from './types';

const play = { validBet: z.string(), netLoss: z.string() };
const figures = { ...play, deposits: z.string(), withdrawals: z.string() };
const days = { from: z.string(), to: z.string() };
const step = z.object({ id: z.string(), account: z.string() });

/** GET /wps/agent/overview. Amounts are decimal strings; netLoss is positive if the members lost. */
export const overviewValue = z.object({
  currency: z.string(),
  ...days,
  /** Bets that were settled before this moment are counted; null before the first count. */
  countedUntil: z.iso.datetime().nullable(),
  team: z.object({ total: z.number(), direct: z.number(), agents: z.number() }),
  activeToday: z.number(),
  figures: z.object({
    active: z.number(),
    registrations: z.number(),
    firstDeposits: z.number(),
    deposits: z.string(),
    withdrawals: z.string(),
    ...play,
    ownIncome: z.string(),
  }),
  byDay: z.array(
    z.object({
      day: z.string(),
      registrations: z.number(),
      active: z.number(),
      firstDeposits: z.number(),
      deposits: z.string(),
      withdrawals: z.string(),
      ...play,
    }),
  ),
});
export type WireOverview = z.output<typeof overviewValue>;

const member = {
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  isAgent: z.boolean(),
  directs: z.number(),
};
const person = {
  ...member,
  level: z.number(),
  upline: z.string(),
  joinedAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
};

/** GET /wps/agent/team. `team` is what the member and everybody below played, deposited and withdrew. */
export const teamValue = pageOutput(z.object({ ...person, team: z.object(figures) })).extend({
  currency: z.string(),
  ...days,
  /** From directly below the agent down to the member whose downlines are listed. */
  path: z.array(step),
  /** The whole team of the member whose downlines are listed, by the line at each bet and payment. */
  summary: z.object(figures),
});
export type WireTeam = z.output<typeof teamValue>;

/** GET /wps/agent/team/losses. */
export const lossesValue = pageOutput(z.object({ ...member, team: z.object(play) })).extend({
  currency: z.string(),
  ...days,
  path: z.array(step),
  /** The whole team of the member whose downlines are listed, by the line at each bet. */
  summary: z.object(play),
  /** That team by settlement day, without days on which nothing was settled. */
  byDay: z.array(z.object({ day: z.string(), ...play })),
  /** What that member played. */
  own: z.object(play),
});
export type WireLosses = z.output<typeof lossesValue>;

/** GET /wps/agent/team/{id}. No contact data. */
export const teamMemberValue = z.object({
  currency: z.string(),
  ...days,
  path: z.array(step),
  member: z.object({ ...person, below: z.number() }),
  own: z.object(figures),
  team: z.object(figures),
  byDay: z.array(z.object({ day: z.string(), ...figures })),
});
export type WireTeamMember = z.output<typeof teamMemberValue>;

export const toWirePlay = ({ validBet, netLoss }: Play) => ({
  validBet: formatDecimal(validBet),
  netLoss: formatDecimal(netLoss),
});

export const toWireMoney = ({ deposits, withdrawals }: Pick<TeamDay, 'deposits' | 'withdrawals'>) => ({
  deposits: formatDecimal(deposits),
  withdrawals: formatDecimal(withdrawals),
});

export const toWireFigures = (figures: TeamFigures) => ({
  ...toWirePlay(figures),
  ...toWireMoney(figures),
});

export const toWireStep = ({ id, account }: { id: bigint; account: string }) => ({ id: String(id), account });

export const toWireMember = ({
  id,
  account,
  nickname,
  type,
  directs,
}: Pick<TeamMember, 'id' | 'account' | 'nickname' | 'type' | 'directs'>) => ({
  id: String(id),
  account,
  nickname,
  isAgent: isAgentType(type),
  directs,
});

export const toWirePerson = (row: Omit<TeamMember, 'team'>) => ({
  ...toWireMember(row),
  level: row.level,
  upline: row.upline,
  joinedAt: row.joinedAt.toISOString(),
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
});
