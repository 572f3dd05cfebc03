import fc from 'fast-check';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { units } from '@/lib/money/amount';
import { sql } from '@/lib/db/client';
import { setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { addFlows, addRevenue, sumFlows, sumMoney, sumRevenue } from '@/lib/reporting/figures/money';
import { listCohorts, sumMembers, totalMembers } from '@/lib/reporting/figures/members';
import { sumPayments } from '@/lib/reporting/figures/payments';
import { sumPlay, totalPlay } from '@/lib/reporting/figures/play';
import {
  bucketsOf,
  daysBefore,
  daysOf,
  moneyClass,
  SHORTCUTS,
  type Shortcut,
} from '@/lib/reporting/figures/rules';
import type { Bucket, PlayFigures, PlayKey, PlayScope } from '@/lib/reporting/figures/types';
import { MONEY_CHECKS } from '@/lib/reporting/money/checks';
import { rollUpMoney } from '@/lib/reporting/money/commands';
import { listEntries } from '@/lib/reporting/records/entries';
import { listRounds } from '@/lib/reporting/records/rounds';
import { ROLL_UP_CHECKS } from '@/lib/reporting/rollups/checks';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { asOwner, useTestDatabase } from '../support/database';
import { fund, openTable, type Table } from '../support/players';

const database = useTestDatabase();
afterEach(() => setClock(undefined));

const ZONE = 'Asia/Shanghai';
const START = Date.parse('2026-03-30T00:00:00Z');
const DAYS = { from: '2026-03-25', until: '2026-04-12' };
const HOUR = 3_600_000;

type Step =
  | { do: 'settle'; who: number; table: number; stake: number; payout: number }
  | { do: 'undo'; which: number }
  | { do: 'deposit'; who: number; amount: number }
  | {
      do: 'bonus' | 'promo' | 'adjust' | 'jackpot' | 'roundJackpot';
      who: number;
      table: number;
      amount: number;
    }
  | { do: 'undoPrize'; which: number }
  | { do: 'rollUp'; limit: number }
  | { do: 'checkpoint' };
const who = fc.nat(3);
const table = fc.nat(1);
const step: fc.Arbitrary<{ hours: number; step: Step }> = fc.record({
  hours: fc.integer({ min: 0, max: 15 }),
  step: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('settle' as const),
        who,
        table,
        stake: fc.integer({ min: 1, max: 400 }),
        payout: fc.nat(700),
      }),
    },
    fc.record({ do: fc.constant('undo' as const), which: fc.nat(20) }),
    fc.record({ do: fc.constant('undoPrize' as const), which: fc.nat(20) }),
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('deposit' as const),
        who,
        amount: fc.integer({ min: 10, max: 900 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'bonus' as const,
          'promo' as const,
          'adjust' as const,
          'jackpot' as const,
          'roundJackpot' as const,
        ),
        who,
        table,
        amount: fc.integer({ min: 1, max: 300 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('rollUp' as const), limit: fc.constantFrom(2, 50_000) }),
    },
    fc.record({ do: fc.constant('checkpoint' as const) }),
  ),
});

let tables: Table[];
let members: { id: bigint; currency: string }[];
let ids = 0;

beforeAll(async () => {
  setClock(new Date(START - 4 * 24 * HOUR));
  tables = [await openTable(database.db, 'ALPHA'), await openTable(database.db, 'BETA')];
  await sql`INSERT INTO catalogue.vendor_category (game_type, vendor_code) VALUES ('FISH', 'BETA'), ('LIVE', 'BETA')`.execute(
    database.db,
  );
  await sql`UPDATE catalogue.game SET game_type = 'FISH' WHERE node_id = ${tables[1]!.nodeId}`.execute(
    database.db,
  );
  members = await Promise.all(
    ['TH', 'VN', 'TH', undefined].map(async (country) => {
      const member = await createMember(database.db, { account: `figure${++ids}`, country });
      const request = { channel: 'sandbox', amount: units(90_000), requestId: `first-${ids}` };
      await requestDeposit(database.db, { memberId: member.id, currency: member.currency }, request);
      return member;
    }),
  );
  setClock(undefined);
});

