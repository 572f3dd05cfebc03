import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { toCursorPage, type CursorPage, type CursorRequest } from '@/lib/platform/cursor';
import { dayAfter } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone } from '../settlement';
import { momentsOf, playParts } from '../figures/sources';
import type { DayRange, PlayScope } from '../figures/types';

/** A settled round, as reports count it. */
export interface RoundRow {
  id: bigint;
  settledAt: Date;
  memberId: bigint;
  account: string;
  gameId: bigint;
  /** The game's names by language. */
  names: Record<string, string>;
  vendor: string;
  category: string;
  currency: string;
  stake: Amount;
  payout: Amount;
  validBet: Amount;
  /** Payout minus stake. */
  result: Amount;
  /** The grant of free rounds or vendor's grant that it was played with; null: none. */
  grantId: string | null;
  /** settledAt with microseconds, for the cursor. */
  at: string;
}

/** A part of an hour and about how many of the rounds it has. */
interface Slice {
  from: Date;
  until: Date;
  rounds: number;
}

const HOUR = 3_600_000;
/** An hour with more rounds is read in parts. */
const SLICE_ROUNDS = 2_000;
/** Each slice is a look-up in an index; further ones are read by a further query. */
const MAX_SLICES = 60;

const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** The cursor of a round, or undefined if it is none. */
function parseCursor(cursor: readonly string[] | undefined): { at: string; id: string } | undefined {
  const [at, id] = cursor ?? [];
  return at && CURSOR.test(at) && !Number.isNaN(Date.parse(at)) && id && /^\d{1,18}$/.test(id)
    ? { at, id }
    : undefined;
}

/**
 * A page of the settled rounds of a scope, by the time of settlement, newest first. There is no index for it, because one would slow
 * every bet: the roll-ups say which hours have such rounds, and the rounds of an hour are found by the BRIN index.
 */
export async function listRounds(
  db: Db,
  scope: PlayScope,
  request: CursorRequest,
): Promise<CursorPage<RoundRow>> {
  const zone = settlementZone();
  const start = parseCursor(request.cursor);
  const back = request.back === true && start !== undefined;
  const wanted = request.limit + 1;
  const found: RoundRow[] = [];
  let days = firstDays(scope.days, start && dayOf(new Date(start.at), zone), back);
  for (let length = 1; days && found.length < wanted; length *= 4) {
    const part = window(days, length, back);
    const slices = await slicesOf(db, { ...scope, days: part }, zone, back);
    while (slices.length > 0 && found.length < wanted) {
      const batch = takeSlices(slices, wanted - found.length);
      found.push(...(await roundsIn(db, scope, batch, start, back, wanted - found.length)));
    }
    days = withoutWindow(days, part, back);
  }
  return toCursorPage(found, { ...request, back, cursor: start && request.cursor }, (row) => [
    row.at,
    String(row.id),
  ]);
}

function firstDays(days: DayRange, cursorDay: string | undefined, back: boolean): DayRange | undefined {
  const { from, until } = days;
  if (cursorDay === undefined) return from <= until ? days : undefined;
  const rest = back
    ? { from: cursorDay > from ? cursorDay : from, until }
    : { from, until: cursorDay < until ? cursorDay : until };
  return rest.from <= rest.until ? rest : undefined;
}

/** The next days to be read: `length` days from the end, or from the beginning if the list is read backwards. */
function window({ from, until }: DayRange, length: number, back: boolean): DayRange {
  if (back) {
    const end = dayAfter(from, length - 1);
    return { from, until: end < until ? end : until };
  }
  const begin = dayAfter(until, 1 - length);
  return { from: begin > from ? begin : from, until };
}

function withoutWindow(days: DayRange, read: DayRange, back: boolean): DayRange | undefined {
  const rest = back
    ? { from: dayAfter(read.until, 1), until: days.until }
    : { from: days.from, until: dayAfter(read.from, -1) };
  return rest.from <= rest.until ? rest : undefined;
}

