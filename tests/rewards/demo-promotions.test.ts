/** Each promotion of the demo that can be read can be had: a member has all of them, by the calls of the site. */
import { createOperator } from '@/lib/backoffice/operators/commands';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { seedBonuses } from '@/lib/cli/seed/bonuses';
import { seedPaymentChannels } from '@/lib/cli/seed/channels';
import { seedPointsRules } from '@/lib/cli/seed/points';
import { seedPromotions, seedRaffles } from '@/lib/cli/seed/promotions/seed-promotions';
import { seedRebatePlan } from '@/lib/cli/seed/rebate';
import { verifyRaffle } from '@/components/promotions/verify-raffle';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units, ZERO } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { siteCurrency } from '@/lib/reporting/settlement';
import { runBonuses } from '@/lib/rewards/bonuses/jobs';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { earnPoints } from '@/lib/rewards/points/jobs';
import { pointsBalance } from '@/lib/rewards/points/queries';
import { applyForPromotion, approveApplication } from '@/lib/rewards/promotions/applications/commands';
import { joinPromotion } from '@/lib/rewards/promotions/commands';
import { claimPromotion } from '@/lib/rewards/promotions/grants';
import { getPromotion, listPromotions } from '@/lib/rewards/promotions/lists';
import { enterRaffle, runRaffles } from '@/lib/rewards/promotions/raffles/commands';
import { getRaffle } from '@/lib/rewards/promotions/raffles/queries';
import type { PromotionMode } from '@/lib/rewards/promotions/types';
import { updateRebates } from '@/lib/rewards/rebate/jobs';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
let table: Table;
let member: Seated;
let others: bigint[];
let operatorId: bigint;
let rounds = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'DEMOROOM');
  operatorId = await createOperator(held.db, {
    account: 'judge',
    name: 'Judge',
    password: 'a very long password',
    roles: ['owner'],
  });
  await seedPaymentChannels(held.db, siteCurrency());
  await seedPointsRules(held.db);
  await seedRebatePlan(held.db);
  await seedBonuses(held.db);
  await seedPromotions(held.db);
  // A second start adds nothing.
  await seedPromotions(held.db);
  member = await seat(held.db, table, 'newcomer', 0);
  others = await Promise.all(
    ['regular', 'visitor'].map(async (account) => (await createMember(held.db, { account })).id),
  );
  await seedRaffles(held.db, [member.memberId, ...others]);
});
afterAll(() => setClock(undefined));

const promotion = (id: string) => getPromotion(held.db, 'en', BigInt(id), member.memberId);
const bet = async (stake: number) => {
  const roundId = `demo-${++rounds}`;
  await table.port.settleRound({
    playerToken: member.playerToken,
    transactionId: `${roundId}-t`,
    roundId,
    stake: units(stake),
    payout: ZERO,
  });
  await setFeedBound(held.db);
};
const points = () => pointsBalance(held.db, member.memberId);

/** How a member has a promotion of each mode, from the first to the last step. */
const WAYS: Record<PromotionMode, (id: bigint) => Promise<void>> = {
  async article() {
    const before = await points();
    await bet(100);
    await earnPoints(held.db);
    expect(await points()).toBeGreaterThan(before);
  },
  async join(id) {
    await joinPromotion(held.db, member.memberId, id);
    await bet(500);
    await claimPromotion(held.db, member.memberId, id);
  },
  async claim(id) {
    await bet(1_000);
    await claimPromotion(held.db, member.memberId, id);
  },
  async apply(id) {
    await applyForPromotion(held.db, member.memberId, {
      promotionId: id,
      remark: 'Round 17, 150 times the stake',
      images: [],
    });
    const application = await held.db
      .selectFrom('rewards.promotion_application')
      .select('id')
      .where('promotion_id', '=', id)
      .executeTakeFirstOrThrow();
    await inTransaction(held.db, (tx) =>
      approveApplication(tx, { id: application.id, amount: units(60), operatorId }),
    );
    await claimPromotion(held.db, member.memberId, id);
  },
  async raffle(id) {
    await enterRaffle(held.db, member.memberId, id);
    const { closesAt } = await getRaffle(held.db, id);
    setClock(new Date(new Date(closesAt).getTime() + 600_000));
    await runRaffles(held.db);
    await runRaffles(held.db);
    // There are more prizes than participants.
    await claimPromotion(held.db, member.memberId, id);
    setClock(undefined);
  },
  async bonus(id) {
    await requestDeposit(
      held.db,
      { memberId: member.memberId, currency: siteCurrency() },
      { channel: 'sandbox', amount: units(5_000), requestId: 'first' },
    );
    await runBonuses(held.db);
    expect((await promotion(String(id))).status).toBe('claim');
    await claimPromotion(held.db, member.memberId, id);
  },
  async rebate(id) {
    await bet(1_000);
    await updateRebates(held.db);
    expect((await promotion(String(id))).status).toBe('claim');
    await claimPromotion(held.db, member.memberId, id);
  },
};
const AFTERWARDS: Record<PromotionMode, string> = {
  article: 'process',
  join: 'claimed',
  claim: 'claimed',
  apply: 'issued',
  raffle: 'issued',
  bonus: 'claimed',
  rebate: 'process',
};

