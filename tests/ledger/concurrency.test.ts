import fc from 'fast-check';
import type { NotNull } from 'kysely';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { operationsArbitrary, performConcurrently } from '../support/ledger-operations';
import { post } from '@/lib/ledger/commands';
import { getBalance } from '@/lib/ledger/queries';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import type { Posting } from '@/lib/ledger/types';

const database = useTestDatabase();
let nextMember = 1_000n;

const deposit = (memberId: bigint, amount: bigint, key: string): Posting => ({
  key,
  kind: 'deposit',
  currency: 'THB',
  entries: [
    { account: { house: 'deposits:test' }, amount: -amount },
    { account: { memberId, kind: 'main' }, amount },
  ],
});
const bet = (memberId: bigint, amount: bigint, key: string): Posting => ({
  key,
  kind: 'bet',
  currency: 'THB',
  entries: [
    { account: { memberId, kind: 'main' }, amount: -amount },
    { account: { house: 'games:EG2' }, amount },
  ],
});

async function expectInvariants(): Promise<void> {
  const { checks } = await verifyLedger(database.db);
  expect(checks.filter((check) => check.wrong > 0)).toEqual([]);
}

describe('concurrent postings', () => {
  // docs/trust.md M3
  it('lets one of 200 parallel debits succeed when the funds cover one', async () => {
    for (let round = 0; round < depth(3, 10); round++) {
      const memberId = nextMember++;
      await post(database.db, deposit(memberId, 100n, `funds ${memberId}`));
      const results = await Promise.allSettled(
        Array.from({ length: 200 }, (_, n) =>
          post(database.db, bet(memberId, 100n, `race ${memberId} ${n}`)),
        ),
      );
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
      expect((await getBalance(database.db, memberId)).available).toBe(0n);
    }
    await expectInvariants();
  });

  // docs/trust.md M5
  it('posts one of 20 equal parallel calls and returns the same result to all', async () => {
    for (let round = 0; round < depth(3, 10); round++) {
      const memberId = nextMember++;
      const all = await Promise.all(
        Array.from({ length: 20 }, () => post(database.db, deposit(memberId, 7n, `same ${memberId}`))),
      );
      expect(all.filter((posted) => !posted.replayed)).toHaveLength(1);
      expect(new Set(all.map((posted) => posted.transactionId)).size).toBe(1);
      expect(all.map((posted) => posted.balances)).toEqual(all.map(() => [null, 7n]));
      expect((await getBalance(database.db, memberId)).available).toBe(7n);
    }
    await expectInvariants();
  });

  it('posts one of 20 parallel calls with the same key and other content, and rejects the others', async () => {
    const memberId = nextMember++;
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        post(database.db, deposit(memberId + BigInt(n % 3), BigInt(n + 1), `clash ${memberId}`)),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    nextMember += 3n;
    await expectInvariants();
  });

  it('does not deadlock when two members transfer to each other', async () => {
    const [left, right] = [nextMember++, nextMember++];
    await post(database.db, deposit(left, 1_000n, `funds ${left}`));
    await post(database.db, deposit(right, 1_000n, `funds ${right}`));
    const cross = (from: bigint, to: bigint, n: number) =>
      post(database.db, {
        key: `cross ${from} ${n}`,
        kind: 'transfer',
        currency: 'THB',
        entries: [
          { account: { memberId: from, kind: 'main' }, amount: -1n },
          { account: { memberId: to, kind: 'main' }, amount: 1n },
        ],
      });
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => (n % 2 ? cross(left, right, n) : cross(right, left, n))),
    );
    expect((await getBalance(database.db, left)).available).toBe(1_000n);
    await expectInvariants();
  });
});

describe('random concurrent operations', () => {
  // docs/trust.md M1 and M4. `npm run bench` runs a million operations of this kind (tests/bench/ledger.ts).
  it('keep every invariant, and replays change nothing', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(operationsArbitrary(6, { min: 40, max: 120 }), async (list) => {
        const name = `property ${run++}`;
        const memberIds = Array.from({ length: 6 }, () => nextMember++);
        const performed = await performConcurrently(database.db, name, memberIds, list, 10);
        if (run % 5 === 0) await takeCheckpoint(database.db);

        // Each member's balance is the sum of the acknowledged postings without replays.
        const sums = new Map<bigint, bigint>();
        const transactions = new Set<bigint>();
        for (const { posted } of performed)
          if (posted && !posted.replayed) transactions.add(posted.transactionId);
        const entries = await database.db
          .selectFrom('ledger.member_entry as e')
          .innerJoin('ledger.account as a', 'a.id', 'e.account_id')
          .select(['e.transaction_id', 'e.amount', 'a.owner_id'])
          .$narrowType<{ transaction_id: NotNull; amount: NotNull }>()
          .where('a.owner_id', 'in', memberIds)
          .where('a.owner_kind', '=', 'member')
          .execute();
        for (const entry of entries) {
          expect(transactions.has(entry.transaction_id)).toBe(true);
          sums.set(entry.owner_id, (sums.get(entry.owner_id) ?? 0n) + entry.amount);
        }
        for (const memberId of memberIds) {
          const balance = await getBalance(database.db, memberId);
          expect(balance.available + balance.held).toBe(sums.get(memberId) ?? 0n);
        }
        await expectInvariants();
      }),
      { numRuns: depth(8, 60) },
    );
  });
});
