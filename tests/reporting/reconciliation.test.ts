import { sql } from 'kysely';
import { approveDeposit, cancelDeposit, requestDeposit } from '@/lib/cashier/deposits/commands';
import {
  approveWithdrawal,
  confirmWithdrawal,
  payWithdrawal,
  requestWithdrawal,
  resolveWithdrawal,
} from '@/lib/cashier/withdrawals/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { amount, formatDecimal, units } from '@/lib/money/amount';
import { reconcileStatement } from '@/lib/reporting/reconciliation/commands';
import { eachCsvRow } from '@/lib/platform/csv';
import { listDifferences, listRuns } from '@/lib/reporting/reconciliation/queries';
import { readStatement } from '@/lib/reporting/reconciliation/rules';
import { simulationDraw } from '@/lib/studio/slots/simulate';
import { createFundedMember, createPicture, openToEverybody, PAYMENT_PASSWORD } from '../support/cashier';
import { asOwner, useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat } from '../support/players';

const database = useTestDatabase();
const HEAD = 'reference,in,out,currency';
const HOUR = 3_600_000;
/** A period around now, so long that no record of a test is near its beginning or end. */
const today = () => ({ from: new Date(Date.now() - HOUR), to: new Date(Date.now() + HOUR) });
const reconcile = (
  source: 'vendor' | 'channel',
  code: string,
  lines: readonly string[],
  period: { from: Date; to: Date } = today(),
) =>
  inTransaction(database.db, (tx) =>
    reconcileStatement(tx, {
      source,
      code,
      ...period,
      fileName: 'day.csv',
      bytes: Buffer.from([HEAD, ...lines].join('\n')),
    }),
  );
const briefly = ({ comparison }: Awaited<ReturnType<typeof reconcileStatement>>) =>
  comparison.differences.map(({ kind, reference }) => `${kind} ${reference}`);

describe('a statement', () => {
  it('is CSV with named columns in any order, with commas or semicolons, quotes and decimal amounts', async () => {
    const text =
      '\uFEFFCurrency;at;Reference;OUT;in\r\nthb;x;"a;""1""";12.5;\r\n\r\nTHB;"two\nlines";b;0;0.0001\r\n';
    expect(await readStatement(Buffer.from(text))).toEqual([
      { reference: 'a;"1"', in: 0n, out: 125_000n, currency: 'THB' },
      { reference: 'b', in: 1n, out: 0n, currency: 'THB' },
    ]);
    const rows: number[] = [];
    await eachCsvRow(Buffer.from('a,b\n"x\ny",2\n\nz,3'), ',', ({ line }) => rows.push(line));
    expect(rows).toEqual([1, 2, 5]);
  });

  it.each([
    ['no such columns', 'id,amount\n1,2', 'STATEMENT_COLUMNS', 1],
    ['nothing', '', 'STATEMENT_COLUMNS', 1],
    ['a header only', HEAD, 'STATEMENT_EMPTY', 1],
    ['an amount below zero', `${HEAD}\na,1,0,THB\nb,-1,0,THB`, 'STATEMENT_LINE', 3],
    ['an invalid amount', `${HEAD}\na,1e3,0,THB`, 'STATEMENT_LINE', 2],
    ['a thousands separator', `${HEAD}\na,"1,000",0,THB`, 'STATEMENT_LINE', 2],
    ['no reference', `${HEAD}\n,1,0,THB`, 'STATEMENT_LINE', 2],
    ['a quoted field without an end', `${HEAD}\n"a,1,0,THB`, 'STATEMENT_LINE', 2],
    ['text after a quoted field', `${HEAD}\na,1,0,THB\n"b"x,1,0,THB`, 'STATEMENT_LINE', 3],
    ['no currency', `${HEAD}\na,1,0,`, 'STATEMENT_LINE', 2],
  ])('is refused with %s', async (_name, text, code, line) => {
    await expect(readStatement(Buffer.from(text))).rejects.toThrow(
      expect.objectContaining({ status: 400, fields: { statement: { code, values: { line } } } }),
    );
  });
});

