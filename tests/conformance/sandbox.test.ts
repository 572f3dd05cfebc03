/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { CASES } from '@/lib/conformance/cases';
import { protocolDocument } from '@/lib/conformance/document';
import { exchange } from '@/lib/conformance/exchange';
import { valueOf } from '@/lib/conformance/expect';
import { playCases } from '@/lib/conformance/kit';
import { sandboxLauncher } from '@/lib/conformance/launchers';
import { ModelGateway } from '@/lib/conformance/model/gateway';
import { emptyState, writeState } from '@/lib/conformance/model/state';
import { listen, type Listening } from '@/lib/conformance/model/listen';
import { answerSandboxCall } from '@/lib/conformance/sandbox/calls';
import { deleteEndedSandboxes } from '@/lib/conformance/sandbox/commands';
import { LOGGED_CALLS, SANDBOX_PATH, SANDBOX_TTL_MS } from '@/lib/conformance/sandbox/constants';
import { setSetting } from '@/lib/content/settings/commands';
import { sql } from '@/lib/db/client';
import { POST as open } from '@/app/wps/developers/sandbox/route';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { solvedCaptcha } from '../support/human';

const database = useTestDatabase();
let server: Listening;

beforeAll(async () => {
  server = await listen(0, answerSandboxCall);
});
afterAll(() => server.close());
afterEach(() => setClock(undefined));

interface Opened {
  code: string;
  secret: string;
  path: string;
}

async function ask(browser = new Browser()) {
  const check = await solvedCaptcha(database.db, browser);
  return browser.send(open, 'POST', '/wps/developers/sandbox', check);
}

async function openOne() {
  const { code, secret, path } = (await ask()).body.value as unknown as Opened;
  expect(path).toBe(SANDBOX_PATH);
  return { address: `${server.origin}${path}`, vendor: code, secret };
}

const bytes = (call: object) => Buffer.from(JSON.stringify(call));

/** The rows of everything that belongs to the site's own players, vendors and money. */
async function siteRows(): Promise<unknown> {
  const { rows } = await sql`
    SELECT (SELECT count(*) FROM identity.member) AS members, (SELECT count(*) FROM catalogue.vendor) AS vendors,
           (SELECT count(*) FROM catalogue.game) AS games, (SELECT count(*) FROM gateway.vendor) AS gateway_vendors,
           (SELECT count(*) FROM gateway.vendor_minute) AS minutes, (SELECT count(*) FROM gateway.game_session) AS sessions,
           (SELECT count(*) FROM gateway.round) AS rounds, (SELECT count(*) FROM ledger.transaction) AS postings,
           (SELECT count(*) FROM ledger.account) AS accounts`.execute(database.db);
  return rows[0];
}

