/** Refer and earn: each source once, three levels, caps, and relations that seem to be one person. */
import fc from 'fast-check';
import { rewardsTable } from '@/lib/backoffice/tables/sources/rewards';
import { inTransaction, sql } from '@/lib/db/client';
import { insertReferral } from '@/lib/identity/referrals';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { formatDecimal, units, ZERO } from '@/lib/money/amount';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { beginExclusion } from '@/lib/protection/exclusions/commands';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { seedPaymentChannels } from '@/lib/cli/seed/channels';
import { requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { launchGame } from '@/lib/gateway/launch/commands';
import { countedDeposits } from '@/lib/rewards/counted-deposits';
import { listRewards } from '@/lib/rewards/centre/queries';
import { grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { decideReferral, earnReferrals, setReferralRules } from '@/lib/rewards/referral/commands';
import { countLevels, listFriends, readReferralRules, sumEarned } from '@/lib/rewards/referral/queries';
import { earningsOfDay, shareOf, SHIPPED_RULES } from '@/lib/rewards/referral/rules';
import type { DayLine, ReferralRules } from '@/lib/rewards/referral/types';
import { createFundedMember, openToEverybody, PAYMENT_PASSWORD } from '../support/cashier';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
const DAY = 86_400_000;
let table: Table;
let count = 0;
let operatorId: bigint;

beforeAll(async () => {
  table = await openTable(held.db, 'FRIENDS');
  await seedPaymentChannels(held.db, 'THB');
  await openToEverybody(held.db, 'deposit', 'sandbox');
  await openToEverybody(held.db, 'withdraw', 'bank');
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
const open = async (memberId: bigint): Promise<Seated> => {
  const { launchToken } = await launchGame(held.db, {
    player: { memberId, kind: 'member', currency: 'THB' },
    nodeId: table.nodeId,
    language: 'en',
  });
  return { memberId, ...(await table.port.authenticate({ launchToken })) } as Seated;
};
const withdraw = (memberId: bigint, amount: number) =>
  requestWithdrawal(
    held.db,
    { memberId, currency: 'THB' },
    {
      channel: 'bank',
      amount: units(amount),
      paymentPassword: PAYMENT_PASSWORD,
      requestId: crypto.randomUUID(),
    },
  );
const play = (one: Seated, stake: number, payout = 0) => {
  const round = `friend-${++count}`;
  return table.port.settleRound({
    playerToken: one.playerToken,
    transactionId: `${round}-t`,
    roundId: round,
    stake: units(stake),
    payout: payout === 0 ? ZERO : units(payout),
  });
};
const deposit = (memberId: bigint, amount: number) =>
  requestDeposit(
    held.db,
    { memberId, currency: 'THB' },
    { channel: 'sandbox', amount: units(amount), requestId: crypto.randomUUID() },
  );
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
  await rollUp(held.db, settlementZone());
  await play(three, 1_000);
  await play(one, 400);
  await settle();
  await Promise.all([earnReferrals(held.db), earnReferrals(held.db)]);
  expect(await earned(two.memberId)).toBe('20.00');
  expect(await earned(one.memberId)).toBe('10.00');
  // 0.25% of 2,000 by the third level, 1% of 400 by the first.
  expect(await earned(top.memberId)).toBe('9.00');
  // What a friend has brought leads to the rewards that it is in.
  const broughtBy = async (friend: bigint) =>
    (
      await rewardsTable.page(held.db, {
        query: { friend: String(friend) },
        order: 'at',
        descending: true,
        limit: 9,
        locale: 'en',
      } as unknown as Parameters<typeof rewardsTable.page>[1])
    ).rows.map(({ memberId, amount }) => `${memberId} ${formatDecimal(amount)}`);
  expect((await broughtBy(three.memberId)).toSorted()).toEqual(
    [`${two.memberId} 20.00`, `${one.memberId} 10.00`, `${top.memberId} 9.00`].toSorted(),
  );
  expect(await broughtBy(one.memberId)).toEqual([`${top.memberId} 9.00`]);
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

test('the first deposit that is large enough and was wagered earns once, also with 20 parallel runs', async () => {
  const [top, friend] = [await player(), await player()];
  await invite(friend.memberId, top.memberId);
  await deposit(friend.memberId, 300);
  await play(friend, 1_000);
  await earnReferrals(held.db);
  expect(await earned(top.memberId)).toBe('0.00');
  await deposit(friend.memberId, 600);
  await deposit(friend.memberId, 900);
  await Promise.all(Array.from({ length: 20 }, () => earnReferrals(held.db)));
  expect(await earned(top.memberId)).toBe('50.00');
});

test('a friend on the same device or address is held and earns nothing before an operator allows it', async () => {
  const [top, friend] = [await player(), await player()];
  await invite(friend.memberId, top.memberId);
  for (const id of [top.memberId, friend.memberId])
    await sql`
      INSERT INTO identity.session (token_hash, member_id, device_hash, ip, user_agent, created_at, seen_at, idle_ends_at, ends_at)
      VALUES (sha256(${`self-${id}`}::bytea), ${id}, sha256('one device'::bytea), '192.0.2.7', 'test', now(), now(), now(), now())`.execute(
      held.db,
    );
  await deposit(friend.memberId, 700);
  await play(friend, 700);
  await earnReferrals(held.db);
  expect(await listFriends(held.db, top.memberId)).toMatchObject([{ state: 'held', earned: 0n }]);
  const { reasons } = await held.db
    .selectFrom('rewards.referral_review')
    .select('reasons')
    .where('member_id', '=', friend.memberId)
    .executeTakeFirstOrThrow();
  expect(reasons).toEqual(['device', 'address']);
  await inTransaction(held.db, (tx) =>
    decideReferral(tx, { friendId: friend.memberId, state: 'allowed', operatorId }),
  );
  await earnReferrals(held.db);
  expect(await earned(top.memberId)).toBe('50.00');
});

test('money that is withdrawn and deposited again earns once, and only what was wagered', async () => {
  const before = (await readReferralRules(held.db)).rules;
  await change({
    ...before,
    first: { ...before.first, amount: '' },
    bets: { rates: [], days: 30 },
    deposits: { rates: ['1'], days: 30 },
  });
  const top = await player();
  const { memberId } = await createFundedMember(held.db);
  await invite(memberId, top.memberId);
  const loop = async (days: number, bet: number) => {
    setClock(new Date(Date.now() + days * DAY));
    await deposit(memberId, 1_000);
    const friend = await open(memberId);
    if (bet > 0) await play(friend, bet, bet);
    await withdraw(memberId, 1_000);
    await settle(days + 1);
    return earned(top.memberId);
  };
  // Nothing stayed at the end of any day.
  expect(await loop(1, 1_000)).toBe('0.00');
  expect(await loop(2, 1_000)).toBe('0.00');
  setClock(new Date(Date.now() + 3 * DAY));
  await deposit(memberId, 1_000);
  await settle(4);
  // 1,000 stayed, and 2,000 were wagered.
  expect(await earned(top.memberId)).toBe('10.00');
  expect(await loop(4, 1_000)).toBe('10.00');
  await change(before);
});

test('bets of bonus money earn nothing', async () => {
  setClock(new Date(Date.now() + 7 * DAY));
  const [top, friend] = [await player(), await seat(held.db, table, `friend${++count}`, 0)];
  await invite(friend.memberId, top.memberId);
  await inTransaction(held.db, (tx) =>
    grantBonusMoney(tx, {
      key: 'friend:bonus',
      memberId: friend.memberId,
      currency: 'THB',
      amount: units(500),
      multiple: '30',
    }),
  );
  await play(friend, 400);
  await settle(8);
  expect(await earned(top.memberId)).toBe('0.00');
});

test('deposits, bets and withdrawals in any order never count more than what stayed or was wagered', () => {
  const step = fc.record({
    kind: fc.constantFrom('deposit', 'bet', 'withdraw', 'day'),
    amount: fc.bigInt(1n, 1_000n),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let [balance, net, peak, realBets, counted] = [0n, 0n, 0n, 0n, 0n];
      for (const { kind, amount } of steps) {
        const most = amount < balance ? amount : balance;
        if (kind === 'deposit') [balance, net] = [balance + amount, net + amount];
        // A bet that gives back its stake costs nothing: the worst case for the site.
        else if (kind === 'bet') realBets += most;
        else if (kind === 'withdraw') [balance, net] = [balance - most, net - most];
        else {
          const now = countedDeposits({ net, realBets });
          if (now > counted) counted = now;
        }
        if (net > peak) peak = net;
      }
      return counted <= peak && counted <= realBets;
    }),
  );
});

test('friends of friends who register at once are counted exactly', async () => {
  const [top, one, two] = [await player(), await player(), await player()];
  await invite(one.memberId, top.memberId);
  await invite(two.memberId, one.memberId);
  const friends = await Promise.all(Array.from({ length: 12 }, player));
  await Promise.all(
    friends.map(({ memberId }, index) => invite(memberId, [top, one, two][index % 3]!.memberId)),
  );
  const levels = (await countLevels(held.db, top.memberId)).map((row) => row.friends);
  expect(levels).toEqual([5, 5, 4]);
  expect((await listFriends(held.db, top.memberId)).map(({ level }) => level)).toEqual(
    levels.flatMap((count, index) => Array.from({ length: count }, () => index + 1)),
  );
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

test('deposits from before anything was earned by them earn nothing', async () => {
  // A day that no other test has settled.
  setClock(new Date(Date.now() + 10 * DAY));
  const [top, friend] = [await player(), await player()];
  await invite(friend.memberId, top.memberId);
  const before = (await readReferralRules(held.db)).rules;
  await change({ ...before, first: { ...before.first, amount: '' } });
  await deposit(friend.memberId, 800);
  await play(friend, 1_000);
  advanceClock(1_000);
  await change({ ...before, deposits: { rates: ['1'], days: 30 }, wagering: '5' });
  await earnReferrals(held.db);
  await settle(11);
  // One percent of the bets by the rule for bets, and nothing for the deposit.
  expect(await earned(top.memberId)).toBe('10.00');
  const [reward] = (await listRewards(held.db, top.memberId, { size: 1 })).list;
  expect(reward!.wagering).toEqual({ multiple: '5' });
  await change(before);
});

test('rewards for friends are the sum of what they brought', async () => {
  const { checks } = await verifyLedger(held.db, REWARDS_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});
