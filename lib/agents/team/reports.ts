import type { Db } from '@/lib/db/client';
import { countDownline } from '@/lib/identity/downline/queries';
import { formatDecimal } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { mapPage } from '@/lib/platform/page';
import { resolveDays, resolvePeriod } from '@/lib/platform/period';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { billTotals } from '../bills/queries';
import { requireInTeam } from './policy';
import {
  countActive,
  countedUntil,
  daysOfMember,
  daysOfTeam,
  findTeamMember,
  listLosses,
  listTeam,
  pathBelow,
  playByDay,
  figuresOfTeam,
} from './queries';
import type { LossesInput, TeamInput } from './schema';
import {
  toWireFigures,
  toWireMember,
  toWireMoney,
  toWirePerson,
  toWirePlay,
  toWireStep,
  type WireLosses,
  type WireOverview,
  type WireTeam,
  type WireTeamMember,
} from './wire';

interface Requested {
  from?: string | undefined;
  to?: string | undefined;
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);
const count = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The figures of an agent's team over some days. Throws INVALID_INPUT on `to` (resolveDays). */
export async function readOverview(db: Db, agentId: bigint, requested: Requested): Promise<WireOverview> {
  const days = resolveDays(requested);
  const period = resolvePeriod(requested);
  const zone = settlementZone();
  const today = dayOf(now(), zone);
  const [size, byDay, active, activeToday, bills, until] = await Promise.all([
    countDownline(db, agentId, period.since),
    daysOfTeam(db, agentId, days, zone),
    countActive(db, agentId, days, zone),
    countActive(db, agentId, { from: today, to: today }, zone),
    billTotals(db, { agentId, period }),
    countedUntil(db),
  ]);
  return {
    currency: siteCurrency(),
    ...days,
    countedUntil: until?.toISOString() ?? null,
    team: { total: size.total, direct: size.direct, agents: size.agents },
    activeToday,
    figures: {
      active,
      registrations: count(byDay.map(({ registrations }) => registrations)),
      firstDeposits: count(byDay.map(({ firstDeposits }) => firstDeposits)),
      ...toWireMoney({
        deposits: sum(byDay.map(({ deposits }) => deposits)),
        withdrawals: sum(byDay.map(({ withdrawals }) => withdrawals)),
      }),
      ...toWirePlay({
        validBet: sum(byDay.map(({ validBet }) => validBet)),
        netLoss: sum(byDay.map(({ netLoss }) => netLoss)),
      }),
      ownIncome: formatDecimal(bills.ownShare - bills.kept),
    },
    byDay: byDay.map((row) => ({
      day: row.day,
      registrations: row.registrations,
      active: row.active,
      firstDeposits: row.firstDeposits,
      ...toWireMoney(row),
      ...toWirePlay(row),
    })),
  };
}

/**
 * A page of an agent's team. Throws NOT_FOUND 404 for a member outside the team, INVALID_INPUT on `to` (resolveDays).
 */
export async function readTeam(db: Db, agentId: bigint, input: TeamInput): Promise<WireTeam> {
  const parentId = input.memberId ?? agentId;
  await requireInTeam(db, agentId, parentId);
  const days = resolveDays(input);
  const zone = settlementZone();
  const [page, path, summary] = await Promise.all([
    listTeam(
      db,
      agentId,
      {
        parentId,
        search: input.search === '' ? undefined : input.search,
        sort: input.sort,
        days,
        zone,
      },
      input,
    ),
    pathBelow(db, agentId, parentId),
    figuresOfTeam(db, agentId, parentId, days, zone),
  ]);
  return {
    ...mapPage(page, (row) => ({ ...toWirePerson(row), team: toWireFigures(row.team) })),
    currency: siteCurrency(),
    ...days,
    path: path.map(toWireStep),
    summary: toWireFigures(summary),
  };
}

/**
 * Profit and loss of the teams directly below an agent or a member of the team. Throws NOT_FOUND 404 for a member outside the team, INVALID_INPUT
 * on `to` (resolveDays).
 */
export async function readLosses(db: Db, agentId: bigint, input: LossesInput): Promise<WireLosses> {
  const parentId = input.memberId ?? agentId;
  await requireInTeam(db, agentId, parentId);
  const days = resolveDays(input);
  const zone = settlementZone();
  const [page, path, byDay, own] = await Promise.all([
    listLosses(db, agentId, { parentId, days, zone }, input),
    pathBelow(db, agentId, parentId),
    playByDay(db, agentId, parentId, days, zone),
    daysOfMember(db, agentId, parentId, days, zone),
  ]);
  return {
    ...mapPage(page, (row) => ({ ...toWireMember(row), team: toWirePlay(row.team) })),
    currency: siteCurrency(),
    ...days,
    path: path.map(toWireStep),
    summary: toWirePlay({
      validBet: sum(byDay.map(({ validBet }) => validBet)),
      netLoss: sum(byDay.map(({ netLoss }) => netLoss)),
    }),
    byDay: byDay.map(({ day, ...play }) => ({ day, ...toWirePlay(play) })),
    own: toWirePlay({
      validBet: sum(own.map(({ validBet }) => validBet)),
      netLoss: sum(own.map(({ netLoss }) => netLoss)),
    }),
  };
}

/** A member of an agent's team with figures by day. Throws NOT_FOUND 404 for a member outside the team, INVALID_INPUT on `to`. */
export async function readTeamMember(
  db: Db,
  agentId: bigint,
  memberId: bigint,
  requested: Requested,
): Promise<WireTeamMember> {
  await requireInTeam(db, agentId, memberId);
  const days = resolveDays(requested);
  const zone = settlementZone();
  const [member, path, team, byDay] = await Promise.all([
    findTeamMember(db, agentId, memberId),
    pathBelow(db, agentId, memberId),
    figuresOfTeam(db, agentId, memberId, days, zone),
    daysOfMember(db, agentId, memberId, days, zone),
  ]);
  const shown = memberId === agentId ? { ...member, upline: '' } : member;
  return {
    currency: siteCurrency(),
    ...days,
    path: path.map(toWireStep),
    member: { ...toWirePerson(shown), below: member.below },
    own: {
      ...toWirePlay({
        validBet: sum(byDay.map(({ validBet }) => validBet)),
        netLoss: sum(byDay.map(({ netLoss }) => netLoss)),
      }),
      ...toWireMoney({
        deposits: sum(byDay.map(({ deposits }) => deposits)),
        withdrawals: sum(byDay.map(({ withdrawals }) => withdrawals)),
      }),
    },
    team: toWireFigures(team),
    byDay: byDay.map((row) => ({ day: row.day, ...toWirePlay(row), ...toWireMoney(row) })),
  };
}
