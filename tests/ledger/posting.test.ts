import { sql } from 'kysely';
import { asOwner, useTestDatabase } from '../support/database';
import { hold, post, releaseHold, reverse, settleHold } from '@/lib/ledger/commands';
import { getBalance, listHouseBalances } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import type { Posting } from '@/lib/ledger/types';
import { units, type Amount } from '@/lib/money/amount';

const database = useTestDatabase();
let member = 100n;
beforeEach(() => {
  member += 1n;
});
afterEach(async () => {
  const result = await verifyLedger(database.db);
  expect(result.checks.filter((check) => check.wrong > 0)).toEqual([]);
});

const main = () => ({ memberId: member, kind: 'main' });
const deposit = (amount: bigint, key = `deposit ${member}`): Posting => ({
  key,
  kind: 'deposit',
  currency: 'THB',
  entries: [
    { account: { house: 'deposits:sandbox' }, amount: -amount },
    { account: main(), amount },
  ],
});
const bet = (amount: bigint, key: string): Posting => ({
  key,
  kind: 'bet',
  currency: 'THB',
  entries: [
    { account: main(), amount: -amount },
    { account: { house: 'games:EG2' }, amount },
  ],
});
const call = (key: string, amount: Amount) => ({
  key: `${key} ${member}`,
  memberId: member,
  currency: 'THB',
  amount,
});

