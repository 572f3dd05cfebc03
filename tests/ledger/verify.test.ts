/** The verifier must see what the guards are there to prevent: each fault is planted with the guards switched off. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { main } from '@/lib/cli/verify';
import { createPool, type Db } from '@/lib/db/client';
import { post, reverse } from '@/lib/ledger/commands';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { holdAgainstInvariants, lastVerification, verify } from '@/lib/ledger/verify/verify';
import { asOwner, useTestDatabase } from '../support/database';

const held = useTestDatabase();

beforeAll(async () => {
  const house = { house: 'games:EG2' };
  for (let n = 0; n < 30; n++) {
    const account = { memberId: BigInt(1 + (n % 3)), kind: 'main' };
    const posted = await post(held.db, {
      key: `some ${n}`,
      kind: 'win',
      currency: n % 3 === 2 ? 'PLY' : 'THB',
      lines: [
        { account: house, amount: -100n },
        { account, amount: 100n },
      ],
    });
    if (n % 10 === 0) await reverse(held.db, { transactionId: posted.transactionId, key: `undo ${n}` });
    if (n === 15) await takeCheckpoint(held.db);
  }
});

const broken = async () =>
  (await verify(held.db)).checks.filter((check) => check.wrong > 0).map((check) => check.name);

/** Plants a fault as the owner, with the guards off, looks, and takes it back. */
async function lookAfter(fault: string): Promise<string[]> {
  const owner: Db = new Kysely({ dialect: new PostgresDialect({ pool: createPool(held.ownerUrl, 1, '') }) });
  const off = ['account', 'balance', 'transaction'].map(
    (table) => `ALTER TABLE ledger.${table} DISABLE TRIGGER USER`,
  );
  const seen: string[] = [];
  const takeBack = new Error('nothing of this stays');
  const planted = owner.transaction().execute(async (tx) => {
    await sql
      .raw(
        `${off.join(';')}; ALTER TABLE ledger.balance DROP CONSTRAINT never_negative;
          ALTER TABLE ledger.transaction DROP CONSTRAINT well_formed; ${fault}`,
      )
      .execute(tx);
    const { checks } = await holdAgainstInvariants(tx);
    seen.push(...checks.filter((check) => check.wrong > 0).map((check) => check.name));
    throw takeBack;
  });
  await expect(planted).rejects.toBe(takeBack);
  await owner.destroy();
  return seen;
}

const UNBALANCED =
  'every transaction has its key, kind, digest and lines, sums to zero, and is of one currency';
const FOUND = 'every entry of a member is found by their statement';
const CACHED = 'every cached balance is the sum of its entries, and not below zero';
const CHAIN = 'every entry of a member continues from the one before it, in time too';
const HOUSE = 'every house balance (checkpoint and tail) is the sum of its entries';
const ZERO_SUM = 'every currency sums to zero over all accounts';
const REVERSED = 'every reversal is its original, negated';
const OWNED = 'members have a balance, the house has none of its own';

const someMember = `(SELECT account_id FROM ledger.balance ORDER BY account_id LIMIT 1)`;

it('finds nothing wrong with sound books, and says what it read', async () => {
  const { passed, checks, totals } = await verify(held.db);
  expect(passed).toBe(true);
  expect(checks.every((check) => check.read > 0)).toBe(true);
  expect(totals.map(({ currency, members, house }) => [currency, members + house])).toEqual([
    ['PLY', 0n],
    ['THB', 0n],
  ]);
});

