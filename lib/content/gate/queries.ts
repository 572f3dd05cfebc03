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
  const [row, channels, mirrors, frameOrigins] = await Promise.all([
    statusRow(db),
    serviceChannels(db),
    domains(db),
    launchOrigins(db),
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
    frameOrigins,
    languages: siteConfig().languages,
  };
}

/** The origins of active vendors' launch addresses. Our own studio has none: its address is a path. */
async function launchOrigins(db: Db): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    SELECT DISTINCT substring(launch_url FROM '^https?://[a-z0-9.:-]+') AS origin
      FROM catalogue.vendor WHERE status = 'active' AND launch_url LIKE 'http%' ORDER BY 1`.execute(db);
  return rows.map(({ origin }) => origin);
}

/** Returns the status, prepared for a check at each request. */
export async function siteStatus(db: Db): Promise<SiteStatus> {
  return prepareStatus(await statusFields(db));
}
