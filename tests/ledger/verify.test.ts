/** Each test disables the constraints and triggers, plants a fault and expects the checks to find it. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { main } from '@/lib/cli/verify';
import { createPool, type Db } from '@/lib/db/client';
import { post, reverse } from '@/lib/ledger/commands';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { checkInvariants, getLastVerification, verifyLedger } from '@/lib/ledger/verify/verify';
import { asOwner, useTestDatabase } from '../support/database';

const database = useTestDatabase();

beforeAll(async () => {
  const house = { house: 'games:EG2' };
  for (let n = 0; n < 30; n++) {
    const account = { memberId: BigInt(1 + (n % 3)), kind: 'main' };
    const posted = await post(database.db, {
      key: `some ${n}`,
      // Not of a round: those are compared with the rounds.
      kind: 'bonus',
      currency: n % 3 === 2 ? 'PLY' : 'THB',
      entries: [
        { account: house, amount: -100n },
        { account, amount: 100n },
      ],
    });
    if (n % 10 === 0) await reverse(database.db, { transactionId: posted.transactionId, key: `undo ${n}` });
    if (n === 15) await takeCheckpoint(database.db);
  }
});

const failedChecks = async () =>
  (await verifyLedger(database.db)).checks.filter((check) => check.wrong > 0).map((check) => check.name);

/** The names of the checks that fail after the SQL `fault`, run as the owner without constraints and then rolled back. */
async function checksFailedBy(fault: string): Promise<string[]> {
  const owner: Db = new Kysely({
    dialect: new PostgresDialect({ pool: createPool(database.ownerUrl, 1, '') }),
  });
  const disableTriggers = ['account', 'balance', 'transaction'].map(
    (table) => `ALTER TABLE ledger.${table} DISABLE TRIGGER USER`,
  );
  const failed: string[] = [];
  const rollback = new Error('roll back the fault');
  const planted = owner.transaction().execute(async (tx) => {
    await sql
      .raw(
        `${disableTriggers.join(';')}; ALTER TABLE ledger.balance DROP CONSTRAINT never_negative;
          ALTER TABLE ledger.transaction DROP CONSTRAINT valid_transaction; ${fault}`,
      )
      .execute(tx);
    const { checks } = await checkInvariants(tx);
    failed.push(...checks.filter((check) => check.wrong > 0).map((check) => check.name));
    throw rollback;
  });
  await expect(planted).rejects.toBe(rollback);
  await owner.destroy();
  return failed;
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

it('passes for a valid ledger and counts what it read', async () => {
  const { passed, checks, totals } = await verifyLedger(database.db);
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
    'a removed entry',
    'UPDATE ledger.transaction SET accounts = accounts[2:], amounts = amounts[2:], balances = balances[2:] WHERE id = 5',
    [UNBALANCED, HOUSE],
  ],
  [
    'an entry without an amount',
    'UPDATE ledger.transaction SET amounts = amounts[1:1] WHERE id = 5',
    [UNBALANCED],
  ],
  [
    'a balance without an entry',
    `UPDATE ledger.transaction SET balances = balances || 7::bigint WHERE id = 5`,
    [UNBALANCED],
  ],
  ['a removed transaction', 'DELETE FROM ledger.transaction WHERE id = 7', [CACHED, CHAIN, HOUSE]],
  ['an empty key', `UPDATE ledger.transaction SET key = '' WHERE id = 5`, [UNBALANCED]],
  ['a kind too long', `UPDATE ledger.transaction SET kind = repeat('k', 41) WHERE id = 5`, [UNBALANCED]],
  ['a short digest', `UPDATE ledger.transaction SET digest = '\\x00' WHERE id = 5`, [UNBALANCED]],
  [
    'an entry without an account',
    'UPDATE ledger.transaction SET accounts[1] = 999 WHERE id = 5',
    [UNBALANCED],
  ],
  ['another currency', `UPDATE ledger.transaction SET currency = 'PLY' WHERE id = 1`, [UNBALANCED]],
  ['another time', `UPDATE ledger.transaction SET at = at - interval '1 day' WHERE id = 5`, [CHAIN]],
  [
    "a member's entry without member_account",
    'UPDATE ledger.transaction SET member_account = NULL WHERE id = 5',
    [FOUND],
  ],
  [
    'an other_member_account without an entry',
    'UPDATE ledger.transaction SET other_member_account = 1 WHERE id = 5',
    [FOUND],
  ],
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
  ['a deleted balance', `DELETE FROM ledger.balance WHERE account_id = ${someMember}`, [OWNED]],
  [
    'a balance_after that does not follow from the entry before',
    'UPDATE ledger.transaction SET balances[2] = balances[2] + 1 WHERE id = 8',
    [CHAIN],
  ],
  [
    'an entry that goes back in time',
    `UPDATE ledger.transaction SET at = '2001-01-01' WHERE id = 20`,
    [CHAIN],
  ],
  ['a wrong checkpoint', 'UPDATE ledger.checkpoint_balance SET amount = amount + 1', [HOUSE, ZERO_SUM]],
  [
    'an entry of the house with a balance',
    'UPDATE ledger.transaction SET balances[1] = 1 WHERE id = 25',
    [HOUSE, FOUND],
  ],
  [
    'a reversal that does not negate its original',
    `UPDATE ledger.transaction SET amounts = ARRAY[-amounts[1], -amounts[2]] WHERE id = (SELECT max(id) FROM ledger.transaction WHERE reverses IS NOT NULL)`,
    [REVERSED],
  ],
])('finds %s', async (_, fault, names) => {
  expect(await checksFailedBy(fault)).toEqual(expect.arrayContaining(names));
  expect(await failedChecks()).toEqual([]);
});

