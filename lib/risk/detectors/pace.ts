import type { RawBuilder } from 'kysely';
import { sql, type Db } from '@/lib/db/client';
import { formatDecimal } from '@/lib/money/amount';
import { densestWindow, groupBy, shorten } from '../rules';
import type { EvidenceRow, Finding, Range, Source } from '../types';

/** Events of one member that are read at most. */
const MAX_EVENTS = 5_000;

export interface PaceEvent {
  member: bigint;
  id: bigint;
  at: Date;
  amount: bigint | null;
  currency: string | null;
}

/**
 * Members with at least `least` events within `window` milliseconds, and with an event in the range. Reads their events from one window
 * before the first new event. `where` is a condition on the events `s`.
 */
export async function findPace(
  db: Db,
  { table, id, at, where: ofSource }: Source,
  { after, upTo }: Range,
  options: { window: number; least: number; amount?: string; where?: RawBuilder<unknown> },
): Promise<Map<bigint, PaceEvent[]>> {
  const { window, least, amount, where = sql`true` } = options;
  const span = sql`make_interval(secs => ${window / 1000}::float8)`;
  const money = amount
    ? sql`s.${sql.raw(amount)}::bigint AS amount, s.currency::text AS currency`
    : sql`NULL::bigint AS amount, NULL::text AS currency`;
  const { rows } = await sql<PaceEvent>`
    WITH fresh AS (
      SELECT s.member_id, min(${at}) AS first FROM ${table} s
       WHERE ${id} > ${after} AND ${id} <= ${upTo} AND ${ofSource} AND ${where} GROUP BY s.member_id
    ), events AS (
      SELECT e.*, count(*) OVER (PARTITION BY e.member ORDER BY e.at RANGE BETWEEN ${span} PRECEDING AND CURRENT ROW) AS near
        FROM fresh f CROSS JOIN LATERAL (
          SELECT s.member_id AS member, ${id} AS id, ${at} AS at, ${money} FROM ${table} s
           WHERE s.member_id = f.member_id AND ${at} >= f.first - ${span} AND ${ofSource} AND ${where}
           ORDER BY ${at} DESC LIMIT ${MAX_EVENTS}) e)
    SELECT t.member, t.id, t.at, t.amount, t.currency
      FROM (SELECT e.*, max(e.near) OVER (PARTITION BY e.member) AS most FROM events e) t
     WHERE t.most >= ${least} ORDER BY t.member, t.at, t.id`.execute(db);
  return groupBy(rows, ({ member }) => member);
}

/** A finding about the densest window of a member's events. Its weight is the number of events. */
export function paceFinding(
  member: bigint,
  events: readonly PaceEvent[],
  what: EvidenceRow['what'],
  window: number,
): Finding {
  const dense = densestWindow(events, window);
  const [first, last] = [dense[0]!, dense.at(-1)!];
  const sum = dense.reduce((total, { amount }) => total + (amount ?? 0n), 0n);
  return {
    subject: `member:${member}`,
    members: [member],
    weight: dense.length,
    facts: {
      count: { kind: 'count', value: dense.length },
      minutes: {
        kind: 'minutes',
        value: Math.max(1, Math.ceil((last.at.getTime() - first.at.getTime()) / 60_000)),
      },
      ...(first.currency !== null
        ? { sum: { kind: 'amount' as const, value: formatDecimal(sum), currency: first.currency } }
        : {}),
      last: { kind: 'time', value: last.at.toISOString() },
    },
    evidence: shorten(
      dense.toReversed().map(({ id, at, amount, currency }) => ({
        what,
        id: String(id),
        member: String(member),
        at: at.toISOString(),
        ...(amount !== null && currency !== null ? { amount: formatDecimal(amount), currency } : {}),
      })),
    ),
  };
}