describe('a vendor’s day', () => {
  it('has no differences: every kind of call is found in our records and in the ledger', async () => {
    const table = await openTable(database.db, 'RECON');
    const other = await openTable(database.db, 'RECONOTHER');
    const player = await seat(database.db, table, 'reconplayer', 1_000);
    const guest = await seat(database.db, table, 'reconguest', 10, true);
    const { playerToken, playerId } = player;
    const { port } = table;
    await port.bet({ playerToken, transactionId: 'b1', roundId: 'r1', amount: units(10) });
    await port.win({
      playerId,
      transactionId: 'w1',
      roundId: 'r1',
      betTransactionId: 'b1',
      amount: units(25),
      endsRound: true,
    });
    await port.settleRound({
      playerToken,
      transactionId: 's1',
      roundId: 'r2',
      stake: units(4),
      payout: amount(125_000n),
    });
    await port.settleRound({
      playerToken,
      transactionId: 's2',
      roundId: 'r3',
      stake: units(4),
      payout: units(4),
    });
    await port.bet({ playerToken, transactionId: 'b2', roundId: 'r4', amount: units(3) });
    await port.rollback({ playerId, transactionId: 'x2', referenceTransactionId: 'b2' });
    await port.settleRound({
      playerToken,
      transactionId: 's3',
      roundId: 'r5',
      stake: units(2),
      payout: units(5),
    });
    await port.rollback({ playerId, transactionId: 'xs3', referenceTransactionId: 's3' });
    await port.rollback({ playerId, transactionId: 'x3', referenceTransactionId: 'never-came' });
    await port.bonusWin({ playerId, transactionId: 'n1', grantId: 'g1', amount: units(2) });
    await port.adjust({ playerId, transactionId: 'a1', amount: amount(-10_000n), reason: 'a correction' });
    // Play money, and another vendor's transaction with the same id.
    await port.bet({ playerToken: guest.playerToken, transactionId: 'p1', roundId: 'rp', amount: units(1) });
    const elsewhere = await seat(database.db, other, 'reconelsewhere', 10);
    await other.port.bet({
      playerToken: elsewhere.playerToken,
      transactionId: 'b1',
      roundId: 'q',
      amount: units(7),
    });

    const day = [
      'b1,10,0,THB',
      'w1,0,25,THB',
      's1,4,12.5,THB',
      's2,4,4,THB',
      'b2,3,0,THB',
      'x2,0,3,THB',
      's3,2,5,THB',
      'xs3,5,2,THB',
      'x3,0,0,THB',
      'n1,0,2,THB',
      'a1,1,0,THB',
      'win-of-nothing,0,0,THB',
    ];
    const whole = await reconcile('vendor', 'RECON', day);
    expect(whole.comparison).toMatchObject({ lines: 12, matched: 11, differences: [] });

    expect(
      briefly(
        await reconcile('vendor', 'RECON', [
          'b1,10,0,THB',
          'b1,10,0,THB',
          'w1,0,25.0001,THB',
          's1,4,12.5,USD',
          's2,4,4,THB',
          'b2,3,0,THB',
          's3,2,5,THB',
          'xs3,5,2,THB',
          'n1,0,2,THB',
          'a1,1,0,THB',
          'z9,0,5,THB',
        ]),
      ),
    ).toEqual(['twice b1', 'currency s1', 'amount w1', 'notTheirs x2', 'notOurs z9']);
    const kept = await listRuns(database.db);
    expect(kept[0]).toMatchObject({ source: 'vendor', code: 'RECON', fileName: 'day.csv', differences: 5 });
    expect(await listDifferences(database.db, kept[0]!.id, 1)).toMatchObject([
      { kind: 'twice' },
      { kind: 'currency', theirs: { currency: 'USD' }, ours: { currency: 'THB', in: 40_000n } },
      { kind: 'amount', theirs: { out: 250_001n }, ours: { out: 250_000n } },
      { kind: 'notTheirs', theirs: undefined, ours: { out: 30_000n } },
      { kind: 'notOurs', theirs: { out: 50_000n }, ours: undefined },
    ]);
  });
});

it('a payment channel’s day has deposits as in and withdrawals as out, by the references that banks know', async () => {
  const who = await createFundedMember(database.db, 500);
  const deposit = await requestDeposit(database.db, who, {
    channel: 'bank',
    amount: units(300),
    requestId: 'recon-deposit',
  });
  await inTransaction(database.db, (tx) => approveDeposit(tx, deposit.id, 1n));
  const withdrawal = await requestWithdrawal(database.db, who, {
    channel: 'bank',
    amount: units(200),
    paymentPassword: PAYMENT_PASSWORD,
    requestId: 'recon-withdrawal',
  });
  await inTransaction(database.db, (tx) => approveWithdrawal(tx, withdrawal.id, 1n));
  await inTransaction(database.db, (tx) => payWithdrawal(tx, withdrawal.id, 2n, 'BANK-77'));
  const { reference } = await database.db
    .selectFrom('cashier.deposit')
    .select('reference')
    .where('id', '=', deposit.id)
    .executeTakeFirstOrThrow();
  const both = await reconcile('channel', 'bank', [`${reference},300,0,THB`, 'BANK-77,0,200,THB']);
  expect(both.comparison).toMatchObject({ records: 2, matched: 2, differences: [] });
  expect(briefly(await reconcile('channel', 'bank', [`${reference},299.99,0,THB`]))).toEqual(
    ['notTheirs BANK-77', `amount ${reference}`].sort((a, b) =>
      a.split(' ')[1]! < b.split(' ')[1]! ? -1 : 1,
    ),
  );
});

