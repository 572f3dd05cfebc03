import { spawn } from 'node:child_process';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { POST as create } from '@/app/(backoffice)/backoffice/api/messages/route';
import { POST as preview } from '@/app/(backoffice)/backoffice/api/messages/preview/route';
import { POST as recall } from '@/app/(backoffice)/backoffice/api/messages/[id]/recall/route';
import { POST as previewSegment } from '@/app/(backoffice)/backoffice/api/segments/preview/route';
import { POST as createSegment } from '@/app/(backoffice)/backoffice/api/segments/route';
import { GET as inbox } from '@/app/wps/member/messages/route';
import { GET as count } from '@/app/wps/member/messages/count/route';
import { POST as markRead } from '@/app/wps/member/messages/read/route';
import { POST as remove } from '@/app/wps/member/messages/remove/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { cleanHtml } from '@/lib/content/html';
import { createPool, inTransaction, sql, type Db } from '@/lib/db/client';
import { withTimeLimit } from '@/lib/db/time-limit';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { createTrial } from '@/lib/identity/trial/commands';
import { sendDueMessages } from '@/lib/inbox/messages/jobs';
import { getMessage } from '@/lib/inbox/messages/queries';
import { plainText, toHtml } from '@/lib/inbox/messages/rules';
import { createNotice, removeMessageNotices } from '@/lib/notices/commands';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { HOSTILE_HTML, HOSTILE_TEXT } from '../support/hostile-html';
import { createOperatorBrowser } from '../support/operators';

const database = useTestDatabase();
const SEND = '/backoffice/api/messages';

let operator: Browser;
let requests = 0;

beforeAll(async () => {
  operator = (await createOperatorBrowser(database.db, 'writer', ['inbox.send'])).browser;
});
afterEach(() => setClock(undefined));

const message = (given: object = {}) => ({
  title: { en: 'News', th: 'ข่าว' },
  body: { en: 'By lantern light.', th: 'ใต้แสงโคม' },
  audience: { kind: 'all' },
  requestId: `message-${++requests}`,
  ...given,
});

async function send(given: object = {}): Promise<bigint> {
  const answer = await operator.send(create, 'POST', SEND, message(given));
  expect(answer.body).toMatchObject({ success: true });
  return BigInt(answer.body.value!.id as string);
}

/** A member's browser. */
async function logIn(memberId: bigint): Promise<Browser> {
  const origin = { ip: '127.0.0.1', userAgent: 'jest', deviceId: `device-${memberId}`, country: undefined };
  const browser = new Browser();
  browser.extra = {
    authorization: `Bearer ${(await startSession(database.db, memberId, origin, false)).token}`,
  };
  return browser;
}

interface Entry {
  id: string;
  kind: string;
  title: string;
  text: string;
  html: string | null;
  link: string | null;
  read: boolean;
}
interface InboxPage {
  list: Entry[];
  next: string | null;
  unread: number;
}
async function read(browser: Browser, query = ''): Promise<InboxPage> {
  const { body } = await browser.send(inbox, 'GET', `/wps/member/messages${query}`);
  expect(body.success).toBe(true);
  return body.value as unknown as InboxPage;
}

/** Members with ids one after another; every tenth is blocked, and every seventh a trial player. Returns who can get a message. */
async function createCrowd(size: number): Promise<bigint[]> {
  const run = ++requests;
  return asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string; gets: boolean }>(
      `INSERT INTO identity.member (account, nickname, type, status, currency, referral_code)
       SELECT format('crowd%s.%s', $1::int, n), 'x', CASE WHEN n % 7 = 0 THEN 4 ELSE 0 END,
              CASE WHEN n % 10 = 0 THEN 'disabled' ELSE 'active' END, CASE WHEN n % 7 = 0 THEN 'PLY' ELSE 'THB' END,
              format('C%s-%s', $1::int, n)
         FROM generate_series(1, $2::int) n RETURNING id, type = 0 AND status = 'active' AS gets`,
      [run, size],
    );
    return rows.filter(({ gets }) => gets).map(({ id }) => BigInt(id));
  });
}

