import type { Db } from '@/lib/db/client';

/**
 * A white-label flag that identity decides by, or its shipped value where the operator has not set it. Read from the
 * table itself: the content room, which writes it, is a neighbour that this room may not import.
 */
export async function siteFlag<T extends string | boolean | number>(
  db: Db,
  key: string,
  shipped: T,
): Promise<T> {
  const row = await db.selectFrom('content.flag').select('value').where('key', '=', key).executeTakeFirst();
  return typeof row?.value === typeof shipped ? (row?.value as T) : shipped;
}
