import type { RawBuilder } from 'kysely';
import { gamePicture } from '@/lib/catalogue/pictures';
import { cursorTime } from '@/lib/db/keyset';
import { sql, type Db } from '@/lib/db/client';
import { inLineOf } from '@/lib/identity/downline/line';
import type { LocaleCode } from '@/lib/i18n/locales';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { isAfter, seenSince } from '../seen';
import { BATCH, MAX_BATCH, MAX_COUNT, MAX_SLOTS, SMALL_TEAM, type BetScope } from './constants';
import type { BetFilter, BetSums, TeamBet } from './types';

/** Where a list goes on: the moment with microseconds and the round of the last bet before. */
export interface BetPlace {
  at: string;
  id: bigint;
}

const MOMENT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** The place of a cursor; undefined for a text that is none. */
export function placeOf(cursor: readonly string[] | undefined): BetPlace | undefined {
  const [at, id] = cursor ?? [];
  return at && MOMENT.test(at) && !Number.isNaN(Date.parse(at)) && id && /^\d{1,18}$/.test(id)
    ? { at, id: BigInt(id) }
    : undefined;
}

const SLOT_MS = 300_000;

const LEVELS = { own: sql`s.level = 0`, direct: sql`s.level = 1`, deeper: sql`s.level = 2`, team: sql`true` };

const gamesOf = ({ gameType, vendor, nodeId }: BetFilter, node: RawBuilder<unknown>) => sql`
  ${nodeId === undefined ? sql`` : sql`AND ${node} = ${nodeId}`}
  ${vendor === undefined ? sql`` : sql`AND g.vendor_code = ${vendor}`}
  ${gameType === undefined ? sql`` : sql`AND g.game_type = ${gameType}`}`;

/** The sums of the settled bets of a filter by settlement day, the newest first, without days on which nothing was settled. */
export async function betDays(db: Db, filter: BetFilter): Promise<(BetSums & { day: string })[]> {
  const { agentId, targetId, scope, days, zone } = filter;
  const hasGames = filter.vendor !== undefined || filter.gameType !== undefined;
  const { rows } = await sql<BetSums & { day: string }>`
    SELECT s.day::text AS day, sum(s.rounds)::bigint AS rounds, sum(s.stake)::bigint AS stake, sum(s.payout)::bigint AS payout,
           sum(s.valid_bet)::bigint AS "validBet"
      FROM (SELECT m.id, ${seenSince('m', 'top')} AS since
              FROM identity.member m JOIN identity.member top ON top.id = ${agentId} WHERE m.id = ${targetId}) m
      JOIN agents.team_bets s ON s.agent_id = m.id AND s.day BETWEEN ${days.from}::date AND ${days.to}::date
      ${hasGames ? sql`JOIN catalogue.game g ON g.node_id = s.node_id` : sql``}
     WHERE ${isAfter(sql`s.day`, sql`m.since`, zone)} AND ${LEVELS[scope]} ${gamesOf(filter, sql`s.node_id`)}
     GROUP BY 1 HAVING sum(s.rounds) > 0 ORDER BY 1 DESC`.execute(db);
  return rows;
}

/** Whether the member `m` belongs to a scope of the member `t`, by their present paths. */
const PRESENT: Record<BetScope, RawBuilder<unknown>> = {
  team: sql`m.path OPERATOR(public.<@) t.path`,
  own: sql`m.id = t.id`,
  direct: sql`m.upline_id = t.id`,
  deeper: sql`(m.path OPERATOR(public.<@) t.path AND m.id <> t.id AND m.upline_id <> t.id)`,
};

/** The same by the line of that moment, an array from the top to the member. */
function past(scope: BetScope, target: bigint, member: RawBuilder<unknown>, at: RawBuilder<unknown>) {
  const distance = sql`(SELECT cardinality(l.line) - array_position(l.line, ${target}::bigint)
                          FROM (SELECT agents.line_of(${member}, ${at}) AS line) l)`;
  if (scope === 'own') return sql`${member} = ${target}`;
  if (scope === 'direct') return sql`coalesce(${distance} = 1, false)`;
  return scope === 'deeper' ? sql`coalesce(${distance} > 1, false)` : sql`${distance} IS NOT NULL`;
}

