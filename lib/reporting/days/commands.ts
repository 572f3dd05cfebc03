import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { dueDays } from './rules';
import type { DaySpan } from './types';

/**
 * Computes the totals of days that are over and not stored yet, and of days with a changed round. Deletes days that are too
 * old or of another zone. Each day is a database transaction of its own. To compute everything again, delete from
 * reporting.day and wait for the next run. Returns the number of days computed.
 */
export async function refreshDueDays(db: Db, zone: string): Promise<number> {
  const due = dueDays(now(), zone);
  const spans = sql`unnest(${due.map(({ start }) => start)}::timestamptz[], ${due.map(({ end }) => end)}::timestamptz[]) AS due (starts_at, ends_at)`;
  await sql`
    DELETE FROM reporting.day d WHERE NOT EXISTS (
      SELECT FROM ${spans} WHERE (due.starts_at, due.ends_at) = (d.starts_at, d.ends_at))`.execute(db);
  const { rows } = await sql<DaySpan>`
    SELECT due.starts_at AS start, due.ends_at AS "end" FROM ${spans}
     WHERE NOT EXISTS (SELECT FROM reporting.day d WHERE d.starts_at = due.starts_at AND d.is_current)
     ORDER BY due.starts_at DESC`.execute(db);
  for (const { start, end } of rows)
    await sql`SELECT reporting.refresh_day(${start}, ${end}, ${now()})`.execute(db);
  return rows.length;
}
