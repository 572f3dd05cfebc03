/** Each event of a bonus is reported by the command that causes it, and gives once. */
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { seedPaymentChannels } from '@/lib/cli/seed/channels';
import { inTransaction } from '@/lib/db/client';
import { insertReferral } from '@/lib/identity/referrals';
import { formatDecimal, units, ZERO } from '@/lib/money/amount';
import { createBonus, explainBonus, publishBonus } from '@/lib/rewards/bonuses/commands';
import { runBonuses } from '@/lib/rewards/bonuses/jobs';
import { listOffers } from '@/lib/rewards/bonuses/offers';
import { getBonus } from '@/lib/rewards/bonuses/queries';
import { failedOf } from '@/lib/rewards/bonuses/rules';
import type { BonusEventName, BonusRule } from '@/lib/rewards/bonuses/types';
import { claimMission, createMission, publishMission } from '@/lib/rewards/missions/commands';
import { earnReferrals, setReferralRules } from '@/lib/rewards/referral/commands';
import { readReferralRules } from '@/lib/rewards/referral/queries';
import { SHIPPED_RULES } from '@/lib/rewards/referral/rules';
import { saveLadder } from '@/lib/rewards/vip/commands';
import { updateVip } from '@/lib/rewards/vip/jobs';
import { readLadder } from '@/lib/rewards/vip/queries';
import { openToEverybody } from '../support/cashier';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
let table: Table;
let count = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'TRIGGERS');
  await seedPaymentChannels(held.db, 'THB');
  await openToEverybody(held.db, 'deposit', 'sandbox');
});

const player = () => seat(held.db, table, `trigger${++count}`, 10_000);
const play = (one: Seated, stake: number) => {
  const round = `trigger-${++count}`;
  return table.port.settleRound({
    playerToken: one.playerToken,
    transactionId: `${round}-t`,
    roundId: round,
    stake: units(stake),
    payout: ZERO,
  });
};

/** Publishes a bonus of 7 for an event. */
async function bonusFor(event: BonusEventName, minLevel = 0): Promise<bigint> {
  const rule: BonusRule = {
    minimum: '',
    ordinal: 0,
    period: 'day',
    event,
    payout: 'money',
    amount: { kind: 'fixed', amount: '7' },
    wagering: { multiple: '0', stakeCap: '', days: 0, weights: {} },
    freeRounds: null,
    claimDays: 7,
    groupId: '',
    segmentId: '',
    minLevel,
    countries: [],
    languages: [],
    newWithinDays: 0,
    perMember: 0,
    onePer: [],
    exclusive: false,
  };
  const id = await createBonus(held.db, {
    title: { en: event },
    terms: { en: event },
    trigger: 'event',
    code: null,
    rule,
    startsAt: null,
    endsAt: null,
    budget: null,
    mostGrants: null,
  });
  await publishBonus(held.db, id, 1, true);
  return id;
}

const givenBy = async (bonusId: bigint, { memberId }: Seated) =>
  (
    await held.db
      .selectFrom('rewards.reward')
      .select('amount')
      .where('kind', '=', 'bonus')
      .where('source_id', '=', bonusId)
      .where('member_id', '=', memberId)
      .execute()
  ).map(({ amount }) => formatDecimal(amount));

test('a mission that was done', async () => {
  const bonusId = await bonusFor('mission');
  const missionId = await inTransaction(held.db, async (tx) => {
    const id = await createMission(tx, {
      title: { en: 'Warm up' },
      summary: { en: 'Bet a little' },
      period: 'daily',
      newcomerDays: null,
      figure: 'validBet',
      scope: 'all',
      code: '',
      target: units(100),
      groupId: null,
      segmentId: null,
      reward: 'money',
      amount: units(5),
      wagering: '0',
      claimDays: 3,
      afterId: null,
      startsOn: '2026-01-01',
      endsOn: null,
      position: 0,
    });
    await publishMission(tx, id, 1, true);
    return id;
  });
  const one = await player();
  await play(one, 120);
  for (let run = 0; run < 2; run++) {
    await claimMission(held.db, one.memberId, missionId);
    await runBonuses(held.db);
  }
  expect(await givenBy(bonusId, one)).toEqual(['7.00']);
});

test('a rank that was reached, once for each rank; a bonus can ask for one', async () => {
  const bonusId = await bonusFor('vip');
  const rank = (name: string, turnover: number) => ({
    name: { en: name },
    colour: '#b87333',
    emblem: 'star' as const,
    turnover: units(turnover),
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
  });
  await inTransaction(held.db, async (tx) =>
    saveLadder(tx, {
      version: (await readLadder(tx)).settings.version,
      grace: 0,
      cashbackPeriod: 'week',
      claimDays: 14,
      wagering: '0',
      ranks: [rank('Bronze', 0), rank('Silver', 1_000)],
    }),
  );
  await updateVip(held.db);
  const one = await player();
  await updateVip(held.db);
  await play(one, 1_500);
  for (let run = 0; run < 2; run++) {
    await updateVip(held.db);
    await runBonuses(held.db);
  }
  const given = await givenBy(bonusId, one);
  expect(given.at(-1)).toBe('7.00');
  expect(given).toHaveLength(1);

  const forSilver = await bonusFor('mission', 2);
  const [silver, bronze] = [one, await player()];
  const failed = async ({ memberId }: Seated) =>
    failedOf(await explainBonus(held.db, await getBonus(held.db, forSilver), memberId, ZERO));
  expect(await failed(silver)).toEqual([]);
  expect(await failed(bronze)).toEqual(['rank']);
  const isOffered = async ({ memberId }: Seated) =>
    (await listOffers(held.db, memberId)).some(({ id }) => id === forSilver);
  expect([await isOffered(silver), await isOffered(bronze)]).toEqual([true, false]);
});

test('a friend whose first deposit was counted', async () => {
  const bonusId = await bonusFor('referral');
  await inTransaction(held.db, async (tx) =>
    setReferralRules(tx, (await readReferralRules(tx)).version, {
      ...SHIPPED_RULES,
      first: { least: '500', amount: '50', days: 14 },
    }),
  );
  const [top, friend] = [await player(), await player()];
  await inTransaction(held.db, (tx) => insertReferral(tx, friend.memberId, top.memberId));
  await requestDeposit(
    held.db,
    { memberId: friend.memberId, currency: 'THB' },
    { channel: 'sandbox', amount: units(600), requestId: crypto.randomUUID() },
  );
  await play(friend, 1_000);
  for (let run = 0; run < 2; run++) {
    await earnReferrals(held.db);
    await runBonuses(held.db);
  }
  expect(await givenBy(bonusId, top)).toEqual(['7.00']);
  expect(await givenBy(bonusId, friend)).toEqual([]);
});