it('a statement has what the bank moved: the whole deposit, the withdrawal without the fee, and the refund without it', async () => {
  await openToEverybody(database.db, 'deposit', 'counter');
  await openToEverybody(database.db, 'withdraw', 'express');
  const who = await createFundedMember(database.db, 2_000);
  const paidIn = await requestDeposit(database.db, who, {
    channel: 'counter',
    amount: units(1_000),
    requestId: 'recon-fee-in',
  });
  await inTransaction(database.db, (tx) => approveDeposit(tx, paidIn.id, 1n));
  const paidOut = async (requestId: string, reference: string) => {
    const { id } = await requestWithdrawal(database.db, who, {
      channel: 'express',
      amount: units(1_000),
      paymentPassword: PAYMENT_PASSWORD,
      requestId,
    });
    await inTransaction(database.db, (tx) => approveWithdrawal(tx, id, 1n));
    await inTransaction(database.db, (tx) => payWithdrawal(tx, id, 2n, reference));
    return id;
  };
  await paidOut('recon-fee-out', 'FEE-1');
  expect(
    (await reconcile('channel', 'counter', [`${paidIn.reference},1000,0,THB`])).comparison,
  ).toMatchObject({
    matched: 1,
    differences: [],
  });
  expect((await reconcile('channel', 'express', ['FEE-1,0,975,THB'])).comparison).toMatchObject({
    matched: 1,
    differences: [],
  });
  // A provider that keeps our fee, or forgets it, is found.
  expect(briefly(await reconcile('channel', 'counter', [`${paidIn.reference},975,0,THB`]))).toEqual([
    `amount ${paidIn.reference}`,
  ]);
  expect(briefly(await reconcile('channel', 'express', ['FEE-1,0,1000,THB']))).toEqual(['amount FEE-1']);

  const returned = await paidOut('recon-fee-back', 'FEE-2');
  await confirmWithdrawal(database.db, who.memberId, returned, {
    outcome: 'notReceived',
    receiptImage: await createPicture(),
  });
  await inTransaction(database.db, (tx) => resolveWithdrawal(tx, returned, 1n, 'refund'));
  const lines = ['FEE-1,0,975,THB', 'FEE-2,0,975,THB', `refund ${returned},975,0,THB`];
  expect((await reconcile('channel', 'express', lines)).comparison).toMatchObject({
    matched: 3,
    differences: [],
  });
});

it('finds planted fees and changed amounts, and no others', async () => {
  const who = await createFundedMember(database.db, 1_000);
  const lines: string[] = [];
  const references: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const made = await requestDeposit(database.db, who, {
      channel: 'counter',
      amount: units(1_000),
      requestId: `recon-planted-${count}`,
    });
    const arrived = units(900 + count);
    await inTransaction(database.db, (tx) =>
      approveDeposit(tx, made.id, 1n, { amount: arrived, reason: 'as on the statement' }),
    );
    references.push(made.reference);
    lines.push(`${made.reference},${900 + count},0,THB`);
  }
  const found = async () =>
    briefly(await reconcile('channel', 'counter', lines)).filter((text) =>
      references.some((reference) => text.endsWith(reference)),
    );
  expect(await found()).toEqual([]);
  const plant = (set: string, reference: string) =>
    asOwner(database.ownerUrl, (client) =>
      client.query(`UPDATE cashier.deposit SET ${set} WHERE reference = $1`, [reference]),
    );
  await plant('fee = fee + 100', references[0]!);
  await plant('fee = 0', references[1]!);
  await plant('amount = amount + 100', references[2]!);
  const expected = [`books ${references[0]}`, `books ${references[1]}`, `amount ${references[2]}`];
  expect((await found()).sort()).toEqual(expected.sort());
  await plant('fee = fee - 100', references[0]!);
  await plant(`fee = ${units(10) + 135_100n}`, references[1]!);
  await plant('amount = amount - 100', references[2]!);
});

