/** Promotions that members join, with the goals that count from then on. */
import { GET as list } from '@/app/wps/promotions/route';
import { POST as join } from '@/app/wps/promotions/[id]/join/route';
import { createPromotion } from '@/lib/content/promotions/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import { joinPromotion, setMode } from '@/lib/rewards/promotions/commands';
import { activitiesOf, countEntries, sumSince } from '@/lib/rewards/promotions/queries';
import { ARTICLE_RULE } from '@/lib/rewards/promotions/rules';
import type { PromotionMode, PromotionRule } from '@/lib/rewards/promotions/types';
import { asOwner, useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
const START = new Date('2026-03-10T12:20:00Z');
let table: Table;

beforeAll(async () => {
  table = await openTable(held.db, 'PROMOTE');
});
beforeEach(() => setClock(START));
afterAll(() => setClock(undefined));

let number = 0;
/** A published promotion that runs for ten days, with a mode. */
async function promotion(
  mode: PromotionMode,
  rule: Partial<PromotionRule> = {},
  more: { startsAt?: Date | null; endsAt?: Date | null; published?: boolean } = {},
): Promise<{ promotionId: bigint; startsAt: Date | null; endsAt: Date | null }> {
  number += 1;
  const schedule = {
    startsAt: new Date('2026-03-05T00:00:00Z'),
    endsAt: new Date('2026-03-15T00:00:00Z'),
    ...more,
  };
  const promotionId = await createPromotion(held.db, {
    slug: `promotion-${number}`,
    types: ['slots'],
    picture: 'market.lantern.coin',
    title: { en: `Promotion ${number}` },
    summary: { en: 'Summary' },
    body: { en: '<p>Terms</p>' },
    action: null,
    actionUrl: null,
    position: number,
    published: true,
    ...schedule,
  });
  await inTransaction(held.db, (tx) =>
    setMode(tx, { promotionId, version: 0, mode, rule: { ...ARTICLE_RULE, ...rule } }),
  );
  return { promotionId, startsAt: schedule.startsAt, endsAt: schedule.endsAt };
}

const statusFor = async (schedule: Awaited<ReturnType<typeof promotion>>, memberId: bigint | undefined) =>
  (await activitiesOf(held.db, [schedule], memberId))[0]!;

async function bet(player: Seated, amount: number, at: string): Promise<void> {
  setClock(new Date(at));
  const id = crypto.randomUUID();
  await table.port.settleRound({
    playerToken: player.playerToken,
    transactionId: id,
    roundId: id,
    stake: units(amount),
    payout: units(0),
  });
}

test('joining: the goal counts valid bets from the hour of joining on, before and after a roll-up', async () => {
  setClock(new Date('2026-03-10T11:50:00Z'));
  const player = await seat(held.db, table, 'joiner', 1000);
  const schedule = await promotion('join', { goal: { deposit: '', turnover: '30' } });
  await bet(player, 7, '2026-03-10T11:59:00Z');
  expect(await statusFor(schedule, player.memberId)).toMatchObject({ status: 'join', progress: [] });
  await bet(player, 5, '2026-03-10T12:05:00Z');
  setClock(START);
  await joinPromotion(held.db, player.memberId, schedule.promotionId);
  await joinPromotion(held.db, player.memberId, schedule.promotionId);
  expect((await countEntries(held.db)).get(schedule.promotionId)).toBe(1);
  await bet(player, 11, '2026-03-10T12:40:00Z');
  const expected = {
    status: 'joined',
    progress: [{ kind: 'turnover', done: units(16), goal: units(30) }],
  };
  expect(await statusFor(schedule, player.memberId)).toMatchObject(expected);
  await rollUp(held.db, settlementZone());
  expect(await statusFor(schedule, player.memberId)).toMatchObject(expected);
  await bet(player, 20, '2026-03-10T13:10:00Z');
  expect(await sumSince(held.db, player.memberId, START)).toEqual({ deposit: 0n, turnover: units(36) });
});

test('a promotion without a goal is signed up for; visitors see the schedule', async () => {
  const { id } = await createMember(held.db, { account: 'signer', password: 'a walk in the park' });
  const schedule = await promotion('join');
  expect((await statusFor(schedule, undefined)).status).toBe('process');
  await joinPromotion(held.db, id, schedule.promotionId);
  expect((await statusFor(schedule, id)).status).toBe('signed');
});

test('joining is refused before the start, after the end, without a mode, to others, and to blocked members', async () => {
  const { id } = await createMember(held.db, { account: 'refused', password: 'a walk in the park' });
  const code = async (schedule: { promotionId: bigint }, memberId = id) =>
    joinPromotion(held.db, memberId, schedule.promotionId).then(
      () => 'OK',
      (error: { code: string }) => error.code,
    );
  expect(
    await code(await promotion('join', {}, { startsAt: new Date('2026-04-01T00:00:00Z'), endsAt: null })),
  ).toBe('PROMOTION_NOT_OPEN');
  expect(await code(await promotion('join', {}, { endsAt: START }))).toBe('PROMOTION_NOT_OPEN');
  expect(await code(await promotion('article'))).toBe('PROMOTION_NOT_OPEN');
  expect(await code(await promotion('join', {}, { published: false }))).toBe('NOT_FOUND');
  expect(await code(await promotion('join', { groupId: '999' }))).toBe('PROMOTION_NOT_FOR_YOU');
  const open = await promotion('join', { newDays: 3 });
  expect(await code(open)).toBe('OK');
  setClock(new Date(START.getTime() + 4 * 86_400_000));
  const late = await createMember(held.db, { account: 'late', password: 'a walk in the park' });
  expect(await code(open, late.id)).toBe('OK');
  await asOwner(held.ownerUrl, (client) =>
    client.query(`UPDATE identity.member SET created_at = $1 WHERE id = $2`, [START, String(late.id)]),
  );
  expect((await statusFor(await promotion('join', { newDays: 3 }), late.id)).status).toBe('process');
  await asOwner(held.ownerUrl, (client) =>
    client.query(`UPDATE identity.member SET status = 'disabled' WHERE id = $1`, [String(late.id)]),
  );
  expect(await code(await promotion('join'), late.id)).toBe('FORBIDDEN');
});

test('the mode stays once a member takes part, and of two changes one is refused', async () => {
  const { id } = await createMember(held.db, { account: 'keeper', password: 'a walk in the park' });
  const { promotionId } = await promotion('join');
  const change = (version: number, mode: PromotionMode) =>
    inTransaction(held.db, (tx) => setMode(tx, { promotionId, version, mode, rule: ARTICLE_RULE }));
  const results = await Promise.allSettled([change(1, 'join'), change(1, 'join')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await joinPromotion(held.db, id, promotionId);
  await expect(change(2, 'article')).rejects.toMatchObject({ code: 'PROMOTION_MODE_FIXED' });
  await expect(change(2, 'join')).resolves.toMatchObject({ version: 3 });
});

test('the calls: a member joins and reads the new status, another language included', async () => {
  const { id } = await createMember(held.db, { account: 'caller', password: 'a walk in the park' });
  setClock(undefined);
  const schedule = await promotion('join', {}, { startsAt: new Date('2026-01-01T00:00:00Z'), endsAt: null });
  const origin = {
    ip: '127.0.0.1',
    userAgent: 'jest',
    deviceId: 'device-of-the-tests-000',
    country: undefined,
  };
  const { token } = await startSession(held.db, id, origin, false);
  const call = async (method: string, path: string, route: typeof join | typeof list, params = {}) => {
    const reply = await (route as typeof join)(
      new Request(`http://localhost${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: '{}' } : {}),
      }),
      { params: Promise.resolve(params) } as never,
    );
    return (await reply.json()) as { success: boolean; value: Record<string, unknown> };
  };
  const promotionId = String(schedule.promotionId);
  const joined = await call('POST', `/wps/promotions/${promotionId}/join`, join, { id: promotionId });
  expect(joined.value).toMatchObject({ id: promotionId, status: 'signed', mode: 'join' });
  const { value } = await call('GET', '/wps/promotions', list);
  expect(value.list).toContainEqual(expect.objectContaining({ id: promotionId, status: 'signed' }));
});
