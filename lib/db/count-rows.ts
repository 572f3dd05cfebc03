import type { SelectQueryBuilder } from 'kysely';
import type { Db } from './client';
import type { DB } from './types';

/** Counts of list entries stop here, because an exact count of a long list is slow. */
const MAX_COUNT = 1001;

/** Counts rows, up to MAX_COUNT. */
export async function countRows<Schema extends DB, Tables extends keyof Schema>(
  db: Db,
  rows: SelectQueryBuilder<Schema, Tables, { id: bigint }>,
): Promise<number> {
  const { total } = await db
    .selectFrom(rows.limit(MAX_COUNT).as('counted'))
    .select((on) => on.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
