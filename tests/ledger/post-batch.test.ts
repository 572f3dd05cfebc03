import fc from 'fast-check';
import { useTestDatabase } from '../support/database';
import { postBatch } from '@/lib/ledger/post-batch';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import type { Posting } from '@/lib/ledger/types';
import { AppError } from '@/lib/platform/errors';

const database = useTestDatabase();

/** A result, or the code of a refusal. */
type Result = { balances: (bigint | null)[]; replayed: boolean } | string;

/** The plain model: one posting after another over a map of balances. */
class Model {
  readonly balances = new Map<bigint, bigint>();
  private readonly known = new Map<string, { content: string; balances: (bigint | null)[] }>();

  post(posting: Posting): Result {
    const content = JSON.stringify([posting.kind, posting.content, posting.entries], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    const sum = posting.entries.reduce((total, line) => total + line.amount, 0n);
    const before = this.known.get(posting.key);
    if (before)
      return before.content === content
        ? { balances: before.balances, replayed: true }
        : 'IDEMPOTENCY_CONFLICT';
    if (sum !== 0n || posting.entries.length < 2) return 'CR004';
    const members = posting.entries.flatMap(({ account }) => ('house' in account ? [] : [account.memberId]));
    if (new Set(members).size > 2) return 'CR008';
    if (posting.entries.some((line) => line.amount === 0n)) return 'CR004';
    const trial = new Map(this.balances);
    const balances: (bigint | null)[] = [];
    for (const { account, amount } of posting.entries) {
      if ('house' in account) {
        balances.push(null);
        continue;
      }
      const next = (trial.get(account.memberId) ?? 0n) + amount;
      if (next < 0n) return 'INSUFFICIENT_FUNDS';
      trial.set(account.memberId, next);
      balances.push(next);
    }
    for (const [member, balance] of trial) this.balances.set(member, balance);
    this.known.set(posting.key, { content, balances });
    return { balances, replayed: false };
  }
}

/** Members 0, 1 and 2, or the house for 3. `withRunIds` replaces the ids. */
const entryArbitrary = fc
  .record({ owner: fc.nat(3), amount: fc.bigInt(-60n, 100n) })
  .map(({ owner, amount }) => ({
    account: owner === 3 ? { house: 'games:EG2' } : { memberId: BigInt(owner), kind: 'main' },
    amount,
  }));

/** Postings of up to three random entries and an entry of the house that balances them in seven of eight cases. */
const postingArbitrary = fc
  .record({
    slot: fc.nat(60),
    kind: fc.constantFrom('bet', 'win'),
    lines: fc.array(entryArbitrary, { minLength: 1, maxLength: 3 }),
    skew: fc.constantFrom(0n, 0n, 0n, 0n, 0n, 0n, 0n, 1n),
  })
  .map(({ slot, kind, lines, skew }): Posting => {
    const sum = lines.reduce((total, { amount }) => total + amount, 0n);
    const rest = { account: { house: 'deposits:test' }, amount: skew - sum };
    return { key: `slot ${slot}`, kind, currency: 'THB', entries: [...lines, rest] };
  });

function withRunIds(posting: Posting, run: bigint): Posting {
  return {
    ...posting,
    key: `run ${run} ${posting.key}`,
    entries: posting.entries.map(({ account, amount }) => ({
      account: 'house' in account ? account : { ...account, memberId: run * 10n + account.memberId },
      amount,
    })),
  };
}

function toResult(outcome: Awaited<ReturnType<typeof postBatch>>[number]): Result {
  if (outcome.ok) return { balances: outcome.value.balances, replayed: outcome.value.replayed };
  return outcome.error instanceof AppError ? outcome.error.code : (outcome.error as { code: string }).code;
}

it('returns the results of the model for random batches', async () => {
  let run = 0n;
  const batches = fc.array(fc.array(postingArbitrary, { minLength: 1, maxLength: 40 }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(batches, async (randomBatches) => {
      run += 1n;
      const model = new Model();
      for (const batch of randomBatches.map((each) => each.map((one) => withRunIds(one, run)))) {
        const answers = (await postBatch(database.db, batch)).map(toResult);
        expect(answers).toEqual(batch.map((one) => model.post(one)));
      }
      for (const [member, balance] of model.balances) {
        expect((await getBalance(database.db, member)).available).toBe(balance);
      }
    }),
    { numRuns: 100 },
  );
  const { checks } = await verifyLedger(database.db);
  expect(checks.filter((check) => check.wrong > 0)).toEqual([]);
});

it('returns the results of the model for uniform batches', async () => {
  const memberId = 900_000n;
  const size = fc.array(
    fc.record({ member: fc.nat(4), stake: fc.bigInt(1n, 50n), payout: fc.bigInt(0n, 90n) }),
    {
      minLength: 1,
      maxLength: 64,
    },
  );
  const funds = Array.from({ length: 5 }, (_, index): Posting => ({
    key: `funds ${index}`,
    kind: 'deposit',
    currency: 'THB',
    entries: [
      { account: { house: 'deposits:test' }, amount: -1_000_000n },
      { account: { memberId: memberId + BigInt(index), kind: 'main' }, amount: 1_000_000n },
    ],
  }));
  const model = new Model();
  expect((await postBatch(database.db, funds)).map(toResult)).toEqual(funds.map((one) => model.post(one)));
  let run = 0;
  await fc.assert(
    fc.asyncProperty(size, async (rounds) => {
      run += 1;
      const batch = rounds.map(({ member, stake, payout }, n): Posting => {
        const account = { memberId: memberId + BigInt(member), kind: 'main' };
        const house = { house: 'games:EG2' };
        const paid = [
          { account: house, amount: -payout },
          { account, amount: payout },
        ];
        const entries = [
          { account, amount: -stake },
          { account: house, amount: stake },
          ...(payout > 0n ? paid : []),
        ];
        return { key: `usual ${run} ${n}`, kind: 'round', currency: 'THB', content: `${n}`, entries };
      });
      expect((await postBatch(database.db, batch)).map(toResult)).toEqual(
        batch.map((one) => model.post(one)),
      );
      // A replay, alone or in another batch, gets the first result: both code paths compute the same digest.
      const alone = await postBatch(database.db, batch.slice(0, 1));
      expect(alone.map(toResult)).toEqual([model.post(batch[0]!)]);
      expect((await postBatch(database.db, batch.slice(-2))).map(toResult)).toEqual(
        batch.slice(-2).map((one) => model.post(one)),
      );
    }),
    { numRuns: 60 },
  );
  const { checks } = await verifyLedger(database.db);
  expect(checks.filter((check) => check.wrong > 0)).toEqual([]);
});
