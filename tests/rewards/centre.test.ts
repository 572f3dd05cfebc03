/** The reward centre: what is given is given once, and every figure agrees with the ledger (docs/trust.md M5, P4). */
import fc from 'fast-check';
import { inTransaction, sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { createTrial } from '@/lib/identity/trial/commands';
import { getBalance, listHouseBalances } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units, type Amount } from '@/lib/money/amount';
import { advanceClock, setClock, now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { listBonuses } from '@/lib/rewards/bonus-money/queries';
import { cancelReward, claimReward, offerReward, payReward } from '@/lib/rewards/centre/commands';
import { expireRewards } from '@/lib/rewards/centre/jobs';
import { countClaimable, listRewards } from '@/lib/rewards/centre/queries';
import type { RewardOffer } from '@/lib/rewards/centre/types';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { pointsBalance } from '@/lib/rewards/points/queries';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { depth } from '../support/depth';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const HOUR = 3_600_000;
const START = new Date('2026-03-10T12:00:00Z');
let count = 0;
let operatorId: bigint;

beforeAll(async () => {
  operatorId = await createOperator(held.db, {
    account: 'giver',
    name: 'Giver',
    password: 'a very long password',
    roles: ['owner'],
  });
});
beforeEach(() => setClock(START));
afterAll(() => setClock(undefined));

const member = async () => (await createMember(held.db, { account: `rewarded${++count}` })).id;

const offered = (memberId: bigint, more: Partial<RewardOffer> = {}): RewardOffer => ({
  key: `test:${crypto.randomUUID()}`,
  memberId,
  kind: 'mission',
  payout: { currency: 'THB', amount: units(50) },
  ...more,
});
const offer = (memberId: bigint, more: Partial<RewardOffer> = {}) =>
  inTransaction(held.db, (tx) => offerReward(tx, offered(memberId, more)));
const pay = (memberId: bigint, more: Partial<RewardOffer> = {}) =>
  inTransaction(held.db, (tx) => payReward(tx, offered(memberId, more)));
const available = async (memberId: bigint) => (await getBalance(held.db, memberId)).available;
const notices = async (memberId: bigint) =>
  (
    await held.db
      .selectFrom('notices.notice')
      .select('kind')
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'OK';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

test('20 parallel claims of one reward: one grant, and each call gives the same', async () => {
  const id = await member();
  const reward = await offer(id);
  expect(await available(id)).toBe(0n);
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimReward(held.db, id, reward.id)));
  expect(new Set(claims.map(({ transactionId }) => transactionId)).size).toBe(1);
  expect(claims.every(({ status }) => status === 'claimed')).toBe(true);
  expect(await available(id)).toBe(units(50));
});

test('20 parallel offers and payments of one key: one reward, one notice, one payment', async () => {
  const id = await member();
  const key = 'mission:1:2026-03-10';
  const offers = await Promise.all(Array.from({ length: 20 }, () => offer(id, { key })));
  expect(offers.filter(({ created }) => created)).toHaveLength(1);
  expect(new Set(offers.map((one) => one.id)).size).toBe(1);
  const points = { currency: 'PTS', amount: units(7) };
  const paid = await Promise.all(
    Array.from({ length: 20 }, () => pay(id, { key: 'rebate:1', kind: 'rebate', payout: points })),
  );
  expect(paid.filter(({ created }) => created)).toHaveLength(1);
  expect(await pointsBalance(held.db, id)).toBe(units(7));
  expect(await available(id)).toBe(0n);
  expect(await notices(id)).toEqual(['rewardReady', 'rewardPaidPoints']);
});