interface Done {
  rounds: { who: number; table: number; id: string }[];
  prizes: { who: number; table: number; id: string }[];
}

async function perform(step: Step, done: Done) {
  if (step.do === 'rollUp') {
    await rollUp(database.db, ZONE, step.limit);
    await rollUpMoney(database.db, ZONE, step.limit);
    return;
  }
  if (step.do === 'checkpoint') return void (await takeCheckpoint(database.db));
  const id = `figure-${++ids}`;
  if (step.do === 'deposit') {
    const { id: memberId, currency } = members[step.who]!;
    const request = { channel: 'sandbox', amount: units(step.amount), requestId: id };
    return void (await requestDeposit(database.db, { memberId, currency }, request));
  }
  if (step.do === 'undo' || step.do === 'undoPrize') {
    const list = step.do === 'undo' ? done.rounds : done.prizes;
    const [target] = list.splice(step.which % (list.length || 1), 1);
    if (!target) return;
    const playerId = String(members[target.who]!.id);
    const call = { playerId, transactionId: id, referenceTransactionId: target.id };
    return void (await tables[target.table]!.port.rollback(call));
  }
  const { port, nodeId } = tables[step.table]!;
  const member = members[step.who]!;
  const playerId = String(member.id);
  const prize = {
    playerId,
    transactionId: id,
    amount: units('amount' in step ? step.amount : 0),
    currency: member.currency,
  };
  const round = async (stake: number, payout: number) => {
    const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
    const { launchToken } = await launchGame(database.db, { player, nodeId, language: 'en' });
    const { playerToken } = await port.authenticate({ launchToken });
    const call = { playerToken, transactionId: `${id}-round`, roundId: id };
    await port.settleRound({ ...call, stake: units(stake), payout: units(payout) });
  };
  switch (step.do) {
    case 'settle':
      await round(step.stake, step.payout);
      done.rounds.push({ who: step.who, table: step.table, id: `${id}-round` });
      return;
    case 'roundJackpot':
      // The jackpot is a part of its round, which is not undone: a jackpot of a voided round stays the member's.
      await round(1, 0);
      await port.jackpotWin({ ...prize, roundId: id, jackpotId: 'lamp' });
      return;
    case 'jackpot':
      await port.jackpotWin({ ...prize, jackpotId: 'lamp' });
      break;
    case 'bonus':
      await port.bonusWin({ ...prize, grantId: id });
      break;
    case 'promo':
      await port.promoWin({ ...prize, campaignId: id });
      break;
    case 'adjust':
      await port.adjust({ ...prize, reason: 'agreed' });
  }
  done.prizes.push({ who: step.who, table: step.table, id });
}

const failedChecks = async () => {
  const failed: string[] = [];
  for (const { name, query } of [...ROLL_UP_CHECKS, ...MONEY_CHECKS]) {
    const { rows } = await query.execute(database.db);
    if (rows[0]!.wrong > 0n) failed.push(`${name}: ${String(rows[0]!.examples)}`);
  }
  return failed;
};

const FIGURES = ['rounds', 'stakes', 'payouts', 'validBets', 'gross'] as const;
const only = (figures: PlayFigures) => Object.fromEntries(FIGURES.map((name) => [name, figures[name]]));
const added = (rows: readonly PlayFigures[]) =>
  Object.fromEntries(FIGURES.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0n)]));

/** Every report over the same scope, in all its parts, has the same total. */
async function expectAgreement(scope: PlayScope) {
  const total = only(await totalPlay(database.db, scope));
  for (const bucket of [undefined, 'hour', 'day', 'week', 'month'] as (Bucket | undefined)[])
    for (const key of [undefined, 'category', 'vendor', 'game', 'member', 'country', 'currency'] as (
      PlayKey | undefined
    )[])
      expect({ bucket, key, ...added(await sumPlay(database.db, scope, { bucket, key })) }).toEqual({
        bucket,
        key,
        ...total,
      });
  return total;
}

/** Every row of a list that is read in pages of three. */
async function allRows<Row>(
  read: (request: {
    cursor: readonly string[] | undefined;
    limit: number;
  }) => Promise<{ rows: Row[]; next: string[] | undefined }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string[] | undefined;
  do {
    expect(rows.length).toBeLessThan(1000);
    const page = await read({ cursor, limit: 3 });
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor);
  return rows;
}