/** The moment of the last change of any line; null if there was none. */
async function lastChange(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(l.at) AS at FROM agents.line_change l WHERE l.state = 'applied'`.execute(db);
  return rows[0]!.at;
}

/** Whether a team has few members, so that each can be looked up. */
async function isSmall(db: Db, targetId: bigint): Promise<boolean> {
  const { rows } = await sql<{ members: number }>`
    SELECT count(*)::int AS members FROM (
      SELECT FROM identity.member t JOIN identity.member m ON ${inLineOf('m', 't')} WHERE t.id = ${targetId} LIMIT ${SMALL_TEAM + 1}) c`.execute(
    db,
  );
  return rows[0]!.members <= SMALL_TEAM;
}

/** Members who can have been in the team since a moment: the present team, and members below one who was moved since. */
const candidates = (targetId: bigint, since: Date) => sql`
  (SELECT m.id FROM identity.member t JOIN identity.member m ON ${inLineOf('m', 't')} WHERE t.id = ${targetId}
   UNION
   SELECT m.id FROM (SELECT DISTINCT c.member_id FROM agents.line_change c WHERE c.state = 'applied' AND c.at > ${since}) x
     JOIN identity.member moved ON moved.id = x.member_id JOIN identity.member m ON ${inLineOf('m', 'moved')})`;

interface Slot {
  slot: Date;
  memberId: bigint;
}

interface Span {
  from: Date;
  until: Date;
}

/**
 * Slots of five minutes in which members of the scope played, the newest first. All members of a slot, or none: a part of a slot at the end of
 * what was read is left out, unless it is the only one and `limit` is undefined.
 */
async function slotsOf(
  db: Db,
  filter: BetFilter,
  { from, until }: Span,
  known: { changed: Date | null; small: boolean },
  limit: number | undefined,
): Promise<Slot[]> {
  const { targetId, scope } = filter;
  const isIn =
    known.changed === null || known.changed <= from
      ? PRESENT[scope]
      : sql`CASE WHEN p.slot >= ${known.changed} THEN ${PRESENT[scope]} ELSE ${past(scope, targetId, sql`p.member_id`, sql`p.slot`)} END`;
  const members =
    scope === 'own'
      ? sql`JOIN identity.member m ON m.id = p.member_id AND p.member_id = ${targetId}`
      : sql`JOIN identity.member m ON m.id = p.member_id`;
  const source =
    known.small && scope !== 'own'
      ? sql`${candidates(targetId, from)} c JOIN agents.play p ON p.member_id = c.id`
      : sql`agents.play p`;
  const { rows } = await sql<Slot>`
    SELECT p.slot, p.member_id AS "memberId"
      FROM ${source} ${members} JOIN identity.member t ON t.id = ${targetId}
     WHERE p.slot >= ${from} AND p.slot < ${until} AND ${isIn}
     ORDER BY p.slot DESC ${limit === undefined ? sql`` : sql`LIMIT ${limit}`}`.execute(db);
  if (limit === undefined || rows.length < limit) return rows;
  const last = rows.at(-1)!.slot;
  const whole = rows.filter(({ slot }) => slot.getTime() !== last.getTime());
  if (whole.length > 0) return whole;
  const only = { from: last, until: new Date(last.getTime() + SLOT_MS) };
  return slotsOf(db, filter, only, known, undefined);
}

interface Row extends Omit<TeamBet, 'iconUrl'> {
  artVersion: number | null;
  hasArtwork: boolean | null;
}

const toBet = ({ artVersion, hasArtwork, ...row }: Row): TeamBet => ({
  ...row,
  iconUrl: gamePicture(row.nodeId, artVersion ?? 1, hasArtwork ?? false),
});

/** The columns of a bet `r` of the member `m` in the game `g`, as the agent `top` sees it. */
const columns = (locale: LocaleCode, at: RawBuilder<unknown>) => sql`
  r.id AS "roundId", r.member_id AS "memberId", m.account, m.nickname,
  CASE WHEN m.path OPERATOR(public.<@) top.path THEN public.nlevel(m.path) - public.nlevel(top.path) END AS level,
  r.vendor, r.node_id AS "nodeId", coalesce(g.game_type, '') AS "gameType",
  coalesce(g.names ->> ${locale}, g.names ->> 'en', r.vendor) AS "gameName", g.art_version AS "artVersion",
  g.has_artwork AS "hasArtwork", r.opened_at AS "openedAt", r.settled_at AS "settledAt", ${cursorTime(at)} AS at`;

const roundsOf = (filter: BetFilter) => sql`
  ${filter.vendor === undefined ? sql`` : sql`AND r.vendor = ${filter.vendor}`}
  ${filter.nodeId === undefined ? sql`` : sql`AND r.node_id = ${filter.nodeId}`}`;

const gameOf = (filter: BetFilter) =>
  filter.gameType === undefined ? sql`` : sql`AND g.game_type = ${filter.gameType}`;

async function settledIn(
  db: Db,
  filter: BetFilter,
  slots: readonly Slot[],
  after: BetPlace | undefined,
  limit: number,
): Promise<TeamBet[]> {
  const times = [...new Set(slots.map(({ slot }) => slot.getTime()))].map((time) => new Date(time));
  const { rows } = await sql<Row>`
    WITH played AS MATERIALIZED (
      SELECT DISTINCT * FROM unnest(${slots.map(({ slot }) => slot)}::timestamptz[], ${slots.map(({ memberId }) => memberId)}::bigint[])
               AS x (slot, member_id))
    SELECT ${columns(filter.locale, sql`r.settled_at`)}, r.stake::bigint AS stake, r.payout::bigint AS payout,
           r.valid_bet::bigint AS "validBet"
      FROM unnest(${times}::timestamptz[]) AS s (slot)
      CROSS JOIN LATERAL (
        SELECT r.* FROM gateway.round r
         WHERE r.settled_at >= s.slot AND r.settled_at < s.slot + interval '5 minutes' AND r.status = 'closed'
           AND r.currency = ${filter.currency} ${roundsOf(filter)}
           ${after ? sql`AND (r.settled_at, r.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``}) r
      JOIN played p ON p.slot = s.slot AND p.member_id = r.member_id
      JOIN identity.member m ON m.id = r.member_id
      JOIN identity.member top ON top.id = ${filter.agentId}
      LEFT JOIN catalogue.game g ON g.node_id = r.node_id
     WHERE true ${gameOf(filter)}
     ORDER BY r.settled_at DESC, r.id DESC LIMIT ${limit}`.execute(db);
  return rows.map(toBet);
}

/**
 * Settled bets of a filter, the newest first, at most `limit`. `days`: the days that have any (betDays). There is no index of rounds by their
 * settlement, because one would slow every bet: agents.play says which members played in which five minutes.
 */
export async function listSettled(
  db: Db,
  filter: BetFilter,
  days: readonly string[],
  after: BetPlace | undefined,
  limit: number,
): Promise<TeamBet[]> {
  const known = { changed: await lastChange(db), small: await isSmall(db, filter.targetId) };
  const end = after && new Date(Math.floor(Date.parse(after.at) / SLOT_MS) * SLOT_MS + SLOT_MS);
  const found: TeamBet[] = [];
  const firstDay = after && dayOf(new Date(after.at), filter.zone);
  for (const day of days) {
    if (firstDay !== undefined && day > firstDay) continue;
    const from = dayStart(day, filter.zone);
    let until = dayStart(day, filter.zone, 1);
    if (end && end < until) until = end;
    for (let size = BATCH; from < until; size = Math.min(size * 4, MAX_BATCH)) {
      const slots = await slotsOf(db, filter, { from, until }, known, size);
      for (let rest = slots; rest.length > 0;) {
        const [part, others] = firstSlots(rest);
        found.push(...(await settledIn(db, filter, part, after, limit - found.length)));
        if (found.length >= limit) return found;
        rest = others;
      }
      if (slots.length === 0) break;
      until = slots.at(-1)!.slot;
    }
  }
  return found;
}

/** The first slots of a list with all their members, and the rest. */
function firstSlots(slots: readonly Slot[]): [Slot[], Slot[]] {
  const times = new Set<number>();
  let count = 0;
  for (const { slot } of slots) {
    times.add(slot.getTime());
    if (times.size > MAX_SLOTS) break;
    count += 1;
  }
  return [slots.slice(0, count), slots.slice(count)];
}

/** The bets of a condition, the newest by `at` first, and how many there are, counted up to a limit. */
async function newestOf(
  db: Db,
  { locale }: BetFilter,
  { rounds, at, amounts }: Record<'rounds' | 'at' | 'amounts', RawBuilder<unknown>>,
  after: BetPlace | undefined,
  limit: number,
): Promise<{ list: TeamBet[]; total: number }> {
  const { rows } = await sql<Row>`
    SELECT ${columns(locale, at)}, ${amounts} ${rounds}
      ${after ? sql`AND (${at}, r.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``}
     ORDER BY ${at} DESC, r.id DESC LIMIT ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT ${rounds} LIMIT ${MAX_COUNT + 1}) c`.execute(db);
  return { list: rows.map(toBet), total: counted.rows[0]!.total };
}

/** Bets that are still open, of the present team since its last move, the newest first; and how many there are, counted up to a limit. */
export async function listOpen(
  db: Db,
  filter: BetFilter,
  after: BetPlace | undefined,
  limit: number,
): Promise<{ list: TeamBet[]; total: number }> {
  const { days, zone } = filter;
  const rounds = sql`
    FROM gateway.round r
    JOIN identity.member m ON m.id = r.member_id
    JOIN identity.member t ON t.id = ${filter.targetId}
    JOIN identity.member top ON top.id = ${filter.agentId}
    LEFT JOIN catalogue.game g ON g.node_id = r.node_id
   WHERE r.status = 'open' AND r.currency = ${filter.currency} AND ${PRESENT[filter.scope]}
     AND r.opened_at >= ${dayStart(days.from, zone)} AND r.opened_at < ${dayStart(days.to, zone, 1)}
     AND coalesce(r.opened_at >= ${seenSince('m', 'top')}, true) ${roundsOf(filter)} ${gameOf(filter)}`;
  const amounts = sql`r.stake::bigint AS stake, r.payout::bigint AS payout, r.valid_bet::bigint AS "validBet"`;
  return newestOf(db, filter, { rounds, at: sql`r.opened_at`, amounts }, after, limit);
}

/** Bets that an operator voided, with what they were before, the last voided first; and how many there are, counted up to a limit. */
export async function listVoided(
  db: Db,
  filter: BetFilter,
  after: BetPlace | undefined,
  limit: number,
): Promise<{ list: TeamBet[]; total: number }> {
  const { days, zone } = filter;
  const played = sql`date_bin('5 minutes', coalesce(r.settled_at, r.opened_at), 'epoch')`;
  const rounds = sql`
    FROM gateway.voided_round v
    JOIN gateway.round r ON r.id = v.round_id
    JOIN identity.member m ON m.id = r.member_id
    JOIN identity.member t ON t.id = ${filter.targetId}
    JOIN identity.member top ON top.id = ${filter.agentId}
    LEFT JOIN catalogue.game g ON g.node_id = r.node_id
   WHERE v.at >= ${dayStart(days.from, zone)} AND v.at < ${dayStart(days.to, zone, 1)} AND v.currency = ${filter.currency}
     AND ${past(filter.scope, filter.targetId, sql`r.member_id`, played)}
     AND ${past('team', filter.agentId, sql`r.member_id`, played)} ${roundsOf(filter)} ${gameOf(filter)}`;
  const amounts = sql`v.stake::bigint AS stake, v.payout::bigint AS payout, 0::bigint AS "validBet"`;
  return newestOf(db, filter, { rounds, at: sql`v.at`, amounts }, after, limit);
}

/**
 * The member of a round, if the round was played in the team of an agent: by the line when it was settled, or by the present one if it is open.
 */
export async function playerInTeam(
  db: Db,
  agentId: bigint,
  roundId: bigint,
  currency: string,
): Promise<{ id: bigint; account: string; nickname: string; validBet: bigint } | undefined> {
  const { rows } = await sql<{ id: bigint; account: string; nickname: string; validBet: bigint }>`
    SELECT m.id, m.account, m.nickname, r.valid_bet::bigint AS "validBet"
      FROM gateway.round r
      JOIN identity.member m ON m.id = r.member_id
      JOIN identity.member top ON top.id = ${agentId}
     WHERE r.id = ${roundId} AND r.currency = ${currency}
       AND CASE WHEN r.settled_at IS NULL AND r.status = 'open'
                THEN m.path OPERATOR(public.<@) top.path AND coalesce(r.opened_at >= ${seenSince('m', 'top')}, true)
                ELSE ${agentId} = ANY (agents.line_of(r.member_id, date_bin('5 minutes', coalesce(r.settled_at, r.opened_at), 'epoch'))) END`.execute(
    db,
  );
  return rows[0];
}

/** The id of a member of an agent's team by the account; undefined if there is none. */
export async function memberByAccount(db: Db, agentId: bigint, account: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT m.id FROM identity.member m JOIN identity.member top ON top.id = ${agentId}
     WHERE lower(m.account) = ${account.toLowerCase()} AND m.path OPERATOR(public.<@) top.path`.execute(db);
  return rows[0]?.id;
}