it('finds disabled triggers, changed constraints and excess privileges of the application', async () => {
  await asOwner(database.ownerUrl, async (client) => {
    await client.query(
      'ALTER TABLE ledger.transaction DISABLE TRIGGER append_only; GRANT UPDATE ON ledger.balance TO croupier_app',
    );
    expect(await failedChecks()).toEqual([
      'the app may not write, change or remove what is in the books',
      'the guards of the books are in force',
    ]);
    await client.query(
      'ALTER TABLE ledger.transaction ENABLE TRIGGER append_only; REVOKE UPDATE ON ledger.balance FROM croupier_app',
    );
  });
  expect(await failedChecks()).toEqual([]);
  const replaceConstraint =
    'ALTER TABLE ledger.transaction DROP CONSTRAINT valid_transaction, ADD CONSTRAINT valid_transaction';
  await asOwner(database.ownerUrl, async (client) => {
    await client.query(`${replaceConstraint} CHECK (true)`);
    expect(await failedChecks()).toEqual(['the guards of the books are in force']);
    await client.query(
      `${replaceConstraint} CHECK (ledger.is_valid_transaction(key, kind, digest, accounts, amounts, balances, member_account, other_member_account))`,
    );
  });
  expect(await failedChecks()).toEqual([]);
});

it('is a command that prints and stores its result and exits with 1 if a check fails', async () => {
  const printed: string[] = [];
  const out = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => Boolean(printed.push(String(text))));
  try {
    await main();
    expect(process.exitCode).toBeUndefined();
    await asOwner(database.ownerUrl, (client) =>
      client.query(`UPDATE ledger.balance SET amount = amount + 1`),
    );
    await main();
    expect(process.exitCode).toBe(1);
  } finally {
    out.mockRestore();
    process.exitCode = undefined;
    await asOwner(database.ownerUrl, (client) =>
      client.query(`UPDATE ledger.balance SET amount = amount - 1`),
    );
  }
  expect(printed[0]).toContain('Every check passed.');
  expect(printed[1]).toMatch(/FAILED {2}every cached balance .* wrong [1-9]/);
  expect(await getLastVerification(database.db)).toMatchObject({ passed: false });
});
