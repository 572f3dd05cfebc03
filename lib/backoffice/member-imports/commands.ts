import { sql, type Db, type Tx } from '@/lib/db/client';
import { importStateChanged } from '@/lib/catalogue/imports/errors';
import { accountKey } from '@/lib/identity/queries';
import { fieldRules } from '@/lib/identity/registration/queries';
import { createLimit } from '@/lib/identity/throttle/limit';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { badList, readCsvList, readListText, type ListForm } from '@/lib/platform/imports/csv-list';
import { cancelled, canStart, type ImportState } from '@/lib/platform/imports/rules';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { COLUMNS, IMPORT_TASK, MAX_LIST_BYTES, MAX_ROWS, type Column } from './constants';
import { checkRows, type CheckedRow, type KnownMembers } from './rules';
import { sealRow } from './vault';

// The routes check the permission `members.create`.

// A check compares thousands of names. The limit prevents too much load on the database.
const checks = createLimit('office-members-check', 10, 60);

const FORM: ListForm<Column> = {
  columns: COLUMNS,
  keys: ['account'],
  maxRows: MAX_ROWS,
  maxBytes: MAX_LIST_BYTES,
};

export interface CheckSummary {
  id: string;
  added: number;
  refused: number;
}

/**
 * Checks an uploaded list of members and stores the report; nobody is created. Throws INVALID_INPUT on `list`, TOO_MANY_REQUESTS 429
 * beyond ten a minute on the whole site.
 */
export async function checkList(actor: Actor, file: File | undefined): Promise<CheckSummary> {
  if (!file) throw badList('LIST_MISSING');
  await checks.take('site');
  const bytes = new Uint8Array(await file.arrayBuffer());
  readListText(bytes, FORM);
  const rows = await readCsvList(bytes, FORM);
  if (rows.length === 0) throw badList('LIST_EMPTY');
  return auditedTransaction(actor, async (tx) => {
    const checked = checkRows(
      rows,
      await readKnown(
        tx,
        rows.map(({ cells }) => cells),
      ),
    );
    const outcome = await storeImport(tx, file.name, actor.operator.id, checked);
    return {
      outcome,
      action: 'memberImport.check',
      subject: `memberImport:${outcome.id}`,
      detail: { file: file.name, added: outcome.added, refused: outcome.refused },
    };
  });
}

/** What the check needs to know: the rules of account names, the names that are taken, the uplines that exist. */
async function readKnown(
  db: Db,
  cells: readonly { account?: string; upline?: string }[],
): Promise<KnownMembers> {
  const names = cells.map(({ account = '' }) => accountKey(account));
  const uplines = [...new Set(cells.map(({ upline = '' }) => upline).filter((text) => text !== ''))];
  const existing = async (keys: readonly string[]) => {
    const { rows } = await sql<{ key: string }>`
      SELECT k.key FROM unnest(${[...keys]}::text[]) k (key)
       WHERE EXISTS (SELECT FROM identity.member m WHERE lower(m.account) = k.key)`.execute(db);
    return new Set(rows.map(({ key }) => key));
  };
  const [rules, taken, named, { rows: numbered }] = await Promise.all([
    fieldRules(db),
    existing(names),
    existing(uplines.map(accountKey)),
    sql<{ id: bigint }>`
      SELECT m.id FROM identity.member m
       WHERE m.id = ANY (${uplines.flatMap((text) => (/^[1-9]\d{0,17}$/.test(text) ? [BigInt(text)] : []))}::bigint[])`.execute(
      db,
    ),
  ]);
  const ids = new Set(numbered.map(({ id }) => String(id)));
  return {
    rules,
    taken,
    uplines: new Set(uplines.filter((text) => named.has(accountKey(text)) || ids.has(text))),
  };
}

async function storeImport(
  tx: Tx,
  fileName: string,
  operatorId: bigint,
  checked: readonly CheckedRow[],
): Promise<CheckSummary> {
  const added = checked.filter(({ fields }) => fields !== null).length;
  const counts = { added, refused: checked.length - added };
  const { id } = await tx
    .insertInto('backoffice.member_import')
    .values({
      file_name: fileName.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 200) || 'list',
      operator_id: operatorId,
      status: 'checked',
      ...counts,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < checked.length; from += 1_000)
    await tx
      .insertInto('backoffice.member_import_row')
      .values(
        checked.slice(from, from + 1_000).map(({ place, line, account, fields, reasons }) => ({
          import_id: id,
          place,
          line,
          account,
          outcome: fields ? 'new' : 'refused',
          reasons: reasons && JSON.stringify(reasons),
          sealed: fields && sealRow(id, place, fields),
        })),
      )
      .execute();
  return { id: String(id), ...counts };
}

async function lockImport(tx: Tx, id: bigint): Promise<ImportState> {
  const row = await tx
    .selectFrom('backoffice.member_import')
    .select(['status', 'progressed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return { status: row.status as ImportState['status'], progressedAt: row.progressed_at };
}

/** Starts or continues an import. Throws NOT_FOUND 404, IMPORT_STATE 409. */
export const startImport = (actor: Actor, id: bigint): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    if (!canStart(await lockImport(tx, id), now())) throw importStateChanged();
    await tx
      .updateTable('backoffice.member_import')
      .set({ status: 'queued', ended_at: null, progressed_at: now() })
      .where('id', '=', id)
      .execute();
    await sql`SELECT graphile_worker.add_job(${IMPORT_TASK}, json_build_object('id', ${String(id)}::text),
      job_key := ${`${IMPORT_TASK}:${id}`}, max_attempts := 1)`.execute(tx);
    return { outcome: {}, action: 'memberImport.start', subject: `memberImport:${id}` };
  });

/** Stops an import after its current batch. Throws NOT_FOUND 404, IMPORT_STATE 409. */
export const cancelImport = (actor: Actor, id: bigint): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    const status = cancelled(await lockImport(tx, id), now());
    if (!status) throw importStateChanged();
    await tx
      .updateTable('backoffice.member_import')
      .set({ status, ...(status === 'cancelled' && { ended_at: now() }) })
      .where('id', '=', id)
      .execute();
    return { outcome: {}, action: 'memberImport.cancel', subject: `memberImport:${id}` };
  });

/** Deletes a list that was checked and not started, with its rows. Throws NOT_FOUND 404, IMPORT_STATE 409. */
export const discardImport = (actor: Actor, id: bigint): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    if ((await lockImport(tx, id)).status !== 'checked') throw importStateChanged();
    const { file_name, added, refused } = await tx
      .deleteFrom('backoffice.member_import')
      .where('id', '=', id)
      .returning(['file_name', 'added', 'refused'])
      .executeTakeFirstOrThrow();
    const detail = { file: file_name, added, refused };
    return { outcome: {}, action: 'memberImport.discard', subject: `memberImport:${id}`, detail };
  });