async function expectEverythingAgrees(currency: string) {
  const scope = { days: DAYS, currency };
  const total = await expectAgreement(scope);
  for (const vendor of ['ALPHA', 'BETA']) await expectAgreement({ ...scope, vendor });
  const byCountry = await Promise.all(
    ['TH', 'VN', ''].map((country) => totalPlay(database.db, { ...scope, country })),
  );
  expect(added(byCountry)).toEqual(total);

  // The rounds behind the figures, and the ledger entries behind the money.
  const rounds = await allRows((request) => listRounds(database.db, scope, request));
  expect(rounds.map(({ stake }) => stake).reduce((sum, value) => sum + value, 0n)).toBe(total.stakes);
  expect(BigInt(rounds.length)).toBe(total.rounds);
  expect(new Set(rounds.map(({ id }) => id)).size).toBe(rounds.length);
  const money = await sumMoney(database.db, scope);
  for (const row of money.filter((each) => each.class !== 'game')) {
    const { kind, account } = row;
    const entries = await allRows((request) =>
      listEntries(database.db, { ...scope, kind, account }, request),
    );
    const sum = entries.reduce((all, entry) => all + entry.amount, 0n);
    const listed = money.filter((each) => each.kind === kind && each.account === account);
    expect({ kind, account, sum }).toEqual({
      kind,
      account,
      sum: listed.reduce((all, each) => all + each.amount, 0n),
    });
  }

  // Revenue by any part of the period, and by its definition.
  const revenue = addRevenue(await sumRevenue(database.db, scope));
  for (const bucket of ['hour', 'day', 'week', 'month'] as const)
    expect(addRevenue(await sumRevenue(database.db, scope, bucket))).toEqual(revenue);
  const cost = (classes: string[]) =>
    money.filter((row) => classes.includes(row.class)).reduce((sum, row) => sum - row.amount, 0n);
  expect(revenue.gross).toBe(total.gross);
  expect(revenue.net).toBe(total.gross! - cost(['bonus', 'jackpot', 'commission', 'fee']));

  // Payments by channel, by operator and from the ledger.
  const flows = addFlows(await sumFlows(database.db, scope));
  expect(addFlows(await sumFlows(database.db, scope, { bucket: 'day', channel: true }))).toEqual(flows);
  const requests = await sumPayments(database.db, scope);
  expect(requests.reduce((sum, row) => sum + row.amount, 0n)).toBe(flows.deposits);

  // What the games' house accounts moved is what the rounds say, if no round is open and none was voided with a jackpot.
  const moved = money.filter((row) => row.class === 'game').reduce((sum, row) => sum + row.amount, 0n);
  expect(moved).toBe(total.gross);
  const { rows } = await sql<{ moved: bigint }>`
    SELECT coalesce(sum(e.amount), 0)::bigint AS moved FROM ledger.entry e
      JOIN ledger.account a ON a.id = e.account_id AND a.kind LIKE 'games:%' AND a.currency = ${currency}`.execute(
    database.db,
  );
  const prizes = money
    .filter((row) => row.account.startsWith('games:') && row.class !== 'game')
    .reduce((sum, row) => sum + row.amount, 0n);
  expect(rows[0]!.moved).toBe(moved + prizes);
}

