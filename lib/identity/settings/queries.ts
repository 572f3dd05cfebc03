import type { Db } from '@/lib/db/client';

/**
 * Returns a white-label flag, or its default if the operator has not set it. It reads the table of the content room,
 * because this room may not import that one.
 */
export async function siteFlag<T extends string | boolean | number>(
  db: Db,
  key: string,
  shipped: T,
): Promise<T> {
  const row = await db.selectFrom('content.flag').select('value').where('key', '=', key).executeTakeFirst();
  return typeof row?.value === typeof shipped ? (row?.value as T) : shipped;
}
