import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { quantile } from './rules';
import type { VendorHealth } from './types';

/** How the calls of vendors went since a moment, by vendor; of one vendor if it is given. A vendor without calls is absent. */
export async function vendorHealth(db: Db, since: Date, vendor?: string): Promise<Map<string, VendorHealth>> {
  const { rows } = await sql<{
    vendor: string;
    calls: number;
    times: number[];
    failures: Record<string, number>;
  }>`
    WITH minute AS (
      SELECT * FROM gateway.vendor_minute m
       WHERE m.minute >= ${since} ${vendor === undefined ? sql`` : sql`AND m.vendor = ${vendor}`}
    ), time AS (
      SELECT t.vendor, array_agg(t.calls ORDER BY t.step) AS times
        FROM (SELECT m.vendor, u.step, sum(u.calls)::int AS calls
                FROM minute m, unnest(m.times) WITH ORDINALITY u (calls, step) GROUP BY 1, 2) t GROUP BY 1
    ), failure AS (
      SELECT f.vendor, jsonb_object_agg(f.code, f.calls) AS failures
        FROM (SELECT m.vendor, e.key AS code, sum(e.value::int)::int AS calls
                FROM minute m, jsonb_each_text(m.failures) e GROUP BY 1, 2) f GROUP BY 1)
    SELECT m.vendor, sum(m.calls)::int AS calls, t.times, coalesce(f.failures, '{}') AS failures
      FROM minute m JOIN time t ON t.vendor = m.vendor LEFT JOIN failure f ON f.vendor = m.vendor
     GROUP BY m.vendor, t.times, f.failures`.execute(db);
  return new Map(rows.map((row) => [row.vendor, toHealth(row)]));
}

function toHealth({
  vendor,
  calls,
  times,
  failures,
}: {
  vendor: string;
  calls: number;
  times: number[];
  failures: Record<string, number>;
}): VendorHealth {
  const list = Object.entries(failures)
    .map(([code, count]) => ({ code, calls: count }))
    .sort((one, other) => other.calls - one.calls || one.code.localeCompare(other.code, 'en'));
  return {
    vendor,
    calls,
    failed: list.reduce((sum, failure) => sum + failure.calls, 0),
    failures: list,
    median: quantile(times, 50),
    p99: quantile(times, 99),
  };
}

/** When each vendor last called; a vendor that has not called in the stored days is absent. */
export async function lastCalls(db: Db): Promise<Map<string, Date>> {
  const { rows } = await sql<{ vendor: string; at: Date }>`
    SELECT v.code AS vendor, m.last_call_at AS at FROM catalogue.vendor v
      JOIN LATERAL (SELECT last_call_at FROM gateway.vendor_minute m WHERE m.vendor = v.code ORDER BY m.minute DESC LIMIT 1) m ON true`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.vendor, row.at]));
}
