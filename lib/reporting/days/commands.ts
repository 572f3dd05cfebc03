import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { daysDue } from './rules';
import type { DaySpan } from './types';

/**
 * Counts the days that are over and have not been, and again those of which a round has changed; drops what is too old
 * to be read or was counted for another zone. Each day is a transaction of its own. To count everything anew, delete
 * from reporting.day and wait for the next run. Gives how many days were counted.
 */
export async function countDays(db: Db, zone: string): Promise<number> {
  const due = daysDue(now(), zone);
  const spans = sql`unnest(${due.map(({ start }) => start)}::timestamptz[], ${due.map(({ end }) => end)}::timestamptz[]) AS due (starts_at, ends_at)`;
  await sql`
    DELETE FROM reporting.day d WHERE NOT EXISTS (
      SELECT FROM ${spans} WHERE (due.starts_at, due.ends_at) = (d.starts_at, d.ends_at))`.execute(db);
  const { rows } = await sql<DaySpan>`
    SELECT due.starts_at AS start, due.ends_at AS "end" FROM ${spans}
     WHERE NOT EXISTS (SELECT FROM reporting.day d WHERE d.starts_at = due.starts_at AND d.sound)
     ORDER BY due.starts_at DESC`.execute(db);
  for (const { start, end } of rows)
    await sql`SELECT reporting.count_day(${start}, ${end}, ${now()})`.execute(db);
  return rows.length;
}