describe('posting', () => {
  it('moves money and returns the balance after each entry', async () => {
    const posted = await post(database.db, deposit(units(5)));
    expect(posted).toMatchObject({ replayed: false, balances: [null, units(5)] });
    expect(await getBalance(database.db, member)).toEqual({
      currency: 'THB',
      available: units(5),
      held: 0n,
      bonus: 0n,
    });
  });

  it('returns the first result for the same key and content, also after later postings', async () => {
    const first = await post(database.db, deposit(units(5)));
    await post(database.db, bet(units(2), `bet ${member}`));
    expect(await post(database.db, deposit(units(5)))).toEqual({ ...first, replayed: true });
    expect((await getBalance(database.db, member)).available).toBe(units(3));
  });

  it.each([
    ['another amount', (posting: Posting) => ({ ...posting, entries: deposit(units(6)).entries })],
    ['another kind', (posting: Posting) => ({ ...posting, kind: 'gift' })],
    ['another content', (posting: Posting) => ({ ...posting, content: 'other' })],
    [
      'another account',
      (posting: Posting) => ({
        ...posting,
        entries: [posting.entries[0]!, { account: { memberId: 7n, kind: 'main' }, amount: units(5) }],
      }),
    ],
  ])('rejects the same key with %s', async (_, change) => {
    await post(database.db, deposit(units(5)));
    await expect(post(database.db, change(deposit(units(5))))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      status: 409,
    });
    expect((await getBalance(database.db, member)).available).toBe(units(5));
  });

  it('rejects a debit that the balance does not cover, and changes nothing', async () => {
    await post(database.db, deposit(units(5)));
    await expect(post(database.db, bet(units(5) + 1n, `bet ${member}`))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      status: 409,
    });
    expect((await getBalance(database.db, member)).available).toBe(units(5));
    await expect(post(database.db, bet(units(5), `bet ${member}`))).resolves.toMatchObject({
      replayed: false,
    });
  });

  it('requires the balance to cover every entry at its turn: a payout does not pay for its own stake', async () => {
    await post(database.db, deposit(units(1)));
    const round: Posting = {
      key: `round ${member}`,
      kind: 'round',
      currency: 'THB',
      entries: [
        { account: main(), amount: -units(2) },
        { account: { house: 'games:EG2' }, amount: units(2) },
        { account: { house: 'games:EG2' }, amount: -units(9) },
        { account: main(), amount: units(9) },
      ],
    };
    await expect(post(database.db, round)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });

  describe('a batch of two postings', () => {
    const house = sql`ledger.account_id('house', 0, 'deposits:sandbox', 'THB')`;
    const count = async () =>
      (await sql<{ n: bigint }>`SELECT count(*) AS n FROM ledger.transaction`.execute(database.db)).rows[0]!
        .n;
    const postTwo = (entryPostings: number[]) =>
      sql<{ failure: string | null }>`
        SELECT failure FROM ledger.post_batch(
          ${[`a ${member}`, `b ${member}`]}::text[], '{bet,bet}', ARRAY['', '']::bytea[], '{NULL,NULL}', NULL,
          ${entryPostings}::int[], array_fill(${house}, ARRAY[6]), '{-1,1,-2,2,-3,3}')`.execute(database.db);

    it.each([
      ['are not adjacent', [1, 1, 2, 2, 1, 1]],
      ['belong to no posting', [1, 1, 2, 2, 9, 9]],
    ])('is rejected and changes nothing when entries %s', async (_, entryPostings) => {
      const before = await count();
      await expect(postTwo(entryPostings)).rejects.toMatchObject({ code: 'CR004' });
      expect(await count()).toBe(before);
    });

    it('posts the first and rejects the second when all entries belong to the first', async () => {
      const before = await count();
      expect((await postTwo([1, 1, 1, 1, 1, 1])).rows.map((row) => row.failure)).toEqual([null, 'CR004']);
      expect(await count()).toBe(before + 1n);
    });
  });

  it.each([
    ['not balanced', [-5n, 6n], 'CR004'],
    ['of zero amounts', [0n, 0n], 'CR004'],
    ['beyond 64 bits', [-(2n ** 63n), 2n ** 63n], '22003'],
  ])('rejects a posting that is %s', async (_, [from, to], code) => {
    const posting = deposit(1n);
    const entries = [
      { ...posting.entries[0]!, amount: from! },
      { ...posting.entries[1]!, amount: to! },
    ];
    await expect(post(database.db, { ...posting, entries })).rejects.toMatchObject({ code });
  });

  it('rejects a transaction of play money and real money, and one with an unknown account', async () => {
    const { rows } = await sql<{ play: bigint; real: bigint }>`
      SELECT ledger.account_id('member', ${member}, 'main', 'PLY') AS play,
             ledger.account_id('member', ${member}, 'main', 'THB') AS real`.execute(database.db);
    const { play, real } = rows[0]!;
    await expect(
      sql`SELECT ledger.post('mix', 'bet', '', ARRAY[${play}, ${real}]::bigint[], ARRAY[-1, 1]::bigint[], NULL, now())`.execute(
        database.db,
      ),
    ).rejects.toMatchObject({ code: 'CR005' });
    await expect(
      sql`SELECT ledger.post('ghost', 'bet', '', ARRAY[${real}, 999999999]::bigint[], ARRAY[-1, 1]::bigint[], NULL, now())`.execute(
        database.db,
      ),
    ).rejects.toMatchObject({ code: 'CR003' });
  });

  it("raises a posting's time to that of the account's last entry", async () => {
    await post(database.db, { ...deposit(units(5)), at: new Date('2026-03-02T00:00:00Z') });
    const { transactionId } = await post(database.db, {
      ...bet(units(1), `bet ${member}`),
      at: new Date('2026-03-01T00:00:00Z'),
    });
    const { at } = await database.db
      .selectFrom('ledger.transaction')
      .select('at')
      .where('id', '=', transactionId)
      .executeTakeFirstOrThrow();
    expect(at).toEqual(new Date('2026-03-02T00:00:00Z'));
  });

  it('creates one account for 20 parallel calls with the same owner', async () => {
    const getAccountId = () =>
      sql<{ id: bigint }>`SELECT ledger.account_id('member', ${member}, 'main', 'THB') AS id`.execute(
        database.db,
      );
    const results = await Promise.all(Array.from({ length: 20 }, getAccountId));
    expect(new Set(results.map((result) => result.rows[0]!.id)).size).toBe(1);
  });
});