describe('the figures of all reports', () => {
  it('agree with each other, with the rounds and with the ledger, rolled up or not', async () => {
    const { currency } = members[0]!;
    const done: Done = { rounds: [], prizes: [] };
    let at = START;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
        for (const { hours, step: each } of steps) {
          at += hours * (HOUR / 4);
          setClock(new Date(at));
          await perform(each, done).catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          });
        }
        await expectEverythingAgrees(currency);
        expect(await failedChecks()).toEqual([]);
      }),
      { numRuns: 3, endOnFailure: true },
    );
    await takeCheckpoint(database.db);
    await rollUp(database.db, ZONE);
    await rollUpMoney(database.db, ZONE);
    await expectEverythingAgrees(currency);
    expect(await failedChecks()).toEqual([]);
    const { rows } = await sql<{ left: bigint }>`
      SELECT (SELECT count(*) FROM reporting.unrolled_money) + (SELECT count(*) FROM reporting.unrolled) AS left`.execute(
      database.db,
    );
    expect(rows[0]!.left).toBe(0n);
  }, 120_000);

  it('keep a round in the category that the game had when its hour was first counted', async () => {
    const { currency } = members[0]!;
    const by = async () =>
      (await sumPlay(database.db, { days: DAYS, currency }, { key: 'category' })).map(({ key }) => key);
    const before = await by();
    await sql`UPDATE catalogue.game SET game_type = 'LIVE' WHERE node_id = ${tables[1]!.nodeId}`.execute(
      database.db,
    );
    expect(await by()).toEqual(before);
    await expectAgreement({ days: DAYS, currency });
    await expectAgreement({ days: DAYS, currency, category: 'FISH' });
  });

  it.each([
    ['vendor_hour', 'stake'],
    ['game_day', 'rounds'],
    ['country_day', 'payout'],
    ['money_hour', 'amount'],
  ])('are found wrong by the verification if %s differs in %s', async (name, column) => {
    const change = (by: string) =>
      asOwner(database.ownerUrl, (client) =>
        client.query(`UPDATE reporting.${name} SET ${column} = ${column} ${by}`),
      );
    await change('+ 1');
    expect(await failedChecks()).toHaveLength(1);
    await change('- 1');
    expect(await failedChecks()).toEqual([]);
  });

  it('list the pages of rounds backwards as forwards', async () => {
    const scope = { days: DAYS, currency: members[0]!.currency };
    for (let turn = 0; turn < 12; turn += 1) {
      setClock(new Date(START + 9 * 24 * HOUR + Math.floor(turn / 3) * HOUR));
      const step = { do: 'settle', who: turn % 4, table: turn % 2, stake: 1, payout: 0 } as const;
      await perform(step, { rounds: [], prizes: [] });
    }
    const all = await allRows((request) => listRounds(database.db, scope, request));
    expect(all.length).toBeGreaterThan(11);
    const cursor = [all[9]!.at, String(all[9]!.id)];
    const page = await listRounds(database.db, scope, { cursor, back: true, limit: 4 });
    expect(page.rows.map(({ id }) => id)).toEqual(all.slice(5, 9).map(({ id }) => id));
    expect(page.previous).toEqual([all[5]!.at, String(all[5]!.id)]);
    const first = await listRounds(database.db, scope, { cursor, back: true, limit: 40 });
    expect(first.rows).toHaveLength(9);
    expect(first.previous).toBeUndefined();
  });
});

