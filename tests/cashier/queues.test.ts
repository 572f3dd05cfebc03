/** What the queues of deposits and withdrawals find, and that each search reads an index when the tables have grown. */
import { approveDeposit, requestDeposit } from '@/lib/cashier/deposits/commands';
import { listDepositsForOperator } from '@/lib/cashier/deposits/queries';
import { claimRequest, releaseRequest } from '@/lib/cashier/claims/commands';
import { addToGroup, createGroup } from '@/lib/cashier/groups/commands';
import { findQueuePage, getQueueNews } from '@/lib/cashier/queues/queries';
import type { QueueFilter } from '@/lib/cashier/queues/types';
import { approveWithdrawal, payWithdrawal, requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { listWithdrawalsForOperator } from '@/lib/cashier/withdrawals/queries';
import { inTransaction, sql, type Tx } from '@/lib/db/client';
import { units, type Amount } from '@/lib/money/amount';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { createFundedMember, openToEverybody, PAYMENT_PASSWORD } from '../support/cashier';
import { asOwner, useTestDatabase } from '../support/database';

const database = useTestDatabase();
const run = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(database.db, work);
type Part = Partial<QueueFilter>;
const all = { waiting: false, pageSize: 100 };
const deposits = async (part: Part) =>
  (await listDepositsForOperator(database.db, { ...all, ...part })).list.map(({ id }) => id);
const withdrawals = async (part: Part) =>
  (await listWithdrawalsForOperator(database.db, { ...all, ...part })).list.map(({ id }) => id);

type Member = Awaited<ReturnType<typeof createFundedMember>>;
let asked = 0;
const deposit = (member: Member, count: number, channel = 'bank') => {
  asked += 1;
  return requestDeposit(database.db, member, {
    channel,
    amount: units(count),
    requestId: `queue-test-${asked}`,
  });
};
const withdraw = (member: Member, count: number, channel = 'bank') => {
  asked += 1;
  return requestWithdrawal(database.db, member, {
    channel,
    amount: units(count),
    payeeId: member.payeeId,
    paymentPassword: PAYMENT_PASSWORD,
    requestId: `queue-test-${asked}`,
  });
};

afterEach(() => setClock(undefined));

describe('the queue of deposits', () => {
  it('has every deposit, the sandbox’s too, and finds one by whatever an operator knows of it', async () => {
    const member = await createFundedMember(database.db);
    const other = await createFundedMember(database.db);
    const made = await deposit(member, 4_321);
    const instant = await deposit(other, 77, 'sandbox');
    await run((tx) => approveDeposit(tx, made.id, 1n, { bankReference: 'KBank-0099/A' }));
    expect(await deposits({})).toEqual(expect.arrayContaining([made.id, instant.id]));
    for (const text of [
      member.account.toUpperCase(),
      String(member.memberId),
      String(made.id),
      `#${made.id}`,
      made.reference.toLowerCase(),
      made.reference.slice(0, 7),
      'kbank-0099/a',
      'KBANK-00',
      '4321',
      '4,321.00',
    ])
      expect({ text, found: await deposits({ text }) }).toEqual({ text, found: [made.id] });
    for (const text of [
      '%',
      '_',
      '\\',
      "'; DROP TABLE cashier.deposit; --",
      'no-such-thing',
      '0',
      '-1',
      '1e9',
    ])
      expect({ text, found: await deposits({ text }) }).toEqual({ text, found: [] });
  });

  it('is narrowed by status, channel, period, amount, group and claim, all at once', async () => {
    const member = await createFundedMember(database.db);
    const other = await createFundedMember(database.db);
    const groupId = await run((tx) => createGroup(tx, 'Queue friends'));
    await run((tx) => addToGroup(tx, groupId, [member.account]));
    const day = (date: string) => new Date(`${date}T12:00:00Z`);
    const make = async (date: string, count: number, who = member) => {
      setClock(day(date));
      return (await deposit(who, count)).id;
    };
    const [early, middle, late] = [
      await make('2031-01-01', 1_000),
      await make('2031-01-02', 2_000),
      await make('2031-01-03', 3_000),
    ];
    const foreign = await make('2031-01-02', 2_000, other);
    setClock(undefined);
    const since = { from: day('2030-12-31') };
    expect(await deposits(since)).toEqual([late, foreign, middle, early]);
    expect(await deposits({ ...since, waiting: true })).toEqual([early, middle, foreign, late]);
    expect(await deposits({ from: day('2031-01-02'), until: day('2031-01-03') })).toEqual([foreign, middle]);
    expect(await deposits({ ...since, minimum: units(2_000), maximum: units(2_000) })).toEqual([
      foreign,
      middle,
    ]);
    expect(await deposits({ ...since, groupId })).toEqual([late, middle, early]);
    expect(await deposits({ ...since, channel: 'counter' })).toEqual([]);
    await run((tx) => approveDeposit(tx, late, 1n));
    expect(await deposits({ ...since, status: 'approved' })).toEqual([late]);
    await run((tx) => claimRequest(tx, 'deposit', middle, 7n));
    expect(await deposits({ ...since, claimed: { by: 7n } })).toEqual([middle]);
    expect(await deposits({ ...since, waiting: true, claimed: 'nobody' })).toEqual([early, foreign]);
    expect(
      await deposits({
        ...since,
        status: 'pending',
        channel: 'bank',
        groupId,
        text: '2000',
        claimed: { by: 7n },
      }),
    ).toEqual([middle]);
  });

  it('is paged by the last request, also if requests come and go meanwhile', async () => {
    const member = await createFundedMember(database.db);
    setClock(new Date('2032-01-01T00:00:00Z'));
    const ids: bigint[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.push((await deposit(member, 100 + count)).id);
      // Two of them have the same time.
      if (count !== 2) advanceClock(1_000);
    }
    const filter = { ...all, from: new Date('2032-01-01T00:00:00Z'), pageSize: 2 };
    const pages: bigint[][] = [];
    let after: bigint | undefined;
    do {
      const page = await listDepositsForOperator(database.db, { ...filter, after });
      expect(page.total).toBe(5);
      pages.push(page.list.map(({ id }) => id));
      if (pages.length === 1) await run((tx) => approveDeposit(tx, ids[4]!, 1n));
      after = page.next;
    } while (after !== undefined);
    expect(pages).toEqual([[ids[4], ids[3]], [ids[2], ids[1]], [ids[0]]]);
  });
});

it('the queue of withdrawals finds one by its payee, the bank’s reference and both amounts', async () => {
  const member = await createFundedMember(database.db, 5_000);
  await openToEverybody(database.db, 'withdraw', 'express');
  const made = await withdraw(member, 2_222, 'express');
  // 2222 - (10 + 33.33)
  for (const text of ['2222', '2178.67', '7890', '•••• 7890', String(made.id), member.account])
    expect({ text, found: await withdrawals({ text }) }).toEqual({ text, found: [made.id] });
  expect(await withdrawals({ text: 'PAYOUT-1' })).toEqual([]);
  await run((tx) => approveWithdrawal(tx, made.id, 1n));
  await run((tx) => payWithdrawal(tx, made.id, 2n, 'Payout-17'));
  expect(await withdrawals({ text: 'PAYOUT-1' })).toEqual([made.id]);
  expect(await withdrawals({ status: 'paid' })).toEqual([made.id]);
  expect(await withdrawals({ waiting: true })).toEqual([]);
});

describe('a claim', () => {
  it('keeps others out until it expires or is released, is renewed by its owner, and ends with a decision', async () => {
    const member = await createFundedMember(database.db);
    const { id } = await deposit(member, 500);
    const claim = (by: bigint, despite = false) => run((tx) => claimRequest(tx, 'deposit', id, by, despite));
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error: { code?: string }) => error.code,
      );
    const all20 = await Promise.all(Array.from({ length: 20 }, (_, n) => codeOf(claim(BigInt(n + 1)))));
    expect(all20.filter((result) => result === 'done')).toHaveLength(1);
    const owner = BigInt(all20.indexOf('done') + 1);
    const stranger = owner + 1n;
    expect(await codeOf(claim(stranger))).toBe('CLAIMED_BY_OTHER');
    expect(await codeOf(claim(owner))).toBe('done');
    expect(await codeOf(run((tx) => approveDeposit(tx, id, stranger)))).toBe('CLAIMED_BY_OTHER');
    expect(await codeOf(run((tx) => releaseRequest(tx, 'deposit', id, stranger)))).toBe('CLAIMED_BY_OTHER');
    advanceClock(16 * 60_000);
    expect(await codeOf(claim(stranger))).toBe('done');
    setClock(undefined);
    await claim(owner, true);
    await run((tx) => releaseRequest(tx, 'deposit', id, owner));
    await claim(stranger);
    expect(await codeOf(run((tx) => approveDeposit(tx, id, owner, { despiteClaim: true })))).toBe('done');
    expect(
      (await listDepositsForOperator(database.db, { ...all, text: `#${id}` })).list[0]!.claim,
    ).toBeNull();
    expect(await codeOf(claim(owner))).toBe('ALREADY_DECIDED');
  });
});