describe('holds', () => {
  it('reserve an amount, release it and pay it out', async () => {
    await post(database.db, deposit(units(10)));
    await hold(database.db, call('hold', units(6)));
    expect(await getBalance(database.db, member)).toEqual({
      currency: 'THB',
      available: units(4),
      held: units(6),
      bonus: 0n,
    });
    await releaseHold(database.db, call('release', units(2)));
    await settleHold(database.db, { ...call('settle', units(4)), to: 'withdrawals:test' });
    expect(await getBalance(database.db, member)).toEqual({
      currency: 'THB',
      available: units(6),
      held: 0n,
      bonus: 0n,
    });
    await expect(releaseHold(database.db, call('release again', units(1)))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
  });

  it('cannot be bet', async () => {
    await post(database.db, deposit(units(10)));
    await hold(database.db, call('hold', units(6)));
    await expect(post(database.db, bet(units(5), `bet ${member}`))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
  });
});

describe('reversals', () => {
  it('negate the original once', async () => {
    await post(database.db, deposit(units(10)));
    const { transactionId } = await post(database.db, bet(units(3), `bet ${member}`));
    const undo = { transactionId, key: `undo ${member}` };
    const first = await reverse(database.db, undo);
    expect((await getBalance(database.db, member)).available).toBe(units(10));
    expect(await reverse(database.db, undo)).toEqual({ ...first, replayed: true });
    await expect(reverse(database.db, { ...undo, key: `${undo.key} again` })).rejects.toMatchObject({
      code: 'NOT_REVERSIBLE',
    });
    await expect(
      reverse(database.db, { transactionId: first.transactionId, key: 'reverse a reversal' }),
    ).rejects.toMatchObject({ code: 'NOT_REVERSIBLE' });
  });

  it('succeed once of 20 in parallel with different keys', async () => {
    await post(database.db, deposit(units(10)));
    const { transactionId } = await post(database.db, bet(units(3), `bet ${member}`));
    const tries = Array.from({ length: 20 }, (_, n) =>
      reverse(database.db, { transactionId, key: `undo ${member} ${n}` }),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'NOT_REVERSIBLE' });
    expect((await getBalance(database.db, member)).available).toBe(units(10));
  });

  it('are rejected when the money is spent', async () => {
    const { transactionId } = await post(database.db, deposit(units(10)));
    await post(database.db, bet(units(3), `bet ${member}`));
    await expect(reverse(database.db, { transactionId, key: `undo ${member}` })).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
  });
});

describe('raw SQL', () => {
  const house = `ledger.account_id('house', 0, 'deposits:sandbox', 'THB')`;
  const player = `ledger.account_id('member', 1, 'main', 'THB')`;
  const insert = (
    accounts: string[],
    amounts: string[],
    balances: string[],
    member = 'NULL',
    other = 'NULL',
  ) => `
    INSERT INTO ledger.transaction (at, member_account, other_member_account, currency, kind, key, digest, accounts, amounts, balances)
    VALUES ('2026-01-01', ${member}, ${other}, 'THB', 'raw', gen_random_uuid()::text, sha256(''),
            ARRAY[${accounts.join()}]::bigint[], ARRAY[${amounts.join()}]::bigint[], ARRAY[${balances.join()}]::bigint[])`;

  const valid = insert([house, house], ['-5', '5'], ['NULL', 'NULL']);

  it('can insert valid transactions as the owner', async () => {
    await asOwner(database.ownerUrl, async (client) => {
      await client.query('BEGIN');
      for (const statement of [
        valid,
        valid.replace('gen_random_uuid()::text', `'k'`).replace(`'raw'`, `'k'`),
        valid.replace('gen_random_uuid()::text', `repeat('k', 200)`).replace(`'raw'`, `repeat('k', 40)`),
        insert([house, player, house], ['-5', '7', '-2'], ['NULL', '7', 'NULL'], player),
      ])
        await expect(client.query(statement)).resolves.toMatchObject({ rowCount: 1 });
      await client.query('ROLLBACK');
    });
  });

  const playMoneyAccount = `ledger.account_id('house', 0, 'deposits:sandbox', 'PLY')`;
  it.each([
    ['entries that do not sum to zero', insert([house, house], ['-5', '6'], ['NULL', 'NULL']), '23514'],
    [
      'balances with other array bounds',
      insert([house, house], ['-5', '5'], []).replace('ARRAY[]::bigint[]', `'[5:6]={7,8}'`),
      '23514',
    ],
    ['amounts with other array bounds', valid.replace('ARRAY[-5,5]::bigint[]', `'[0:1]={-5,5}'`), '23514'],
    ['a two-dimensional array of amounts', valid.replace('ARRAY[-5,5]::bigint[]', `'{{-5,5}}'`), '23514'],
    [
      'a second member without a first',
      insert([player, house], ['-5', '5'], ['0', 'NULL'], 'NULL', player),
      '23514',
    ],
    ['no entries', insert([], [], []), '23514'],
    ['one entry', insert([house], ['5'], ['NULL']), '23514'],
    ['entries of zero', insert([house, house], ['0', '0'], ['NULL', 'NULL']), '23514'],
    [
      'an entry without an amount',
      insert([house, house, house], ['-5', '5', 'NULL'], ['NULL', 'NULL', 'NULL']),
      '23514',
    ],
    ['an entry without an account', insert(['NULL', house], ['-5', '5'], ['NULL', 'NULL']), '23514'],
    ['fewer accounts than amounts', insert([house], ['-5', '5'], ['NULL', 'NULL']), '23514'],
    ['fewer balances than amounts', insert([house, house], ['-5', '5'], ['NULL']), '23514'],
    ['a balance below zero', insert([player, house], ['-5', '5'], ['-1', 'NULL'], player), '23514'],
    [
      "a member's entry without the member_account that statements read",
      insert([player, house], ['-5', '5'], ['0', 'NULL']),
      '23514',
    ],
    ['an empty key', valid.replace('gen_random_uuid()::text', `''`), '23514'],
    ['a key of 201 characters', valid.replace('gen_random_uuid()::text', `repeat('k', 201)`), '23514'],
    ['an empty kind', valid.replace(`'raw'`, `''`), '23514'],
    ['a kind of 41 characters', valid.replace(`'raw'`, `repeat('k', 41)`), '23514'],
    ['a digest of one byte', valid.replace(`sha256('')`, `'\\x00'`), '23514'],
    ['a member named twice', insert([player, house], ['-5', '5'], ['0', 'NULL'], player, player), '23514'],
    ['an account that does not exist', insert([house, '999999999'], ['-5', '5'], ['NULL', 'NULL']), 'CR004'],
    [
      'an account of another currency',
      insert([house, playMoneyAccount], ['-5', '5'], ['NULL', 'NULL']),
      'CR004',
    ],
    ['an update of amounts', `UPDATE ledger.transaction SET amounts[1] = amounts[1] + 1`, 'CR007'],
    ['an update of the view of entries', `UPDATE ledger.entry SET amount = amount + 1`, '55000'],
    ['a deletion of entries', `DELETE FROM ledger.entry`, '55000'],
    ['a deletion of transactions', `DELETE FROM ledger.transaction`, 'CR007'],
    ['an update of a transaction', `UPDATE ledger.transaction SET kind = 'x'`, 'CR007'],
    ['an update of an account', `UPDATE ledger.account SET currency = 'PLY'`, 'CR007'],
    ['a truncation', `TRUNCATE ledger.transaction CASCADE`, 'CR007'],
    ['a negative balance', `UPDATE ledger.balance SET amount = -1`, '23514'],
  ])('is refused as the owner: %s', async (_, statement, code) => {
    await post(database.db, deposit(units(1)));
    await asOwner(database.ownerUrl, async (client) => {
      await expect(client.query(statement)).rejects.toMatchObject({ code });
    });
  });

  it.each(['account', 'balance', 'transaction'])(
    'cannot insert into, update, delete from or truncate ledger.%s as the application',
    async (table) => {
      const statements = [
        `INSERT INTO ledger.${table} OVERRIDING SYSTEM VALUE SELECT * FROM ledger.${table}`,
        `UPDATE ledger.${table} SET ${table === 'account' ? 'kind = kind' : table === 'transaction' ? 'kind = kind' : 'amount = amount'}`,
        `DELETE FROM ledger.${table}`,
        `TRUNCATE ledger.${table} CASCADE`,
      ];
      for (const statement of statements)
        await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: '42501' });
    },
  );
});

describe('house accounts', () => {
  it('have the right balance when checkpoints are taken during postings', async () => {
    const { takeCheckpoint } = await import('@/lib/ledger/jobs');
    await post(database.db, deposit(units(1_000)));
    const before =
      (await listHouseBalances(database.db)).find((account) => account.kind === 'games:EG2')?.amount ?? 0n;
    const bets = Array.from({ length: 120 }, (_, n) => post(database.db, bet(1n, `tick ${member} ${n}`)));
    for (let n = 0; n < 5; n++) await takeCheckpoint(database.db);
    await Promise.all(bets);
    expect(
      (await listHouseBalances(database.db)).find((account) => account.kind === 'games:EG2')?.amount,
    ).toBe(before + 120n);
    expect(await takeCheckpoint(database.db)).toBeGreaterThanOrEqual(0n);
    expect(
      (await listHouseBalances(database.db)).find((account) => account.kind === 'games:EG2')?.amount,
    ).toBe(before + 120n);
  });
});
