import { sql } from 'kysely';
import { asOwner, useTestDatabase } from '../support/database';
import { hold, post, releaseHold, reverse, settleHold } from '@/lib/ledger/commands';
import { balanceOf, houseBalances } from '@/lib/ledger/queries';
import { verify } from '@/lib/ledger/verify/verify';
import type { Posting } from '@/lib/ledger/types';
import { units, type Amount } from '@/lib/money/amount';

const held = useTestDatabase();
let member = 100n;
beforeEach(() => {
  member += 1n;
});
afterEach(async () => {
  const result = await verify(held.db);
  expect(result.checks.filter((check) => check.wrong > 0)).toEqual([]);
});

const main = () => ({ memberId: member, kind: 'main' });
const deposit = (amount: bigint, key = `deposit ${member}`): Posting => ({
  key,
  kind: 'deposit',
  currency: 'THB',
  lines: [
    { account: { house: 'deposits:sandbox' }, amount: -amount },
    { account: main(), amount },
  ],
});
const bet = (amount: bigint, key: string): Posting => ({
  key,
  kind: 'bet',
  currency: 'THB',
  lines: [
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
  it('moves money and tells the balance after each line', async () => {
    const posted = await post(held.db, deposit(units(5)));
    expect(posted).toMatchObject({ replayed: false, balances: [null, units(5)] });
    expect(await balanceOf(held.db, member)).toEqual({ currency: 'THB', available: units(5), held: 0n });
  });

  it('gives the first result for the same key and content, also after more has happened', async () => {
    const first = await post(held.db, deposit(units(5)));
    await post(held.db, bet(units(2), `bet ${member}`));
    expect(await post(held.db, deposit(units(5)))).toEqual({ ...first, replayed: true });
    expect((await balanceOf(held.db, member)).available).toBe(units(3));
  });

  it.each([
    ['another amount', (posting: Posting) => ({ ...posting, lines: deposit(units(6)).lines })],
    ['another kind', (posting: Posting) => ({ ...posting, kind: 'gift' })],
    ['another content', (posting: Posting) => ({ ...posting, content: 'other' })],
    [
      'another account',
      (posting: Posting) => ({
        ...posting,
        lines: [posting.lines[0]!, { account: { memberId: 7n, kind: 'main' }, amount: units(5) }],
      }),
    ],
  ])('refuses the same key with %s', async (_, change) => {
    await post(held.db, deposit(units(5)));
    await expect(post(held.db, change(deposit(units(5))))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      status: 409,
    });
    expect((await balanceOf(held.db, member)).available).toBe(units(5));
  });

  it('refuses what the balance does not cover, and changes nothing', async () => {
    await post(held.db, deposit(units(5)));
    await expect(post(held.db, bet(units(5) + 1n, `bet ${member}`))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      status: 409,
    });
    expect((await balanceOf(held.db, member)).available).toBe(units(5));
    await expect(post(held.db, bet(units(5), `bet ${member}`))).resolves.toMatchObject({ replayed: false });
  });

  it('asks the balance to cover every line at its turn: a win does not pay for its own bet', async () => {
    await post(held.db, deposit(units(1)));
    const round: Posting = {
      key: `round ${member}`,
      kind: 'round',
      currency: 'THB',
      lines: [
        { account: main(), amount: -units(2) },
        { account: { house: 'games:EG2' }, amount: units(2) },
        { account: { house: 'games:EG2' }, amount: -units(9) },
        { account: main(), amount: units(9) },
      ],
    };
    await expect(post(held.db, round)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });

  describe('lines of two items', () => {
    const house = sql`ledger.account_id('house', 0, 'deposits:sandbox', 'THB')`;
    const count = async () =>
      (await sql<{ n: bigint }>`SELECT count(*) AS n FROM ledger.transaction`.execute(held.db)).rows[0]!.n;
    const many = (items: number[]) =>
      sql<{ failure: string | null }>`
        SELECT failure FROM ledger.post_many(
          ${[`a ${member}`, `b ${member}`]}::text[], '{bet,bet}', ARRAY['', '']::bytea[], '{NULL,NULL}', NULL,
          ${items}::int[], array_fill(${house}, ARRAY[6]), '{-1,1,-2,2,-3,3}')`.execute(held.db);

    it.each([
      ['that do not stand together', [1, 1, 2, 2, 1, 1]],
      ['of which some are of neither', [1, 1, 2, 2, 9, 9]],
    ])('are refused, and change nothing, %s', async (_, items) => {
      const before = await count();
      await expect(many(items)).rejects.toMatchObject({ code: 'CR004' });
      expect(await count()).toBe(before);
    });

    it('that are all of the first leave the second refused', async () => {
      const before = await count();
      expect((await many([1, 1, 1, 1, 1, 1])).rows.map((row) => row.failure)).toEqual([null, 'CR004']);
      expect(await count()).toBe(before + 1n);
    });
  });

  it.each([
    ['not balanced', [-5n, 6n], 'CR004'],
    ['a zero line', [0n, 0n], 'CR004'],
    ['beyond the range', [-(2n ** 63n), 2n ** 63n], '22003'],
  ])('refuses what is %s', async (_, [from, to], code) => {
    const posting = deposit(1n);
    const lines = [
      { ...posting.lines[0]!, amount: from! },
      { ...posting.lines[1]!, amount: to! },
    ];
    await expect(post(held.db, { ...posting, lines })).rejects.toMatchObject({ code });
  });

  it('never lets play money meet real money', async () => {
    const { rows } = await sql<{ play: bigint; real: bigint }>`
      SELECT ledger.account_id('member', ${member}, 'main', 'PLY') AS play,
             ledger.account_id('member', ${member}, 'main', 'THB') AS real`.execute(held.db);
    const { play, real } = rows[0]!;
    await expect(
      sql`SELECT ledger.post('mix', 'bet', '', ARRAY[${play}, ${real}]::bigint[], ARRAY[-1, 1]::bigint[], NULL, now())`.execute(
        held.db,
      ),
    ).rejects.toMatchObject({ code: 'CR005' });
    await expect(
      sql`SELECT ledger.post('ghost', 'bet', '', ARRAY[${real}, 999999999]::bigint[], ARRAY[-1, 1]::bigint[], NULL, now())`.execute(
        held.db,
      ),
    ).rejects.toMatchObject({ code: 'CR003' });
  });

  it('keeps an account from going back in time', async () => {
    await post(held.db, { ...deposit(units(5)), at: new Date('2026-03-02T00:00:00Z') });
    const { transactionId } = await post(held.db, {
      ...bet(units(1), `bet ${member}`),
      at: new Date('2026-03-01T00:00:00Z'),
    });
    const { at } = await held.db
      .selectFrom('ledger.transaction')
      .select('at')
      .where('id', '=', transactionId)
      .executeTakeFirstOrThrow();
    expect(at).toEqual(new Date('2026-03-02T00:00:00Z'));
  });

  it('makes one account of an owner, however many ask at once', async () => {
    const ask = () =>
      sql<{ id: bigint }>`SELECT ledger.account_id('member', ${member}, 'main', 'THB') AS id`.execute(
        held.db,
      );
    const asked = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(asked.map((result) => result.rows[0]!.id)).size).toBe(1);
  });
});