test('a visitor opens a sandbox after a human check, five times a day, and not when the site has switched it off', async () => {
  const browser = new Browser();
  expect((await browser.send(open, 'POST', '/wps/developers/sandbox', {})).body).toMatchObject({
    code: 'SLIDER_REQUIRED',
  });
  for (let count = 0; count < 5; count++) {
    const { status, body } = await ask(browser);
    expect(status).toBe(200);
    expect(body.value).toMatchObject({
      code: expect.stringMatching(/^SBX-[0-9A-F]{12}$/) as string,
      secret: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  }
  expect((await ask(browser)).status).toBe(429);
  await setSetting(database.db, 'hasSandbox', false);
  expect((await ask()).status).toBe(403);
  await setSetting(database.db, 'hasSandbox', true);
});

test('a sandbox answers as the document says, and touches nothing of the site', async () => {
  const before = await siteRows();
  const caller = await openOne();
  // The model itself passes every case in model.test.ts. Here its state is in the database.
  const cases = CASES.filter(({ section }) =>
    ['The signature', 'Rollback', 'Many rounds at once'].includes(section),
  );
  const results = await playCases({
    caller,
    launcher: sandboxLauncher(caller),
    cases,
    document: protocolDocument(),
  });
  expect(results.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  const eight = CASES.filter(({ title }) => title.includes('eight times at once'));
  const atOnce = await playCases({
    caller,
    launcher: sandboxLauncher(caller),
    cases: eight,
    document: protocolDocument(),
  });
  expect(atOnce.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  expect(await siteRows()).toEqual(before);
}, 60_000);

test('its log has the last calls of this sandbox alone', async () => {
  const [caller, other] = [await openOne(), await openOne()];
  for (let count = 0; count < LOGGED_CALLS + 5; count++)
    await exchange(caller, { operation: 'launch', body: bytes({ game: count % 2 ? 'first' : 'second' }) });
  await exchange(caller, { operation: 'bet', body: bytes({ amount: 1 }) });
  const { calls } = valueOf((await exchange(caller, { operation: 'calls', body: bytes({}) }))!) as {
    calls: object[];
  };
  expect(calls).toHaveLength(LOGGED_CALLS);
  expect(calls[0]).toMatchObject({ operation: 'bet', status: 400, body: '{"amount":1}' });
  expect(calls[1]).toMatchObject({ operation: 'launch', status: 200 });
  expect(valueOf((await exchange(other, { operation: 'calls', body: bytes({}) }))!)).toEqual({ calls: [] });
  const foreign = await exchange(
    { ...other, vendor: caller.vendor },
    { operation: 'calls', body: bytes({}) },
  );
  expect(foreign).toMatchObject({ status: 401, json: { code: 'SIGNATURE_INVALID', final: false } });
});

test('it ends after a day: its calls are refused, and the job erases it with its log', async () => {
  const caller = await openOne();
  await exchange(caller, { operation: 'launch', body: bytes({}) });
  await deleteEndedSandboxes(database.db);
  expect((await exchange(caller, { operation: 'calls', body: bytes({}) }))!.status).toBe(200);
  advanceClock(SANDBOX_TTL_MS);
  const clock = SANDBOX_TTL_MS;
  expect(await exchange(caller, { operation: 'calls', body: bytes({}), sent: { clock } })).toMatchObject({
    json: { code: 'SIGNATURE_INVALID' },
  });
  await deleteEndedSandboxes(database.db);
  const { rows } = await sql`SELECT FROM conformance.sandbox_call WHERE code = ${caller.vendor}
    UNION ALL SELECT FROM conformance.sandbox WHERE code = ${caller.vendor}`.execute(database.db);
  expect(rows).toEqual([]);
});

test('the code of the sandbox imports no ledger', () => {
  for (const file of ['sandbox/calls', 'sandbox/commands', 'model/gateway', 'model/serve', 'model/state'])
    expect(readFileSync(`lib/conformance/${file}.ts`, 'utf8')).not.toMatch(
      /lib\/(ledger|cashier)|gateway\/(commands|in-process|settlement|launch)/,
    );
});

test('many calls at once are answered or refused, and leave the site its connections', async () => {
  const caller = await openOne();
  const calls = Array.from({ length: 120 }, () => exchange(caller, { operation: 'calls', body: bytes({}) }));
  const began = performance.now();
  await sql`SELECT 1`.execute(database.db);
  const answers = await Promise.all(calls);
  const statuses = new Set(answers.map((answer) => answer?.status));
  statuses.delete(200);
  statuses.delete(429);
  expect([...statuses]).toEqual([]);
  expect(performance.now() - began).toBeLessThan(10_000);
}, 60_000);

test('launches and sessions without end do not fill its row', async () => {
  const state = emptyState();
  const model = new ModelGateway(state, Date.now());
  for (let count = 0; count < 2_000; count++) {
    const launchToken = model.launch({ player: '1', game: 'first', currency: 'XTS' });
    if (count % 2) await model.authenticate({ launchToken });
  }
  expect(writeState(state).length).toBeLessThan(200_000);
});
