import type { Db } from '@/lib/db/client';
import type { TeamFigures } from '../contracts/terms';
import { addFigures, memberFigures, NOTHING } from './figures';
import { readChanges, readLines, type Lines } from './lines';
import { bottomUp, sumTeams, type Branch } from './tree';
import type { ContractPart, MemberFigures } from './types';

interface Interval {
  since: Date;
  until: Date;
  own: Map<bigint, MemberFigures>;
}

type Figures = TeamFigures;

/** So many contracts are summed by reading their teams alone; more, by reading everybody. */
const FEW = 8;

/** A member counts as active from these valid bets on, and never without a valid bet. */
export const isActive = (validBet: bigint, activeValidBet: bigint): boolean =>
  validBet > 0n && validBet >= activeValidBet;

/**
 * The figures of the team of each contract over its part of a period: of the agent and everybody below, by the line at each slot, as counted by
 * runs up to one. Contracts with the same part are summed in one pass, so that the time grows with the members who played and not with the
 * number of contracts. By the id of the contract.
 */
export async function teamsOf(
  db: Db,
  parts: readonly ContractPart[],
  { run, activeValidBet }: { run: bigint; activeValidBet: bigint },
): Promise<Map<bigint, TeamFigures>> {
  const groups = new Map<string, ContractPart[]>();
  for (const part of parts) {
    const key = `${part.from.getTime()} ${part.to.getTime()} ${part.terms.realtime?.singleBet ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  const result = new Map<bigint, TeamFigures>();
  for (const group of groups.values()) {
    const { from, to, terms } = group[0]!;
    const scope = { run, singleBet: terms.realtime?.singleBet };
    const changes = await readChanges(db, from);
    const moments = [...new Set(changes.map(({ at }) => at.getTime()))]
      .map((at) => new Date(at))
      .filter((at) => at < to);
    // Few contracts read their teams alone, and those whose line has changed since.
    const below =
      group.length > FEW
        ? undefined
        : [...group.map(({ agentId }) => agentId), ...new Set(changes.map(({ memberId }) => memberId))];
    const intervals: Interval[] = [];
    for (const [index, since] of [from, ...moments].entries()) {
      const until = moments[index] ?? to;
      intervals.push({ since, until, own: await memberFigures(db, { ...scope, since, until, below }) });
    }
    const lines = await readLines(
      db,
      intervals.flatMap(({ own }) => [...own.keys()]),
      changes,
    );
    const teams = sumIntervals(
      intervals,
      lines,
      new Set(group.map(({ agentId }) => agentId)),
      activeValidBet,
    );
    for (const { contractId, agentId } of group)
      result.set(contractId, teams.get(agentId) ?? { ...NOTHING, active: 0 });
  }
  return result;
}

/**
 * Sums members over teams, interval by interval. A member is active in a team by the valid bets of the time in it: members whose line did not
 * change are counted once over all intervals, the others by each agent of `agents` above them.
 */
export function sumIntervals(
  intervals: readonly Interval[],
  lines: Lines,
  agents: ReadonlySet<bigint>,
  activeValidBet: bigint,
): Map<bigint, TeamFigures> {
  const totals = new Map<bigint, Figures>();
  const add = (a: Figures, b: Figures): Figures => ({ ...addFigures(a, b), active: a.active + b.active });
  const validBets = new Map<bigint, bigint>();
  const validBetsIn = new Map<bigint, Map<bigint, bigint>>();
  intervals.forEach(({ since, own }, index) => {
    for (const [id, { validBet }] of own) {
      if (!lines.moved(id)) validBets.set(id, (validBets.get(id) ?? 0n) + validBet);
      else
        for (let above: bigint | null = id; above !== null; above = lines.uplineAt(above, since)) {
          if (!agents.has(above)) continue;
          const team = validBetsIn.get(above) ?? new Map<bigint, bigint>();
          validBetsIn.set(above, team.set(id, (team.get(id) ?? 0n) + validBet));
        }
    }
    const values = new Map<bigint, Figures>();
    for (const [id, figures] of own) values.set(id, { ...figures, active: 0 });
    if (index === intervals.length - 1)
      for (const [id, validBet] of validBets)
        if (isActive(validBet, activeValidBet))
          values.set(id, { ...(values.get(id) ?? { ...NOTHING, active: 0 }), active: 1 });
    const uplineAt = (id: bigint) => lines.uplineAt(id, since);
    for (const [id, team] of sumTeams(bottomUp(lineage(values.keys(), uplineAt)), values, add)) {
      if (!agents.has(id)) continue;
      const known = totals.get(id);
      totals.set(id, known ? add(known, team) : team);
    }
  });
  for (const [id, team] of validBetsIn) {
    let active = 0;
    for (const validBet of team.values()) if (isActive(validBet, activeValidBet)) active += 1;
    const known = totals.get(id);
    if (known) totals.set(id, { ...known, active: known.active + active });
  }
  return totals;
}

/** The members and everybody above them, each once. */
function lineage(members: Iterable<bigint>, uplineOf: (id: bigint) => bigint | null): Branch[] {
  const uplines = new Map<bigint, bigint | null>();
  for (const member of members)
    for (let id: bigint | null = member; id !== null && !uplines.has(id);) {
      const uplineId: bigint | null = uplineOf(id);
      uplines.set(id, uplineId);
      id = uplineId;
    }
  return [...uplines].map(([id, uplineId]) => ({ id, uplineId }));
}
