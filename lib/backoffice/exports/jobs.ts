import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { sendMail } from '@/lib/identity/outgoing/commands';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { now } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import { randomToken } from '@/lib/platform/ids';
import { logger } from '@/lib/platform/logger';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { fromSearch } from '../tables/params';
import { isTableName, tableOf } from '../tables/registry';
import { filterOf } from '../tables/rules';
import { operatorsWhoMayExport } from './access';
import { insertExport } from './commands';
import { FILE_LIFETIME, type Frequency } from './constants';
import { deleteCsv, oldFiles, writeCsv } from './files';
import { nextRun, scheduledDays, withDays } from './rules';
import { openAddress } from './secrets';
import type { ExportFailure } from './types';
import { exportRows, inSnapshot, TooManyRows, type ExportContent } from './write';

/** Milliseconds between two records of the progress. */
const PROGRESS_EVERY = 1_000;

/** Another run has taken over, or the export was deleted. */
class RunEnded extends Error {}

interface JobAttempt {
  attempts: number;
  max_attempts: number;
}

/**
 * Writes the file of one export. All its rows are of one moment: they are read in one repeatable-read transaction. A run that was
 * killed leaves an unfinished file, which is deleted later; the next run begins anew. Of two runs at once the later one wins. Throws
 * after a failure that may pass, so that the queue tries again.
 */
export async function runExport(db: Db, payload: unknown, job: JobAttempt): Promise<void> {
  const id = BigInt((payload as { id: string }).id);
  const run = randomToken(24);
  const taken = await db
    .updateTable('backoffice.export')
    .set({ status: 'running', run, started_at: now(), rows: 0n })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returning(['operator_id', 'table_name', 'query', 'columns', 'locale', 'schedule_id'])
    .executeTakeFirst();
  if (!taken || !isTableName(taken.table_name)) return;
  const content: ExportContent = {
    table: taken.table_name,
    query: taken.query,
    columns: taken.columns,
    locale: isLocale(taken.locale) ? taken.locale : 'en',
  };
  const allowed = await operatorsWhoMayExport(db, content.table);
  if (!allowed.some((operator) => operator.id === taken.operator_id))
    return void (await endExport(db, id, run, { status: 'failed', failure: 'NO_PERMISSION' }));
  const file = randomToken(24);
  try {
    const { rows, bytes } = await writeFile(db, id, run, file, content);
    const finished = await inTransaction(db, async (tx) => {
      const at = now();
      const ended = await endExport(tx, id, run, {
        status: 'done',
        file,
        rows: BigInt(rows),
        bytes: BigInt(bytes),
        finished_at: at,
        expires_at: new Date(at.getTime() + FILE_LIFETIME),
      });
      if (ended && taken.schedule_id !== null)
        await notifyRecipients(tx, taken.schedule_id, content, allowed);
      return ended;
    });
    if (!finished) await deleteCsv(file);
  } catch (error) {
    await deleteCsv(file);
    if (error instanceof RunEnded) return;
    const last = job.attempts >= job.max_attempts;
    if (!(error instanceof TooManyRows) && !last) throw error;
    const failure: ExportFailure = error instanceof TooManyRows ? 'TOO_MANY_ROWS' : 'INTERNAL';
    if (failure === 'INTERNAL') logger.error({ err: error, export: String(id) }, 'an export failed');
    await endExport(db, id, run, { status: 'failed', failure, finished_at: now() });
  }
}

async function writeFile(db: Db, id: bigint, run: string, file: string, content: ExportContent) {
  let rows = 0;
  let recorded = performance.now();
  const bytes = await inSnapshot(db, (tx) =>
    writeCsv(
      file,
      exportRows(tx, content, async (count) => {
        rows = count;
        if (performance.now() - recorded < PROGRESS_EVERY) return;
        recorded = performance.now();
        // On another connection: the snapshot only reads.
        if (!(await endExport(db, id, run, { rows: BigInt(count) }))) throw new RunEnded();
      }),
    ),
  );
  return { rows, bytes };
}

