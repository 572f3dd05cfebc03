import fc from 'fast-check';
import { hold, post, releaseHold } from '@/lib/ledger/commands';
import { getStatement } from '@/lib/ledger/queries';
import type { Amount } from '@/lib/money/amount';
import { useTestDatabase } from '../support/database';

const database = useTestDatabase();
const DAY = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');
const day = (n: number) => new Date(START + n * DAY);

let nextMember = 1n;

/** Posts a win or a bet of `amount` at that time; a round debits 1 and credits `amount`. */
async function postMovement(
  memberId: bigint,
  n: number,
  kind: 'win' | 'bet' | 'round',
  amount: bigint,
  at: Date,
): Promise<void> {
  const main = { memberId, kind: 'main' };
  const house = { house: 'games:EG2' };
  const signed = kind === 'bet' ? -amount : amount;
  const movement = [
    { account: house, amount: -signed },
    { account: main, amount: signed },
  ];
  const stake = [
    { account: main, amount: -1n },
    { account: house, amount: 1n },
  ];
  await post(database.db, {
    key: `${memberId} ${n}`,
    kind,
    currency: 'THB',
    entries: kind === 'round' ? [...stake, ...movement] : movement,
    at,
  });
}

it('has opening and closing balances that agree with the sums, for any period', async () => {
  const steps = fc.array(
    fc.record({
      hours: fc.nat(40),
      kind: fc.constantFrom('win', 'bet', 'round'),
      amount: fc.bigInt(1n, 500n),
    }),
    { minLength: 1, maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const memberId = nextMember++;
      await postMovement(memberId, -1, 'win', 100_000n, day(0));
      let at = START;
      for (const [n, step] of list.entries()) {
        at += step.hours * 3_600_000;
        await postMovement(memberId, n, step.kind as 'win', step.amount, new Date(at));
      }
      const of = (from: number, to: number) =>
        getStatement(database.db, {
          memberId,
          currency: 'THB',
          from: day(from),
          to: day(to),
          pageNum: 1,
          pageSize: 100,
        });
      const days = Math.ceil((at - START) / DAY) + 1;
      const whole = await of(0, days);
      expect(whole.opening).toBe(0n);
      let closing = 0n;
      let entries = 0;
      for (let n = 0; n < days; n++) {
        const one = await of(n, n + 1);
        expect(one.opening).toBe(closing);
        expect(one.opening + one.moneyIn - one.moneyOut).toBe(one.closing);
        expect(one.list).toHaveLength(one.total);
        if (one.list[0]) expect(one.list[0].balanceAfter).toBe(one.closing);
        closing = one.closing;
        entries += one.total;
      }
      expect(closing).toBe(whole.closing);
      expect(entries).toBe(whole.total);
    }),
    { numRuns: 15 },
  );
});

describe('a page of a statement', () => {
  const memberId = 900n;
  beforeAll(async () => {
    await postMovement(memberId, 0, 'win', 1_000n, day(1));
    for (let n = 1; n <= 9; n++) await postMovement(memberId, n, 'round', 10n, day(1));
    await postMovement(memberId, 10, 'bet', 5n, day(2));
  });
  const of = (more: Partial<Parameters<typeof getStatement>[1]>) =>
    getStatement(database.db, {
      memberId,
      currency: 'THB',
      from: day(0),
      to: day(9),
      pageNum: 1,
      pageSize: 5,
      ...more,
    });

  it('has the newest entries first and follows the former page without a gap', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNum) => of({ pageNum })));
    const all = pages.flatMap((page) => page.list);
    expect(all).toHaveLength(20);
    expect(pages[0]!.total).toBe(20);
    expect(all[0]).toMatchObject({ kind: 'bet', amount: -5n, balanceAfter: 1_076n });
    for (let n = 1; n < all.length; n++)
      expect(all[n - 1]!.balanceAfter - all[n - 1]!.amount).toBe(all[n]!.balanceAfter);
  });

  it.each([
    ['one kind', { kinds: [{ kind: 'bet' }] }, 1, 0n, 5n],
    ['debits of rounds', { kinds: [{ kind: 'round', sign: -1 as const }] }, 9, 0n, 9n],
    [
      'credits of rounds and wins',
      { kinds: [{ kind: 'round', sign: 1 as const }, { kind: 'win' }] },
      10,
      1_090n,
      0n,
    ],
    ['all but rounds', { exceptKinds: ['round'] }, 2, 1_000n, 5n],
  ])(
    'lists %s, with their sums and the balances of all entries',
    async (_, filter, total, moneyIn, moneyOut) => {
      expect(await of(filter)).toMatchObject({ total, moneyIn, moneyOut, opening: 0n, closing: 1_076n });
    },
  );

  it('lists no entries of another member or another currency', async () => {
    expect(await of({ currency: 'PLY' })).toMatchObject({ total: 0, closing: 0n });
    expect(await of({ memberId: 901n })).toMatchObject({ total: 0, closing: 0n });
  });
});

it('lists the entries between two accounts of a member in the statements of both', async () => {
  const memberId = 901n;
  await postMovement(memberId, 0, 'win', 1_000n, day(1));
  const call = (n: number, amount: bigint) => ({
    key: `hold ${n}`,
    memberId,
    currency: 'THB',
    amount: amount as Amount,
    at: day(1),
  });
  for (let n = 0; n < 12; n++) {
    await hold(database.db, call(2 * n, 30n));
    await releaseHold(database.db, call(2 * n + 1, 20n));
  }
  for (const [account, opening, sign] of [
    ['main', 1_000n, -1n],
    ['hold', 0n, 1n],
  ] as const) {
    const of = (pageNum: number) =>
      getStatement(database.db, {
        memberId,
        currency: 'THB',
        account,
        from: day(0),
        to: day(9),
        pageNum,
        pageSize: 5,
      });
    const pages = await Promise.all([1, 2, 3, 4, 5].map(of));
    const entries = pages.flatMap((page) => page.list).reverse();
    const movements = entries.slice(account === 'main' ? 1 : 0);
    expect(movements.map((entry) => entry.amount)).toEqual(
      Array.from({ length: 24 }, (_, n) => sign * (n % 2 ? -20n : 30n)),
    );
    let balance = opening;
    for (const entry of movements) expect(entry.balanceAfter).toBe((balance += entry.amount));
    expect(pages[0]).toMatchObject({ opening: 0n, closing: opening + sign * 120n, total: entries.length });
  }
});