/** Who has how many copies of a message, and what the message says of itself. */
async function copies(id: bigint) {
  const rows = await database.db
    .selectFrom('notices.notice')
    .select(['member_id', 'removed_at'])
    .where('message_id', '=', id)
    .orderBy('member_id')
    .execute();
  return { owners: rows.map((row) => row.member_id), removed: rows.filter((row) => row.removed_at).length };
}

const activeMembers = async () =>
  (
    await database.db
      .selectFrom('identity.member')
      .select('id')
      .where('type', '<>', 4)
      .where('status', '=', 'active')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

describe('a message to all', () => {
  it('reaches each active member once, while two workers send and their connections are killed', async () => {
    const crowd = await createCrowd(200);
    const id = await send();
    const watcher = new pg.Pool({ connectionString: database.ownerUrl, max: 3 });
    const isSent = async () =>
      (await watcher.query(`SELECT FROM inbox.message WHERE id = $1 AND status = 'sent'`, [id])).rowCount ===
      1;
    const worker = async () => {
      const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: createPool(database.ownerUrl, 2) }) });
      while (!(await isSent())) await sendDueMessages(db, 3).catch(() => undefined);
      await db.destroy();
    };
    let kills = 0;
    const kill = async () => {
      while (kills < 15 && !(await isSent()))
        kills +=
          (
            await watcher.query(
              `SELECT pg_terminate_backend(a.pid) FROM pg_stat_activity a
                WHERE a.datname = current_database() AND a.application_name = 'croupier' AND a.xact_start IS NOT NULL LIMIT 1`,
            )
          ).rowCount ?? 0;
    };
    await Promise.all([worker(), worker(), kill()]);
    await watcher.end();
    expect(kills).toBeGreaterThan(3);
    const { owners } = await copies(id);
    expect(owners).toEqual(await activeMembers());
    expect(owners).toEqual(expect.arrayContaining(crowd));
    expect(await getMessage(database.db, id)).toMatchObject({ sent: owners.length, status: 'sent' });
  });

  it('goes on where a killed process stopped', async () => {
    await createCrowd(300);
    const id = await send();
    let sent = 0;
    for (const more of depth([40], [20, 90, 5, 60])) {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'tests/inbox/send-child.ts', database.ownerUrl],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
          env: { ...process.env },
        },
      );
      const ended = new Promise((resolve) => child.once('close', resolve));
      await new Promise((resolve) => child.stdout.once('data', resolve));
      // Killed within its batches of one member.
      while ((await getMessage(database.db, id)).sent < sent + more);
      child.kill('SIGKILL');
      await ended;
      // PostgreSQL ends the child's transaction when it notices that the connection is gone.
      await asOwner(database.ownerUrl, (client) => client.query('SELECT id FROM inbox.message FOR UPDATE'));
      const state = await getMessage(database.db, id);
      expect(state.status).toBe('sending');
      expect((await copies(id)).owners).toHaveLength(state.sent);
      ({ sent } = state);
    }
    await sendDueMessages(database.db);
    expect((await copies(id)).owners).toEqual(await activeMembers());
  });

  it('is not sent before its time, nor to members who register during the sending, nor after its expiry', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const [later, short] = [
      await send({ startsAt: at(2), expiresAt: at(5) }),
      await send({ startsAt: at(2), expiresAt: at(3) }),
    ];
    await sendDueMessages(database.db);
    expect((await copies(later)).owners).toEqual([]);
    advanceClock(4 * 3_600_000);
    await sendDueMessages(database.db);
    expect((await copies(later)).owners).toEqual(await activeMembers());
    expect(await getMessage(database.db, short)).toMatchObject({ status: 'sent', sent: 0 });
    const { id } = await createMember(database.db, { account: 'latecomer' });
    expect(await sendDueMessages(database.db)).toBe(0);
    expect((await copies(later)).owners).not.toContain(id);
    // A member who was there sees it until it expires.
    const owner = (await copies(later)).owners.at(-1)!;
    const browser = await logIn(owner);
    const before = await read(browser);
    expect(before.list.map(({ kind }) => kind)).toContain('message');
    advanceClock(2 * 3_600_000);
    const again = await read(await logIn(owner));
    expect(again.unread).toBe(before.unread - 1);
  });
});

