/** The files that agents download: what the pages show, whole, in the reader's language, and harmless in a spreadsheet. */
import { parse } from 'csv-parse/sync';
import { startSession } from '@/lib/identity/sessions/commands';
import { setClock } from '@/lib/platform/clock';
import { settleDue } from '@/lib/agents/settlement/jobs';
import { readIncome } from '@/lib/agents/bills/loaders';
import { asOwner, useTestDatabase } from '../support/database';
import { callRoute, routeOf } from '../support/routes';
import { countAt, join, play, sign } from './world';

const held = useTestDatabase();
const days = { from: '2026-09-01', to: '2026-09-03' };
let agent: bigint;
let sub: bigint;
let foreign: bigint;
let headers: Record<string, string>;

beforeAll(async () => {
  agent = await join(held.db, null, 1);
  sub = await join(held.db, agent, 2);
  foreign = await join(held.db, await join(held.db, null, 1));
  const start = new Date('2026-08-31T16:00:00Z');
  const daily = (rate: number) => ({
    kind: 'daily' as const,
    period: 'D' as const,
    tierMode: null,
    tiers: [{ validBet: 0n, netLoss: 0n, active: 0, rate, amount: 0n }],
    realtime: null,
  });
  await sign(held.db, { agentId: agent, uplineId: null, terms: daily(20_000) as never, from: start });
  await sign(held.db, { agentId: sub, uplineId: agent, terms: daily(5_000) as never, from: start });
  const player = await join(held.db, sub);
  for (let more = 0; more < 25; more += 1) await join(held.db, agent);
  await asOwner(held.ownerUrl, (client) =>
    client.query(`UPDATE identity.member SET nickname = '=HYPERLINK("x")' WHERE id = $1`, [String(sub)]),
  );
  await play(held.ownerUrl, [
    { memberId: player, at: new Date('2026-09-01T05:00:00Z'), stake: 1000, payout: 250 },
    { memberId: player, at: new Date('2026-09-02T05:00:00Z'), stake: 400 },
  ]);
  await countAt(held.db, new Date('2026-09-03T05:00:00Z'));
  await settleDue(held.db);
  headers = {
    authorization: `Bearer ${(await startSession(held.db, agent, { ip: '127.0.0.1', userAgent: 'jest', deviceId: 'device-of-the-tests-000', country: undefined }, false)).token}`,
  };
});
afterAll(() => setClock(undefined));

async function file(path: string, input: Record<string, unknown>): Promise<string[][]> {
  const route = await routeOf(path);
  const response = await callRoute(route, { headers, input: { ...days, ...input } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parse(bytes, { bom: true });
}

test('the team list has every member below, more than a page, and no formula', async () => {
  const [heads, ...rows] = await file('/wps/agent/team/file', { language: 'VI' });
  expect(heads!.slice(0, 2)).toEqual(['Tài khoản', 'Biệt danh']);
  expect(rows).toHaveLength(26);
  const row = rows.find(([, nickname]) => nickname!.includes('HYPERLINK'))!;
  expect(row[1]).toBe(`'=HYPERLINK("x")`);
  expect(row.slice(-5)).toEqual(['1400.00', '1150.00', '0.00', '0.00', 'THB']);
});

test('the loss of each team sums to that of the page', async () => {
  const [, ...rows] = await file('/wps/agent/team/losses/file', {});
  expect(rows.map((row) => row.at(-2)).filter((loss) => loss !== '0.00')).toEqual(['1150.00']);
});

test('bills and income have the amounts of the database', async () => {
  const [heads, ...bills] = await file('/wps/agent/bills/file', { kind: 'daily' });
  const column = (name: string) => heads!.indexOf(name);
  expect(
    bills.map((row) => [row[column('Covered')], row[column('Passed on')], row[column('Own share')]]),
  ).toEqual([
    ['8.00', '2.00', '6.00'],
    ['20.00', '5.00', '15.00'],
  ]);
  expect(bills.map((row) => row[column('From')])).toEqual([
    '2026-09-02T00:00:00+08:00',
    '2026-09-01T00:00:00+08:00',
  ]);
  const [downHeads, ...down] = await file('/wps/agent/bills/file', { kind: 'daily', side: 'downline' });
  expect(downHeads).not.toContain('Own share');
  expect(down.map((row) => row[downHeads!.indexOf('Covered')])).toEqual(['2.00', '5.00']);

  const [, ...income] = await file('/wps/agent/income/file', {});
  expect(income.map((row) => [row[0], row.at(-2)])).toEqual([
    ['2026-09-01', '15.00'],
    ['2026-09-02', '6.00'],
  ]);
  expect((await readIncome(held.db, agent, days)).summary.ownShare).toBe('21.00');
});

test('a foreign member has no file', async () => {
  for (const path of ['/wps/agent/team/file', '/wps/agent/team/losses/file']) {
    const route = await routeOf(path);
    const response = await callRoute(route, { headers, input: { ...days, memberId: String(foreign) } });
    expect([path, response.status]).toEqual([path, 404]);
  }
});