it('the news of a queue are what came after a request', async () => {
  const member = await createFundedMember(database.db);
  const { newest, waiting } = await getQueueNews(database.db, 'deposit', 0n);
  const made = await deposit(member, 100);
  await deposit(member, 100, 'sandbox');
  expect(await getQueueNews(database.db, 'deposit', newest)).toEqual({
    waiting: waiting + 1,
    fresh: 1,
    newest: made.id,
  });
});

describe('in grown tables', () => {
  const GROWN = 20_000;
  const status = (waiting: string, done: string) =>
    `CASE WHEN g % 2000 = 0 THEN '${waiting}' WHEN g % 50 = 0 THEN 'rejected' ELSE '${done}' END`;

  beforeAll(async () => {
    const member = await createFundedMember(database.db, 1_000);
    // Written as the owner, because as many requests would take minutes.
    await asOwner(database.ownerUrl, async (client) => {
      await client.query(`
        SET session_replication_role = replica;
        INSERT INTO identity.member OVERRIDING SYSTEM VALUE
        SELECT (json_populate_record(m, json_build_object('id', 1000000 + g, 'account', 'grown' || g,
                                     'referral_code', 'G' || g))).*
          FROM generate_series(1, 1000) g, identity.member m WHERE m.id = ${member.memberId};
        INSERT INTO cashier.payee (id, member_id, bank, holder_sealed, number_sealed, number_tail, number_digest, created_at)
        OVERRIDING SYSTEM VALUE
        SELECT 1000000 + g, 1000000 + g, 'Bank', '', '', lpad(g::text, 4, '0'), '', now() FROM generate_series(1, 1000) g;
        INSERT INTO cashier.deposit (id, member_id, channel, currency, amount, asked_amount, status, reference, request_id,
                                     request_digest, created_at, bank_reference, ledger_id)
        OVERRIDING SYSTEM VALUE
        SELECT r.*, CASE WHEN r.status = 'approved' THEN r.id END
          FROM (SELECT 1000000 + g AS id, 1000000 + g % 1000 + 1, 'bank', 'THB', (g % 5000 + 1) * 10000,
                       (g % 5000 + 1) * 10000, ${status('pending', 'approved')} AS status, 'G' || g, 'g' || g, ''::bytea,
                       '2026-01-01'::timestamptz + g * interval '1 minute', 'bank' || g FROM generate_series(1, ${GROWN}) g) r;
        INSERT INTO cashier.withdrawal (id, member_id, payee_id, channel, currency, amount, status, request_id, request_digest,
                                        created_at, payment_reference, hold_ledger_id, end_ledger_id, confirm_by)
        OVERRIDING SYSTEM VALUE
        SELECT r.*, 1, CASE WHEN r.status <> 'requested' THEN r.id END, now()
          FROM (SELECT 1000000 + g AS id, 1000000 + g % 1000 + 1, 1000000 + g % 1000 + 1, 'bank', 'THB', (g % 5000 + 1) * 10000,
                       ${status('requested', 'received')} AS status, 'g' || g, ''::bytea,
                       '2026-01-01'::timestamptz + g * interval '1 minute', 'pay' || g FROM generate_series(1, ${GROWN}) g) r;
        ANALYZE cashier.deposit, cashier.withdrawal, cashier.payee, identity.member;`);
    });
  }, 30_000);

  const READ = sql<{ name: string; rows: number; scans: number }>`
    SELECT relname AS name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows, seq_scan::int AS scans
      FROM pg_stat_xact_user_tables WHERE schemaname IN ('cashier', 'identity')
       AND relname IN ('deposit', 'withdrawal', 'payee', 'member')`;

  /** How many rows a page of the filter reads, and how often it scans a whole table. */
  const cost = (kind: 'deposit' | 'withdraw', part: Part) =>
    run(async (tx) => {
      const sum = async () =>
        (await READ.execute(tx)).rows.reduce(
          (total, { rows, scans }) => ({ rows: total.rows + rows, scans: total.scans + scans }),
          { rows: 0, scans: 0 },
        );
      const before = await sum();
      const page = await findQueuePage(tx, kind, { ...all, pageSize: 25, ...part });
      const after = await sum();
      return { found: page.ids.length, rows: after.rows - before.rows, scans: after.scans - before.scans };
    });

  const EACH: [string, Part][] = [
    ['no filter', {}],
    ['what waits', { waiting: true }],
    ['a page far behind', { after: 1_010_000n }],
    ['an account', { text: 'grown77' }],
    ['a member number', { text: '1000077' }],
    ['a request number', { text: '1012345' }],
    ['an amount', { text: '4321.00' }],
    ['a status', { status: 'rejected' }],
    ['a period', { from: new Date('2026-01-10'), until: new Date('2026-01-11') }],
    ['large amounts', { minimum: units(4_990) }],
    ['an amount of one channel', { text: '4321.00', channel: 'bank' }],
  ];

  it.each([
    ...EACH.map(([name, part]) => ['deposit', name, part] as const),
    ['deposit', 'a reference', { text: 'G12345' }] as const,
    ['deposit', 'the bank’s reference', { text: 'BANK12345' }] as const,
    ...EACH.map(([name, part]) => ['withdraw', name, part] as const),
    ['withdraw', 'the bank’s reference', { text: 'PAY12345' }] as const,
    ['withdraw', 'the end of the payee’s number', { text: '0077' }] as const,
  ])('%s: %s reads an index', async (kind, _, part) => {
    const { found, rows, scans } = await cost(kind, part);
    expect(found).toBeGreaterThan(0);
    expect(scans).toBe(0);
    // A page has 25 rows; the count goes up to 1,001.
    expect(rows).toBeLessThan(GROWN / 10);
  });

  it('a small group or a claim reads its own requests only', async () => {
    const groupId = await run((tx) => createGroup(tx, 'Grown friends'));
    await run((tx) => addToGroup(tx, groupId, ['grown1', 'grown2']));
    await run((tx) => claimRequest(tx, 'deposit', 1_002_000n, 9n));
    await asOwner(database.ownerUrl, (client) =>
      client.query('ANALYZE cashier.group_member, cashier.deposit'),
    );
    expect(await cost('deposit', { groupId })).toMatchObject({ found: 25, scans: 0 });
    expect((await cost('deposit', { groupId })).rows).toBeLessThan(500);
    expect(await cost('deposit', { claimed: { by: 9n } })).toMatchObject({ found: 1, scans: 0 });
    expect((await cost('deposit', { claimed: { by: 9n } })).rows).toBeLessThan(50);
  });
});

it('an amount above what a bank can move is no error', async () => {
  expect(await deposits({ minimum: (2n ** 63n - 1n) as Amount })).toEqual([]);
});