describe('a message', () => {
  it('goes to named accounts, to a segment with the rule of the time of writing, and is previewed', async () => {
    const { id: one } = await createMember(database.db, { account: 'NamedOne' });
    const { id: other } = await createMember(database.db, { account: 'named.other' });
    const named = await send({ audience: { kind: 'accounts', accounts: 'namedone, named.other\nNAMEDONE' } });
    await sendDueMessages(database.db, 1);
    expect((await copies(named)).owners).toEqual([one, other]);

    const rule = {
      match: 'all',
      conditions: [{ field: 'registered', from: '2001-02-03', until: '2001-02-03' }],
    };
    const made = await operator.send(createSegment, 'POST', '/x', { name: 'The old ones', rule });
    await asOwner(database.ownerUrl, (client) =>
      client.query(`UPDATE identity.member SET created_at = '2001-02-03T10:00:00Z' WHERE id = $1`, [one]),
    );
    const audience = { kind: 'segment', segmentId: made.body.value!.id };
    const seen = await operator.send(preview, 'POST', `${SEND}/preview`, message({ audience }));
    expect(seen.body.value).toMatchObject({
      count: 1,
      sample: [{ id: String(one), account: 'NamedOne' }],
      texts: { en: { title: 'News', html: '<p>By lantern light.</p>' } },
    });
    const toSegment = await send({ audience });
    await sendDueMessages(database.db);
    expect((await copies(toSegment)).owners).toEqual([one]);
    expect(await getMessage(database.db, toSegment)).toMatchObject({
      audience: { kind: 'segment', name: 'The old ones' },
    });
  });

  it('is refused with unknown accounts, without English, with a foreign link, and written once if its call is repeated', async () => {
    const refused = async (given: object) =>
      (await operator.send(create, 'POST', SEND, message(given))).body.fields;
    await createTrial(database.db, { account: 'triallist' });
    expect(
      await refused({ audience: { kind: 'accounts', accounts: ['triallist', 'nobody.here'] } }),
    ).toMatchObject({
      'audience.accounts': {
        code: 'ACCOUNTS_UNKNOWN',
        message: expect.stringContaining('nobody.here') as string,
      },
    });
    expect(await refused({ title: { th: 'x' } })).toMatchObject({ 'title.en': { code: 'REQUIRED' } });
    expect(await refused({ body: { en: '<script>1</script>' } })).toMatchObject({
      'body.en': { code: 'REQUIRED' },
    });
    for (const link of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:1'])
      expect(await refused({ link })).toMatchObject({ link: { code: 'SITE_LINK' } });
    expect(await refused({ expiresAt: '2001-01-01T00:00:00Z' })).toMatchObject({
      expiresAt: { code: 'END_BEFORE_START' },
    });
    const body = message({ audience: { kind: 'accounts', accounts: ['namedone'] } });
    const answers = await Promise.all([1, 2, 3].map(() => operator.send(create, 'POST', SEND, body)));
    expect(new Set(answers.map((answer) => answer.body.value?.id)).size).toBe(1);
    const id = answers[0]!.body.value!.id as string;
    expect(await listAuditEntries(database.db, { subject: `message:${id}`, limit: 9 })).toHaveLength(1);
  });

  it('that is recalled disappears for those who have not read it, and is counted', async () => {
    const { id: reader } = await createMember(database.db, { account: 'quickreader' });
    const { id: sleeper } = await createMember(database.db, { account: 'sleeper' });
    const id = await send({ audience: { kind: 'accounts', accounts: ['quickreader', 'sleeper'] } });
    await sendDueMessages(database.db);
    const [quick, slow] = [await logIn(reader), await logIn(sleeper)];
    const entry = (await read(quick)).list[0]!;
    await quick.send(markRead, 'POST', '/x', { ids: [entry.id] });
    const gone = () => operator.send(recall, 'POST', `${SEND}/${id}/recall`, {}, { id: String(id) });
    expect((await gone()).status).toBe(200);
    expect((await gone()).body.code).toBe('MESSAGE_RECALLED');
    await sendDueMessages(database.db, 1);
    expect((await read(quick)).list.map(({ title }) => title)).toContain('News');
    expect(await read(slow)).toMatchObject({ list: [], unread: 0 });
    expect(await getMessage(database.db, id)).toMatchObject({
      status: 'recalled',
      sent: 2,
      read: 1,
      removed: 1,
    });
    // The next batch begins after the last one: a large recall reads each copy once.
    const { removed_until_member_id: place } = await database.db
      .selectFrom('inbox.message')
      .select('removed_until_member_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(place).toBe(sleeper);
    const remove = (after: bigint) =>
      inTransaction(database.db, async (tx) => {
        await tx
          .updateTable('notices.notice')
          .set({ removed_at: null })
          .where('message_id', '=', id)
          .execute();
        return removeMessageNotices(tx, id, after, 9);
      });
    expect(await remove(0n)).toEqual([sleeper]);
    expect(await remove(sleeper)).toEqual([]);
    await remove(0n);
    // One that is recalled before its time is sent to nobody.
    const later = await send({ startsAt: new Date(Date.now() + 86_400_000).toISOString() });
    await operator.send(recall, 'POST', '/x', {}, { id: String(later) });
    setClock(new Date(Date.now() + 2 * 86_400_000));
    await sendDueMessages(database.db);
    expect((await copies(later)).owners).toEqual([]);
  });

  it('that fails does not stop the others', async () => {
    const [broken, good] = [
      await send(),
      await send({ audience: { kind: 'accounts', accounts: ['sleeper'] } }),
    ];
    await asOwner(database.ownerUrl, (client) =>
      client.query(
        `UPDATE inbox.message SET audience = '{"kind": "segment", "rule": {"match": "all", "conditions": [{"field": "nothing"}]}}'
          WHERE id = $1`,
        [broken],
      ),
    );
    await expect(sendDueMessages(database.db)).rejects.toThrow();
    expect(await getMessage(database.db, good)).toMatchObject({ status: 'sent', sent: 1 });
    await operator.send(recall, 'POST', '/x', {}, { id: String(broken) });
    await sendDueMessages(database.db);
  });
});

it('counts members for a preview six times a minute for each operator; lists of accounts as often as needed', async () => {
  const body = (audience: object) => ({ title: { en: 'News' }, body: { en: '<p>Hello</p>' }, audience });
  const { browser } = await createOperatorBrowser(database.db, 'counts');
  const show = (audience: object) => browser.send(preview, 'POST', '/x', body(audience));
  await createMember(database.db, { account: 'counted' });
  for (let count = 0; count < 6; count++) expect((await show({ kind: 'all' })).status).toBe(200);
  expect((await show({ kind: 'all' })).body.code).toBe('TOO_MANY_REQUESTS');
  const rule = { match: 'all', conditions: [{ field: 'status', values: ['active'], not: false }] };
  expect((await browser.send(previewSegment, 'POST', '/x', { rule })).body.code).toBe('TOO_MANY_REQUESTS');
  expect((await show({ kind: 'accounts', accounts: 'counted' })).status).toBe(200);
  const { browser: other } = await createOperatorBrowser(database.db, 'countstoo');
  expect((await other.send(previewSegment, 'POST', '/x', { rule })).status).toBe(200);
});

it('ends a count that takes too long, with its own code, and writes nothing within its time', async () => {
  const slow = withTimeLimit(database.db, 20, (tx) => sql`SELECT pg_sleep(60)`.execute(tx));
  await expect(slow).rejects.toMatchObject({ code: 'QUERY_TOO_SLOW', status: 503 });
  const quick = await withTimeLimit(database.db, 5_000, (tx) =>
    sql<{ one: number }>`SELECT 1 AS one`.execute(tx),
  );
  expect(quick.rows).toEqual([{ one: 1 }]);
  const write = withTimeLimit(database.db, 5_000, (tx) => tx.deleteFrom('reporting.segment').execute());
  await expect(write).rejects.toMatchObject({ code: '25006' });
  // The limit ends with the transaction.
  const { rows } = await sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`.execute(
    database.db,
  );
  expect(rows[0]!.limit).toBe('0');
});

describe('the inbox of a member', () => {
  it('has notices and messages in one list, in pages, in the language of the request', async () => {
    const { id } = await createMember(database.db, { account: 'letterbox' });
    for (let note = 0; note < 7; note++)
      await createNotice(database.db, id, 'welcome', { account: `no ${note}` });
    await send({ audience: { kind: 'accounts', accounts: ['letterbox'] }, link: '/promotions?type=new' });
    await sendDueMessages(database.db);
    const browser = await logIn(id);
    const seen: Entry[] = [];
    let next: string | null = '';
    for (let page = 0; next !== null; page++) {
      const after: string = next === '' ? '' : `&after=${next}`;
      const got: InboxPage = await read(browser, `?pageSize=3&language=TH${after}`);
      expect(got.unread).toBe(8);
      seen.push(...got.list);
      next = got.next;
    }
    expect(seen.map(({ kind }) => kind)).toEqual(['message', ...Array<string>(7).fill('welcome')]);
    expect(seen[0]).toMatchObject({
      title: 'ข่าว',
      text: 'ใต้แสงโคม',
      html: '<p>ใต้แสงโคม</p>',
      link: '/promotions?type=new',
    });
    expect(new Set(seen.map((entry) => entry.id)).size).toBe(8);
    expect((await read(browser, '?view=messages')).list).toHaveLength(1);
    expect((await read(browser, '?view=notices')).list).toHaveLength(7);

    const changed = async (handler: typeof markRead, ids?: string[]) =>
      (await browser.send(handler, 'POST', '/x', ids ? { ids } : {})).body.value?.changed;
    expect(await changed(markRead, [seen[0]!.id])).toBe(1);
    expect(await changed(remove, [seen[1]!.id, seen[0]!.id])).toBe(2);
    expect(await changed(remove, [seen[1]!.id])).toBe(0);
    expect((await browser.send(count, 'GET', '/x')).body.value).toEqual({ unread: 6 });
    expect(await changed(markRead)).toBe(6);
    expect(await read(browser, '?view=unread')).toEqual({ list: [], next: null, unread: 0 });
  });

  it('is its owner’s: another member can neither read, mark nor delete what is in it', async () => {
    const { id: owner } = await createMember(database.db, { account: 'ownerofletters' });
    const { id: other } = await createMember(database.db, { account: 'curiousone' });
    await send({
      audience: { kind: 'accounts', accounts: ['ownerofletters'] },
      title: { en: 'For one only' },
    });
    await sendDueMessages(database.db);
    const [mine, theirs] = [await logIn(owner), await logIn(other)];
    const { list } = await read(mine);
    expect(JSON.stringify(await read(theirs))).not.toContain('For one only');
    const ids = list.map(({ id }) => id);
    for (const handler of [markRead, remove])
      expect((await theirs.send(handler, 'POST', '/x', { ids })).body.value).toEqual({ changed: 0 });
    expect((await read(mine)).unread).toBe(list.length);
    const trial = await logIn((await createTrial(database.db)).id);
    expect((await trial.send(inbox, 'GET', '/wps/member/messages')).body.code).toBe('NEED_TRUE_ACCOUNT');
  });

  it('gets no script of an operator: HTML is cleaned when it is written and when it is read', async () => {
    const { id } = await createMember(database.db, { account: 'targeted' });
    const html = `<p>By lantern light.</p>${HOSTILE_HTML.join('\n')}`;
    const messageId = await send({
      audience: { kind: 'accounts', accounts: ['targeted'] },
      title: { en: HOSTILE_TEXT.slice(0, 100) },
      body: { en: html },
    });
    const stored = (await getMessage(database.db, messageId)).body.en;
    expect(stored).toBe(cleanHtml(html).trim());
    // A text that was stored in another way.
    await asOwner(database.ownerUrl, (client) =>
      client.query(`UPDATE inbox.message SET body = jsonb_build_object('en', $2::text) WHERE id = $1`, [
        messageId,
        html,
      ]),
    );
    await sendDueMessages(database.db);
    const entry = (await read(await logIn(id))).list[0]!;
    expect(entry.html).toBe(cleanHtml(html));
    expect(entry.html).not.toMatch(/<script|<img|<svg|onerror\s*=\s*"|javascript:/i);
  });
});

test('plain text becomes paragraphs, and HTML becomes one line of text', () => {
  expect(toHtml('One & two\nthree\n\n4 < 5')).toBe('<p>One &amp; two<br />three</p><p>4 &lt; 5</p>');
  expect(toHtml('<p>kept</p>')).toBe('<p>kept</p>');
  expect(plainText('<p>4 &lt; 5 &amp;amp;</p><ul><li>a</li></ul>')).toBe('4 < 5 &amp; a');
});
