/** Where a checkpoint begins: no transaction appears below it later, and postings do not wait for it. */
import { sql } from 'kysely';
import { inTransaction } from '@/lib/db/client';
import { post } from '@/lib/ledger/commands';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import type { Posting } from '@/lib/ledger/types';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { asOwner, useTestDatabase } from '../support/database';

const held = useTestDatabase();
let postings = 0;

afterEach(async () => {
  const { checks } = await verifyLedger(held.db);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

const bonus = (): Posting => ({
  key: `checkpoint ${++postings}`,
  // Not of a round: those are compared with the rounds.
  kind: 'bonus',
  currency: 'THB',
  entries: [
    { account: { house: 'bonuses' }, amount: -100n },
    { account: { memberId: BigInt(1 + (postings % 7)), kind: 'main' }, amount: 100n },
  ],
});

async function lastCheckpoint(): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT last_transaction_id AS id FROM ledger.checkpoint ORDER BY ledger.checkpoint.id DESC LIMIT 1`.execute(
    held.db,
  );
  return rows[0]!.id;
}

it('is taken while vacuum works on the ledger', async () => {
  await asOwner(held.ownerUrl, async (vacuum) => {
    await vacuum.query('BEGIN');
    // The lock of VACUUM, autovacuum and ANALYZE.
    await vacuum.query('LOCK TABLE ledger.transaction IN SHARE UPDATE EXCLUSIVE MODE');
    const { transactionId } = await post(held.db, bonus());
    expect(await takeCheckpoint(held.db)).toBeDefined();
    expect(await lastCheckpoint()).toBe(transactionId);
    await vacuum.query('COMMIT');
  });
});

it('is not taken above a posting that is not committed, and is taken when it is', async () => {
  let later = 0n;
  const before = await lastCheckpoint();
  await inTransaction(held.db, async (tx) => {
    const { transactionId } = await post(tx, bonus());
    later = (await post(held.db, bonus())).transactionId;
    expect(later).toBeGreaterThan(transactionId);
    expect(await takeCheckpoint(held.db)).toBeUndefined();
    expect(await lastCheckpoint()).toBe(before);
  });
  expect(await takeCheckpoint(held.db)).toBeDefined();
  expect(await lastCheckpoint()).toBe(later);
});

it('never begins below an earlier one, and house balances are right, if several are taken during postings', async () => {
  let posting = true;
  let taken = 0;
  const take = async () => {
    while (posting) if ((await takeCheckpoint(held.db)) !== undefined) taken += 1;
  };
  const write = async () => {
    for (let turn = 0; turn < 25 || taken <= 3; turn += 1) {
      await inTransaction(held.db, async (tx) => {
        await post(tx, bonus());
        await sql`SELECT pg_sleep(${Math.random() * 0.012})`.execute(tx);
      });
    }
  };
  const taking = [take(), take(), take()];
  await Promise.all([write(), write(), write(), write()]);
  posting = false;
  await Promise.all(taking);
  const { rows } = await sql`
    SELECT FROM (SELECT c.last_transaction_id < lag(c.last_transaction_id) OVER (ORDER BY c.id) AS back FROM ledger.checkpoint c) c
     WHERE c.back`.execute(held.db);
  expect(rows).toEqual([]);
});
