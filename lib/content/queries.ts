import type { LocaleCode } from '@/lib/i18n/locales';
import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { siteStatus } from './gate/queries';
import { closedReason } from './gate/rules';
import { cleanHtml } from './html';
import { SETTINGS } from './settings/constants';
import { valueOrShipped } from './settings/rules';
import { textIn, textOrNull } from './text';
import type { Announcement, AnnouncementType, Banner, Execution, Resource, SystemStatus } from './types';

export interface AnnouncementFilter extends PageRequest {
  types?: readonly AnnouncementType[] | undefined;
  execution?: readonly Execution[] | undefined;
}

/** Returns the announcements that are shown now, newest first. */
export async function announcements(
  db: Db,
  locale: LocaleCode,
  filter: AnnouncementFilter,
): Promise<Page<Announcement>> {
  const at = now();
  let query = db
    .selectFrom('content.announcement')
    .where('starts_at', '<=', at)
    .where((on) => on.or([on('ends_at', 'is', null), on('ends_at', '>', at)]));
  if (filter.types?.length) query = query.where('type', 'in', [...filter.types]);
  if (filter.execution?.length)
    query = query.where(sql<boolean>`execution && ${[...filter.execution]}::text[]`);
  const counted = await query.select((on) => on.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.pageSize)
    .offset(pageOffset(filter))
    .execute();
  const list = rows.map((row) => ({
    id: String(row.id),
    title: textIn(row.title, locale),
    content: cleanHtml(textIn(row.content, locale)),
    startDate: row.starts_at,
    promotionType: row.promotion_type,
    execution: row.execution as Execution[],
    type: row.type as AnnouncementType,
  }));
  return toPage(list, filter, Number(counted.total));
}

/** Returns the banners of a group that are shown now, in their order. */
export async function banners(db: Db, locale: LocaleCode, group: string): Promise<Banner[]> {
  const at = now();
  const rows = await db
    .selectFrom('content.banner')
    .selectAll()
    .where('group_name', '=', group)
    .where('starts_at', '<=', at)
    .where((on) => on.or([on('ends_at', 'is', null), on('ends_at', '>', at)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    picture: row.picture,
    title: textIn(row.title, locale),
    subtitle: textOrNull(row.subtitle, locale),
    action: textOrNull(row.action, locale),
    url: row.url,
  }));
}

/** Returns the ways to reach the operator, in their order. */
export async function resources(db: Db): Promise<Resource[]> {
  const rows = await db
    .selectFrom('content.resource')
    .selectAll()
    .orderBy('position')
    .orderBy('resource_type')
    .execute();
  return rows.map((row) => ({ resourceType: row.resource_type, url: row.url }));
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