test('a member has every promotion of the demo that runs', async () => {
  const list = await listPromotions(held.db, 'en', { memberId: member.memberId });
  const running = list.filter(({ slug, status }) => slug !== 'draw-night' && status !== 'close');
  expect(running.map(({ mode }) => mode).sort()).toEqual(Object.keys(WAYS).sort());
  // The deposit of the bonus pays the bets of the others.
  const inOrder = running.sort((one, other) => Number(other.mode === 'bonus') - Number(one.mode === 'bonus'));
  const paid = () =>
    held.db
      .selectFrom('rewards.reward')
      .select((on) => on.fn.countAll<bigint>().as('count'))
      .where('member_id', '=', member.memberId)
      .where('status', '=', 'claimed')
      .executeTakeFirstOrThrow();
  for (const { id, mode } of inOrder) {
    const before = (await paid()).count;
    await WAYS[mode](BigInt(id));
    expect({ mode, given: (await paid()).count - before }).toEqual({
      mode,
      given: mode === 'article' ? 0n : 1n,
    });
    expect((await promotion(id)).status).toBe(AFTERWARDS[mode]);
  }
  const { checks } = await verifyLedger(held.db, REWARDS_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

test('a promotion by a bonus is not for members whose first deposit was made, and ends with the bonus', async () => {
  const { id } = (await listPromotions(held.db, 'en', { memberId: undefined })).find(
    ({ mode }) => mode === 'bonus',
  )!;
  const [second] = others;
  const readSecond = async () => {
    const { status, isAddressed } = await getPromotion(held.db, 'en', BigInt(id), second!);
    return { status, isAddressed };
  };
  expect(await readSecond()).toEqual({ status: 'process', isAddressed: true });
  await expect(claimPromotion(held.db, second!, BigInt(id))).rejects.toMatchObject({
    code: 'PROMOTION_NOT_OPEN',
  });
  await requestDeposit(
    held.db,
    { memberId: second!, currency: siteCurrency() },
    // Below the minimum of the bonus.
    { channel: 'sandbox', amount: units(50), requestId: 'small' },
  );
  expect(await readSecond()).toEqual({ status: 'process', isAddressed: false });
  await held.db.updateTable('rewards.bonus').set({ published: false }).execute();
  expect((await getPromotion(held.db, 'en', BigInt(id), others[1]!)).status).toBe('close');
});

test('the raffle that the demo has drawn can be recomputed, and one is open', async () => {
  const raffles = await held.db
    .selectFrom('rewards.raffle as r')
    .innerJoin('content.promotion as p', 'p.id', 'r.promotion_id')
    .select(['p.slug', 'r.promotion_id as id'])
    .orderBy('p.slug')
    .execute();
  expect(raffles.map(({ slug }) => slug)).toEqual(['draw-night', 'reef-hunt']);
  const drawn = await getRaffle(held.db, raffles[0]!.id);
  expect(drawn.winners).toHaveLength(3);
  expect(await verifyRaffle(drawn)).toEqual({ seedHolds: true, listHolds: true, winnersHold: true });
});
