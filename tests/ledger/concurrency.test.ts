import fc from 'fast-check';
import type { NotNull } from 'kysely';
import { useTestDatabase } from '../support/database';
import { operations, performAll } from '../support/ledger-operations';
import { post } from '@/lib/ledger/commands';
import { balanceOf } from '@/lib/ledger/queries';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { verify } from '@/lib/ledger/verify/verify';
import type { Posting } from '@/lib/ledger/types';

const held = useTestDatabase();
let nextMember = 1_000n;

const deposit = (memberId: bigint, amount: bigint, key: string): Posting => ({
  key,
  kind: 'deposit',
  currency: 'THB',
  lines: [
    { account: { house: 'deposits:test' }, amount: -amount },
    { account: { memberId, kind: 'main' }, amount },
  ],
});
const bet = (memberId: bigint, amount: bigint, key: string): Posting => ({
  key,
  kind: 'bet',
  currency: 'THB',
  lines: [
    { account: { memberId, kind: 'main' }, amount: -amount },
    { account: { house: 'games:EG2' }, amount },
  ],
});

async function expectSound(): Promise<void> {
  const { checks } = await verify(held.db);
  expect(checks.filter((check) => check.wrong > 0)).toEqual([]);
}

describe('money under many callers', () => {
  // trust.md M3
  it('of 200 parallel debits with funds for one, one succeeds, ten times over', async () => {
    for (let round = 0; round < 10; round++) {
      const memberId = nextMember++;
      await post(held.db, deposit(memberId, 100n, `funds ${memberId}`));
      const ended = await Promise.allSettled(
        Array.from({ length: 200 }, (_, n) => post(held.db, bet(memberId, 100n, `race ${memberId} ${n}`))),
      );
      expect(ended.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
      for (const end of ended)
        if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
      expect((await balanceOf(held.db, memberId)).available).toBe(0n);
    }
    await expectSound();
  });

  // trust.md M5
  it('of the same call 20 times in parallel, one moves money and all get the same answer', async () => {
    for (let round = 0; round < 10; round++) {
      const memberId = nextMember++;
      const all = await Promise.all(
        Array.from({ length: 20 }, () => post(held.db, deposit(memberId, 7n, `same ${memberId}`))),
      );
      expect(all.filter((posted) => !posted.replayed)).toHaveLength(1);
      expect(new Set(all.map((posted) => posted.transactionId)).size).toBe(1);
      expect(all.map((posted) => posted.balances)).toEqual(all.map(() => [null, 7n]));
      expect((await balanceOf(held.db, memberId)).available).toBe(7n);
    }
    await expectSound();
  });

  it('of one key with 20 contents in parallel, one wins and the others are conflicts', async () => {
    const memberId = nextMember++;
    const ended = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        post(held.db, deposit(memberId + BigInt(n % 3), BigInt(n + 1), `clash ${memberId}`)),
      ),
    );
    expect(ended.filter((end) => end.status === 'fulfilled')).toHaveLength(1);
    for (const end of ended)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    nextMember += 3n;
    await expectSound();
  });

  it('does not deadlock where transfers cross', async () => {
    const [left, right] = [nextMember++, nextMember++];
    await post(held.db, deposit(left, 1_000n, `funds ${left}`));
    await post(held.db, deposit(right, 1_000n, `funds ${right}`));
    const cross = (from: bigint, to: bigint, n: number) =>
      post(held.db, {
        key: `cross ${from} ${n}`,
        kind: 'transfer',
        currency: 'THB',
        lines: [
          { account: { memberId: from, kind: 'main' }, amount: -1n },
          { account: { memberId: to, kind: 'main' }, amount: 1n },
        ],
      });
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => (n % 2 ? cross(left, right, n) : cross(right, left, n))),
    );
    expect((await balanceOf(held.db, left)).available).toBe(1_000n);
    await expectSound();
  });
});

describe('random operations of many callers at once', () => {
  // trust.md M1 and M4; a million operations of the same kind run in `npm run bench` (tests/bench/ledger.ts).
  it('leave every invariant whole, and replays change nothing', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(operations(6, { min: 40, max: 120 }), async (list) => {
        const name = `property ${run++}`;
        const memberIds = Array.from({ length: 6 }, () => nextMember++);
        const done = await performAll(held.db, name, memberIds, list, 10);
        if (run % 5 === 0) await takeCheckpoint(held.db);

        // Each member has what the acknowledged postings say, and nothing else: the sum over fresh ones.
        const sums = new Map<bigint, bigint>();
        const transactions = new Set<bigint>();
        for (const { posted } of done) if (posted && !posted.replayed) transactions.add(posted.transactionId);
        const entries = await held.db
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
          const { available, held: set } = await balanceOf(held.db, memberId);
          expect(available + set).toBe(sums.get(memberId) ?? 0n);
        }
        await expectSound();
      }),
      { numRuns: 25 },
    );
  });
});
