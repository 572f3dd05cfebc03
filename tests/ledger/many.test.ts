import fc from 'fast-check';
import { useTestDatabase } from '../support/database';
import { postMany } from '@/lib/ledger/many';
import { balanceOf } from '@/lib/ledger/queries';
import { verify } from '@/lib/ledger/verify/verify';
import type { Posting } from '@/lib/ledger/types';
import { AppError } from '@/lib/platform/errors';

const held = useTestDatabase();

type Answer = { balances: (bigint | null)[]; replayed: boolean } | string;

/** What one batch must do, said again in the plainest way: one posting after another over a map of balances. */
class Model {
  readonly balances = new Map<bigint, bigint>();
  private readonly known = new Map<string, { content: string; balances: (bigint | null)[] }>();

  post(posting: Posting): Answer {
    const content = JSON.stringify([posting.kind, posting.content, posting.lines], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    const sum = posting.lines.reduce((total, line) => total + line.amount, 0n);
    const before = this.known.get(posting.key);
    if (before)
      return before.content === content
        ? { balances: before.balances, replayed: true }
        : 'IDEMPOTENCY_CONFLICT';
    if (sum !== 0n || posting.lines.length < 2) return 'CR004';
    const members = posting.lines.flatMap(({ account }) => ('house' in account ? [] : [account.memberId]));
    if (new Set(members).size > 2) return 'CR008';
    if (posting.lines.some((line) => line.amount === 0n)) return 'CR004';
    const trial = new Map(this.balances);
    const balances: (bigint | null)[] = [];
    for (const { account, amount } of posting.lines) {
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

/** Members are 0, 1 and 2 here; every run gives them ids of its own. */
const line = fc.record({ who: fc.nat(3), amount: fc.bigInt(-60n, 100n) }).map(({ who, amount }) => ({
  account: who === 3 ? { house: 'games:EG2' } : { memberId: BigInt(who), kind: 'main' },
  amount,
}));

/** Postings of up to three free lines and one house line that (nearly always) balances them. */
const posting = fc
  .record({
    slot: fc.nat(60),
    kind: fc.constantFrom('bet', 'win'),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    skew: fc.constantFrom(0n, 0n, 0n, 0n, 0n, 0n, 0n, 1n),
  })
  .map(({ slot, kind, lines, skew }): Posting => {
    const sum = lines.reduce((total, { amount }) => total + amount, 0n);
    const rest = { account: { house: 'deposits:test' }, amount: skew - sum };
    return { key: `slot ${slot}`, kind, currency: 'THB', lines: [...lines, rest] };
  });

function ofRun(posting: Posting, run: bigint): Posting {
  return {
    ...posting,
    key: `run ${run} ${posting.key}`,
    lines: posting.lines.map(({ account, amount }) => ({
      account: 'house' in account ? account : { ...account, memberId: run * 10n + account.memberId },
      amount,
    })),
  };
}

function answerOf(outcome: Awaited<ReturnType<typeof postMany>>[number]): Answer {
  if (outcome.ok) return { balances: outcome.value.balances, replayed: outcome.value.replayed };
  return outcome.error instanceof AppError ? outcome.error.code : (outcome.error as { code: string }).code;
}

it('answers every item of a batch as a plain model does, one after another', async () => {
  let run = 0n;
  const batches = fc.array(fc.array(posting, { minLength: 1, maxLength: 40 }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(batches, async (given) => {
      run += 1n;
      const model = new Model();
      for (const batch of given.map((each) => each.map((one) => ofRun(one, run)))) {
        const answers = (await postMany(held.db, batch)).map(answerOf);
        expect(answers).toEqual(batch.map((one) => model.post(one)));
      }
      for (const [member, balance] of model.balances) {
        expect((await balanceOf(held.db, member)).available).toBe(balance);
      }
    }),
    { numRuns: 100 },
  );
  const { checks } = await verify(held.db);
  expect(checks.filter((check) => check.wrong > 0)).toEqual([]);
});

it('does so for usual batches, where every item is new, well-formed and covered', async () => {
  const memberId = 900_000n;
  const size = fc.array(
    fc.record({ who: fc.nat(4), stake: fc.bigInt(1n, 50n), payout: fc.bigInt(0n, 90n) }),
    {
      minLength: 1,
      maxLength: 64,
    },
  );
  const funds = Array.from({ length: 5 }, (_, who): Posting => ({
    key: `funds ${who}`,
    kind: 'deposit',
    currency: 'THB',
    lines: [
      { account: { house: 'deposits:test' }, amount: -1_000_000n },
      { account: { memberId: memberId + BigInt(who), kind: 'main' }, amount: 1_000_000n },
    ],
  }));
  const model = new Model();
  expect((await postMany(held.db, funds)).map(answerOf)).toEqual(funds.map((one) => model.post(one)));
  let run = 0;
  await fc.assert(
    fc.asyncProperty(size, async (rounds) => {
      run += 1;
      const batch = rounds.map(({ who, stake, payout }, n): Posting => {
        const account = { memberId: memberId + BigInt(who), kind: 'main' };
        const house = { house: 'games:EG2' };
        const paid = [
          { account: house, amount: -payout },
          { account, amount: payout },
        ];
        const lines = [
          { account, amount: -stake },
          { account: house, amount: stake },
          ...(payout > 0n ? paid : []),
        ];
        return { key: `usual ${run} ${n}`, kind: 'round', currency: 'THB', content: `${n}`, lines };
      });
      expect((await postMany(held.db, batch)).map(answerOf)).toEqual(batch.map((one) => model.post(one)));
      // Said again, alone and in other company, each is what it was: both ways hash alike.
      const alone = await postMany(held.db, batch.slice(0, 1));
      expect(alone.map(answerOf)).toEqual([model.post(batch[0]!)]);
      expect((await postMany(held.db, batch.slice(-2))).map(answerOf)).toEqual(
        batch.slice(-2).map((one) => model.post(one)),
      );
    }),
    { numRuns: 60 },
  );
  const { checks } = await verify(held.db);
  expect(checks.filter((check) => check.wrong > 0)).toEqual([]);
});
