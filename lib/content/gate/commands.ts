import { sql, type Db } from '@/lib/db/client';
import { badInput } from '@/lib/platform/errors';
import { now } from '@/lib/platform/clock';
import { statusRow, type StatusRow } from './queries';
import { network, type StatusInput } from './schema';

/**
 * Says who may enter; every process follows within two seconds (status-cache.ts). Gives the row before and after, for the
 * audit log. INVALID_INPUT 400 where the end has passed already, or a network is written with bits beyond its prefix.
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
      // inet first: a host's address with a shorter prefix means its network, which cidr alone refuses.
      blocked_networks: sql`(SELECT coalesce(array_agg(DISTINCT network(one::inet)), '{}') FROM unnest(${networks}::text[]) AS one)`,
      changed_at: now(),
    })
    .execute();
  return { before, after: await statusRow(db) };
}
