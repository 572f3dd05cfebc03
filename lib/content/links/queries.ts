import type { Db } from '@/lib/db/client';
import { LINK_TYPES, type LinkType } from './constants';
import type { Links } from './schema';

/** Returns the operator's links to other sites by type. */
export async function links(db: Db): Promise<Links> {
  const rows = await db
    .selectFrom('content.resource')
    .select(['resource_type', 'url'])
    .where('resource_type', 'in', [...LINK_TYPES])
    .execute();
  const urls = new Map(rows.map((row) => [row.resource_type, row.url]));
  return Object.fromEntries(
    LINK_TYPES.flatMap((type) => (urls.has(type) ? [[type, urls.get(type)!] as const] : [])),
  ) as Partial<Record<LinkType, string>>;
}
