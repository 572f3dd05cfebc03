/** A member's records at any length: sums by day with the entries since, pages by cursor, and files (docs/trust.md P1, X15). */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { GET as accountFile } from '@/app/wps/records/accounts/file/route';
import { GET as betFile } from '@/app/wps/records/bets/file/route';
import { GET as accounts } from '@/app/wps/records/accounts/route';
import { GET as bets } from '@/app/wps/records/bets/route';
import { GET as profitFile } from '@/app/wps/records/profit/file/route';
import { sql } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { post } from '@/lib/ledger/commands';
import { rollUpDays, takeCheckpoint } from '@/lib/ledger/jobs';
import { getStatement } from '@/lib/ledger/queries';
import { CHECKS } from '@/lib/ledger/verify/checks';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { asOwner, useTestDatabase } from '../support/database';
import { fund, openTable, type Table } from '../support/players';

const held = useTestDatabase();
const START = Date.parse('2026-03-05T00:00:00Z');
afterEach(() => setClock(undefined));
let count = 0;
let table: Table;
beforeAll(async () => {
  table = await openTable(held.db, 'RECORD');
});

const origin = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};

async function player(funds: number) {
  const member = await createMember(held.db, { account: `record${++count}` });
  if (funds > 0) await fund(held.db, member.id, member.currency, funds);
  const { token } = await startSession(held.db, member.id, origin, false);
  return { ...member, token };
}

const get = async (route: RouteHandler, path: string, token: string) =>
  route(new Request(`http://localhost:3000${path}`, { headers: { authorization: `Bearer ${token}` } }), {
    params: Promise.resolve({}),
  });

async function settle(member: { id: bigint; currency: string }, stake: number, payout: number) {
  const id = `record-${++count}`;
  const seated = { memberId: member.id, kind: 'member' as const, currency: member.currency };
  const { launchToken } = await launchGame(held.db, { player: seated, nodeId: table.nodeId, language: 'en' });
  const { playerToken } = await table.port.authenticate({ launchToken });
  await table.port.settleRound({
    playerToken,
    transactionId: id,
    roundId: id,
    stake: units(stake),
    payout: units(payout),
  });
}

const failedChecks = async () => {
  const failed: string[] = [];
  for (const { name, query } of CHECKS) {
    const { rows } = await query.execute(held.db);
    if (rows[0]!.wrong > 0n) failed.push(name);
  }
  return failed;
};

test('the sums of a statement equal its entries, however much of them is added up by day', async () => {
  const zone = settlementZone();
  const step = fc.record({
    hours: fc.integer({ min: 0, max: 30 }),
    kind: fc.constantFrom('deposit', 'round', 'adjustment', 'bonusWin'),
    amount: fc.integer({ min: 1, max: 500 }),
    isDebit: fc.boolean(),
    then: fc.constantFrom('nothing' as const, 'nothing' as const, 'checkpoint' as const, 'rollUp' as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      setClock(new Date(START));
      const member = await createMember(held.db, { account: `sums${++count}` });
      await fund(held.db, member.id, member.currency, 100_000);
      let at = START;
      for (const { hours, kind, amount, isDebit, then } of steps) {
        setClock(new Date((at += hours * 3_600_000)));
        const moved = isDebit ? -units(amount) : units(amount);
        await post(held.db, {
          key: `sums-${++count}`,
          kind,
          currency: member.currency,
          entries: [
            { account: { memberId: member.id, kind: 'main' }, amount: moved },
            { account: { house: 'adjustments' }, amount: -moved },
          ],
        });
        if (then !== 'nothing') await takeCheckpoint(held.db);
        if (then === 'rollUp') await rollUpDays(held.db, zone, 3);
      }
      const { rows } = await sql<{ at: Date; kind: string; amount: bigint }>`
        SELECT e.at, e.kind, e.amount FROM ledger.member_entry e
          JOIN ledger.account a ON a.id = e.account_id AND a.owner_id = ${member.id} AND a.kind = 'main'`.execute(
        held.db,
      );
      const periods = [
        ['2026-03-01', '2026-03-31'],
        ['2026-03-05', '2026-03-06'],
        ['2026-03-06', '2026-03-09'],
      ] as const;
      for (const [first, last] of periods)
        for (const kinds of [undefined, [{ kind: 'deposit' }], [{ kind: 'round', sign: -1 as const }]]) {
          const [from, to] = [dayStart(first, zone), dayStart(last, zone, 1)];
          const call = {
            memberId: member.id,
            currency: member.currency,
            from,
            to,
            kinds,
            pageNum: 1,
            pageSize: 5,
          };
          const { moneyIn, moneyOut, total, opening, closing } = await getStatement(held.db, call);
          const own = rows.filter(
            (row) =>
              row.at >= from &&
              row.at < to &&
              (!kinds ||
                kinds.some((each) => each.kind === row.kind && (!('sign' in each) || row.amount < 0n))),
          );
          const sum = (wanted: (amount: bigint) => boolean) =>
            own.filter((row) => wanted(row.amount)).reduce((all, row) => all + row.amount, 0n);
          expect({ moneyIn, moneyOut, total }).toEqual({
            moneyIn: sum((amount) => amount > 0n),
            moneyOut: -sum((amount) => amount < 0n),
            total: own.length,
          });
          if (!kinds) expect(opening + moneyIn - moneyOut).toBe(closing);
        }
    }),
    { numRuns: 10 },
  );
  expect(await failedChecks()).toEqual([]);
}, 60_000);