/** The hours of some days that have rounds of the scope, or parts of them, in the order of reading. */
async function slicesOf(db: Db, scope: PlayScope, zone: string, back: boolean): Promise<Slice[]> {
  // The category is the present one of the game, that of the roll-ups the one of its time: it cannot exclude an hour.
  const parts = playParts({ scope: { ...scope, category: undefined }, zone, bucket: 'hour' });
  const { rows } = await sql<{ hour: string; rounds: bigint }>`
    SELECT p.bucket AS hour, sum(p.rounds)::bigint AS rounds FROM ${parts} p
     GROUP BY 1 HAVING sum(p.rounds) > 0 ORDER BY 1 DESC`.execute(db);
  const slices = rows.flatMap(({ hour, rounds }) => {
    const begin = Date.parse(hour);
    const count = Math.ceil(Number(rounds) / SLICE_ROUNDS);
    const length = HOUR / count;
    return Array.from({ length: count }, (_, index) => ({
      from: new Date(Math.round(begin + (count - 1 - index) * length)),
      until: new Date(Math.round(begin + (count - index) * length)),
      rounds: Number(rounds) / count,
    }));
  });
  return back ? slices.reverse() : slices;
}

/** Takes slices that probably have enough rounds from the beginning of the list. */
function takeSlices(slices: Slice[], wanted: number): Slice[] {
  let rounds = 0;
  let count = 0;
  while (count < slices.length && count < MAX_SLICES && rounds < wanted) rounds += slices[count++]!.rounds;
  return slices.splice(0, count);
}

async function roundsIn(
  db: Db,
  scope: PlayScope,
  slices: readonly Slice[],
  start: { at: string; id: string } | undefined,
  back: boolean,
  limit: number,
): Promise<RoundRow[]> {
  const moments = momentsOf(scope, settlementZone());
  const [order, than] = back ? [sql`ASC`, sql`>`] : [sql`DESC`, sql`<`];
  const { currency, category, vendor, game, member, country } = scope;
  const conditions = sql`
    ${currency === undefined ? sql`` : sql`AND r.currency = ${currency}`}
    ${vendor === undefined ? sql`` : sql`AND r.vendor = ${vendor}`}
    ${game === undefined ? sql`` : sql`AND r.node_id = ${game}`}
    ${member === undefined ? sql`` : sql`AND r.member_id = ${member}`}
    ${start ? sql`AND (r.settled_at, r.id) ${than} (${start.at}::timestamptz, ${start.id}::bigint)` : sql``}`;
  const { rows } = await sql<RoundRow>`
    SELECT r.id, r.settled_at AS "settledAt", to_char(r.settled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, r.member_id AS "memberId", m.account,
           r.node_id AS "gameId", g.names, r.vendor, g.game_type AS category, r.currency, r.stake::bigint AS stake,
           r.payout::bigint AS payout, r.valid_bet::bigint AS "validBet", r.payout::bigint - r.stake::bigint AS result,
           r.grant_id AS "grantId"
      FROM unnest(${slices.map(({ from }) => from)}::timestamptz[], ${slices.map(({ until }) => until)}::timestamptz[])
             AS s (begin, finish)
      CROSS JOIN LATERAL (
        SELECT r.* FROM gateway.round r
         WHERE r.settled_at >= s.begin AND r.settled_at < s.finish AND r.status = 'closed'
           AND r.settled_at >= ${moments.from} AND r.settled_at < ${moments.until}
           ${conditions}) r
      JOIN catalogue.game g ON g.node_id = r.node_id
      JOIN identity.member m ON m.id = r.member_id
     WHERE true ${category === undefined ? sql`` : sql`AND g.game_type = ${category}`}
       ${country === undefined ? sql`` : sql`AND coalesce(m.country, '') = ${country}`}
     ORDER BY r.settled_at ${order}, r.id ${order} LIMIT ${limit}`.execute(db);
  return rows;
}
