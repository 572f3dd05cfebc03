/** Rounds and calls that were written before migration 0108 are the same after it, and go on. */
import { closeDatabase, database } from '@/lib/db/client';
import { migrate, readMigrations } from '@/lib/db/migrate';
import { vendorPort } from '@/lib/gateway/in-process';
import { settlingOf } from '@/lib/gateway/settlement/statement';
import { closeLive } from '@/lib/ledger/live';
import { units } from '@/lib/money/amount';
import { asOwner } from '../support/database';
import { openTable, seat } from '../support/players';
import { databaseUrl, dropDatabase } from '../support/template-database';

const admin = () => process.env.CROUPIER_TEST_ADMIN!;
const name = `migrated_rounds_${process.pid}`;
const url = () => databaseUrl(admin(), name);

const ask = (query: string, values: unknown[] = []) =>
  asOwner(url(), async (client) => (await client.query<Record<string, unknown>>(query, values)).rows);
const bytea = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;
const look = async () => ({
  rounds: await ask(`SELECT to_jsonb(r) AS round FROM gateway.round r ORDER BY id`),
  calls: await ask(`SELECT to_jsonb(t) AS call FROM gateway.transaction t ORDER BY id`),
});

beforeAll(async () => {
  await asOwner(admin(), (client) => client.query(`CREATE DATABASE ${name}`));
  const former = readMigrations().filter((migration) => migration.name < '0108');
  await migrate(url(), former);
  process.env.DATABASE_URL = url();
});
afterAll(async () => {
  await closeLive();
  await closeDatabase();
  await dropDatabase(admin(), name);
});

test('rounds, calls and what was told of them stay; old ids are known; ids keep their order by bytes', async () => {
  const table = await openTable(database(), 'OLD');
  const { playerToken, playerId } = await seat(database(), table, 'before', 100);
  const told = { grid: ['มังกร', '🎰'], deep: [{ none: null, n: 1.5 }] };
  const bet = { playerToken, transactionId: 'b-1', roundId: 'r-1', amount: units(5), details: told };
  const betTold = await table.port.bet(bet);
  await table.port.bet({ ...bet, transactionId: 'B-2', roundId: 'R-2', details: undefined });
  await table.port.rollback({ playerId, transactionId: 'x-1', referenceTransactionId: 'never-came' });
  const settled = {
    playerToken,
    transactionId: 's-1',
    roundId: 'r-3',
    stake: units(2),
    payout: units(1),
    details: told,
  };
  // As 0107 took it: in JSON, with the details in it.
  const { stake, payout, ...rest } = settlingOf('OLD', settled);
  const call = {
    ...rest,
    n: 1,
    stake: String(stake),
    payout: String(payout),
    token: bytea(rest.token),
    content: bytea(rest.content),
    details: told,
  };
  const [first] = await ask('SELECT reference FROM gateway.settle_rounds($1, now(), false)', [
    JSON.stringify([call]),
  ]);

  const before = await look();
  expect(before.rounds).toHaveLength(3);
  expect(before.calls).toHaveLength(5);
  await closeDatabase();
  await migrate(url());
  expect(await look()).toEqual(before);
  expect(
    await ask(`
      SELECT DISTINCT l.collname FROM pg_attribute a JOIN pg_collation l ON l.oid = a.attcollation
       WHERE a.attrelid IN ('gateway.round'::regclass, 'gateway.transaction'::regclass)
         AND a.attname IN ('vendor_round_id', 'transaction_id')`),
  ).toEqual([{ collname: 'C' }]);

  // By connections that know nothing of the former functions.
  const now = vendorPort(database(), 'OLD');
  expect(await now.bet(bet)).toEqual(betTold);
  expect((await now.settleRound(settled)).reference).toBe(String(first!.reference));
  await expect(now.settleRound({ ...settled, stake: units(3) })).rejects.toMatchObject({
    code: 'TRANSACTION_CONFLICT',
  });
  await expect(now.bet({ ...bet, transactionId: 'never-came' })).rejects.toMatchObject({
    code: 'TRANSACTION_CANCELLED',
  });
  await now.win({
    playerId,
    transactionId: 'w-1',
    roundId: 'r-1',
    betTransactionId: 'b-1',
    amount: units(9),
    endsRound: true,
    details: { grid: 'won' },
  });
  expect(await ask(`SELECT details, status FROM gateway.round WHERE vendor_round_id = 'r-1'`)).toEqual([
    { details: { ...told, grid: 'won' }, status: 'closed' },
  ]);
});
