import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import { MAX_COUNT } from './constants';

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