describe('the figures of members', () => {
  it('count active, returning and new members, first depositors and retention', async () => {
    const { currency } = members[0]!;
    const port = tables[0]!.port;
    const day = (number: number) => new Date(Date.parse('2026-05-01T04:00:00Z') + number * 24 * HOUR);
    setClock(day(0));
    const joined = await Promise.all(
      ['a', 'b', 'c'].map((letter) =>
        createMember(database.db, { account: `cohort${letter}`, country: 'TH' }),
      ),
    );
    const pay = (who: number, requestId: string) =>
      requestDeposit(
        database.db,
        { memberId: joined[who]!.id, currency },
        { channel: 'sandbox', amount: units(100), requestId },
      );
    const play = async (who: number, number: number) => {
      setClock(day(number));
      const player = { memberId: joined[who]!.id, kind: 'member' as const, currency };
      const call = { player, nodeId: tables[0]!.nodeId, language: 'en' as const };
      const { playerToken } = await port.authenticate(await launchGame(database.db, call));
      const id = `cohort-${++ids}`;
      await port.settleRound({
        playerToken,
        transactionId: id,
        roundId: id,
        stake: units(1),
        payout: units(0),
      });
    };
    await pay(0, 'one');
    await pay(1, 'one');
    await pay(0, 'two');
    await play(0, 0);
    await play(1, 1);
    await rollUp(database.db, ZONE);
    await play(0, 1);
    await play(0, 7);
    // Of this member, no day is rolled up yet.
    await fund(database.db, joined[2]!.id, currency, 100);
    await play(2, 7);
    await play(2, 8);
    setClock(day(9));
    await pay(1, 'three');
    const scope = { days: { from: '2026-05-01', until: '2026-05-10' }, currency };
    expect(await totalMembers(database.db, scope)).toEqual({
      active: 3n,
      returning: 0n,
      registered: 3n,
      firstDepositors: 2n,
    });
    expect(await sumMembers(database.db, scope, 'day')).toEqual([
      { bucket: '2026-05-01', active: 1n, returning: 0n, registered: 3n, firstDepositors: 2n },
      { bucket: '2026-05-02', active: 2n, returning: 1n, registered: 0n, firstDepositors: 0n },
      { bucket: '2026-05-08', active: 2n, returning: 1n, registered: 0n, firstDepositors: 0n },
      { bucket: '2026-05-09', active: 1n, returning: 1n, registered: 0n, firstDepositors: 0n },
    ]);
    expect(await listCohorts(database.db, { ...scope, country: 'TH' }, 'week')).toEqual([
      { bucket: '2026-04-27', members: 3n, active: [2n, 0n, 0n, undefined, undefined, undefined] },
    ]);
    expect(
      await listCohorts(database.db, { ...scope, days: { from: '2026-05-01', until: '2026-05-01' } }, 'day'),
    ).toEqual([{ bucket: '2026-05-01', members: 3n, active: [2n, 0n, 0n, 2n, undefined, undefined] }]);
    expect(await totalMembers(database.db, { ...scope, country: 'VN' })).toMatchObject({ registered: 0n });
  });
});

describe('periods', () => {
  const today = '2026-03-04'; // A Wednesday.
  it.each<[Shortcut, string, string]>([
    ['today', '2026-03-04', '2026-03-04'],
    ['yesterday', '2026-03-03', '2026-03-03'],
    ['thisWeek', '2026-03-02', '2026-03-04'],
    ['lastWeek', '2026-02-23', '2026-03-01'],
    ['thisMonth', '2026-03-01', '2026-03-04'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['last7', '2026-02-25', '2026-03-03'],
    ['last30', '2026-02-02', '2026-03-03'],
  ])('%s has the days from %s until %s', (shortcut, from, until) => {
    expect(daysOf(shortcut, today)).toEqual({ from, until });
  });

  it('are compared with as many days before, whole months with the month before', () => {
    expect(daysBefore(daysOf('lastMonth', today))).toEqual({ from: '2026-01-01', until: '2026-01-31' });
    expect(daysBefore(daysOf('last7', today))).toEqual({ from: '2026-02-18', until: '2026-02-24' });
    expect(SHORTCUTS.every((name) => daysBefore(daysOf(name, today)).until < daysOf(name, today).from)).toBe(
      true,
    );
  });

  it('are made of whole weeks and months', () => {
    expect(bucketsOf({ from: '2026-02-27', until: '2026-03-04' }, 'week')).toEqual([
      '2026-02-23',
      '2026-03-02',
    ]);
    expect(bucketsOf({ from: '2026-02-27', until: '2026-03-04' }, 'month')).toEqual([
      '2026-02-01',
      '2026-03-01',
    ]);
  });
});

test.each([
  ['round', 'games:PG', true, 'game'],
  ['jackpotWin', 'games:PG', false, 'jackpot'],
  ['deposit', 'deposits:bank', false, 'deposit'],
  ['deposit', 'fees:bank', false, 'fee'],
  ['withdrawal.refund', 'withdrawals:bank', false, 'withdrawal'],
  ['rebate.daily', 'rewards', false, 'bonus'],
  ['dividend', 'agents', false, 'commission'],
  ['vendorWallet.out', 'vendor-transit:ACME', false, 'vendorWallet'],
  ['vendorWallet.in', 'vendor-wallet:ACME', false, 'vendorWallet'],
  ['something.new', 'somewhere', false, 'other'],
])('%s on %s (part of a round: %s) is money of class %s', (kind, account, inRounds, expected) => {
  expect(moneyClass(kind, account, inRounds)).toBe(expected);
});