it.each([
  [
    'a changed line',
    'UPDATE ledger.transaction SET amounts[2] = amounts[2] + 1 WHERE id = 5',
    [UNBALANCED, CACHED, CHAIN],
  ],
  [
    'a removed line',
    'UPDATE ledger.transaction SET accounts = accounts[2:], amounts = amounts[2:], balances = balances[2:] WHERE id = 5',
    [UNBALANCED, HOUSE],
  ],
  [
    'a line without an amount',
    'UPDATE ledger.transaction SET amounts = amounts[1:1] WHERE id = 5',
    [UNBALANCED],
  ],
  [
    'a line more',
    `UPDATE ledger.transaction SET balances = balances || 7::bigint WHERE id = 5`,
    [UNBALANCED],
  ],
  ['a removed transaction', 'DELETE FROM ledger.transaction WHERE id = 7', [CACHED, CHAIN, HOUSE]],
  ['an empty key', `UPDATE ledger.transaction SET key = '' WHERE id = 5`, [UNBALANCED]],
  ['a kind too long', `UPDATE ledger.transaction SET kind = repeat('k', 41) WHERE id = 5`, [UNBALANCED]],
  ['a short digest', `UPDATE ledger.transaction SET digest = '\\x00' WHERE id = 5`, [UNBALANCED]],
  ['lines without an account', 'UPDATE ledger.transaction SET accounts[1] = 999 WHERE id = 5', [UNBALANCED]],
  ['another currency', `UPDATE ledger.transaction SET currency = 'PLY' WHERE id = 1`, [UNBALANCED]],
  ['another time', `UPDATE ledger.transaction SET at = at - interval '1 day' WHERE id = 5`, [CHAIN]],
  ['a member whom nobody named', 'UPDATE ledger.transaction SET member_account = NULL WHERE id = 5', [FOUND]],
  ['a member named in vain', 'UPDATE ledger.transaction SET other_member_account = 1 WHERE id = 5', [FOUND]],
  [
    'a changed balance',
    `UPDATE ledger.balance SET amount = amount + 1 WHERE account_id = ${someMember}`,
    [CACHED, ZERO_SUM],
  ],
  [
    'a balance below zero',
    `UPDATE ledger.balance SET amount = -5 WHERE account_id = ${someMember}`,
    [CACHED, ZERO_SUM],
  ],
  ['a balance that is gone', `DELETE FROM ledger.balance WHERE account_id = ${someMember}`, [OWNED]],
  [
    'a balance after a line that does not follow',
    'UPDATE ledger.transaction SET balances[2] = balances[2] + 1 WHERE id = 8',
    [CHAIN],
  ],
  ['a line that went back in time', `UPDATE ledger.transaction SET at = '2001-01-01' WHERE id = 20`, [CHAIN]],
  ['a wrong checkpoint', 'UPDATE ledger.checkpoint_balance SET amount = amount + 1', [HOUSE, ZERO_SUM]],
  [
    'a house line dressed as a member line',
    'UPDATE ledger.transaction SET balances[1] = 1 WHERE id = 25',
    [HOUSE, FOUND],
  ],
  [
    'a reversal of something else',
    `UPDATE ledger.transaction SET amounts = ARRAY[-amounts[1], -amounts[2]] WHERE id = (SELECT max(id) FROM ledger.transaction WHERE reverses IS NOT NULL)`,
    [REVERSED],
  ],
])('finds %s', async (_, fault, names) => {
  expect(await lookAfter(fault)).toEqual(expect.arrayContaining(names));
  expect(await broken()).toEqual([]);
});

it('finds guards that are switched off, and rights that the app should not have', async () => {
  await asOwner(held.ownerUrl, async (client) => {
    await client.query(
      'ALTER TABLE ledger.transaction DISABLE TRIGGER append_only; GRANT UPDATE ON ledger.balance TO croupier_app',
    );
    expect(await broken()).toEqual([
      'the app may not write, change or remove what is in the books',
      'the guards of the books are in force',
    ]);
    await client.query(
      'ALTER TABLE ledger.transaction ENABLE TRIGGER append_only; REVOKE UPDATE ON ledger.balance FROM croupier_app',
    );
  });
  expect(await broken()).toEqual([]);
  const whole = 'ALTER TABLE ledger.transaction DROP CONSTRAINT well_formed, ADD CONSTRAINT well_formed';
  await asOwner(held.ownerUrl, async (client) => {
    await client.query(`${whole} CHECK (true)`);
    expect(await broken()).toEqual(['the guards of the books are in force']);
    await client.query(
      `${whole} CHECK (ledger.is_well_formed(key, kind, digest, accounts, amounts, balances, member_account, other_member_account))`,
    );
  });
  expect(await broken()).toEqual([]);
});

it('is a command that prints, keeps its result, and fails where the books do', async () => {
  const printed: string[] = [];
  const out = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => Boolean(printed.push(String(text))));
  try {
    await main();
    expect(process.exitCode).toBeUndefined();
    await asOwner(held.ownerUrl, (client) => client.query(`UPDATE ledger.balance SET amount = amount + 1`));
    await main();
    expect(process.exitCode).toBe(1);
  } finally {
    out.mockRestore();
    process.exitCode = undefined;
    await asOwner(held.ownerUrl, (client) => client.query(`UPDATE ledger.balance SET amount = amount - 1`));
  }
  expect(printed[0]).toContain('Every invariant of the ledger holds.');
  expect(printed[1]).toMatch(/BROKEN {2}every cached balance .* wrong [1-9]/);
  expect(await lastVerification(held.db)).toMatchObject({ passed: false });
});