test('money and points are paid by the house, under the ledger kind of what they were given for', async () => {
  const id = await member();
  const reward = await offer(id, { kind: 'cashback' });
  await claimReward(held.db, id, reward.id);
  const points = await offer(id, { kind: 'vip', payout: { currency: 'PTS', amount: units(20) } });
  const claimed = await claimReward(held.db, id, points.id);
  const { rows } = await sql<{ kind: string; reward: string }>`
    SELECT DISTINCT e.kind, e.meta ->> 'reward' AS reward FROM ledger.member_entry e JOIN ledger.account a ON a.id = e.account_id
     WHERE a.owner_kind = 'member' AND a.owner_id = ${id} ORDER BY 1`.execute(held.db);
  expect(rows).toEqual([
    { kind: 'points.reward', reward: String(points.id) },
    { kind: 'reward.cashback', reward: String(reward.id) },
  ]);
  expect(claimed.transactionId).not.toBeNull();
  const house = await listHouseBalances(held.db);
  expect(house.some(({ kind, currency }) => kind === 'rewards' && currency === 'THB')).toBe(true);
});

test('a reward with a wagering multiple is claimed as bonus money, once', async () => {
  const id = await member();
  const reward = await offer(id, {
    kind: 'bonus',
    wagering: { multiple: '7.5', stakeCap: '20', days: 3, weights: { types: { LIVE: 10 } } },
  });
  await Promise.all(Array.from({ length: 10 }, () => claimReward(held.db, id, reward.id)));
  expect(await available(id)).toBe(0n);
  expect(await listBonuses(held.db, id)).toMatchObject([
    {
      amount: units(50),
      remaining: units(50),
      required: units(375),
      stakeCap: units(20),
      rewardId: reward.id,
      expiresAt: new Date(START.getTime() + 72 * HOUR),
      weights: { other: 100, types: { LIVE: 10 } },
    },
  ]);
});

describe('a reward', () => {
  test('cannot be claimed by another member, after its time, or once it was cancelled', async () => {
    const [id, other] = [await member(), await member()];
    const reward = await offer(id, { expiresAt: new Date(START.getTime() + HOUR) });
    expect(await codeOf(claimReward(held.db, other, reward.id))).toBe('NOT_FOUND');
    advanceClock(HOUR - 1);
    expect(await countClaimable(held.db, id)).toBe(1);
    advanceClock(1);
    expect(await countClaimable(held.db, id)).toBe(0);
    expect(await codeOf(claimReward(held.db, id, reward.id))).toBe('REWARD_EXPIRED');
    await expireRewards(held.db);
    expect((await listRewards(held.db, id, { size: 5 })).list.map(({ status }) => status)).toEqual([
      'expired',
    ]);

    const second = await offer(id);
    const cancel = () =>
      inTransaction(held.db, (tx) => cancelReward(tx, { id: second.id, operatorId, reason: 'a mistake' }));
    await cancel();
    expect(await codeOf(claimReward(held.db, id, second.id))).toBe('REWARD_CANCELLED');
    expect(await codeOf(cancel())).toBe('REWARD_ENDED');
    expect(await available(id)).toBe(0n);
  });

  test('is not offered to trial players, blocked or excluded members, and cannot be claimed by them', async () => {
    const trial = await createTrial(held.db);
    expect(await codeOf(offer(trial.id, { payout: { currency: 'PTS', amount: units(1) } }))).toBe(
      'NEED_TRUE_ACCOUNT',
    );
    const id = await member();
    const reward = await offer(id);
    await excludeMyself(held.db, id, '7d');
    expect(await codeOf(offer(id))).toBe('MEMBER_EXCLUDED');
    expect(await codeOf(pay(id))).toBe('MEMBER_EXCLUDED');
    expect(await codeOf(claimReward(held.db, id, reward.id))).toBe('MEMBER_EXCLUDED');
    expect(await listRewards(held.db, id, { size: 5 })).toEqual({ list: [], next: null });
    expect(await countClaimable(held.db, id)).toBe(0);
    advanceClock(7 * 24 * HOUR);
    expect(await codeOf(claimReward(held.db, id, reward.id))).toBe('OK');
  });

  test('of another currency than the member’s is refused as a fault', async () => {
    await expect(offer(await member(), { payout: { currency: 'EUR', amount: units(1) } })).rejects.toThrow(
      'the member has THB',
    );
  });
});

