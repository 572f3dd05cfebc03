import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import { COUNT_CAP } from './constants';

/** Counts rows, up to COUNT_CAP. */
export async function countUpTo<Schema extends DB, Tables extends keyof Schema>(
  db: Db,
  rows: SelectQueryBuilder<Schema, Tables, { id: bigint }>,
): Promise<number> {
  const { total } = await db
    .selectFrom(rows.limit(COUNT_CAP).as('counted'))
    .select((on) => on.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
