import { sql } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { forbidden, notFound } from '@/lib/platform/errors';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { MAX_SAVED_FILTERS, TABLE_PERMISSIONS, type TableName } from './constants';
import { tooManyFilters } from './errors';
import { fromSearch } from './params';
import { tableOf } from './registry';
import { filterOf } from './rules';

/** Throws FORBIDDEN 403 if the operator may not read the table. */
export function assertMayRead({ operator }: Actor, table: TableName): void {
  if (!operator.permissions.includes(TABLE_PERMISSIONS[table])) throw forbidden();
}

/**
 * Stores which columns of a table the operator sees. It changes nothing for anybody else and is therefore in no audit log. Throws
 * FORBIDDEN 403, INVALID_INPUT on `columns` if the table has none of them.
 */
export async function chooseColumns(
  actor: Actor,
  { table, columns }: { table: TableName; columns: readonly string[] },
): Promise<string[]> {
  assertMayRead(actor, table);
  // Some columns exist for some filters only; unknown ones are left out when the table is shown.
  const chosen = [...new Set(columns)];
  await actor.db
    .insertInto('backoffice.table_columns')
    .values({ operator_id: actor.operator.id, table_name: table, columns: chosen })
    .onConflict((conflict) =>
      conflict.columns(['operator_id', 'table_name']).doUpdateSet({ columns: chosen }),
    )
    .execute();
  return chosen;
}

/**
 * Saves a filter of a table under a name; a filter of the operator with the same name is replaced. Throws FORBIDDEN 403,
 * TOO_MANY_FILTERS 409.
 */
export async function saveFilter(
  actor: Actor,
  given: { table: TableName; name: string; query: string; shared: boolean },
): Promise<{ id: string; name: string; query: string }> {
  const { table, name, shared } = given;
  assertMayRead(actor, table);
  // Only what the table understands is stored, never a place in the list.
  const query = filterOf(tableOf(table), fromSearch(given.query));
  return auditedTransaction(actor, async (tx) => {
    await tx
      .selectFrom('backoffice.operator')
      .select('id')
      .where('id', '=', actor.operator.id)
      .forUpdate()
      .execute();
    const own = await tx
      .selectFrom('backoffice.saved_filter')
      .select(['id', 'query', 'shared', sql<boolean>`lower(name) = lower(${name})`.as('same')])
      .where('operator_id', '=', actor.operator.id)
      .where('table_name', '=', table)
      .execute();
    const former = own.find(({ same }) => same);
    if (!former && own.length >= MAX_SAVED_FILTERS) throw tooManyFilters(MAX_SAVED_FILTERS);
    const { id } = former
      ? await tx
          .updateTable('backoffice.saved_filter')
          .set({ query, shared })
          .where('id', '=', former.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('backoffice.saved_filter')
          .values({
            operator_id: actor.operator.id,
            table_name: table,
            name,
            query,
            shared,
            created_at: now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
    return {
      outcome: { id: String(id), name, query },
      action: 'filter.save',
      subject: `filter:${id}`,
      detail: {
        table,
        title: name,
        before: former ? { query: former.query, shared: former.shared } : null,
        after: { query, shared },
      },
    };
  });
}

/** Deletes a saved filter of the operator. Throws NOT_FOUND, also for another operator's. */
export function deleteFilter(actor: Actor, id: bigint): Promise<void> {
  return auditedTransaction(actor, async (tx) => {
    const row = await tx
      .deleteFrom('backoffice.saved_filter')
      .where('id', '=', id)
      .where('operator_id', '=', actor.operator.id)
      .returning(['table_name', 'name', 'query', 'shared'])
      .executeTakeFirst();
    if (!row) throw notFound();
    const { table_name: table, name, query, shared } = row;
    return {
      outcome: undefined,
      action: 'filter.remove',
      subject: `filter:${id}`,
      detail: { table, title: name, before: { query, shared }, after: null },
    };
  });
}
