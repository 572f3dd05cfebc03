import type { Db } from '@/lib/db/client';
import { HISTORY_PAGE_SIZE } from './constants';
import type { ChangeKind, SettingChange } from './types';

/** The version of each setting that was ever changed. */
export async function settingVersions(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('content.setting_version').select(['key', 'version']).execute();
  return new Map(rows.map(({ key, version }) => [key, version]));
}

/** The version of one setting; 0 if it was never changed. */
export async function settingVersion(db: Db, key: string): Promise<number> {
  const row = await db
    .selectFrom('content.setting_version')
    .select('version')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.version ?? 0;
}

const changes = (db: Db) =>
  db
    .selectFrom('content.setting_change as c')
    .leftJoin('backoffice.operator as o', 'o.id', 'c.operator_id')
    .select(['c.id', 'c.key', 'c.version', 'c.at', 'c.how', 'c.before', 'c.after', 'o.account as operator'])
    .select((on) => [
      on('c.sealed_before', 'is not', null).as('hadSecret'),
      on('c.sealed_after', 'is not', null).as('hasSecret'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>;

const toChange = (row: Row): SettingChange => ({
  ...row,
  how: row.how as ChangeKind,
  hadSecret: Boolean(row.hadSecret),
  hasSecret: Boolean(row.hasSecret),
});

/** A page of the history, newest first; `before` is the id of the last change of the former page. */
export async function listChanges(
  db: Db,
  filter: { key?: string | undefined; before?: bigint | undefined },
): Promise<SettingChange[]> {
  let query = changes(db)
    .orderBy('c.id', 'desc')
    .limit(HISTORY_PAGE_SIZE + 1);
  if (filter.key) query = query.where('c.key', '=', filter.key);
  if (filter.before !== undefined) query = query.where('c.id', '<', filter.before);
  return (await query.execute()).map(toChange);
}

/** The changes of a setting after a version, the first one first. */
export async function changesSince(db: Db, key: string, version: number): Promise<SettingChange[]> {
  const rows = await changes(db)
    .where('c.key', '=', key)
    .where('c.version', '>', version)
    .orderBy('c.version')
    .limit(10)
    .execute();
  return rows.map(toChange);
}

/** A change with what it replaced, its secret still sealed; undefined if there is none. */
export const changeById = (db: Db, id: bigint) =>
  db
    .selectFrom('content.setting_change')
    .select(['key', 'before', 'sealed_before as sealedBefore'])
    .where('id', '=', id)
    .executeTakeFirst();
