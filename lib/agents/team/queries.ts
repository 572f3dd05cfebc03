import { sql, type Db } from '@/lib/db/client';
import { inLineOf } from '@/lib/identity/downline/line';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { dayStart } from '@/lib/platform/zone';
import type { ContractKind } from '../constants';
import type { TeamSort } from './constants';
import { rankDirects, type RankedBy } from './ranking';
import { isAfter, seenSince, type Days } from './seen';
import type { Play, TeamDay, TeamFigures, TeamMember } from './types';

/** The kinds of contract that an agent has ever signed as the downline. */
export async function kindsOfContracts(db: Db, agentId: bigint): Promise<ContractKind[]> {
  const { rows } = await sql<{ kind: ContractKind }>`
    SELECT DISTINCT c.kind FROM agents.contract c WHERE c.agent_id = ${agentId} AND c.state = 'signed'`.execute(
    db,
  );
  return rows.map(({ kind }) => kind);
}

/** The moment up to which bets are part of agents.team_day; null before the first run. */
export async function countedUntil(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(r.complete_before) FILTER (WHERE isfinite(r.complete_before)) AS at
      FROM (SELECT complete_before FROM agents.run ORDER BY id DESC LIMIT 1) r`.execute(db);
  return rows[0]?.at ?? null;
}

/** The members with a settled round on each of some days, rolled up or not. */
const playedDays = (days: Days, zone: string) => sql`
  (SELECT x.member_id, x.day
     FROM (SELECT d.member_id, d.day, d.rounds FROM reporting.member_day d
            WHERE d.day BETWEEN ${days.from}::date AND ${days.to}::date
           UNION ALL
           SELECT u.member_id, (u.settled_at AT TIME ZONE ${zone})::date, u.rounds FROM reporting.unrolled u
            WHERE u.settled_at >= ${dayStart(days.from, zone)} AND u.settled_at < ${dayStart(days.to, zone, 1)}) x
    GROUP BY 1, 2 HAVING sum(x.rounds) > 0)`;

const SUMS = sql`
  coalesce(sum(d."validBet"), 0)::bigint AS "validBet", coalesce(sum(d."netLoss"), 0)::bigint AS "netLoss",
  coalesce(sum(d.deposits), 0)::bigint AS deposits, coalesce(sum(d.withdrawals), 0)::bigint AS withdrawals`;

/** What teams played, deposited and withdrew by day, of the teams in the relation `shown` (id, since). */
const figuresOfShown = (days: Days, zone: string) => sql`
  (SELECT s.id, p.day, p.valid_bet AS "validBet", p.stake - p.payout AS "netLoss", 0::bigint AS deposits, 0::bigint AS withdrawals
     FROM shown s JOIN agents.team_day p ON p.agent_id = s.id
    WHERE p.day BETWEEN ${days.from}::date AND ${days.to}::date AND ${isAfter(sql`p.day`, sql`s.since`, zone)}
   UNION ALL
   SELECT s.id, m.day, 0, 0, m.deposits, m.withdrawals
     FROM shown s JOIN agents.team_money m ON m.agent_id = s.id
    WHERE m.day BETWEEN ${days.from}::date AND ${days.to}::date AND ${isAfter(sql`m.day`, sql`s.since`, zone)})`;

/** The figures of the teams of some members of an agent's team in some days. Members without any are not in it. */
async function figuresOfTeams(
  db: Db,
  agentId: bigint,
  ids: readonly bigint[],
  days: Days,
  zone: string,
): Promise<Map<bigint, TeamFigures>> {
  const { rows } = await sql<TeamFigures & { id: bigint }>`
    WITH shown AS MATERIALIZED (
      SELECT m.id, ${seenSince('m', 'top')} AS since
        FROM identity.member m JOIN identity.member top ON top.id = ${agentId}
       WHERE m.id = ANY (${ids as bigint[]}::bigint[]))
    SELECT d.id, ${SUMS} FROM ${figuresOfShown(days, zone)} d GROUP BY 1`.execute(db);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

/** What the team of a member of an agent's team played, by day and without days on which nothing was. */
export async function playByDay(
  db: Db,
  agentId: bigint,
  id: bigint,
  days: Days,
  zone: string,
): Promise<(Play & { day: string })[]> {
  const { rows } = await sql<Play & { day: string }>`
    SELECT d.day::text AS day, d.valid_bet AS "validBet", d.stake - d.payout AS "netLoss"
      FROM identity.member m
      JOIN identity.member top ON top.id = ${agentId}
      JOIN agents.team_day d ON d.agent_id = m.id
     WHERE m.id = ${id} AND d.day BETWEEN ${days.from}::date AND ${days.to}::date
       AND ${isAfter(sql`d.day`, seenSince('m', 'top'), zone)}
     ORDER BY d.day`.execute(db);
  return rows;
}

const NOTHING: TeamFigures = { validBet: 0n, netLoss: 0n, deposits: 0n, withdrawals: 0n };

/** The figures of the team of a member of an agent's team in some days. */
export const figuresOfTeam = async (
  db: Db,
  agentId: bigint,
  id: bigint,
  days: Days,
  zone: string,
): Promise<TeamFigures> => (await figuresOfTeams(db, agentId, [id], days, zone)).get(id) ?? NOTHING;

/**
 * The days of a team, without days on which nothing happened: what the agent and everybody below played (by the line at each bet), and what the
 * present team registered, deposited and withdrew.
 */
export async function daysOfTeam(db: Db, agentId: bigint, days: Days, zone: string): Promise<TeamDay[]> {
  const [from, until] = [dayStart(days.from, zone), dayStart(days.to, zone, 1)];
  const { rows } = await sql<TeamDay>`
    WITH top AS MATERIALIZED (SELECT m.id, m.path FROM identity.member m WHERE m.id = ${agentId}),
    payments AS MATERIALIZED (
      SELECT d.id, d.member_id, d.decided_at AS at, d.amount AS deposited, 0::bigint AS withdrawn
        FROM cashier.deposit d
       WHERE d.status = 'approved' AND d.decided_at >= ${from} AND d.decided_at < ${until}
      UNION ALL
      SELECT NULL, w.member_id, w.paid_at, 0, w.amount FROM cashier.withdrawal w
       WHERE w.paid_at >= ${from} AND w.paid_at < ${until}),
    parts AS (
      SELECT d.day, d.valid_bet, d.stake - d.payout AS net_loss, 0 AS registrations, 0 AS active, 0 AS first_deposits,
             0::bigint AS deposits, 0::bigint AS withdrawals
        FROM agents.team_day d
       WHERE d.agent_id = ${agentId} AND d.day BETWEEN ${days.from}::date AND ${days.to}::date
      UNION ALL
      SELECT (below.created_at AT TIME ZONE ${zone})::date, 0, 0, 1, 0, 0, 0, 0
        FROM top JOIN identity.member below ON ${inLineOf('below', 'top')} AND below.id <> top.id
       WHERE below.created_at >= ${from} AND below.created_at < ${until}
      UNION ALL
      SELECT p.day, 0, 0, 0, 1, 0, 0, 0
        FROM ${playedDays(days, zone)} p
        JOIN identity.member below ON below.id = p.member_id
        JOIN top ON below.path OPERATOR(public.<@) top.path
       WHERE ${isAfter(sql`p.day`, seenSince('below', 'top'), zone)}
      UNION ALL
      SELECT (p.at AT TIME ZONE ${zone})::date, 0, 0, 0, 0,
             (p.id IS NOT NULL AND NOT EXISTS (
               SELECT FROM cashier.deposit e
                WHERE e.member_id = p.member_id AND e.status = 'approved' AND (e.decided_at, e.id) < (p.at, p.id)))::int,
             p.deposited, p.withdrawn
        FROM payments p
        JOIN identity.member below ON below.id = p.member_id
        JOIN top ON below.path OPERATOR(public.<@) top.path
       WHERE coalesce(p.at >= ${seenSince('below', 'top')}, true))
    SELECT to_char(p.day, 'YYYY-MM-DD') AS day, sum(p.valid_bet)::bigint AS "validBet", sum(p.net_loss)::bigint AS "netLoss",
           sum(p.registrations)::int AS registrations, sum(p.active)::int AS active,
           sum(p.first_deposits)::int AS "firstDeposits", sum(p.deposits)::bigint AS deposits,
           sum(p.withdrawals)::bigint AS withdrawals
      FROM parts p GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

/** Members of the team, the agent included, with a settled round in some days; each counts once. */
export async function countActive(db: Db, agentId: bigint, days: Days, zone: string): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    SELECT count(DISTINCT p.member_id)::int AS active
      FROM ${playedDays(days, zone)} p
      JOIN identity.member below ON below.id = p.member_id
      JOIN identity.member top ON top.id = ${agentId} AND below.path OPERATOR(public.<@) top.path
     WHERE ${isAfter(sql`p.day`, seenSince('below', 'top'), zone)}`.execute(db);
  return rows[0]!.active;
}

const ORDERS = {
  newest: sql`m.created_at DESC, m.id DESC`,
  oldest: sql`m.created_at, m.id`,
  account: sql`lower(m.account), m.id`,
} as const;

/** Orders by a figure of the teams, the largest first. */
const FIGURES = {
  validBet: sql`"validBet"`,
  netLoss: sql`"netLoss"`,
  deposits: sql`deposits`,
  withdrawals: sql`withdrawals`,
} as const;

const isRanked = (sort: TeamSort): sort is RankedBy => sort === 'validBet' || sort === 'netLoss';
const isFigure = (sort: TeamSort): sort is keyof typeof FIGURES => Object.hasOwn(FIGURES, sort);

/**
 * A page of a team: the members directly below `parentId`, or everybody below the agent whose account begins with `search`. The caller has checked
 * that the parent is in the agent's team.
 */
export async function listTeam(
  db: Db,
  agentId: bigint,
  {
    parentId,
    search,
    sort,
    days,
    zone,
  }: { parentId: bigint; search?: string | undefined; sort: TeamSort; days: Days; zone: string },
  request: PageRequest,
): Promise<Page<TeamMember>> {
  const prefix = search ? `${search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%` : undefined;
  const found =
    prefix === undefined
      ? sql`identity.member m WHERE m.upline_id = ${parentId}`
      : sql`identity.member m
              JOIN identity.member above ON above.id = ${agentId} AND m.path OPERATOR(public.<@) above.path AND m.id <> above.id
             WHERE lower(m.account) LIKE ${prefix}`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${found}`.execute(db);
  const paged = sql`LIMIT ${request.pageSize} OFFSET ${pageOffset(request)}`;
  // The order of the page, without the figures themselves: those are read for its members alone.
  const ordered =
    prefix === undefined && isRanked(sort)
      ? sql`
      SELECT r.id, r.no FROM unnest(${await rankDirects(db, agentId, { parentId, by: sort, days, zone }, request)}::bigint[])
                             WITH ORDINALITY AS r (id, no)`
      : isFigure(sort)
        ? sql`
      WITH shown AS MATERIALIZED (SELECT f.id, ${seenSince('f', 'seer')} AS since
                                    FROM (SELECT m.* FROM ${found}) f JOIN identity.member seer ON seer.id = ${agentId}),
      sums AS (SELECT d.id, ${SUMS} FROM ${figuresOfShown(days, zone)} d GROUP BY 1)
      SELECT s.id, row_number() OVER (ORDER BY coalesce(x.${FIGURES[sort]}, 0) DESC, s.id) AS no
        FROM shown s LEFT JOIN sums x ON x.id = s.id ORDER BY no ${paged}`
        : sql`
      SELECT p.id, row_number() OVER () AS no FROM (SELECT m.id FROM ${found} ORDER BY ${ORDERS[sort]} ${paged}) p`;
  const { rows } = await sql<Omit<TeamMember, 'team'>>`
    SELECT m.id, m.account, m.nickname, m.type, m.created_at AS "joinedAt", m.last_login_at AS "lastLoginAt",
           public.nlevel(m.path) - (SELECT public.nlevel(t.path) FROM identity.member t WHERE t.id = ${agentId}) AS level,
           (SELECT u.account FROM identity.member u WHERE u.id = m.upline_id) AS upline,
           (SELECT count(*) FROM identity.member b WHERE b.upline_id = m.id)::int AS directs
      FROM (${ordered}) o JOIN identity.member m ON m.id = o.id ORDER BY o.no`.execute(db);
  const ids = rows.map(({ id }) => id);
  const figures = await figuresOfTeams(db, agentId, ids, days, zone);
  return toPage(
    rows.map((row) => ({ ...row, team: figures.get(row.id) ?? NOTHING })),
    request,
    counted.rows[0]!.total,
  );
}

/** A page of the members directly below a member with what their teams played, the largest loss first. */
export async function listLosses(
  db: Db,
  agentId: bigint,
  { parentId, days, zone }: { parentId: bigint; days: Days; zone: string },
  request: PageRequest,
): Promise<Page<Pick<TeamMember, 'id' | 'account' | 'nickname' | 'type' | 'directs'> & { team: Play }>> {
  const [counted, ids] = await Promise.all([
    sql<{ total: number }>`
      SELECT count(*)::int AS total FROM identity.member m WHERE m.upline_id = ${parentId}`.execute(db),
    rankDirects(db, agentId, { parentId, by: 'netLoss', days, zone }, request),
  ]);
  const { rows } = await sql<Pick<TeamMember, 'id' | 'account' | 'nickname' | 'type' | 'directs'>>`
    SELECT m.id, m.account, m.nickname, m.type,
           (SELECT count(*) FROM identity.member b WHERE b.upline_id = m.id)::int AS directs
      FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS o (id, no) JOIN identity.member m ON m.id = o.id ORDER BY o.no`.execute(
    db,
  );
  const figures = await figuresOfTeams(db, agentId, ids, days, zone);
  return toPage(
    rows.map((row) => ({ ...row, team: figures.get(row.id) ?? NOTHING })),
    request,
    counted.rows[0]!.total,
  );
}

/** The members from directly below the agent down to a member of the team; none for the agent itself. */
export async function pathBelow(
  db: Db,
  agentId: bigint,
  memberId: bigint,
): Promise<{ id: bigint; account: string }[]> {
  const { rows } = await sql<{ id: bigint; account: string }>`
    SELECT a.id, a.account
      FROM identity.member m
      JOIN identity.member top ON top.id = ${agentId}
      CROSS JOIN LATERAL unnest(string_to_array(public.ltree2text(m.path), '.')::bigint[]) WITH ORDINALITY AS x (id, no)
      JOIN identity.member a ON a.id = x.id
     WHERE m.id = ${memberId} AND x.no > public.nlevel(top.path)
     ORDER BY x.no`.execute(db);
  return rows;
}

/** A member as the agent of the team sees it. The caller has checked that the member is in the team. */
export async function findTeamMember(
  db: Db,
  agentId: bigint,
  memberId: bigint,
): Promise<Omit<TeamMember, 'team'> & { below: number }> {
  const { rows } = await sql<Omit<TeamMember, 'team'> & { below: number }>`
    SELECT m.id, m.account, m.nickname, m.type, m.created_at AS "joinedAt", m.last_login_at AS "lastLoginAt",
           public.nlevel(m.path) - public.nlevel(top.path) AS level,
           coalesce((SELECT u.account FROM identity.member u WHERE u.id = m.upline_id), '') AS upline,
           (SELECT count(*) FROM identity.member b WHERE b.upline_id = m.id)::int AS directs,
           (SELECT count(*) FROM identity.member below WHERE ${inLineOf('below', 'm')} AND below.id <> m.id)::int AS below
      FROM identity.member m JOIN identity.member top ON top.id = ${agentId}
     WHERE m.id = ${memberId}`.execute(db);
  return rows[0]!;
}

/** What a member of an agent's team played, deposited and withdrew, by day; days without any of it are left out. */
export async function daysOfMember(
  db: Db,
  agentId: bigint,
  memberId: bigint,
  days: Days,
  zone: string,
): Promise<Pick<TeamDay, 'day' | 'validBet' | 'netLoss' | 'deposits' | 'withdrawals'>[]> {
  const [from, until] = [dayStart(days.from, zone), dayStart(days.to, zone, 1)];
  const { rows } = await sql<Pick<TeamDay, 'day' | 'validBet' | 'netLoss' | 'deposits' | 'withdrawals'>>`
    WITH shown AS MATERIALIZED (
      SELECT ${seenSince('m', 'top')} AS since
        FROM identity.member m JOIN identity.member top ON top.id = ${agentId}
       WHERE m.id = ${memberId})
    SELECT to_char((p.at AT TIME ZONE ${zone})::date, 'YYYY-MM-DD') AS day, sum(p.valid_bet)::bigint AS "validBet",
           sum(p.net_loss)::bigint AS "netLoss", sum(p.deposits)::bigint AS deposits, sum(p.withdrawals)::bigint AS withdrawals
      FROM (SELECT a.slot AS at, a.valid_bet, a.stake - a.payout AS net_loss, 0::bigint AS deposits, 0::bigint AS withdrawals
              FROM agents.play a WHERE a.member_id = ${memberId} AND a.slot >= ${from} AND a.slot < ${until}
            UNION ALL
            SELECT d.decided_at, 0, 0, d.amount, 0 FROM cashier.deposit d
             WHERE d.member_id = ${memberId} AND d.status = 'approved' AND d.decided_at >= ${from} AND d.decided_at < ${until}
            UNION ALL
            SELECT w.paid_at, 0, 0, 0, w.amount FROM cashier.withdrawal w
             WHERE w.member_id = ${memberId} AND w.paid_at >= ${from} AND w.paid_at < ${until}) p, shown s
     WHERE s.since IS NULL OR p.at >= s.since
     GROUP BY 1
    HAVING (sum(p.valid_bet), sum(p.net_loss), sum(p.deposits), sum(p.withdrawals)) <> (0, 0, 0, 0)
     ORDER BY 1`.execute(db);
  return rows;
}

/** The account of a member of an agent's team, the agent included; undefined for anybody else. */
export async function accountInTeam(db: Db, agentId: bigint, memberId: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ account: string }>`
    SELECT below.account FROM identity.member top JOIN identity.member below ON ${inLineOf('below', 'top')}
     WHERE top.id = ${agentId} AND below.id = ${memberId}`.execute(db);
  return rows[0]?.account;
}
