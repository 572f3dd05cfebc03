import { sql, type Db } from '@/lib/db/client';
import { compileSegment } from '@/lib/reporting/segments/rules';
import { getSegment, ruleContext } from '@/lib/reporting/segments/queries';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { AMOUNT_FIGURES, PEAK_FIGURES } from './constants';
import { readFigures } from './figures';
import { listDone, listMissions } from './queries';
import { windowAt } from './rules';
import type { MemberMission, Mission, MissionWindow } from './types';

export interface MissionMember {
  id: bigint;
  currency: string;
  createdAt: Date;
}

/** What missions need to know about a member; undefined if there is none with this id. */
export async function missionMember(db: Db, id: bigint): Promise<MissionMember | undefined> {
  const row = await db
    .selectFrom('identity.member')
    .select(['id', 'currency', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id: row.id, currency: row.currency, createdAt: row.created_at };
}

/**
 * The missions of a list that a member's currency, groups and segments allow. Amounts of missions are in the site's currency: a member with
 * another one has no mission whose goal or reward is an amount of money.
 */
async function forMember(
  db: Db,
  { id: memberId, currency }: MissionMember,
  missions: readonly Mission[],
): Promise<(mission: Mission) => boolean> {
  const segments = [...new Set(missions.flatMap(({ segmentId }) => (segmentId === null ? [] : [segmentId])))];
  const groups = missions.some(({ groupId }) => groupId !== null)
    ? await db
        .selectFrom('cashier.group_member')
        .select('group_id')
        .where('member_id', '=', memberId)
        .execute()
    : [];
  const inGroup = new Set(groups.map(({ group_id }) => group_id));
  const inSegment = new Set<bigint>();
  const range = { after: memberId - 1n, until: memberId };
  for (const id of segments) {
    const { rule } = await getSegment(db, id);
    const { rows } = await compileSegment(rule, ruleContext(), range).execute(db);
    if (rows.length > 0) inSegment.add(id);
  }
  return ({ groupId, segmentId, figure, reward }) =>
    (currency === siteCurrency() || (reward !== 'money' && !AMOUNT_FIGURES.includes(figure))) &&
    (groupId === null || inGroup.has(groupId)) &&
    (segmentId === null || inSegment.has(segmentId));
}

/** What the given missions do not count again of a member, by `mission period`. */
async function baselines(
  db: Db,
  memberId: bigint,
  periods: readonly { missionId: bigint; key: string }[],
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ key: string; figure: bigint }>`
    SELECT b.mission_id || ' ' || b.period_key AS key, b.figure
      FROM unnest(${periods.map(({ missionId }) => missionId)}::bigint[], ${periods.map(({ key }) => key)}::text[]) AS p (mission_id, period_key)
      JOIN rewards.mission_baseline b ON b.member_id = ${memberId} AND b.mission_id = p.mission_id AND b.period_key = p.period_key`.execute(
    db,
  );
  return new Map(rows.map(({ key, figure }) => [key, figure]));
}

/** The figures of missions, counted from what was there when the former mission of a chain was done. */
export async function figuresOf(
  db: Db,
  member: MissionMember,
  open: readonly { mission: Mission; window: MissionWindow }[],
): Promise<bigint[]> {
  const goals = open.map(({ mission, window }) => ({
    figure: mission.figure,
    scope: mission.scope,
    code: mission.code,
    from: window.from,
    until: window.until,
  }));
  return readFigures(db, member, goals, settlementZone());
}

/**
 * The missions that are open for a member at a moment, in the order of members, each with its figure and state; and rewards of former
 * periods that can still be claimed. A mission of a chain is locked until the one before it is done in the same period. A published mission
 * after an unpublished one is open.
 */
export async function missionsOf(
  db: Db,
  member: MissionMember,
  at: Date,
): Promise<{ current: MemberMission[]; earlier: MemberMission[] }> {
  const zone = settlementZone();
  const published = await listMissions(db, true);
  const allows = await forMember(db, member, published);
  const open = published.flatMap((mission) => {
    const window = windowAt(mission, at, member.createdAt, zone);
    return window && allows(mission) ? [{ mission, window }] : [];
  });
  const periods = open.map(({ mission, window }) => ({ missionId: mission.id, key: window.key }));
  const [figures, done, from] = await Promise.all([
    figuresOf(db, member, open),
    listDone(db, member.id, periods, at),
    baselines(db, member.id, periods),
  ]);
  const ofPeriod = (missionId: bigint, key: string) =>
    done.find((row) => row.missionId === missionId && row.periodKey === key);
  const listed = new Set(open.map(({ mission }) => mission.id));
  const current = open.map(({ mission, window }, place): MemberMission => {
    const row = ofPeriod(mission.id, window.key);
    const ended = { window, mission, rewardId: row?.rewardId ?? null, claimUntil: row?.claimUntil ?? null };
    if (row) return { ...ended, state: row.status, figure: row.figure };
    const isLocked =
      mission.afterId !== null && listed.has(mission.afterId) && !ofPeriod(mission.afterId, window.key);
    if (isLocked) return { ...ended, state: 'locked', figure: 0n };
    const base = PEAK_FIGURES.includes(mission.figure) ? 0n : (from.get(`${mission.id} ${window.key}`) ?? 0n);
    const figure = figures[place]! - base;
    return { ...ended, state: figure >= mission.target ? 'reached' : 'open', figure };
  });
  const isCurrent = new Set(open.map(({ mission, window }) => `${mission.id} ${window.key}`));
  const rest = done.filter(({ missionId, periodKey }) => !isCurrent.has(`${missionId} ${periodKey}`));
  const all = rest.length > 0 ? await listMissions(db) : [];
  const earlier = rest.map((row): MemberMission => ({
    mission: all.find(({ id }) => id === row.missionId)!,
    window: { key: row.periodKey, from: row.doneAt, until: row.doneAt },
    state: row.status,
    figure: row.figure,
    claimUntil: row.claimUntil,
    rewardId: row.rewardId,
  }));
  return { current, earlier };
}

/** The names of the games that missions are limited to, by `scope code`, in a language. */
export async function scopeNames(
  db: Db,
  missions: readonly Pick<Mission, 'scope' | 'code'>[],
  language: string,
): Promise<Map<string, string>> {
  const codes = (scope: string) => missions.filter((one) => one.scope === scope).map(({ code }) => code);
  const { rows } = await sql<{ key: string; name: string }>`
    SELECT 'vendor ' || v.code AS key, v.display_name AS name FROM catalogue.vendor v WHERE v.code = ANY (${codes('vendor')}::text[])
    UNION ALL
    SELECT 'game ' || g.node_id, coalesce(g.names ->> ${language}, g.names ->> 'en') FROM catalogue.game g
     WHERE g.node_id::text = ANY (${codes('game')}::text[])`.execute(db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
