import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { siteStatus } from './gate/queries';
import { closedReason } from './gate/rules';
import { SETTINGS } from './settings/constants';
import { valueOrShipped } from './settings/rules';
import type { Resource, SystemStatus, Text } from './types';

/**
 * The rule of scheduleState as a condition on the columns `published`, `starts_at` and `ends_at`: what visitors may read
 * now.
 */
export const isShownNow = () => {
  const at = now();
  return sql<boolean>`(published AND coalesce(starts_at, '-infinity') <= ${at} AND coalesce(ends_at, 'infinity') > ${at})`;
};

/** Whether an item is for readers of this language, by its column `languages`. */
export const isForLanguage = (locale: string) =>
  sql<boolean>`(languages = '{}' OR ${locale} = ANY (languages))`;

/** Returns the links of the operator, in their order. */
export async function resources(db: Db): Promise<Resource[]> {
  const rows = await db
    .selectFrom('content.resource')
    .selectAll()
    .orderBy('position')
    .orderBy('resource_type')
    .execute();
  return rows.map((row) => ({
    resourceType: row.resource_type,
    url: row.url,
    label: row.label as Text | null,
  }));
}

/**
 * Returns the flags that clients may know, by key: every flag with its stored or shipped value, and what other rooms have stored for
 * clients.
 */
export async function clientFlags(db: Db): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('content.flag')
    .select(['key', 'value'])
    .where('for_client', '=', true)
    .orderBy('key')
    .execute();
  const stored = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  const known = SETTINGS.map(({ key, forClient, value }): [string, unknown] | undefined =>
    forClient ? [key, valueOrShipped(value, stored[key])] : undefined,
  );
  return { ...stored, ...Object.fromEntries(known.filter((entry) => entry !== undefined)) };
}

/** Returns one flag, or `fallback` if the operator has not set it. */
export async function flag<T>(db: Db, key: string, fallback: T): Promise<T> {
  const row = await db.selectFrom('content.flag').select('value').where('key', '=', key).executeTakeFirst();
  return row ? (row.value as T) : fallback;
}

/** Returns whether the site is open for a visitor from `ip` in `country` (two letters, if known). */
export async function systemStatus(db: Db, ip: string, country: string | undefined): Promise<SystemStatus> {
  const status = await siteStatus(db);
  const closed = closedReason(status, { ip, country: () => country });
  return {
    status: closed?.status ?? 0,
    maintenance: status.maintenance,
    maintenanceEnd: status.maintenanceEnd,
  };
}
