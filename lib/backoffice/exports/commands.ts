import { sql, type Db, type Tx } from '@/lib/db/client';
import { createLimit } from '@/lib/identity/throttle/limit';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { badInput, notFound } from '@/lib/platform/errors';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { auditedTransaction, recordAction } from '../audit/commands';
import { assertMayRead } from '../tables/commands';
import type { TableName } from '../tables/constants';
import { fromSearch, periodOf } from '../tables/params';
import { isTableName, tableOf } from '../tables/registry';
import { filterOf, shownColumns } from '../tables/rules';
import type { Actor } from '../types';
import { operatorsWhoMayExport } from './access';
import {
  EXPORT_TASK,
  EXPORTS_PER_DAY,
  MAX_ATTEMPTS,
  MAX_SCHEDULES,
  MAX_WAITING_EXPORTS,
  type Frequency,
} from './constants';
import { tooManyExports, tooManySchedules } from './errors';
import { deleteCsv } from './files';
import { openExport } from './queries';
import { nextRun, withDays } from './rules';
import { sealAddress } from './secrets';

const perDay = createLimit('office-exports', EXPORTS_PER_DAY, 86_400);

interface NewExport {
  operatorId: bigint;
  scheduleId?: bigint;
  table: TableName;
  query: string;
  columns: readonly string[];
  locale: LocaleCode;
}

