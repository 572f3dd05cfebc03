import type { RawBuilder } from 'kysely';
import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { settlementZone } from '../settlement';
import { compileSegment } from './rules';
import { segmentRule } from './schema';
import type { RuleContext, Segment, SegmentRule } from './types';

/** A rule applies to the present moment, in the settlement zone. */
export const ruleContext = (): RuleContext => ({ at: now(), zone: settlementZone() });

const COLUMNS = ['id', 'name', 'rule', 'version', 'changed_at'] as const;

interface Row {
  id: bigint;
  name: string;
  rule: unknown;
  version: number;
  changed_at: Date;
}

const toSegment = ({ changed_at, rule, ...row }: Row): Segment => ({
  ...row,
  // A stored rule was valid when it was stored.
  rule: segmentRule.parse(rule),
  changedAt: changed_at,
});

/** All segments by name. */
export async function listSegments(db: Db): Promise<Segment[]> {
  const rows = await db
    .selectFrom('reporting.segment')
    .select(COLUMNS)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(toSegment);
}

/** One segment. Throws NOT_FOUND 404. */
export async function getSegment(db: Db, id: bigint): Promise<Segment> {
  const row = await db
    .selectFrom('reporting.segment')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toSegment(row);
}

/** How many member ids a query returns, and the newest members of them. */
export async function previewMembers(
  db: Db,
  members: RawBuilder<{ id: bigint }>,
  size: number,
): Promise<{ count: number; sample: { id: bigint; account: string }[] }> {
  const { rows } = await sql<{ count: bigint; id: bigint | null; account: string | null }>`
    WITH s AS MATERIALIZED (${members}),
         newest AS (SELECT m.id, m.account FROM s JOIN identity.member m USING (id) ORDER BY m.id DESC LIMIT ${size})
    SELECT (SELECT count(*) FROM s) AS count, n.id, n.account FROM (SELECT 1) one LEFT JOIN newest n ON true`.execute(
    db,
  );
  return {
    count: Number(rows[0]!.count),
    sample: rows.flatMap(({ id, account }) => (id === null ? [] : [{ id, account: account! }])),
  };
}

/** How many members a rule describes now, and the newest of them. */
export const previewSegment = (db: Db, rule: SegmentRule, size: number) =>
  previewMembers(db, compileSegment(rule, ruleContext()), size);
