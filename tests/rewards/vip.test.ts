/** VIP ranks on real tables: rising, falling, bonuses once for each period, and the rights of withdrawal. */
import { createOperator } from '@/lib/backoffice/operators/commands';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { seedPaymentChannels } from '@/lib/cli/seed/channels';
import { requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { inTransaction, sql } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { storeProfile } from '@/lib/identity/profile/commands';
import { formatDecimal, units, ZERO } from '@/lib/money/amount';
import { advanceClock, now, setClock } from '@/lib/platform/clock';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import { listRewards } from '@/lib/rewards/centre/queries';
import { grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { saveLadder, setRank } from '@/lib/rewards/vip/commands';
import { raiseRanks, updateVip } from '@/lib/rewards/vip/jobs';
import { readOwnVip } from '@/lib/rewards/vip/loaders';
import { progressOf, readLadder, readStanding, vipRankOf } from '@/lib/rewards/vip/queries';
import type { LadderInput } from '@/lib/rewards/vip/schema';
import { asOwner, useTestDatabase } from '../support/database';
import { createFundedMember, openToEverybody, PAYMENT_PASSWORD } from '../support/cashier';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
const DAY = 86_400_000;
let table: Table;
let operatorId: bigint;
let played = 0;

const rank = (
  name: string,
  more: Partial<LadderInput['ranks'][number]> = {},
): LadderInput['ranks'][number] => ({
  name: { en: name },
  colour: '#b87333',
  emblem: 'star',
  turnover: ZERO,
  deposits: ZERO,
  keepTurnover: ZERO,
  keepDeposits: ZERO,
  levelUp: ZERO,
  birthday: ZERO,
  weekly: ZERO,
  monthly: ZERO,
  cashbackRate: 0,
  cashbackMost: ZERO,
  dailyCount: null,
  dailyAmount: null,
  hostName: '',
  hostContact: '',
  ...more,
});
const RANKS = [
  rank('Bronze', { dailyCount: 1, dailyAmount: units(500), birthday: units(5) }),
  rank('Silver', { turnover: units(1_000), keepTurnover: units(300), levelUp: units(10), weekly: units(3) }),
  rank('Gold', {
    turnover: units(3_000),
    keepTurnover: units(900),
    levelUp: units(30),
    cashbackRate: 100_000,
  }),
];
const save = (ranks = RANKS, more: Partial<LadderInput> = {}) =>
  inTransaction(held.db, async (tx) =>
    saveLadder(tx, {
      version: (await readLadder(tx)).settings.version,
      grace: 0,
      cashbackPeriod: 'week',
      claimDays: 14,
      wagering: '0',
      ranks,
      ...more,
    }),
  );
const bet = (player: Seated, stake: number, payout = 0) =>
  table.port.settleRound({
    playerToken: player.playerToken,
    transactionId: `vip-${++played}-t`,
    roundId: `vip-${played}`,
    stake: units(stake),
    payout: units(payout),
  });
/** Opens the game again: a session of play ends long before a month does. */
async function reopen(player: Seated): Promise<Seated> {
  const { launchToken } = await launchGame(held.db, {
    player: { memberId: player.memberId, kind: 'member', currency: 'THB' },
    nodeId: table.nodeId,
    language: 'en',
  });
  return { ...player, ...(await table.port.authenticate({ launchToken })) };
}
const levelOf = async (id: bigint) => (await vipRankOf(held.db, id))?.level;
const rewards = async (id: bigint) =>
  (
    await held.db
      .selectFrom('rewards.reward')
      .select(['key', 'amount', 'kind'])
      .where('member_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ key, amount, kind }) => [key.replace(`:${id}:`, ':'), kind, formatDecimal(amount)]);
const causes = async (id: bigint) =>
  (
    await held.db
      .selectFrom('rewards.vip_change')
      .select(['from_level', 'to_level', 'cause'])
      .where('member_id', '=', id)
      .orderBy('id')
      .execute()
  ).map((row) => `${row.from_level} ${row.to_level} ${row.cause}`);

beforeAll(async () => {
  // A Wednesday at noon in the settlement zone.
  setClock(new Date('2026-09-02T05:00:00Z'));
  table = await openTable(held.db, 'RANKS');
  operatorId = await createOperator(held.db, {
    account: 'hostess',
    name: 'Hostess',
    password: 'a very long password',
    roles: ['owner'],
  });
  await asOwner(held.ownerUrl, (client) =>
    client.query(`INSERT INTO cashier.channel (kind, code, adapter, names, enabled) VALUES
      ('withdraw', 'vip-out', 'transfer', '{"en": "Out"}', true), ('withdraw', 'vip-out2', 'transfer', '{"en": "Out"}', true)`),
  );
  await asOwner(held.ownerUrl, (client) =>
    client.query(`INSERT INTO cashier.channel_currency (channel_id, currency, minimum, maximum)
      SELECT id, 'THB', 10000, 1000000000 FROM cashier.channel WHERE code LIKE 'vip-out%'`),
  );
  await save();
  await updateVip(held.db);
});
afterAll(() => setClock(undefined));

test('a run that read the ladder before a change raises nobody by the old one', async () => {
  const player = await seat(held.db, table, 'latecomer', 10_000);
  await bet(player, 1_500);
  const old = await readLadder(held.db);
  await save([RANKS[0]!, { ...RANKS[1]!, turnover: units(2_000) }, RANKS[2]!]);
  await raiseRanks(held.db, old);
  expect(await levelOf(player.memberId)).toBe(1);
  expect(await rewards(player.memberId)).toEqual([]);
  await updateVip(held.db);
  expect(await levelOf(player.memberId)).toBe(1);
  await save();
  await updateVip(held.db);
});

test('a member rises by settled bets, rolled up or not, with each bonus once, however often the job runs', async () => {
  const player = await seat(held.db, table, 'riser', 10_000);
  await bet(player, 600);
  await rollUp(held.db, settlementZone());
  await bet(player, 399);
  await updateVip(held.db);
  expect(await levelOf(player.memberId)).toBe(1);
  await bet(player, 2_001);
  await Promise.all([updateVip(held.db), updateVip(held.db), updateVip(held.db)]);
  await updateVip(held.db);
  expect(await levelOf(player.memberId)).toBe(3);
  expect(await causes(player.memberId)).toEqual(['1 3 reached']);
  expect(await rewards(player.memberId)).toEqual([
    ['vip:level:2', 'vip', '10.00'],
    ['vip:level:3', 'vip', '30.00'],
  ]);
  expect(await readOwnVip(held.db, { id: player.memberId, isTrial: false }, 'en')).toMatchObject({
    rank: { level: 3, name: 'Gold', since: '2026-09-02' },
    progress: {
      turnover: '3000.00',
      next: null,
      month: { turnover: '3000.00', turnoverPercent: 100, missed: 0 },
    },
  });
});

test('a week that ended gives the weekly bonus to those who played and the cashback of their net loss, once', async () => {
  const player = await seat(held.db, table, 'weekly', 10_000);
  const idle = await seat(held.db, table, 'idle', 10_000);
  await bet(player, 3_000, 1_000);
  await updateVip(held.db);
  await inTransaction(held.db, (tx) =>
    setRank(tx, { memberId: idle.memberId, level: 2, keptUntil: null, reason: 'test', operatorId }),
  );
  setClock(new Date('2026-09-07T05:00:00Z'));
  await Promise.all([updateVip(held.db), updateVip(held.db)]);
  await updateVip(held.db);
  expect((await rewards(player.memberId)).slice(2)).toEqual([
    ['vip:cashback:2026-08-31', 'cashback', '200.00'],
  ]);
  expect(await rewards(idle.memberId)).toEqual([]);
  const silver = await seat(held.db, table, 'silver', 10_000);
  await bet(silver, 1_500, 2_000);
  setClock(new Date('2026-09-14T05:00:00Z'));
  await updateVip(held.db);
  await updateVip(held.db);
  expect(await rewards(silver.memberId)).toEqual([
    ['vip:level:2', 'vip', '10.00'],
    ['vip:weekly:2026-09-07', 'vip', '3.00'],
  ]);
});

test('a month below the keep rule lowers the rank by one, and the way back up begins there', async () => {
  setClock(new Date('2026-09-20T05:00:00Z'));
  const player = await seat(held.db, table, 'faller', 50_000);
  await bet(player, 3_000);
  await updateVip(held.db);
  expect(await levelOf(player.memberId)).toBe(3);
  // September is the month in which the rank was reached: it is not checked.
  setClock(new Date('2026-10-05T05:00:00Z'));
  await updateVip(held.db);
  expect(await levelOf(player.memberId)).toBe(3);
  await bet(await reopen(player), 899);
  setClock(new Date('2026-11-05T05:00:00Z'));
  await updateVip(held.db);
  await updateVip(held.db);
  expect(await levelOf(player.memberId)).toBe(2);
  expect(await causes(player.memberId)).toEqual(['1 3 reached', '3 2 fallen']);
  const again = await reopen(player);
  await bet(again, 1_999);
  await updateVip(held.db);
  expect(await levelOf(player.memberId)).toBe(2);
  await bet(again, 1);
  await updateVip(held.db);
  expect(await levelOf(player.memberId)).toBe(3);
  // The level’s bonus is given once in a lifetime.
  expect((await rewards(player.memberId)).filter(([key]) => key === 'vip:level:3')).toHaveLength(1);
});

test('an operator sets a rank with a reason; it is kept until its day', async () => {
  setClock(new Date('2026-11-10T05:00:00Z'));
  const { id } = await createMember(held.db, { account: 'guest' });
  const set = (level: number) =>
    inTransaction(held.db, (tx) =>
      setRank(tx, { memberId: id, level, keptUntil: '2027-02-01', reason: 'opening gift', operatorId }),
    );
  await set(3);
  await expect(set(3)).rejects.toMatchObject({ fields: { level: { code: 'RANK_UNCHANGED' } } });
  setClock(new Date('2027-01-10T05:00:00Z'));
  await updateVip(held.db);
  expect(await levelOf(id)).toBe(3);
  setClock(new Date('2027-03-10T05:00:00Z'));
  await updateVip(held.db);
  expect(await levelOf(id)).toBe(2);
  expect(await causes(id)).toEqual(['1 3 operator', '3 2 fallen']);
});

test('an excluded member gets no bonus; a birthday is given once a year', async () => {
  setClock(new Date('2027-05-04T05:00:00Z'));
  const player = await seat(held.db, table, 'resting', 10_000);
  await bet(player, 1_500);
  await excludeMyself(held.db, player.memberId, '7d');
  await updateVip(held.db);
  expect(await levelOf(player.memberId)).toBe(2);
  expect(await rewards(player.memberId)).toEqual([]);
  const born = await createMember(held.db, { account: 'born' });
  await inTransaction(held.db, (tx) => storeProfile(tx, born.id, { birthday: '1990-05-05' }));
  advanceClock(DAY);
  await updateVip(held.db);
  await updateVip(held.db);
  expect(await rewards(born.id)).toEqual([['vip:birthday:2027', 'vip', '5.00']]);
});

test('a new ladder raises without bonuses, and keeps no rank that members have from being removed', async () => {
  const player = await seat(held.db, table, 'ladder', 10_000);
  await bet(player, 700);
  await expect(save(RANKS.slice(0, 1))).rejects.toMatchObject({ code: 'RANK_IN_USE' });
  await save([RANKS[0]!, { ...RANKS[1]!, turnover: units(500) }, RANKS[2]!]);
  await updateVip(held.db);
  expect(await causes(player.memberId)).toEqual(['1 2 ladder']);
  expect(await rewards(player.memberId)).toEqual([]);
  await expect(
    inTransaction(held.db, (tx) =>
      saveLadder(tx, {
        version: 1,
        grace: 0,
        cashbackPeriod: 'day',
        claimDays: 1,
        wagering: '0',
        ranks: RANKS,
      }),
    ),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
});

test('a new bonus is not paid for ended periods, and another cashback period gives no loss back twice', async () => {
  setClock(new Date('2027-08-04T05:00:00Z'));
  const [bronze, silver, gold] = RANKS as [(typeof RANKS)[0], (typeof RANKS)[0], (typeof RANKS)[0]];
  const without = [bronze, { ...silver, weekly: ZERO }, { ...gold, cashbackRate: 0 }];
  await save(without);
  const player = await seat(held.db, table, 'changes', 50_000);
  await bet(player, 3_000);
  await updateVip(held.db);
  const periodic = async () =>
    (await rewards(player.memberId)).filter(([key]) => /weekly|monthly|cashback/.test(String(key)));
  setClock(new Date('2027-08-10T05:00:00Z'));
  await save([bronze, silver, { ...gold, weekly: units(7), monthly: units(9) }]);
  await updateVip(held.db);
  expect(await periodic()).toEqual([]);
  await bet(await reopen(player), 1_000);
  setClock(new Date('2027-08-17T05:00:00Z'));
  await updateVip(held.db);
  const first = [
    ['vip:weekly:2027-08-09', 'vip', '7.00'],
    ['vip:cashback:2027-08-09', 'cashback', '100.00'],
  ];
  expect(await periodic()).toEqual(first);
  await bet(await reopen(player), 2_000);
  const ranks = [bronze, silver, gold];
  for (const cashbackPeriod of ['day', 'month', 'week', 'month', 'day'] as const) {
    await save(ranks, { cashbackPeriod });
    await updateVip(held.db);
  }
  expect(await periodic()).toEqual(first);
  // A day that no former period has given.
  advanceClock(DAY);
  await bet(await reopen(player), 500);
  advanceClock(DAY);
  await updateVip(held.db);
  expect((await periodic()).slice(2)).toContainEqual(['vip:cashback:2027-08-18', 'cashback', '50.00']);
});

test('cashback gives back lost real money, not lost bonus money', async () => {
  setClock(new Date('2027-09-07T05:00:00Z'));
  await save(RANKS);
  await updateVip(held.db);
  const player = await seat(held.db, table, 'bonused', 3_000);
  await bet(player, 3_000);
  await updateVip(held.db);
  await inTransaction(held.db, (tx) =>
    grantBonusMoney(tx, {
      key: 'vip:bonused',
      memberId: player.memberId,
      currency: 'THB',
      amount: units(400),
      multiple: '30',
    }),
  );
  await bet(player, 400, 100);
  setClock(new Date('2027-09-14T05:00:00Z'));
  await updateVip(held.db);
  expect(await rewards(player.memberId)).toContainEqual(['vip:cashback:2027-09-06', 'cashback', '300.00']);
});

test('bets of bonus money and deposits that were withdrawn reach no rank', async () => {
  setClock(new Date('2027-10-06T05:00:00Z'));
  await seedPaymentChannels(held.db, 'THB');
  await openToEverybody(held.db, 'deposit', 'sandbox');
  await openToEverybody(held.db, 'withdraw', 'bank');
  await save(
    [
      rank('Bronze'),
      rank('Silver', { turnover: units(100), deposits: units(1_500), levelUp: units(10) }),
      rank('Gold', { turnover: units(9_000), deposits: units(9_000) }),
    ],
    { wagering: '20' },
  );
  await updateVip(held.db);
  const { memberId, currency } = await createFundedMember(held.db);
  const user = { memberId, currency };
  const player = await reopen({ memberId } as Seated);
  const deposit = (amount: number) =>
    requestDeposit(held.db, user, {
      channel: 'sandbox',
      amount: units(amount),
      requestId: crypto.randomUUID(),
    });
  for (let time = 0; time < 3; time++) {
    await deposit(1_000);
    await bet(player, 1_000, 1_000);
    await requestWithdrawal(held.db, user, {
      channel: 'bank',
      amount: units(time === 2 ? 400 : 1_000),
      paymentPassword: PAYMENT_PASSWORD,
      requestId: crypto.randomUUID(),
    });
    setClock(new Date(now().getTime() + DAY));
    Object.assign(player, await reopen(player));
  }
  await updateVip(held.db);
  expect(await readStanding(held.db, memberId)).toBeUndefined();
  await deposit(900);
  await updateVip(held.db);
  expect(await levelOf(memberId)).toBe(2);
  const [reward] = (await listRewards(held.db, memberId, { size: 1 })).list;
  expect(reward!.wagering).toEqual({ multiple: '20' });
  const gambler = await seat(held.db, table, 'gambler', 0);
  await inTransaction(held.db, (tx) =>
    grantBonusMoney(tx, {
      key: 'vip:gambler',
      memberId: gambler.memberId,
      currency,
      amount: units(9_500),
      multiple: '30',
    }),
  );
  await bet(gambler, 9_200);
  expect(await progressOf(held.db, gambler.memberId, undefined)).toEqual({ turnover: ZERO, deposits: ZERO });
  await save();
  await updateVip(held.db);
});

test('a rank limits withdrawals a day over all channels, also if they come at once; a better rank lifts it', async () => {
  setClock(new Date(now().getTime() + 30 * DAY));
  const member = await createFundedMember(held.db, 5_000);
  const withdraw = (channel: string, amount: number) =>
    requestWithdrawal(
      held.db,
      { memberId: member.memberId, currency: member.currency },
      {
        channel,
        amount: units(amount),
        paymentPassword: PAYMENT_PASSWORD,
        requestId: crypto.randomUUID(),
      },
    );
  await expect(withdraw('vip-out', 501)).rejects.toMatchObject({
    fields: { amount: { code: 'DAILY_AMOUNT' } },
  });
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => withdraw(index % 2 ? 'vip-out' : 'vip-out2', 100)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await inTransaction(held.db, (tx) =>
    setRank(tx, { memberId: member.memberId, level: 3, keptUntil: null, reason: 'test', operatorId }),
  );
  await withdraw('vip-out', 1_000);
  expect(await readStanding(held.db, member.memberId)).toMatchObject({ level: 3 });
  const { rows } = await sql<{ n: bigint }>`
    SELECT count(*) AS n FROM cashier.withdrawal WHERE member_id = ${member.memberId}`.execute(held.db);
  expect(rows[0]!.n).toBe(2n);
});
