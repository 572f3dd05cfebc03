import { sql, type Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import type { ResourceFields } from './schema';

/** Adds a link of the operator's own, or changes it. */
export async function setResource(
  db: Db,
  { type, url, label }: Pick<ResourceFields, 'type' | 'url' | 'label'>,
): Promise<void> {
  const values = { url, label: label && JSON.stringify(label) };
  await db
    .insertInto('content.resource')
    .values({
      resource_type: type,
      ...values,
      position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM content.resource)`,
    })
    .onConflict((on) => on.column('resource_type').doUpdateSet(values))
    .execute();
}

/** Deletes a link of the operator's own. Throws NOT_FOUND 404. */
export async function removeResource(db: Db, type: string): Promise<void> {
  const removed = await db
    .deleteFrom('content.resource')
    .where('resource_type', '=', type)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw notFound();
}
