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
  const insert = (sum: bigint) => `
    WITH t AS (
      INSERT INTO ledger.transaction (at, lines, currency, kind, key, digest)
      VALUES ('2026-01-01', 2, 'THB', 'raw', gen_random_uuid()::text, sha256('')) RETURNING id
    )
    INSERT INTO ledger.entry (transaction_id, account_id, amount, balance_after, at, line)
    SELECT t.id, ledger.account_id('house', 0, 'deposits:sandbox', 'THB'), a, NULL, '2026-01-01', n
      FROM t, (VALUES (-5, 1), (${5n + sum}, 2)) v (a, n)`;

  it('not write unbalanced, not even as the owner', async () => {
    await asOwner(held.ownerUrl, async (client) => {
      await expect(client.query(insert(1n))).rejects.toMatchObject({ code: 'CR004' });
      await expect(client.query(insert(0n))).resolves.toMatchObject({ rowCount: 2 });
    });
  });

  it.each([
    [
      'a transaction without entries',
      `INSERT INTO ledger.transaction (at, lines, currency, kind, key, digest) VALUES (now(), 2, 'THB', 'raw', 'empty', sha256(''))`,
      'CR004',
    ],
    [
      'an entry to a closed transaction',
      `INSERT INTO ledger.entry SELECT transaction_id, account_id, amount, balance_after, at, 3 FROM ledger.entry LIMIT 1`,
      'CR004',
    ],
    [
      'an entry of no transaction',
      `INSERT INTO ledger.entry VALUES (999999, 1, 5, NULL, now(), 1), (999999, 1, -5, NULL, now(), 2)`,
      'CR004',
    ],
    ['an update of an entry', `UPDATE ledger.entry SET amount = amount + 1`, 'CR007'],
    ['a removal of entries', `DELETE FROM ledger.entry`, 'CR007'],
    ['a removal of transactions', `DELETE FROM ledger.transaction`, 'CR007'],
    ['an update of a transaction', `UPDATE ledger.transaction SET kind = 'x'`, 'CR007'],
    ['a change of an account', `UPDATE ledger.account SET currency = 'PLY'`, 'CR007'],
    ['a truncation', `TRUNCATE ledger.transaction, ledger.entry`, 'CR007'],
    ['a negative balance', `UPDATE ledger.balance SET amount = -1`, '23514'],
  ])('not, as the owner: %s', async (_, statement, code) => {
    await post(held.db, deposit(units(1)));
    await asOwner(held.ownerUrl, async (client) => {
      await expect(client.query(statement)).rejects.toMatchObject({ code });
    });
  });

  it('not add to a transaction of its own, once that is written', async () => {
    await asOwner(held.ownerUrl, async (client) => {
      await client.query('BEGIN');
      await client.query(insert(0n));
      await expect(
        client.query(
          `INSERT INTO ledger.entry SELECT max(id), 1, 7, NULL, '2026-01-01', 3 FROM ledger.transaction`,
        ),
      ).rejects.toMatchObject({ code: 'CR004' });
      await client.query('ROLLBACK');
    });
  });

  it.each(['account', 'balance', 'transaction', 'entry'])(
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
