import type { RawBuilder } from 'kysely';
import { sql, type Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import { changedMeanwhile } from './errors';

/** An order that an operator has made of a list. */
export interface NewOrder {
  /** The ids in the order that the operator has seen, from the first. */
  before: readonly bigint[];
  /** The same ids in the new order. */
  ids: readonly bigint[];
}

/**
 * Puts rows of a table into an order, in its column `position`. Throws NOT_FOUND 404 if `ids` are not those of `before`,
 * CHANGED_MEANWHILE 409 if the list is not what the operator has seen. Call it in a database transaction.
 * @param scope which rows the list has
 * @param present how they are ordered at present
 */
export async function orderRows(
  db: Db,
  table: 'content.announcement' | 'content.banner',
  scope: RawBuilder<unknown>,
  present: RawBuilder<unknown>,
  { before, ids }: NewOrder,
): Promise<void> {
  const given = new Set(before);
  if (ids.length !== given.size || !ids.every((id) => given.has(id))) throw notFound();
  // Locked by id, so that two operators who order one list wait for each other and do not block each other.
  await sql`SELECT FROM ${sql.table(table)} WHERE ${scope} ORDER BY id FOR UPDATE`.execute(db);
  const { rows } = await sql<{ id: bigint }>`SELECT id FROM ${sql.table(table)} WHERE ${scope}
    ORDER BY ${present} LIMIT ${before.length}`.execute(db);
  if (rows.length !== before.length || rows.some(({ id }, at) => id !== before[at])) throw changedMeanwhile();
  await sql`UPDATE ${sql.table(table)} AS item SET position = place.at
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS place (id, at) WHERE item.id = place.id`.execute(
    db,
  );
}
