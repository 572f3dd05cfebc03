import { sql, type Db } from '@/lib/db/client';
import { siteConfig } from '@/lib/platform/site-config';
import { domains } from '../domains/queries';
import { serviceChannels } from '../service/queries';
import { prepareStatus } from './rules';
import type { SiteStatus, StatusFields } from './types';

export interface StatusRow {
  maintenance: boolean;
  maintenanceEnd: Date | null;
  blockedCountries: string[];
  /** As PostgreSQL prints them: 198.51.100.0/24. */
  blockedNetworks: string[];
  allowedCountries: string[];
  allowedNetworks: string[];
}

/** Returns the status row for operators. */
export async function statusRow(db: Db): Promise<StatusRow> {
  return db
    .selectFrom('content.site_status')
    .select([
      'maintenance',
      'maintenance_end as maintenanceEnd',
      'blocked_countries as blockedCountries',
      sql<string[]>`blocked_networks::text[]`.as('blockedNetworks'),
      'allowed_countries as allowedCountries',
      sql<string[]>`allowed_networks::text[]`.as('allowedNetworks'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns the status, with what refused visitors are shown. */
export async function statusFields(db: Db): Promise<StatusFields> {
  const [row, channels, mirrors, vendors] = await Promise.all([
    statusRow(db),
    serviceChannels(db),
    domains(db),
    vendorsOfGate(db),
  ]);
  return {
    maintenance: row.maintenance,
    maintenanceEnd: row.maintenanceEnd?.toISOString() ?? null,
    blockedCountries: row.blockedCountries,
    blockedNetworks: row.blockedNetworks,
    allowedCountries: row.allowedCountries,
    allowedNetworks: row.allowedNetworks,
    servicePath: channels.find(({ path }) => !path.startsWith('/'))?.path ?? null,
    mirrors,
    ...vendors,
    languages: siteConfig().languages,
  };
}

/**
 * The origins of active vendors whose games open in the frame (our own studio has none: its address is a path), and the vendors that are paused or
 * disabled.
 */
async function vendorsOfGate(db: Db): Promise<Pick<StatusFields, 'frameOrigins' | 'closedVendors'>> {
  const { rows } = await sql<{ code: string; active: boolean; origin: string | null }>`
    SELECT code, status = 'active' AS active, CASE WHEN opens_in = 'frame' THEN substring(launch_url FROM '^https?://[a-z0-9.:-]+') END AS origin
      FROM catalogue.vendor WHERE status <> 'active' OR launch_url LIKE 'http%' ORDER BY code`.execute(db);
  const active = rows.filter((row) => row.active);
  return {
    frameOrigins: [...new Set(active.flatMap(({ origin }) => origin ?? []))].sort(),
    closedVendors: rows.filter((row) => !row.active).map(({ code }) => code),
  };
}

/** Returns the status, prepared for a check at each request. */
export async function siteStatus(db: Db): Promise<SiteStatus> {
  return prepareStatus(await statusFields(db));
}
