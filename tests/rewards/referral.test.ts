/** Refer and earn: each source once, three levels, caps, and relations that seem to be one person. */
import fc from 'fast-check';
import { inTransaction, sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { insertReferral } from '@/lib/identity/referrals';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { formatDecimal, units, ZERO } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { beginExclusion } from '@/lib/protection/exclusions/commands';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { seedPaymentChannels } from '@/lib/cli/seed/channels';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { decideReferral, earnReferrals, setReferralRules } from '@/lib/rewards/referral/commands';
import { countLevels, listFriends, readReferralRules, sumEarned } from '@/lib/rewards/referral/queries';
import { earningsOfDay, shareOf, SHIPPED_RULES } from '@/lib/rewards/referral/rules';
import type { DayLine, ReferralRules } from '@/lib/rewards/referral/types';
import { openToEverybody } from '../support/cashier';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
const ZONE = 'Asia/Bangkok';
const DAY = 86_400_000;
let table: Table;
let count = 0;
let operatorId: bigint;

beforeAll(async () => {
  table = await openTable(held.db, 'FRIENDS');
  await seedPaymentChannels(held.db, 'THB');
  await openToEverybody(held.db, 'deposit', 'sandbox');
  operatorId = await createOperator(held.db, {
    account: 'reviewer',
    name: 'Reviewer',
    password: 'a long password',
  });
  await change({
    ...SHIPPED_RULES,
    first: { least: '500', amount: '50', days: 14 },
    bets: { rates: ['1', '0.5', '0.25'], days: 30 },
  });
  // The first run begins the days: nothing before it earns.
  await earnReferrals(held.db);
});
afterEach(() => setClock(undefined));

const change = (rules: ReferralRules) =>
  inTransaction(held.db, async (tx) => setReferralRules(tx, (await readReferralRules(tx)).version, rules));
const player = () => seat(held.db, table, `friend${++count}`, 10_000);
const invite = (friend: bigint, referrer: bigint) =>
  inTransaction(held.db, (tx) => insertReferral(tx, friend, referrer));
const play = (one: Seated, stake: number) => {
  const round = `friend-${++count}`;
  return table.port.settleRound({
    playerToken: one.playerToken,
    transactionId: `${round}-t`,
    roundId: round,
    stake: units(stake),
    payout: ZERO,
  });
};
const earned = async (id: bigint) => formatDecimal((await sumEarned(held.db, id)).earned);
/** Runs the job on the day after, when the day of the bets has ended. */
const settle = async (days = 1) => {
  setClock(new Date(Date.now() + days * DAY));
  await earnReferrals(held.db);
};

test('a day earns once on three levels, before and after a roll-up, however often the job runs', async () => {
  const [top, one, two, three] = [await player(), await player(), await player(), await player()];
  await invite(one.memberId, top.memberId);
  await invite(two.memberId, one.memberId);
  await invite(three.memberId, two.memberId);
  await play(three, 1_000);
  await setFeedBound(held.db);
  await rollUp(held.db, ZONE);
  await play(three, 1_000);
  await play(one, 400);
  await settle();
  await Promise.all([earnReferrals(held.db), earnReferrals(held.db)]);
  expect(await earned(two.memberId)).toBe('20.00');
  expect(await earned(one.memberId)).toBe('10.00');
  // 0.25% of 2,000 by the third level, 1% of 400 by the first.
  expect(await earned(top.memberId)).toBe('9.00');
  expect(
    (await countLevels(held.db, top.memberId)).map((row) => [
      row.level,
      row.friends,
      formatDecimal(row.earned),
    ]),
  ).toEqual([
    [1, 1, '4.00'],
    [2, 1, '0.00'],
    [3, 1, '5.00'],
  ]);
});

test('the first deposit that is large enough earns once, also with 20 parallel runs', async () => {
  const [top, friend] = [await player(), await createMember(held.db, { account: `depositor${++count}` })];
  await invite(friend.id, top.memberId);
  const deposit = (amount: number) =>
    requestDeposit(
      held.db,
      { memberId: friend.id, currency: friend.currency },
      { channel: 'sandbox', amount: units(amount), requestId: `request-friend-${amount}` },
    );
  await deposit(300);
  await earnReferrals(held.db);
  expect(await earned(top.memberId)).toBe('0.00');
  await deposit(600);
  await deposit(900);
  await Promise.all(Array.from({ length: 20 }, () => earnReferrals(held.db)));
  expect(await earned(top.memberId)).toBe('50.00');
});

test('deposits from before anything was earned by them earn nothing', async () => {
  const [top, friend] = [await player(), await createMember(held.db, { account: `early${++count}` })];
  await invite(friend.id, top.memberId);
  const before = (await readReferralRules(held.db)).rules;
  await change({ ...before, first: { ...before.first, amount: '' } });
  await requestDeposit(
    held.db,
    { memberId: friend.id, currency: friend.currency },
    { channel: 'sandbox', amount: units(800), requestId: 'request-friend-early' },
  );
  await change({ ...before, deposits: { rates: ['1'], days: 30 } });
  await earnReferrals(held.db);
  await settle();
  expect(await earned(top.memberId)).toBe('0.00');
  await change(before);
});

test('a friend on the same device or address is held and earns nothing before an operator allows it', async () => {
  const [top, friend] = [await player(), await createMember(held.db, { account: `self${++count}` })];
  await invite(friend.id, top.memberId);
  for (const id of [top.memberId, friend.id])
    await sql`
      INSERT INTO identity.session (token_hash, member_id, device_hash, ip, user_agent, created_at, seen_at, idle_ends_at, ends_at)
      VALUES (sha256(${`self-${id}`}::bytea), ${id}, sha256('one device'::bytea), '192.0.2.7', 'test', now(), now(), now(), now())`.execute(
      held.db,
    );
  await requestDeposit(
    held.db,
    { memberId: friend.id, currency: friend.currency },
    { channel: 'sandbox', amount: units(700), requestId: 'request-friend-self' },
  );
  await earnReferrals(held.db);
  expect(await listFriends(held.db, top.memberId)).toMatchObject([{ state: 'held', earned: 0n }]);
  const { reasons } = await held.db
    .selectFrom('rewards.referral_review')
    .select('reasons')
    .where('member_id', '=', friend.id)
    .executeTakeFirstOrThrow();
  expect(reasons).toEqual(['device', 'address']);
  await inTransaction(held.db, (tx) =>
    decideReferral(tx, { friendId: friend.id, state: 'allowed', operatorId }),
  );
  await earnReferrals(held.db);
  expect(await earned(top.memberId)).toBe('50.00');
});

test('a member who is excluded earns nothing', async () => {
  const [top, friend] = [await player(), await player()];
  await invite(friend.memberId, top.memberId);
  await play(friend, 500);
  await inTransaction(held.db, (tx) => beginExclusion(tx, top.memberId, '7d'));
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM protection.exclusion WHERE member_id = ${top.memberId}`.execute(held.db);
  expect(rows[0]!.n).toBe(1);
  await settle(3);
  expect(await earned(top.memberId)).toBe('0.00');
});

test('rules of another version are refused', async () => {
  await expect(inTransaction(held.db, (tx) => setReferralRules(tx, 0, SHIPPED_RULES))).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
});

test('earnings never exceed a cap, and are at most the rate of each base', () => {
  const end = new Date('2026-03-01T00:00:00Z');
  const line = fc.record({
    friendId: fc.bigInt(1n, 5n),
    referrerId: fc.constant(9n),
    level: fc.integer({ min: 1, max: 3 }),
    registeredAt: fc.integer({ min: 0, max: 60 }).map((days) => new Date(end.getTime() - days * DAY)),
    bets: fc.bigInt(0n, 10n ** 12n),
    deposits: fc.bigInt(0n, 10n ** 12n),
    before: fc.bigInt(0n, 10n ** 7n),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { selector: ({ friendId }) => friendId, maxLength: 5 }),
      fc.bigInt(0n, 10n ** 6n).map((value) => value * 100n),
      fc.bigInt(1n, 10n ** 6n).map((value) => value * 100n),
      (lines: DayLine[], friend, day) => {
        const rules: ReferralRules = {
          ...SHIPPED_RULES,
          bets: { rates: ['2', '1'], days: 30 },
          deposits: { rates: ['0.5'], days: 10 },
          caps: { friend: friend === 0n ? '' : formatDecimal(friend), day: formatDecimal(day) },
        };
        const earnings = earningsOfDay(rules, lines, end);
        const sum = earnings.reduce((total, { amount }) => total + amount, 0n);
        expect(sum <= day).toBe(true);
        for (const { friendId, before, registeredAt } of lines) {
          const own = earnings.filter((one) => one.friendId === friendId);
          const total = own.reduce((all, { amount }) => all + amount, 0n);
          if (friend > 0n && total > 0n) expect(before + total <= friend).toBe(true);
          if (end.getTime() - registeredAt.getTime() > 30 * DAY) expect(own).toEqual([]);
        }
        for (const { base, rate, amount } of earnings)
          expect(amount <= shareOf(base, BigInt(rate!))).toBe(true);
      },
    ),
  );
});

test('rewards for friends are the sum of what they brought', async () => {
  const { checks } = await verifyLedger(held.db, REWARDS_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});