test('the list has what can be claimed first, then the newest, on any size of page', async () => {
  const id = await member();
  const made: bigint[] = [];
  for (let i = 0; i < 7; i++) made.push((await offer(id)).id);
  for (const place of [1, 4, 6]) await claimReward(held.db, id, made[place]!);
  const expected = [5, 3, 2, 0, 6, 4, 1].map((place) => made[place]);
  for (const size of [1, 2, 3, 7, 9]) {
    const seen: bigint[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await listRewards(held.db, id, { size, cursor: cursor ?? undefined });
      seen.push(...page.list.map((one) => one.id));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(expected);
  }
});

test('any order of offers, payments, claims, cancellations and time pays what the model pays', async () => {
  const command = fc.record({
    what: fc.constantFrom('offer', 'pay', 'claim', 'cancel', 'wait', 'sweep'),
    key: fc.integer({ min: 0, max: 3 }),
    amount: fc.bigInt({ min: 1n, max: 10_000_000n }),
    expires: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
      const id = await member();
      const prefix = crypto.randomUUID();
      const model = new Map<
        number,
        { id: bigint; amount: bigint; expiresAt: Date | null; ended: string | null }
      >();
      let paid = 0n;
      for (const { what, key, amount, expires } of commands) {
        if (what === 'wait') advanceClock(HOUR / 2);
        if (what === 'sweep') await expireRewards(held.db);
        const known = model.get(key);
        const isOver = known !== undefined && known.expiresAt !== null && known.expiresAt <= now();
        const open = known && !known.ended && !isOver;
        if (what === 'offer' || what === 'pay') {
          const expiresAt = expires ? new Date(now().getTime() + HOUR) : null;
          const call = {
            key: `${prefix}:${key}`,
            payout: { currency: 'THB', amount: amount as Amount },
            expiresAt,
          };
          const made = what === 'offer' ? offer(id, call) : pay(id, call);
          const fails = what === 'pay' && known && known.ended !== 'claimed' && !open;
          if (fails) {
            expect(await codeOf(made)).toBe(
              known.ended === 'cancelled' ? 'REWARD_CANCELLED' : 'REWARD_EXPIRED',
            );
          } else {
            const result = await made;
            expect(result.created).toBe(!known);
            const now_ = known ?? { id: result.id, amount, expiresAt, ended: null };
            if (what === 'pay' && !now_.ended) {
              paid += now_.amount;
              now_.ended = 'claimed';
            }
            model.set(key, now_);
          }
        }
        if (what === 'claim' && known) {
          const expected = open
            ? 'OK'
            : known.ended === 'claimed'
              ? 'OK'
              : known.ended === 'cancelled'
                ? 'REWARD_CANCELLED'
                : 'REWARD_EXPIRED';
          expect(await codeOf(claimReward(held.db, id, known.id))).toBe(expected);
          if (open) {
            paid += known.amount;
            known.ended = 'claimed';
          }
        }
        if (what === 'cancel' && known && open) {
          await inTransaction(held.db, (tx) =>
            cancelReward(tx, { id: known.id, operatorId, reason: 'test' }),
          );
          known.ended = 'cancelled';
        }
      }
      expect(await available(id)).toBe(paid);
    }),
    { numRuns: depth(15, 200) },
  );
});

test('rewards agree with the ledger, and a planted fault is found', async () => {
  const { checks } = await verifyLedger(held.db, REWARDS_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
  const id = await member();
  const reward = await offer(id);
  await held.db
    .updateTable('rewards.reward')
    .set({ status: 'claimed', ended_at: now() })
    .where('id', '=', reward.id)
    .execute();
  const faulty = await verifyLedger(held.db, REWARDS_CHECKS);
  expect(faulty.checks.find(({ name }) => name.startsWith('a reward'))!.wrong).toBe(1);
});