interface ExportChange {
  status?: 'done' | 'failed';
  failure?: ExportFailure;
  file?: string;
  rows?: bigint;
  bytes?: bigint;
  finished_at?: Date;
  expires_at?: Date;
}

/** Changes the export if this run still writes it. Returns false if another one has taken over or it was deleted. */
async function endExport(db: Db, id: bigint, run: string, change: ExportChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backoffice.export')
    .set(change)
    .where('id', '=', id)
    .where('run', '=', run)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sends the recipients of a schedule a link to the page of exports. There is nothing of the file in the message. */
async function notifyRecipients(
  tx: Tx,
  scheduleId: bigint,
  content: ExportContent,
  allowed: readonly { id: bigint }[],
): Promise<void> {
  const recipients = await tx
    .selectFrom('backoffice.export_recipient as r')
    .innerJoin('backoffice.operator as o', 'o.id', 'r.operator_id')
    .innerJoin('backoffice.export_schedule as s', 's.id', 'r.schedule_id')
    .select(['r.operator_id', 'r.address_sealed', 'o.name as operator', 's.name as schedule'])
    .where('r.schedule_id', '=', scheduleId)
    .execute();
  const { from, until } = fromSearch(content.query);
  const period =
    from && until ? (from === until ? from : `${from} – ${until}`) : dayOf(now(), settlementZone());
  for (const recipient of recipients) {
    // Who may not read the table any more gets no message.
    if (!allowed.some(({ id }) => id === recipient.operator_id)) continue;
    await sendMail(tx, {
      to: openAddress(recipient.operator_id, recipient.address_sealed),
      locale: content.locale,
      template: 'exportReady',
      values: {
        operator: recipient.operator,
        report: recipient.schedule,
        table: translator(content.locale, 'backoffice-tables')(`names.${content.table}`),
        period,
        link: `${publicUrl()}/backoffice/exports`,
      },
      notAfter: new Date(now().getTime() + FILE_LIFETIME),
    });
  }
}

/** Runs every quarter of an hour: requests the exports of the schedules that are due. */
export async function runSchedules(db: Db): Promise<void> {
  const zone = settlementZone();
  for (;;) {
    const ran = await inTransaction(db, async (tx) => {
      const due = await tx
        .selectFrom('backoffice.export_schedule')
        .selectAll()
        .where('next_at', '<=', now())
        .orderBy('next_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!due) return false;
      const frequency = due.frequency as Frequency;
      if (isTableName(due.table_name)) {
        const source = tableOf(due.table_name);
        const query = fromSearch(due.query);
        const days = scheduledDays(frequency, dayOf(due.next_at, zone));
        await insertExport(tx, {
          operatorId: due.operator_id,
          scheduleId: due.id,
          table: due.table_name,
          query: source.period ? filterOf(source, withDays(query, days)) : due.query,
          columns: due.columns,
          locale: due.locale as LocaleCode,
        });
      }
      await tx
        .updateTable('backoffice.export_schedule')
        // After an outage the missed runs are left out: only the last period is exported.
        .set({ next_at: nextRun(frequency, now(), zone) })
        .where('id', '=', due.id)
        .execute();
      return true;
    });
    if (!ran) return;
  }
}

/** Runs every hour: deletes the files of expired exports, and files without an export, which killed runs leave behind. */
export async function deleteOldExports(db: Db): Promise<void> {
  const expired = await db
    .updateTable('backoffice.export')
    .set({ status: 'deleted' })
    .where('status', '=', 'done')
    .where('expires_at', '<=', now())
    .returning('file')
    .execute();
  for (const { file } of expired) if (file) await deleteCsv(file);
  // Twice the lifetime: no export runs as long as that.
  for await (const names of oldFiles(new Date(now().getTime() - 2 * FILE_LIFETIME))) {
    const rows = await db
      .selectFrom('backoffice.export')
      .select('file')
      .where('file', 'in', names)
      .where('status', '=', 'done')
      .execute();
    const known = new Set(rows.map((row) => row.file));
    for (const name of names) if (!known.has(name)) await deleteCsv(name);
  }
}
