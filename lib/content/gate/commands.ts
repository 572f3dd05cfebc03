import { sql, type Db } from '@/lib/db/client';
import { badInput } from '@/lib/platform/errors';
import { now } from '@/lib/platform/clock';
import { statusRow, type StatusRow } from './queries';
import { network, type StatusInput } from './schema';

/**
 * Sets who may enter the site. Every process follows within two seconds (status-cache.ts). Returns the row before and
 * after, for the audit log. Throws INVALID_INPUT 400 if the end is in the past, or if a network has bits set beyond its
 * prefix.
 */
export async function setSiteStatus(
  db: Db,
  input: StatusInput,
): Promise<{ before: StatusRow; after: StatusRow }> {
  const end = input.maintenance && input.maintenanceEnd ? new Date(input.maintenanceEnd) : null;
  if (end && end <= now()) throw badInput({ maintenanceEnd: { code: 'END_PASSED' } });
  const networks = input.blockedNetworks.map((text) => network(text)!);
  const before = await statusRow(db);
  await db
    .updateTable('content.site_status')
    .set({
      maintenance: input.maintenance,
      maintenance_end: end,
      blocked_countries: input.blockedCountries.map((code) => code.toUpperCase()).sort(),
      // Cast by inet first: an address with a shorter prefix stands for its network, which cidr alone refuses.
      blocked_networks: sql`(SELECT coalesce(array_agg(DISTINCT network(one::inet)), '{}') FROM unnest(${networks}::text[]) AS one)`,
      changed_at: now(),
    })
    .execute();
  return { before, after: await statusRow(db) };
}