describe('a payment for a deposit that is not approved', () => {
  const make = async (count: number) => {
    const who = await createFundedMember(database.db);
    const made = await requestDeposit(database.db, who, {
      channel: 'bank',
      amount: units(count),
      requestId: `recon-undecided-${count}`,
    });
    return { who, ...made };
  };

  it('is found with both amounts, and the other amount can be approved', async () => {
    const { id, reference } = await make(777);
    const { id: runId, comparison } = await reconcile('channel', 'bank', [`${reference},700,0,THB`]);
    expect(comparison.differences.filter((each) => each.reference === reference)).toMatchObject([
      { kind: 'waiting', theirs: { in: units(700) }, ours: { in: units(777), out: 0n } },
    ]);
    const listed = async () =>
      (await listDifferences(database.db, runId, 1)).find((each) => each.reference === reference);
    expect(await listed()).toMatchObject({ kind: 'waiting', deposit: { id, undecided: true } });
    await inTransaction(database.db, (tx) =>
      approveDeposit(tx, id, 1n, { amount: units(700), reason: 'as on the statement' }),
    );
    expect(await listed()).toMatchObject({ deposit: { id, undecided: false } });
    const again = await reconcile('channel', 'bank', [`${reference},700,0,THB`]);
    expect(briefly(again).filter((text) => text.endsWith(reference))).toEqual([]);
  });

  it('is told apart from one that was refused, from one of another channel, and from one that we paid', async () => {
    const cancelled = await make(778);
    await cancelDeposit(database.db, cancelled.who.memberId, cancelled.id);
    const { reference } = await make(779);
    const kinds = async (code: string, line: string) =>
      briefly(await reconcile('channel', code, [line])).filter((text) => !text.startsWith('notTheirs'));
    expect(await kinds('bank', `${cancelled.reference},778,0,THB`)).toEqual([
      `refused ${cancelled.reference}`,
    ]);
    expect(await kinds('counter', `${reference},779,0,THB`)).toEqual([`notOurs ${reference}`]);
    expect(await kinds('bank', `${reference},0,779,THB`)).toEqual([`notOurs ${reference}`]);
  });
});

it('a refund is a difference, because no bank statement has its reference', async () => {
  const who = await createFundedMember(database.db, 500);
  const { id } = await requestWithdrawal(database.db, who, {
    channel: 'bank',
    amount: units(200),
    paymentPassword: PAYMENT_PASSWORD,
    requestId: 'recon-refund',
  });
  await inTransaction(database.db, (tx) => approveWithdrawal(tx, id, 1n));
  await inTransaction(database.db, (tx) => payWithdrawal(tx, id, 2n, 'BANK-78'));
  await confirmWithdrawal(database.db, who.memberId, id, { outcome: 'partial', receivedAmount: units(150) });
  await inTransaction(database.db, (tx) => resolveWithdrawal(tx, id, 1n, 'refund'));
  const found = await reconcile('channel', 'bank', ['BANK-78,0,200,THB']);
  expect(found.comparison.differences.filter(({ reference }) => /78|refund/.test(reference))).toMatchObject([
    { kind: 'notTheirs', reference: `refund ${id}`, ours: { in: units(50), out: 0n } },
  ]);
});

