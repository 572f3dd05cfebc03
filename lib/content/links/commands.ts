import type { Db } from '@/lib/db/client';
import { LINK_TYPES } from './constants';
import type { Links } from './schema';

/** Sets the operator's links to other sites; an empty one is removed. Returns how many there are. */
export async function setLinks(db: Db, links: Links): Promise<number> {
  await db
    .deleteFrom('content.resource')
    .where('resource_type', 'in', [...LINK_TYPES])
    .execute();
  const rows = LINK_TYPES.flatMap((type, position) =>
    links[type] ? [{ resource_type: type, url: links[type], position }] : [],
  );
  if (rows.length > 0) await db.insertInto('content.resource').values(rows).execute();
  return rows.length;
}
