import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import type { Vendor } from './types';

async function readVendors(db: Db, condition: RawBuilder<unknown>): Promise<Vendor[]> {
  const { rows } = await sql<Vendor>`
    SELECT v.code, v.display_name AS "displayName", v.launch_url AS "launchUrl", v.hosts, v.opens_in AS "opensIn", v.wallet_kind AS "walletKind", v.currencies,
           v.allows_trial AS "allowsTrial", v.position, v.status, v.maintenance_until AS "maintenanceUntil", v.version,
           v.created_at AS "createdAt",
           ARRAY(SELECT c.game_type FROM catalogue.vendor_category c WHERE c.vendor_code = v.code ORDER BY c.game_type) AS categories,
           (SELECT count(*)::int FROM catalogue.game g WHERE g.vendor_code = v.code) AS games,
           coalesce(t.listed, 0) AS listed, CASE WHEN v.status = 'active' AND v.launch_url IS NOT NULL THEN coalesce(t.open, 0) ELSE 0 END AS open
      FROM catalogue.vendor v
      LEFT JOIN (SELECT vendor_code, sum(games) FILTER (WHERE class = 'ALL')::int AS listed,
                        sum(games) FILTER (WHERE class = 'OPEN')::int AS open
                   FROM catalogue.tally GROUP BY vendor_code) t ON t.vendor_code = v.code
     WHERE ${condition} ORDER BY v.position, v.code`.execute(db);
  return rows;
}

/** Every vendor, in the order of the menus. */
export const listVendors = (db: Db): Promise<Vendor[]> => readVendors(db, sql`true`);

/** One vendor. Throws NOT_FOUND 404. */
export async function requireVendor(db: Db, code: string): Promise<Vendor> {
  const [vendor] = await readVendors(db, sql`v.code = ${code}`);
  if (!vendor) throw notFound();
  return vendor;
}

/** The code and name of every vendor, in the order of the menus. */
export async function vendorNames(db: Db): Promise<{ code: string; displayName: string }[]> {
  return db
    .selectFrom('catalogue.vendor')
    .select(['code', 'display_name as displayName'])
    .orderBy('position')
    .orderBy('code')
    .execute();
}