// docs/trust.md M12
it('finds a hundred faults among a hundred thousand lines, and no others (per commit: twenty thousand)', async () => {
  const COUNT = depth(20_000, 100_000);
  const STEP_MS = 86_400_000 / COUNT;
  const VENDOR = 'MANY';
  const from = new Date('2026-11-20T00:00:00Z');
  const to = new Date('2026-11-21T00:00:00Z');
  await openTable(database.db, VENDOR);
  const { id: memberId } = await createMember(database.db, { account: 'manyplayer' });
  const draw = simulationDraw(20_261_121);

  const fault = new Map<number, string>();
  const KINDS = ['notTheirs', 'notOurs', 'amount', 'currency', 'twice', 'books'];
  while (fault.size < 100) fault.set(draw(COUNT), KINDS[fault.size % KINDS.length]!);
  const books = [...fault].filter(([, kind]) => kind === 'books').map(([index]) => index);

  const taken = (index: number) => BigInt((index % 9) + 1) * 10_000n;
  const given = (index: number) => (index % 3 === 0 ? BigInt(index % 50_000) * 100n + 7n : 0n);
  // The ledger's rows are written as the owner of the tables, because a hundred thousand calls would take minutes.
  await asOwner(database.ownerUrl, async (client) => {
    await client.query(
      `INSERT INTO ledger.account (owner_id, owner_kind, kind, currency) VALUES (0, 'house', 'games:many', 'THB'), ($1, 'member', 'many', 'THB')`,
      [memberId.toString()],
    );
    await client.query(
      `WITH row AS MATERIALIZED (
         SELECT i, 50000000 + i AS ledger_id, $1::timestamptz + i * $7::int * interval '1 millisecond' AS at,
                (i % 9 + 1) * 10000 AS taken, CASE WHEN i % 3 = 0 THEN (i % 50000) * 100 + 7 ELSE 0 END AS given,
                CASE WHEN i = ANY ($2::int[]) THEN 1 ELSE 0 END AS wrong
           FROM generate_series(0, $3::int - 1) i
       ), books AS (
         INSERT INTO ledger.transaction (id, at, member_account, currency, kind, key, digest, accounts, amounts, balances)
         SELECT ledger_id, at, member.id, 'THB', 'bet', 'many:' || i, sha256(i::text::bytea), ARRAY[member.id, house.id],
                ARRAY[given - taken - wrong, taken + wrong - given], ARRAY[0, NULL]::bigint[]
           FROM row, ledger.account member, ledger.account house WHERE member.kind = 'many' AND house.kind = 'games:many'
       )
       INSERT INTO gateway.transaction (session_id, member_id, ledger_id, debit, credit, balance, at, vendor, transaction_id, kind, request_digest)
       SELECT 1, $4::bigint, ledger_id, taken, given, 0, at, $5, 'm' || i, 'round', sha256(i::text::bytea) FROM row
        WHERE NOT i = ANY ($6::int[])`,
      [
        from,
        books,
        COUNT,
        memberId.toString(),
        VENDOR,
        [...fault].filter(([, kind]) => kind === 'notOurs').map(([index]) => index),
        STEP_MS,
      ],
    );
  });

  const lines: string[] = [];
  for (let index = 0; index < COUNT; index++) {
    const kind = fault.get(index);
    if (kind === 'notTheirs') continue;
    const off = kind === 'amount' ? 1n : 0n;
    const line = `m${index},${formatDecimal(taken(index))},${formatDecimal(given(index) + off)},${kind === 'currency' ? 'VND' : 'THB'}`;
    lines.push(line);
    if (kind === 'twice') lines.push(line);
  }
  // In random order.
  for (let at = lines.length - 1; at > 0; at--) {
    const other = draw(at + 1);
    [lines[at], lines[other]] = [lines[other]!, lines[at]!];
  }
  const { id, comparison } = await reconcile('vendor', VENDOR, lines, { from, to });
  const found = comparison.differences.map(({ kind, reference }) => `${kind} ${reference}`).sort();
  // A record near the beginning or end of the day may be in another statement, so its absence is no difference.
  const edge = (index: number) => index * STEP_MS < 300_000 || index * STEP_MS >= 86_400_000 - 300_000;
  const planted = [...fault]
    .filter(([index, kind]) => kind !== 'notTheirs' || !edge(index))
    .map(([index, kind]) => `${kind} m${index}`)
    .sort();
  expect(planted).toHaveLength(100);
  expect(found).toEqual(planted);
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) FROM reporting.difference WHERE reconciliation_id = ${id}`.execute(database.db);
  expect(rows[0]!.count).toBe(100n);
});

it('a record near the end of a period may be in the next statement', async () => {
  const table = await openTable(database.db, 'EDGE');
  const player = await seat(database.db, table, 'edgeplayer', 100);
  await table.port.bet({
    playerToken: player.playerToken,
    transactionId: 'e1',
    roundId: 'r',
    amount: units(1),
  });
  const at = Date.now();
  const lines = ['none,0,0,THB'];
  const near = { from: new Date(at - HOUR), to: new Date(at + 60_000) };
  expect(briefly(await reconcile('vendor', 'EDGE', lines, near))).toEqual([]);
  expect(briefly(await reconcile('vendor', 'EDGE', lines))).toEqual(['notTheirs e1']);
  // A statement of a later day that has the transaction matches it too.
  const tomorrow = { from: new Date(at + HOUR), to: new Date(at + 2 * HOUR) };
  expect(briefly(await reconcile('vendor', 'EDGE', ['e1,1,0,THB'], tomorrow))).toEqual([]);
});
