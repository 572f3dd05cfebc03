/** Books that were written a row for each line are the same books after migration 0106, and go on. */
import type pg from 'pg';
import { migrate, readMigrations } from '@/lib/db/migrate';
import { asOwner } from '../support/database';
import { databaseUrl, dropDatabase } from '../support/template-database';

const admin = () => process.env.CROUPIER_TEST_ADMIN!;
const name = `one_row_${process.pid}`;
const url = () => databaseUrl(admin(), name);
const all = readMigrations();
const former = all.filter((migration) => migration.name < '0106');

const ask = async <T extends pg.QueryResultRow>(to: string, query: string): Promise<T[]> =>
  asOwner(to, async (client) => (await client.query<T>(query)).rows);

beforeEach(async () => {
  await ask(admin(), `CREATE DATABASE ${name}`);
  await migrate(url(), former);
  // A deposit, rounds, a hold and its release, a replay, a reversal, play money, and an id that was drawn in vain.
  await ask(
    url(),
    `DO $$
     DECLARE
       main bigint := ledger.account_id('member', 7, 'main', 'THB'); hold bigint := ledger.account_id('member', 7, 'hold', 'THB');
       play bigint := ledger.account_id('member', 7, 'play', 'PLY'); house bigint := ledger.account_id('house', 0, 'games:A', 'THB');
       other bigint := ledger.account_id('house', 0, 'games:B', 'THB'); maker bigint := ledger.account_id('house', 0, 'play-money', 'PLY');
       bet bigint;
     BEGIN
       PERFORM ledger.post('deposit', 'deposit', 'c', ARRAY[house, main], ARRAY[-1000, 1000], '{"n": 1}', now());
       PERFORM ledger.post('play', 'deposit', 'c', ARRAY[maker, play], ARRAY[-50, 50], NULL, now());
       FOR n IN 1 .. 30 LOOP
         PERFORM ledger.post('round ' || n, 'round', 'c', ARRAY[main, house, house, main], ARRAY[-10, 10, -n, n], NULL, now());
       END LOOP;
       bet := (ledger.post('bet', 'bet', 'c', ARRAY[main, house, other], ARRAY[-9, 4, 5], NULL, now())).transaction_id;
       PERFORM ledger.post('hold', 'hold', 'c', ARRAY[main, hold], ARRAY[-100, 100], NULL, now());
       PERFORM ledger.post('release', 'release', 'c', ARRAY[hold, main], ARRAY[-60, 60], NULL, now());
       PERFORM ledger.post('round 3', 'round', 'c', ARRAY[main, house, house, main], ARRAY[-10, 10, -3, 3], NULL, now());
       PERFORM ledger.reverse(bet, 'undo', 'reversal', 'c', NULL, now());
       PERFORM nextval('ledger.transaction_id_seq');
     END $$`,
  );
});
afterEach(() => dropDatabase(admin(), name));

const ENTRIES =
  'SELECT transaction_id, line, account_id, amount, balance_after, at FROM ledger.entry ORDER BY 1, 2';
const TRANSACTIONS =
  'SELECT id, at, reverses, currency, kind, key, digest, meta FROM ledger.transaction ORDER BY id';

test('every line, transaction and balance is what it was; old keys are known, old transactions can be reversed', async () => {
  const look = async () => ({
    entries: await ask(url(), ENTRIES),
    transactions: await ask(url(), TRANSACTIONS),
    house: await ask(url(), 'SELECT * FROM ledger.house_balances()'),
    next: await ask(url(), 'SELECT last_value, is_called FROM ledger.transaction_id_seq'),
  });
  const before = await look();
  expect(before.entries).toHaveLength(2 + 2 + 30 * 4 + 3 + 2 + 2 + 3);
  expect(await migrate(url())).toEqual(all.slice(former.length).map((migration) => migration.name));
  expect(await look()).toEqual(before);

  // The members' lines are those that say what was left.
  const ofMembers = await ask(
    url(),
    `SELECT e.account_id, e.transaction_id, e.line, e.amount, e.balance_after FROM ledger.member_entry e ORDER BY 2, 3`,
  );
  expect(ofMembers).toEqual(
    before.entries
      .filter((entry) => entry.balance_after !== null)
      .map(({ account_id, transaction_id, line, amount, balance_after }) => ({
        account_id,
        transaction_id,
        line,
        amount,
        balance_after,
      })),
  );

  const posted = await ask(
    url(),
    `SELECT (ledger.post('release', 'release', 'c', ARRAY[h.id, m.id], ARRAY[-60, 60], NULL, now())).replayed AS known,
            (ledger.post('new', 'bet', 'c', ARRAY[m.id, h.id], ARRAY[-1, 1], NULL, now())).balances AS balances,
            (ledger.reverse((SELECT id FROM ledger.transaction WHERE key = 'hold'), 'undo hold', 'reversal', 'c', NULL, now())).replayed
       FROM ledger.account m, ledger.account h WHERE m.kind = 'main' AND h.kind = 'hold'`,
  ).catch((error: { code: string }) => error.code);
  // The hold has 41 left of its 100: it cannot be taken back whole.
  expect(posted).toBe('CR001');
  const [again] = await ask<{ known: boolean; balances: string[] }>(
    url(),
    `SELECT (ledger.post('release', 'release', 'c', ARRAY[h.id, m.id], ARRAY[-60, 60], NULL, now())).replayed AS known,
            (ledger.post('new', 'bet', 'c', ARRAY[m.id, h.id], ARRAY[-1, 1], NULL, now())).balances AS balances
       FROM ledger.account m, ledger.account h WHERE m.kind = 'main' AND h.kind = 'hold'`,
  );
  expect(again).toEqual({ known: true, balances: [expect.any(String), '41'] });
  await ask(
    url(),
    `SELECT ledger.reverse((SELECT id FROM ledger.transaction WHERE key = 'round 5'), 'undo round 5', 'reversal', 'c', NULL, now())`,
  );
  expect(
    await ask(
      url(),
      `SELECT n.accounts = ARRAY[o.accounts[4], o.accounts[3], o.accounts[2], o.accounts[1]] AS same, n.amounts
         FROM ledger.transaction n JOIN ledger.transaction o ON o.id = n.reverses WHERE n.key = 'undo round 5'`,
    ),
  ).toEqual([{ same: true, amounts: ['-5', '5', '-10', '10'] }]);
});

test.each([
  [
    'lines of no transaction',
    `INSERT INTO ledger.entry VALUES (9999, 1, 5, NULL, now(), 1), (9999, 1, -5, NULL, now(), 2)`,
  ],
  ['a line that is gone', `DELETE FROM ledger.entry WHERE transaction_id = 2 AND line = 1`],
  [
    'a line of another time',
    `UPDATE ledger.entry SET at = at - interval '1 day' WHERE transaction_id = 4 AND line = 2`,
  ],
  ['a transaction of another currency', `UPDATE ledger.transaction SET currency = 'PLY' WHERE id = 4`],
])('books that are not sound are refused, and stay: %s', async (_, fault) => {
  await ask(
    url(),
    `ALTER TABLE ledger.entry DISABLE TRIGGER USER; ALTER TABLE ledger.transaction DISABLE TRIGGER USER; ${fault}`,
  );
  const before = await ask(url(), ENTRIES);
  await expect(migrate(url())).rejects.toThrow(/not sound: ledger transaction \d+/);
  expect(await ask(url(), ENTRIES)).toEqual(before);
});
