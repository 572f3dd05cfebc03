import type { Db } from '@/lib/db/client';
import type { Text } from '../types';

/** Returns a link by its type; null if there is none. */
export async function resource(db: Db, type: string): Promise<{ url: string; label: Text | null } | null> {
  const row = await db
    .selectFrom('content.resource')
    .select(['url', 'label'])
    .where('resource_type', '=', type)
    .executeTakeFirst();
  return row ? { url: row.url, label: row.label as Text | null } : null;
}
