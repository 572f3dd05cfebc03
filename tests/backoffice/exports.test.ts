import { readdirSync } from 'node:fs';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { GET as fileRoute } from '@/app/(backoffice)/backoffice/api/exports/[id]/file/route';
import { POST as removeRoute } from '@/app/(backoffice)/backoffice/api/exports/[id]/remove/route';
import { POST as repeatRoute } from '@/app/(backoffice)/backoffice/api/exports/[id]/repeat/route';
import { GET as listRoute, POST as exportRoute } from '@/app/(backoffice)/backoffice/api/exports/route';
import { POST as removeScheduleRoute } from '@/app/(backoffice)/backoffice/api/exports/schedules/[id]/remove/route';
import { POST as scheduleRoute } from '@/app/(backoffice)/backoffice/api/exports/schedules/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { operatorsWhoMayExport } from '@/lib/backoffice/exports/access';
import {
  EXPORT_TASK,
  FILE_LIFETIME,
  MAX_WAITING_EXPORTS,
  type Frequency,
} from '@/lib/backoffice/exports/constants';
import { deleteOldExports, runExport, runSchedules } from '@/lib/backoffice/exports/jobs';
import { csvCell, nextRun } from '@/lib/backoffice/exports/rules';
import { escapeFormula, timeFormat } from '@/lib/platform/csv';
import { exportRows, inSnapshot } from '@/lib/backoffice/exports/write';
import { setOperatorPermissions } from '@/lib/backoffice/operators/commands';
import { PERMISSIONS } from '@/lib/backoffice/constants';
import { sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { setClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import type { Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';
import { createOperatorBrowser, logInOperator } from '../support/operators';
import { outgoing } from '../support/outgoing';
import { fund } from '../support/players';
import { runQueue } from '../support/queue';

const held = useTestDatabase();
afterEach(() => setClock(undefined));

const folder = () => join(env().UPLOADS_DIR, 'exports');
const filesOf = (ending: string) => {
  try {
    return readdirSync(folder()).filter((name) => name.endsWith(ending));
  } catch {
    return [];
  }
};
const ATTEMPT = { attempts: 1, max_attempts: 4 };
const runAll = () => runQueue(held, EXPORT_TASK, (payload) => runExport(held.db, payload, ATTEMPT));

interface Someone {
  browser: Browser;
  id: bigint;
}
let mina: Someone;
let theo: Someone;
beforeAll(async () => {
  mina = await createOperatorBrowser(held.db, 'mina');
  theo = await createOperatorBrowser(held.db, 'theo');
});

const request = ({ browser }: Someone, body: object) =>
  browser.send(exportRoute, 'POST', '/backoffice/api/exports', body);
const members = (query = '', columns = ['account', 'nickname', 'joined', 'balance']) => ({
  table: 'members',
  query,
  columns,
});
const requested = async (who: Someone, body: object = members()) =>
  (await request(who, body)).body.value!.id as string;
const listed = async ({ browser }: Someone) =>
  (await browser.send(listRoute, 'GET', '/backoffice/api/exports')).body.value!.list as {
    id: string;
    status: string;
    rows: number;
    failure: string | null;
  }[];
const stateOf = async (who: Someone, id: string) => (await listed(who)).find((each) => each.id === id);

async function download(who: Someone, id: string) {
  const cookie = [...who.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fileRoute(
    new Request(`http://localhost/backoffice/api/exports/${id}/file`, { headers: { cookie } }),
    { params: Promise.resolve({ id }) },
  );
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const rowsOf = (bytes: Buffer) => parse(bytes, { bom: true }) as string[][];

describe('a cell of a file', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '＝1'])('is no formula: %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
    expect(csvCell(text, 'text', String)).toBe(`'${text}`);
  });

  it('is a plain decimal, a whole number, a part of one, or a time with its offset', () => {
    const time = timeFormat('America/New_York');
    expect(csvCell(-12_345_600n, 'amount', time)).toBe('-1234.56');
    expect(csvCell(5n, 'count', time)).toBe('5');
    expect(csvCell(0.0345, 'share', time)).toBe('0.034500');
    expect(csvCell(61.6, 'seconds', time)).toBe('62');
    expect(csvCell(null, 'amount', time)).toBe('');
    expect(csvCell(new Date('2026-03-08T06:59:59Z'), 'time', time)).toBe('2026-03-08T01:59:59-05:00');
    expect(csvCell(new Date('2026-03-08T07:00:00Z'), 'time', time)).toBe('2026-03-08T03:00:00-04:00');
    expect(csvCell('2026-03-08', 'bucket', time)).toBe('2026-03-08');
    expect(csvCell('2026-03-08T05:00:00Z', 'bucket', time)).toBe('2026-03-08T00:00:00-05:00');
    expect(timeFormat('Asia/Kolkata')(new Date(0))).toBe('1970-01-01T05:30:00+05:30');
  });
});

describe('an export', () => {
  it('has what the table shows, in a file that a spreadsheet opens and does not run', async () => {
    setClock(new Date('2026-04-01T04:05:06Z'));
    const { id, currency } = await createMember(held.db, {
      account: 'formula',
      nickname: '=HYPERLINK("http://evil","x"),\n"quoted"',
    });
    await fund(held.db, id, currency, 1_234);
    const export_ = await requested(mina, members('account=formula'));
    await runAll();
    const { status, headers, bytes } = await download(mina, export_);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="members-2026-04-01-${export_}.csv"`,
    );
    expect(Number(headers.get('content-length'))).toBe(bytes.length);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(rowsOf(bytes)).toEqual([
      ['Account', 'Nickname', 'Joined', 'Balance', 'Currency'],
      [
        'formula',
        '\'=HYPERLINK("http://evil","x"),\n"quoted"',
        '2026-04-01T12:05:06+08:00',
        '1234.00',
        'THB',
      ],
    ]);
    expect(
      (await listAuditEntries(held.db, { subject: `export:${export_}`, limit: 5 })).map(
        ({ action }) => action,
      ),
    ).toEqual(['export.download', 'export.request']);
  });

  it('is of one moment, whatever is written while it is read', async () => {
    await asOwner(held.ownerUrl, (client) =>
      client.query(
        `INSERT INTO identity.member (account, type, nickname, currency, referral_code, created_at)
         SELECT 'many' || n, 0, 'many' || n, 'THB', 'M' || n, timestamptz '2026-01-01' + n * interval '1 second'
           FROM generate_series(1, 4500) n`,
      ),
    );
    // The oldest first: without the snapshot, members who join meanwhile would be on the last page.
    const query = 'q=many&order=joined&direction=asc';
    const content = { table: 'members', query, columns: ['account', 'status'], locale: 'en' } as const;
    const rows = await inSnapshot(held.db, async (tx) => {
      const found: string[][] = [];
      let pages = 0;
      const read = exportRows(tx, content, async (count) => {
        await createMember(held.db, { account: `many-new-${count}` });
        await sql`UPDATE identity.member SET status = 'disabled' WHERE account LIKE 'many%'`.execute(held.db);
        pages += 1;
      });
      for await (const row of read) found.push(row);
      expect(pages).toBe(3);
      return found.slice(1);
    });
    const accounts = rows.map(([account]) => account);
    expect(new Set(rows.map(([, status]) => status))).toEqual(new Set(['Active']));
    expect(accounts).toHaveLength(4500);
    expect(new Set(accounts).size).toBe(4500);
  });

  it('is complete after a run was killed half-way and began anew', async () => {
    const before = filesOf('.csv').length;
    const id = await requested(mina, members('account=many', ['account']));
    // A lock holds the run where it reads; then its database connection is ended.
    const killed = await asOwner(held.ownerUrl, async (holder) => {
      await holder.query('BEGIN');
      await holder.query('LOCK TABLE identity.member IN ACCESS EXCLUSIVE MODE');
      const ended = runExport(held.db, { id }, ATTEMPT).then(
        () => 'finished',
        () => 'failed',
      );
      await asOwner(held.ownerUrl, async (client) => {
        for (;;) {
          const { rowCount } = await client.query(
            `SELECT pg_terminate_backend(a.pid) FROM pg_stat_activity a
              WHERE a.datname = current_database() AND a.wait_event_type = 'Lock'
                AND a.query LIKE '%FROM identity.member m WHERE true%'`,
          );
          if (rowCount) break;
        }
      });
      await holder.query('ROLLBACK');
      return ended;
    });
    expect(killed).toBe('failed');
    expect(await stateOf(mina, id)).toMatchObject({ status: 'running' });
    expect(filesOf('.csv')).toHaveLength(before);
    expect(filesOf('.part')).toEqual([]);
    await runAll();
    expect(await stateOf(mina, id)).toMatchObject({ status: 'done' });
    const rows = rowsOf((await download(mina, id)).bytes);
    expect(new Set(rows.map(([account]) => account)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(4500);
    expect(filesOf('.csv')).toHaveLength(before + 1);
  });

  it('is written once if two runs work at once', async () => {
    const before = filesOf('.csv').length;
    const id = await requested(theo, members('account=many', ['account']));
    await Promise.all([
      runExport(held.db, { id }, ATTEMPT),
      runExport(held.db, { id }, ATTEMPT),
      runExport(held.db, { id }, ATTEMPT),
    ]);
    await runAll();
    expect(await stateOf(theo, id)).toMatchObject({ status: 'done' });
    expect(filesOf('.csv')).toHaveLength(before + 1);
    expect(filesOf('.part')).toEqual([]);
  });

  it('stops if it is deleted while it runs, and its file is gone', async () => {
    const id = await requested(theo, members('account=formula'));
    const removed = await theo.browser.send(
      removeRoute,
      'POST',
      `/backoffice/api/exports/${id}/remove`,
      {},
      { id },
    );
    expect(removed.status).toBe(200);
    await runAll();
    expect(await stateOf(theo, id)).toMatchObject({ status: 'deleted' });
    expect((await download(theo, id)).status).toBe(404);
  });

  it('belongs to its operator, and to nobody without the permissions', async () => {
    const id = await requested(mina, members('account=formula'));
    await runAll();
    expect((await download(theo, id)).status).toBe(404);
    expect((await listed(theo)).some((each) => each.id === id)).toBe(false);
    for (const call of [removeRoute, repeatRoute])
      expect(
        (await theo.browser.send(call, 'POST', `/backoffice/api/exports/${id}`, {}, { id })).status,
      ).toBe(404);
    expect((await download(mina, id)).status).toBe(200);
    // Without the permission of the table it is neither downloaded nor written.
    await setOperatorPermissions(held.db, 'mina', ['reports.export', 'reports.read']);
    expect((await request(mina, members())).status).toBe(403);
    expect((await download(mina, id)).status).toBe(404);
    await setOperatorPermissions(held.db, 'mina', PERMISSIONS);
    const later = await requested(mina, members('account=formula'));
    await setOperatorPermissions(held.db, 'mina', ['reports.export', 'reports.read']);
    await runAll();
    await setOperatorPermissions(held.db, 'mina', PERMISSIONS);
    expect(await stateOf(mina, later)).toMatchObject({ status: 'failed', failure: 'NO_PERMISSION' });
  });

  it('may be made and received by operators whose permissions come from a role', async () => {
    const owner = await createOperatorBrowser(held.db, 'hana', [], ['owner']);
    const auditor = await createOperatorBrowser(held.db, 'ines', [], ['auditor']);
    const support = await createOperatorBrowser(held.db, 'karl', [], ['support']);
    const ids = await Promise.all([owner, auditor].map((who) => requested(who, members('account=formula'))));
    expect((await request(support, members())).status).toBe(403);
    await runAll();
    expect(await Promise.all([stateOf(owner, ids[0]!), stateOf(auditor, ids[1]!)])).toEqual([
      expect.objectContaining({ status: 'done' }),
      expect.objectContaining({ status: 'done' }),
    ]);
    const accounts = (await operatorsWhoMayExport(held.db, 'members')).map(({ account }) => account);
    expect(accounts).toEqual(expect.arrayContaining(['hana', 'ines']));
    expect(accounts).not.toContain('karl');
  });

  it('waits with at most two others of the operator, also if they are requested at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => request(theo, members('account=formula'))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_WAITING_EXPORTS);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_EXPORTS');
    await runAll();
    expect((await request(theo, members('account=formula'))).status).toBe(200);
    await runAll();
  });

  it('has the days of its request, and can be made once more', async () => {
    setClock(new Date('2026-04-10T04:00:00Z'));
    const id = await requested(mina, {
      table: 'revenue',
      query: 'period=yesterday&unit=day',
      columns: ['bucket'],
    });
    const repeat = await mina.browser.send(
      repeatRoute,
      'POST',
      `/backoffice/api/exports/${id}/repeat`,
      {},
      { id },
    );
    const again = repeat.body.value!.id as string;
    for (const each of [id, again]) {
      const row = await held.db
        .selectFrom('backoffice.export')
        .select('query')
        .where('id', '=', BigInt(each))
        .executeTakeFirstOrThrow();
      expect(row.query).toBe('from=2026-04-09&until=2026-04-09&unit=day');
    }
    await runAll();
  });

  it('is deleted with its file after a day, and files of killed runs after two', async () => {
    const at = Date.now();
    setClock(new Date(at));
    const id = await requested(mina, members('account=formula'));
    await runAll();
    await mkdir(folder(), { recursive: true });
    const left = join(folder(), `${'L'.repeat(32)}.part`);
    await writeFile(left, 'half a file');
    const old = (at - 3 * FILE_LIFETIME) / 1000;
    await utimes(left, old, old);
    await deleteOldExports(held.db);
    expect(filesOf('.part')).toEqual([]);
    expect((await download(mina, id)).status).toBe(200);
    setClock(new Date(at + FILE_LIFETIME));
    expect((await download(mina, id)).status).toBe(401); // The session has ended; log in again.
    const count = filesOf('.csv').length;
    await deleteOldExports(held.db);
    expect(filesOf('.csv').length).toBeLessThan(count);
    const row = await held.db
      .selectFrom('backoffice.export')
      .select(['status', 'file'])
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('deleted');
    await expect(readFile(join(folder(), `${row.file}.csv`))).rejects.toThrow('ENOENT');
  });
});

describe('a schedule', () => {
  const zone = 'Asia/Shanghai';
  it.each<[Frequency, string, string]>([
    ['daily', '2026-03-03T21:59:00Z', '2026-03-03T22:00:00Z'],
    ['daily', '2026-03-03T22:00:00Z', '2026-03-04T22:00:00Z'],
    ['weekly', '2026-03-04T00:00:00Z', '2026-03-08T22:00:00Z'],
    ['monthly', '2026-03-04T00:00:00Z', '2026-03-31T22:00:00Z'],
  ])('runs %s: after %s at %s', (frequency, after, next) => {
    expect(nextRun(frequency, new Date(after), zone).toISOString()).toBe(`${next.slice(0, 19)}.000Z`);
  });

  it('exports the day before, and sends a link to those who may still read it', async () => {
    setClock(new Date('2026-06-01T04:00:00Z'));
    const nia = await createOperatorBrowser(held.db, 'nia');
    const omar = await createOperatorBrowser(held.db, 'omar');
    const pete = await createOperatorBrowser(held.db, 'pete', ['reports.read']);
    const schedule = (recipients: object[]) =>
      nia.browser.send(scheduleRoute, 'POST', '/backoffice/api/exports/schedules', {
        table: 'revenue',
        query: 'period=last30&unit=hour&vendor=PG',
        columns: ['bucket', 'gross'],
        name: 'Each morning',
        frequency: 'daily',
        recipients,
      });
    const to = ({ id }: Someone, name: string) => ({
      operatorId: String(id),
      address: `${name}@example.com`,
    });
    const refused = await schedule([to(pete, 'pete')]);
    expect(refused.body.fields!.recipients!.code).toBe('RECIPIENT_NO_ACCESS');
    expect((await schedule([{ operatorId: String(nia.id), address: 'nowhere' }])).status).toBe(400);
    const made = await schedule([to(nia, 'nia'), to(omar, 'omar')]);
    expect(made.status).toBe(200);
    const stored = await held.db.selectFrom('backoffice.export_recipient').select('address_sealed').execute();
    expect(stored.some(({ address_sealed }) => Buffer.from(address_sealed).includes('example.com'))).toBe(
      false,
    );

    await runSchedules(held.db);
    expect(await runAll()).toBe(0);
    setClock(new Date('2026-06-01T22:00:00Z'));
    await setOperatorPermissions(held.db, 'omar', ['reports.read']);
    await Promise.all([runSchedules(held.db), runSchedules(held.db)]);
    expect(await runAll()).toBe(1);
    const row = await held.db
      .selectFrom('backoffice.export')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: 'done',
      query: 'from=2026-06-01&until=2026-06-01&vendor=PG&unit=hour',
      operator_id: nia.id,
    });
    const mails = (await outgoing(held.db)).filter(({ template }) => template === 'exportReady');
    expect(mails.map((mail) => mail.to)).toEqual(['nia@example.com']);
    expect(mails[0]!.values).toEqual({
      operator: 'nia',
      report: 'Each morning',
      table: 'Revenue',
      period: '2026-06-01',
      link: expect.stringMatching(/\/backoffice\/exports$/) as string,
    });
    // A recipient with the permissions downloads it, too.
    await setOperatorPermissions(held.db, 'omar', PERMISSIONS);
    await logInOperator(omar.browser, 'omar');
    expect((await download(omar, String(row.id))).status).toBe(200);
    await logInOperator(pete.browser, 'pete');
    expect((await download(pete, String(row.id))).status).toBe(403);

    const id = made.body.value!.id as string;
    const remove = (who: Someone) =>
      who.browser.send(
        removeScheduleRoute,
        'POST',
        `/backoffice/api/exports/schedules/${id}/remove`,
        {},
        { id },
      );
    setClock(new Date('2026-06-01T04:01:00Z'));
    expect((await remove(omar)).status).toBe(404);
    expect((await remove(nia)).status).toBe(200);
    setClock(new Date('2026-06-04T22:00:00Z'));
    await runSchedules(held.db);
    expect(await runAll()).toBe(0);
  });
});