/** Stores an export and the job that writes its file, in the caller's database transaction. Returns its id. */
export async function insertExport(tx: Tx, given: NewExport): Promise<bigint> {
  const { id } = await tx
    .insertInto('backoffice.export')
    .values({
      operator_id: given.operatorId,
      schedule_id: given.scheduleId ?? null,
      table_name: given.table,
      query: given.query,
      columns: [...given.columns],
      locale: given.locale,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`SELECT graphile_worker.add_job(${EXPORT_TASK}, json_build_object('id', ${String(id)}::text),
    max_attempts := ${MAX_ATTEMPTS})`.execute(tx);
  return id;
}

/** What an export of a table has: only the parts of the filter and the columns that the table knows. */
function contentOf(given: { table: TableName; query: string; columns: readonly string[] }) {
  const source = tableOf(given.table);
  const query = fromSearch(given.query);
  const columns = shownColumns(source.columns(query), given.columns).map(({ key }) => key);
  return { source, query, columns };
}

/** The operator's row is locked, so that limits are decided on committed rows. */
const lockOperator = (tx: Db, id: bigint) =>
  tx.selectFrom('backoffice.operator').select('id').where('id', '=', id).forUpdate().execute();

/**
 * Requests an export of a table with its filter: the rows are those of the moment when the job begins; a period such as "this week"
 * has the days of the request. Throws FORBIDDEN 403, TOO_MANY_EXPORTS 409 if three of the operator wait or run, TOO_MANY_REQUESTS 429
 * after fifty a day.
 */
export async function requestExport(
  actor: Actor,
  given: { table: TableName; query: string; columns: readonly string[] },
  locale: LocaleCode,
): Promise<{ id: string }> {
  assertMayRead(actor, given.table);
  const { source, query, columns } = contentOf(given);
  const dated = source.period ? withDays(query, periodOf(query, source.period).days) : query;
  const filter = filterOf(source, dated);
  await perDay.take(String(actor.operator.id));
  return auditedTransaction(actor, async (tx) => {
    await lockOperator(tx, actor.operator.id);
    const waiting = await tx
      .selectFrom('backoffice.export')
      .select('id')
      .where('operator_id', '=', actor.operator.id)
      .where('status', 'in', ['queued', 'running'])
      .where('schedule_id', 'is', null)
      .limit(MAX_WAITING_EXPORTS)
      .execute();
    if (waiting.length >= MAX_WAITING_EXPORTS) throw tooManyExports(MAX_WAITING_EXPORTS);
    const content = { table: given.table, query: filter, columns, locale };
    const id = await insertExport(tx, { operatorId: actor.operator.id, ...content });
    return {
      outcome: { id: String(id) },
      action: 'export.request',
      subject: `export:${id}`,
      detail: { table: given.table, filter, columns },
    };
  });
}

/** Requests an own export once more: with the same filter, columns and language. Throws NOT_FOUND, and as requestExport. */
export async function repeatExport(actor: Actor, id: bigint): Promise<{ id: string }> {
  const row = await actor.db
    .selectFrom('backoffice.export')
    .select(['table_name', 'query', 'columns', 'locale'])
    .where('id', '=', id)
    .where('operator_id', '=', actor.operator.id)
    .executeTakeFirst();
  if (!row || !isTableName(row.table_name)) throw notFound();
  const { table_name: table, query, columns, locale } = row;
  return requestExport(actor, { table, query, columns }, locale as LocaleCode);
}

/** Deletes an own export with its file, or stops it. Throws NOT_FOUND. */
export async function deleteExport(actor: Actor, id: bigint): Promise<void> {
  const file = await auditedTransaction(actor, async (tx) => {
    const row = await tx
      .updateTable('backoffice.export')
      .set({ status: 'deleted', run: null })
      .where('id', '=', id)
      .where('operator_id', '=', actor.operator.id)
      .where('status', '<>', 'deleted')
      .returning(['file', 'table_name'])
      .executeTakeFirst();
    if (!row) throw notFound();
    return {
      outcome: row.file,
      action: 'export.remove',
      subject: `export:${id}`,
      detail: { table: row.table_name },
    };
  });
  if (file) await deleteCsv(file);
}

/** The file of an export with its name; the download is recorded. Throws EXPORT_GONE 404. */
export async function downloadExport(actor: Actor, id: bigint) {
  const { stream, size, table, createdAt } = await openExport(actor, id);
  await recordAction(actor, { action: 'export.download', subject: `export:${id}`, detail: { table } });
  const day = dayOf(createdAt, settlementZone());
  return { bytes: stream, size, type: 'text/csv; charset=utf-8', name: `${table}-${day}-${id}.csv` };
}

/**
 * Creates a schedule: each day, Monday or first of a month an export of the day, week or month before, and a message with a link to each
 * recipient. Throws FORBIDDEN 403, TOO_MANY_SCHEDULES 409, INVALID_INPUT on `recipients` if one of them may not export the table.
 */
export async function createSchedule(
  actor: Actor,
  given: {
    table: TableName;
    query: string;
    columns: readonly string[];
    name: string;
    frequency: Frequency;
    recipients: readonly { operatorId: bigint; address: string }[];
  },
  locale: LocaleCode,
): Promise<{ id: string }> {
  assertMayRead(actor, given.table);
  const { source, query, columns } = contentOf(given);
  const filter = filterOf(
    source,
    Object.fromEntries(
      Object.entries(query).filter(([name]) => !source.period || !['period', 'from', 'until'].includes(name)),
    ),
  );
  const recipients = new Map(given.recipients.map((each) => [each.operatorId, each.address]));
  const at = now();
  return auditedTransaction(actor, async (tx) => {
    await lockOperator(tx, actor.operator.id);
    const allowed = await operatorsWhoMayExport(tx, given.table);
    if ([...recipients.keys()].some((id) => !allowed.some((each) => each.id === id)))
      throw badInput({ recipients: { code: 'RECIPIENT_NO_ACCESS' } });
    const own = await tx
      .selectFrom('backoffice.export_schedule')
      .select('id')
      .where('operator_id', '=', actor.operator.id)
      .limit(MAX_SCHEDULES)
      .execute();
    if (own.length >= MAX_SCHEDULES) throw tooManySchedules(MAX_SCHEDULES);
    const { id } = await tx
      .insertInto('backoffice.export_schedule')
      .values({
        operator_id: actor.operator.id,
        table_name: given.table,
        name: given.name,
        query: filter,
        columns,
        locale,
        frequency: given.frequency,
        next_at: nextRun(given.frequency, at, settlementZone()),
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('backoffice.export_recipient')
      .values(
        [...recipients].map(([operator_id, address]) => ({
          schedule_id: id,
          operator_id,
          address_sealed: sealAddress(operator_id, address),
        })),
      )
      .execute();
    return {
      outcome: { id: String(id) },
      action: 'export.schedule',
      subject: `schedule:${id}`,
      detail: {
        table: given.table,
        title: given.name,
        filter,
        frequency: given.frequency,
        recipients: allowed.filter((each) => recipients.has(each.id)).map(({ account }) => account),
      },
    };
  });
}

/** Deletes an own schedule. Its exports stay until they expire. Throws NOT_FOUND. */
export function deleteSchedule(actor: Actor, id: bigint): Promise<void> {
  return auditedTransaction(actor, async (tx) => {
    const row = await tx
      .deleteFrom('backoffice.export_schedule')
      .where('id', '=', id)
      .where('operator_id', '=', actor.operator.id)
      .returning(['name', 'table_name'])
      .executeTakeFirst();
    if (!row) throw notFound();
    return {
      outcome: undefined,
      action: 'export.unschedule',
      subject: `schedule:${id}`,
      detail: { table: row.table_name, title: row.name },
    };
  });
}
