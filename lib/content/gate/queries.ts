import { BlockList, isIPv6 } from 'node:net';
import { sql, type Db } from '@/lib/db/client';
import { domains } from '../domains/queries';
import { serviceChannels } from '../service/queries';
import type { SiteStatus } from './types';

export interface StatusRow {
  maintenance: boolean;
  maintenanceEnd: Date | null;
  blockedCountries: string[];
  /** As PostgreSQL writes them: 198.51.100.0/24. */
  blockedNetworks: string[];
  changedAt: Date;
}

/** The one row of the status, as an operator sees it. */
export async function statusRow(db: Db): Promise<StatusRow> {
  return db
    .selectFrom('content.site_status')
    .select([
      'maintenance',
      'maintenance_end as maintenanceEnd',
      'blocked_countries as blockedCountries',
      sql<string[]>`blocked_networks::text[]`.as('blockedNetworks'),
      'changed_at as changedAt',
    ])
    .executeTakeFirstOrThrow();
}

/** The same, made ready to be asked at each request. */
export async function siteStatus(db: Db): Promise<SiteStatus> {
  const [row, channels, mirrors] = await Promise.all([statusRow(db), serviceChannels(db), domains(db)]);
  const networks = new BlockList();
  for (const network of row.blockedNetworks) {
    const [address = '', prefix = ''] = network.split('/');
    networks.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return {
    maintenance: row.maintenance,
    maintenanceEnd: row.maintenanceEnd,
    blockedCountries: new Set(row.blockedCountries),
    blockedNetworks: networks,
    blocksNetworks: row.blockedNetworks.length > 0,
    servicePath: channels.find(({ path }) => !path.startsWith('/'))?.path,
    mirrors,
  };
}