test('another settlement zone begins the sums by day anew', async () => {
  await takeCheckpoint(held.db);
  await rollUpDays(held.db, settlementZone());
  const days = async () => {
    const { rows } = await sql<{ days: string }>`
      SELECT string_agg(DISTINCT d.day::text, ' ') AS days FROM ledger.account_day d`.execute(held.db);
    return rows[0]!.days;
  };
  const before = await days();
  await rollUpDays(held.db, 'Pacific/Kiritimati');
  expect(await failedChecks()).toEqual([]);
  await rollUpDays(held.db, settlementZone());
  expect(await days()).toBe(before);
});

test('a day that was changed is found by the check', async () => {
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      'UPDATE ledger.account_day SET money_in = money_in + 1 WHERE ctid = (SELECT ctid FROM ledger.account_day LIMIT 1)',
    ),
  );
  expect(await failedChecks()).toEqual([
    'every day of a main account (with the entries since) is the sum of its entries',
  ]);
  await sql`SELECT 1`.execute(held.db);
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      "UPDATE ledger.account_day_progress SET zone = '', transaction_id = 0; TRUNCATE ledger.account_day",
    ),
  );
});

test.each([
  ['bets', bets, '/wps/records/bets', 'roundId'],
  ['account', accounts, '/wps/records/accounts', 'id'],
] as const)(
  'the pages of the %s record by cursor have every entry once, in order',
  async (_, route, path, key) => {
    const member = await player(1_000);
    for (let round = 0; round < 7; round += 1) await settle(member, 5, round);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor ? `&cursor=${cursor}` : '';
      const reply = await get(route, `${path}?pageSize=3${query}`, member.token);
      const { value } = (await reply.json()) as {
        value: { list: Record<string, string>[]; next: string | null; total: number };
      };
      seen.push(...value.list.map((entry) => entry[key]!));
      cursor = value.next;
    } while (cursor);
    const reply = await get(route, `${path}?pageSize=100`, member.token);
    const { value } = (await reply.json()) as {
      value: { list: Record<string, string>[]; next: string | null };
    };
    expect(seen).toEqual(value.list.map((entry) => entry[key]!));
    expect(new Set(seen).size).toBe(seen.length);
    expect(value.next).toBeNull();
    // A page with a number behind the counted entries is empty, and a broken cursor is the first page.
    const far = await get(route, `${path}?pageNum=10000&pageSize=20`, member.token);
    expect(((await far.json()) as { value: { list: unknown[] } }).value.list).toEqual([]);
    const broken = await get(route, `${path}?cursor=%24%24`, member.token);
    expect(((await broken.json()) as { value: { list: unknown[] } }).value.list.length).toBe(seen.length);
  },
);

test('a file has all rows of the filter, and no cell is a formula', async () => {
  const member = await player(1_000);
  await sql`UPDATE catalogue.game SET names = '{"en": "=HYPERLINK(1)"}' WHERE node_id = ${table.nodeId}`.execute(
    held.db,
  );
  for (let round = 0; round < 5; round += 1) await settle(member, 10, 4);
  await post(held.db, {
    key: `formula-${++count}`,
    kind: 'deposit',
    currency: member.currency,
    entries: [
      { account: { house: 'deposits:sandbox' }, amount: -units(3) },
      { account: { memberId: member.id, kind: 'main' }, amount: units(3) },
    ],
    meta: { reference: '@SUM(A1)' },
  });
  const read = async (route: RouteHandler, path: string) => {
    const reply = await get(route, path, member.token);
    expect(reply.headers.get('content-disposition')).toContain('attachment');
    return parse(await reply.text(), { bom: true, columns: true }) as Record<string, string>[];
  };
  const rounds = await read(betFile, '/wps/records/bets/file?language=EN');
  expect(rounds).toHaveLength(5);
  expect(rounds[0]).toMatchObject({
    Game: "'=HYPERLINK(1)",
    Stake: '10.00',
    Payout: '4.00',
    Profit: '-6.00',
  });
  const entries = await read(accountFile, '/wps/records/accounts/file?language=EN');
  expect(entries[0]).toMatchObject({ Type: 'Deposit', Detail: "'@SUM(A1)", Amount: '3.00' });
  expect(entries.at(-1)).toMatchObject({ Amount: '1000.00', 'Balance after': '1000.00' });
  const profit = await read(profitFile, '/wps/records/profit/file?language=EN&kind=vendor');
  expect(profit).toMatchObject([{ Provider: 'RECORD', Rounds: '5', Profit: '-30.00' }]);
  const other = await player(0);
  expect(await (await get(betFile, '/wps/records/bets/file', other.token)).text()).not.toContain('HYPERLINK');
  expect((await get(betFile, '/wps/records/bets/file', 'nobody')).status).toBe(401);
});