describe('holds', () => {
  it('sets money aside, gives it back, pays it out', async () => {
    await post(held.db, deposit(units(10)));
    await hold(held.db, call('hold', units(6)));
    expect(await balanceOf(held.db, member)).toEqual({
      currency: 'THB',
      available: units(4),
      held: units(6),
    });
    await releaseHold(held.db, call('release', units(2)));
    await settleHold(held.db, { ...call('settle', units(4)), to: 'withdrawals:test' });
    expect(await balanceOf(held.db, member)).toEqual({ currency: 'THB', available: units(6), held: 0n });
    await expect(releaseHold(held.db, call('release again', units(1)))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
  });

  it('keeps held money out of reach of bets', async () => {
    await post(held.db, deposit(units(10)));
    await hold(held.db, call('hold', units(6)));
    await expect(post(held.db, bet(units(5), `bet ${member}`))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
  });
});

describe('reversals', () => {
  it('negates the original once', async () => {
    await post(held.db, deposit(units(10)));
    const { transactionId } = await post(held.db, bet(units(3), `bet ${member}`));
    const undo = { transactionId, key: `undo ${member}` };
    const first = await reverse(held.db, undo);
    expect((await balanceOf(held.db, member)).available).toBe(units(10));
    expect(await reverse(held.db, undo)).toEqual({ ...first, replayed: true });
    await expect(reverse(held.db, { ...undo, key: `${undo.key} again` })).rejects.toMatchObject({
      code: 'NOT_REVERSIBLE',
    });
    await expect(
      reverse(held.db, { transactionId: first.transactionId, key: 'reverse a reversal' }),
    ).rejects.toMatchObject({ code: 'NOT_REVERSIBLE' });
  });

  it('of 20 at once under different keys, one succeeds', async () => {
    await post(held.db, deposit(units(10)));
    const { transactionId } = await post(held.db, bet(units(3), `bet ${member}`));
    const tries = Array.from({ length: 20 }, (_, n) =>
      reverse(held.db, { transactionId, key: `undo ${member} ${n}` }),
    );
    const ended = await Promise.allSettled(tries);
    expect(ended.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
    for (const end of ended)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'NOT_REVERSIBLE' });
    expect((await balanceOf(held.db, member)).available).toBe(units(10));
  });

  it('does not take what is spent', async () => {
    const { transactionId } = await post(held.db, deposit(units(10)));
    await post(held.db, bet(units(3), `bet ${member}`));
    await expect(reverse(held.db, { transactionId, key: `undo ${member}` })).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
  });
});

describe('what raw SQL may do', () => {
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

  const sound = insert([house, house], ['-5', '5'], ['NULL', 'NULL']);

  it('write what balances, as the owner', async () => {
    await asOwner(held.ownerUrl, async (client) => {
      await client.query('BEGIN');
      for (const statement of [
        sound,
        sound.replace('gen_random_uuid()::text', `'k'`).replace(`'raw'`, `'k'`),
        sound.replace('gen_random_uuid()::text', `repeat('k', 200)`).replace(`'raw'`, `repeat('k', 40)`),
        insert([house, player, house], ['-5', '7', '-2'], ['NULL', '7', 'NULL'], player),
      ])
        await expect(client.query(statement)).resolves.toMatchObject({ rowCount: 1 });
      await client.query('ROLLBACK');
    });
  });

  const ofPlay = `ledger.account_id('house', 0, 'deposits:sandbox', 'PLY')`;
  it.each([
    ['lines that do not sum to zero', insert([house, house], ['-5', '6'], ['NULL', 'NULL']), '23514'],
    [
      'balances that are numbered otherwise',
      insert([house, house], ['-5', '5'], []).replace('ARRAY[]::bigint[]', `'[5:6]={7,8}'`),
      '23514',
    ],
    [
      'amounts that are numbered otherwise',
      sound.replace('ARRAY[-5,5]::bigint[]', `'[0:1]={-5,5}'`),
      '23514',
    ],
    ['amounts in a table', sound.replace('ARRAY[-5,5]::bigint[]', `'{{-5,5}}'`), '23514'],
    [
      'a second member without a first',
      insert([player, house], ['-5', '5'], ['0', 'NULL'], 'NULL', player),
      '23514',
    ],
    ['no lines', insert([], [], []), '23514'],
    ['one line', insert([house], ['5'], ['NULL']), '23514'],
    ['a line of nothing', insert([house, house], ['0', '0'], ['NULL', 'NULL']), '23514'],
    [
      'a line without an amount',
      insert([house, house, house], ['-5', '5', 'NULL'], ['NULL', 'NULL', 'NULL']),
      '23514',
    ],
    ['a line without an account', insert(['NULL', house], ['-5', '5'], ['NULL', 'NULL']), '23514'],
    ['fewer accounts than amounts', insert([house], ['-5', '5'], ['NULL', 'NULL']), '23514'],
    ['fewer balances than amounts', insert([house, house], ['-5', '5'], ['NULL']), '23514'],
    ['a balance below zero', insert([player, house], ['-5', '5'], ['-1', 'NULL'], player), '23514'],
    [
      'a member’s line that no statement would find',
      insert([player, house], ['-5', '5'], ['0', 'NULL']),
      '23514',
    ],
    ['an empty key', sound.replace('gen_random_uuid()::text', `''`), '23514'],
    ['a key of 201 characters', sound.replace('gen_random_uuid()::text', `repeat('k', 201)`), '23514'],
    ['an empty kind', sound.replace(`'raw'`, `''`), '23514'],
    ['a kind of 41 characters', sound.replace(`'raw'`, `repeat('k', 41)`), '23514'],
    ['a digest that is none', sound.replace(`sha256('')`, `'\\x00'`), '23514'],
    ['a member named twice', insert([player, house], ['-5', '5'], ['0', 'NULL'], player, player), '23514'],
    ['an account that nobody has', insert([house, '999999999'], ['-5', '5'], ['NULL', 'NULL']), 'CR004'],
    ['an account of another currency', insert([house, ofPlay], ['-5', '5'], ['NULL', 'NULL']), 'CR004'],
    ['an update of lines', `UPDATE ledger.transaction SET amounts[1] = amounts[1] + 1`, 'CR007'],
    ['an update of the lines’ view', `UPDATE ledger.entry SET amount = amount + 1`, '55000'],
    ['a removal of entries', `DELETE FROM ledger.entry`, '55000'],
    ['a removal of transactions', `DELETE FROM ledger.transaction`, 'CR007'],
    ['an update of a transaction', `UPDATE ledger.transaction SET kind = 'x'`, 'CR007'],
    ['a change of an account', `UPDATE ledger.account SET currency = 'PLY'`, 'CR007'],
    ['a truncation', `TRUNCATE ledger.transaction`, 'CR007'],
    ['a negative balance', `UPDATE ledger.balance SET amount = -1`, '23514'],
  ])('not, as the owner: %s', async (_, statement, code) => {
    await post(held.db, deposit(units(1)));
    await asOwner(held.ownerUrl, async (client) => {
      await expect(client.query(statement)).rejects.toMatchObject({ code });
    });
  });

  it.each(['account', 'balance', 'transaction'])(
    'not, as the app: insert, update, delete or truncate ledger.%s',
    async (table) => {
      const statements = [
        `INSERT INTO ledger.${table} OVERRIDING SYSTEM VALUE SELECT * FROM ledger.${table}`,
        `UPDATE ledger.${table} SET ${table === 'account' ? 'kind = kind' : table === 'transaction' ? 'kind = kind' : 'amount = amount'}`,
        `DELETE FROM ledger.${table}`,
        `TRUNCATE ledger.${table} CASCADE`,
      ];
      for (const statement of statements)
        await expect(sql.raw(statement).execute(held.db)).rejects.toMatchObject({ code: '42501' });
    },
  );
});

describe('house accounts', () => {
  it('add up with checkpoints taken while postings run', async () => {
    const { takeCheckpoint } = await import('@/lib/ledger/jobs');
    await post(held.db, deposit(units(1_000)));
    const before =
      (await houseBalances(held.db)).find((account) => account.kind === 'games:EG2')?.amount ?? 0n;
    const bets = Array.from({ length: 120 }, (_, n) => post(held.db, bet(1n, `tick ${member} ${n}`)));
    for (let n = 0; n < 5; n++) await takeCheckpoint(held.db);
    await Promise.all(bets);
    expect((await houseBalances(held.db)).find((account) => account.kind === 'games:EG2')?.amount).toBe(
      before + 120n,
    );
    expect(await takeCheckpoint(held.db)).toBeGreaterThanOrEqual(0n);
    expect((await houseBalances(held.db)).find((account) => account.kind === 'games:EG2')?.amount).toBe(
      before + 120n,
    );
  });
});
