/** The calls of members: /lotto/lgw and /lgw/vn, bets, chases and favourites, and what belongs to others. */
import { DELETE as withdrawOfVietnam } from '@/app/lgw/vn/bets/[id]/route';
import { GET as betsOfVietnam, POST as placeInVietnam } from '@/app/lgw/vn/bets/route';
import { GET as chasesOfVietnam } from '@/app/lgw/vn/chases/route';
import { DELETE as withdraw } from '@/app/lotto/lgw/bets/[id]/route';
import { GET as bets, POST as place } from '@/app/lotto/lgw/bets/route';
import { DELETE as cancel } from '@/app/lotto/lgw/chases/[slipId]/route';
import { GET as chases } from '@/app/lotto/lgw/chases/route';
import { DELETE as remove } from '@/app/lotto/lgw/favourites/[id]/route';
import { GET as favourites, POST as save } from '@/app/lotto/lgw/favourites/route';
import { STUDIO_LAUNCH_URL } from '@/lib/catalogue/constants';
import { createMember } from '@/lib/identity/commands';
import { createLimit } from '@/lib/identity/throttle/limit';
import { SLIPS_PER_MINUTE } from '@/app/lotto/lgw/bets/slip-limit';
import { startSession } from '@/lib/identity/sessions/commands';
import { createTrial } from '@/lib/identity/trial/commands';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { lotteryHost } from '@/lib/studio-host/lottery/host';
import { finishBets } from '@/lib/studio/lottery/bets/finishing';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { fund } from '../support/players';
import { offerLotteryGame } from '../studio-lottery-draws/support';
import { LINE, planDraw, rows } from './world';

const held = useTestDatabase();
const VIETNAM = { gameCode: 'VNNORTH', lines: [{ ...LINE, play: 'lo2-typed', prizeMode: 'LOTT' }] };
let members = 0;

beforeAll(async () => {
  await offerLotteryGame(held.db, 'FAST5X1');
  await offerLotteryGame(held.db, 'VNNORTH', 'TCG_LOTTO_VN');
  await held.db
    .updateTable('catalogue.vendor')
    .set({ launch_url: STUDIO_LAUNCH_URL, allows_trial: true })
    .execute();
});
beforeEach(() => setClock(new Date('2026-11-26T08:00:00Z')));
afterAll(() => setClock(undefined));

async function browserOf(id: bigint): Promise<Browser> {
  const browser = new Browser();
  const origin = {
    ip: '127.0.0.1',
    userAgent: 'jest',
    deviceId: 'device-of-the-tests-000',
    country: undefined,
  };
  browser.extra = { authorization: `Bearer ${(await startSession(held.db, id, origin, false)).token}` };
  return browser;
}

async function newMember(funds = 100): Promise<{ id: bigint; browser: Browser }> {
  const { id, currency } = await createMember(held.db, { account: `better${++members}` });
  if (funds > 0) await fund(held.db, id, currency, funds);
  return { id, browser: await browserOf(id) };
}

const slip = (draws: string[], more: object = {}) => ({
  gameCode: 'FAST5X1',
  requestId: crypto.randomUUID(),
  lines: [LINE],
  draws: draws.map((period) => ({ period })),
  ...more,
});
const send = (browser: Browser, body: object) => browser.send(place, 'POST', '/lotto/lgw/bets', body);
type Listed = { list: Record<string, unknown>[]; total: number; summary: object };

test('refuses slips of a member beyond the limit of a minute, and of nobody else', async () => {
  const [busy, other] = [await newMember(), await newMember()];
  const { period } = await planDraw(60_000);
  const limit = createLimit('lottery-slip', SLIPS_PER_MINUTE, 60);
  await Promise.all(Array.from({ length: SLIPS_PER_MINUTE - 1 }, () => limit.count(String(busy.id))));
  expect((await send(busy.browser, slip([period]))).status).toBe(200);
  expect((await send(busy.browser, slip([period]))).body.code).toBe('TOO_MANY_REQUESTS');
  expect((await send(other.browser, slip([period]))).status).toBe(200);
});

test('a member bets, sees the bet among the own ones, withdraws it and has the stake back', async () => {
  const { browser } = await newMember();
  const { period } = await planDraw(60_000);
  const placed = await send(
    browser,
    slip([period], { lines: [{ ...LINE, selection: '0,1|2|3', unit: '0.1', multiple: 3 }] }),
  );
  expect(placed.status).toBe(200);
  expect(placed.body.value).toMatchObject({ stake: '0.60', balance: '99.40', currency: 'THB' });
  const [bet] = placed.body.value!.bets as Record<string, unknown>[];
  expect(bet).toMatchObject({
    gameCode: 'FAST5X1',
    period,
    play: 'front3-straight',
    selection: '0,1|2|3',
    cut: false,
    combinations: 2,
    unit: '0.1',
    multiple: 3,
    prizeMode: 'ZY',
    series: 1980,
    prizePermille: 1000,
    status: 'accepted',
    canWithdraw: true,
    chase: false,
    result: null,
  });
  const listed = (await browser.send(bets, 'GET', `/lotto/lgw/bets?gameCode=FAST5X1&status=open`)).body
    .value as unknown as Listed;
  expect(listed).toMatchObject({
    total: 1,
    summary: { stake: '0.60', payout: '0.00', rebate: '0.00', currency: 'THB' },
  });
  expect(listed.list).toEqual([{ ...bet, placedAt: expect.any(String) }]);
  const path = { id: String(bet!.id) };
  const back = await browser.send(withdraw, 'DELETE', `/lotto/lgw/bets/${path.id}`, undefined, path);
  expect(back.body.value).toMatchObject({
    balance: '100.00',
    bet: { status: 'withdrawn', canWithdraw: false, cause: 'member' },
  });
  // A lost answer: the same again.
  expect(
    (await browser.send(withdraw, 'DELETE', `/lotto/lgw/bets/${path.id}`, undefined, path)).body.value,
  ).toEqual(back.body.value);
  expect((await browser.send(bets, 'GET', '/lotto/lgw/bets?status=open')).body.value).toMatchObject({
    total: 0,
  });
});

test('a bet cannot be withdrawn from the closing on, by the clock of the server', async () => {
  const { browser } = await newMember();
  const { period, closesAt } = await planDraw(60_000);
  const placed = await send(browser, slip([period]));
  const id = String((placed.body.value!.bets as { id: string }[])[0]!.id);
  setClock(closesAt);
  expect((await browser.send(withdraw, 'DELETE', `/lotto/lgw/bets/${id}`, undefined, { id })).body.code).toBe(
    'LOTTERY_BET_FINAL',
  );
  setClock(new Date(closesAt.getTime() - 1));
  expect((await browser.send(withdraw, 'DELETE', `/lotto/lgw/bets/${id}`, undefined, { id })).status).toBe(
    200,
  );
});

test('a trial player bets with play money, and a member may too; the lists are apart', async () => {
  const { id } = await createTrial(held.db);
  const trial = await browserOf(id);
  const { period } = await planDraw(60_000);
  expect((await send(trial, slip([period]))).body.value).toMatchObject({ currency: 'PLY', stake: '1.00' });
  expect((await send(trial, slip([period], { accountType: 1 }))).body.code).toBe('NEED_TRUE_ACCOUNT');
  const { browser } = await newMember();
  expect((await send(browser, slip([period], { accountType: 0 }))).body.value).toMatchObject({
    currency: 'PLY',
  });
  expect((await send(browser, slip([period]))).body.value).toMatchObject({
    currency: 'THB',
    balance: '99.00',
  });
  for (const [query, currency] of [
    ['', 'THB'],
    ['?accountType=0', 'PLY'],
    ['?accountType=1', 'THB'],
  ])
    expect((await browser.send(bets, 'GET', `/lotto/lgw/bets${query}`)).body.value).toMatchObject({
      total: 1,
      summary: { currency },
    });
});

test('a chase is listed and cancelled: what has closed stays, the rest is returned', async () => {
  const { browser } = await newMember();
  const draws = [await planDraw(60_000), await planDraw(120_000), await planDraw(180_000)];
  const placed = await send(
    browser,
    slip(
      draws.map(({ period }) => period),
      { stopOnWin: true },
    ),
  );
  const slipId = String(placed.body.value!.slipId);
  const running = (await browser.send(chases, 'GET', '/lotto/lgw/chases')).body.value as unknown as Listed;
  expect(running.list).toEqual([
    expect.objectContaining({
      slipId,
      status: 'running',
      stopOnWin: true,
      draws: 3,
      settled: 0,
      stake: '3.00',
      payout: '0.00',
    }),
  ]);
  advanceClock(60_000);
  const cancelled = await browser.send(cancel, 'DELETE', `/lotto/lgw/chases/${slipId}`, undefined, {
    slipId,
  });
  expect(cancelled.body.value).toMatchObject({
    chase: { status: 'cancelled', stake: '1.00' },
    balance: '99.00',
    currency: 'THB',
  });
  expect(
    (await browser.send(cancel, 'DELETE', `/lotto/lgw/chases/${slipId}`, undefined, { slipId })).body.code,
  ).toBe('LOTTERY_CHASE_NOT_FOUND');
});

test('a member who is excluded places no bet, and coming bets of a chase are cancelled; withdrawing is possible', async () => {
  const { id, browser } = await newMember();
  const [first, second] = [await planDraw(60_000), await planDraw(120_000)];
  await send(browser, slip([first.period, second.period]));
  const single = await send(browser, slip([first.period]));
  await excludeMyself(held.db, id, '7d');
  expect((await send(browser, slip([first.period]))).body.code).toBe('MEMBER_EXCLUDED');
  advanceClock(10_000);
  await finishBets(lotteryHost());
  expect((await browser.send(chases, 'GET', '/lotto/lgw/chases')).body.value).toMatchObject({
    list: [{ status: 'cancelled', stake: '0.00' }],
  });
  const notices = await rows<{ kind: string; detail: object }>(
    "SELECT kind, detail FROM notices.notice WHERE member_id = $1 AND kind LIKE 'lottery%'",
    [String(id)],
  );
  expect(notices).toMatchObject([{ kind: 'lotteryChaseCancelled', detail: { refund: '2.00' } }]);
  const betId = (single.body.value!.bets as { id: string }[])[0]!.id;
  expect((await browser.send(withdraw, 'DELETE', '', undefined, { id: betId })).body.value).toMatchObject({
    balance: '100.00',
  });
});

test('favourites are kept by game and checked as a slip is', async () => {
  const { browser } = await newMember(0);
  const add = (body: object) =>
    browser.send(save, 'POST', '/lotto/lgw/favourites', {
      gameCode: 'FAST5X1',
      name: 'My numbers',
      lines: [LINE],
      ...body,
    });
  const saved = await add({});
  expect(saved.body.value).toMatchObject({ gameCode: 'FAST5X1', name: 'My numbers', lines: [LINE] });
  expect((await add({ lines: [{ ...LINE, selection: '1' }] })).body.code).toBe('SELECTION_INVALID');
  expect((await add({ gameCode: 'NOGAME' })).body.code).toBe('LOTTERY_GAME_NOT_FOUND');
  for (let i = 1; i < 30; i++) await add({});
  expect((await add({})).body.code).toBe('TOO_MANY_LOTTERY_FAVOURITES');
  const id = String(saved.body.value!.id);
  expect((await browser.send(remove, 'DELETE', '', undefined, { id })).body.value).toEqual({ id });
  const list = (await browser.send(favourites, 'GET', '/lotto/lgw/favourites?gameCode=FAST5X1')).body
    .value as unknown as Listed;
  expect(list.list).toHaveLength(29);
});

test('what belongs to another member is not there', async () => {
  const [owner, other] = [await newMember(), await newMember()];
  const [first, second] = [await planDraw(60_000), await planDraw(120_000)];
  const placed = await send(owner.browser, slip([first.period, second.period]));
  const saved = await owner.browser.send(save, 'POST', '', {
    gameCode: 'FAST5X1',
    name: 'Mine',
    lines: [LINE],
  });
  const { slipId, bets: own } = placed.body.value as { slipId: string; bets: { id: string }[] };
  for (const [handler, params, code] of [
    [withdraw, { id: own[0]!.id }, 'LOTTERY_BET_NOT_FOUND'],
    [cancel, { slipId }, 'LOTTERY_CHASE_NOT_FOUND'],
    [remove, { id: String(saved.body.value!.id) }, 'LOTTERY_FAVOURITE_NOT_FOUND'],
  ] as const) {
    const answer = (of: Record<string, string>) => other.browser.send(handler, 'DELETE', '', undefined, of);
    expect((await answer(params)).body.code).toBe(code);
    const missing = Object.fromEntries(Object.keys(params).map((name) => [name, '999999999']));
    expect((await answer(missing)).body).toEqual((await answer(params)).body);
  }
  for (const handler of [bets, chases])
    expect((await other.browser.send(handler, 'GET', '')).body.value).toMatchObject({ total: 0, list: [] });
  expect((await other.browser.send(favourites, 'GET', '?gameCode=FAST5X1')).body.value).toEqual({ list: [] });
  expect(await rows('SELECT DISTINCT status FROM studio.lottery_bet WHERE slip_id = $1', [slipId])).toEqual([
    { status: 'accepted' },
  ]);
});

test('the calls under /lgw/vn know the games of Vietnam only', async () => {
  const { browser } = await newMember();
  const { period } = await planDraw(60_000);
  const ours = await send(browser, slip([period]));
  const betId = (ours.body.value!.bets as { id: string }[])[0]!.id;
  expect((await browser.send(placeInVietnam, 'POST', '', slip([period]))).body.code).toBe(
    'LOTTERY_GAME_NOT_FOUND',
  );
  expect((await browser.send(withdrawOfVietnam, 'DELETE', '', undefined, { id: betId })).body.code).toBe(
    'LOTTERY_BET_NOT_FOUND',
  );
  const draw = await planDraw(60_000, { game: 'VNNORTH' });
  const play = (await import('@/lib/studio/lottery/games/registry')).findGame('VNNORTH')!.groups[0]!
    .plays[0]!;
  const line = { ...VIETNAM.lines[0]!, play: play.code, selection: play.example.selection };
  const placed = await browser.send(placeInVietnam, 'POST', '', {
    ...slip([draw.period]),
    gameCode: 'VNNORTH',
    lines: [line],
  });
  expect(placed.body).toMatchObject({ success: true });
  expect((await browser.send(betsOfVietnam, 'GET', '')).body.value).toMatchObject({
    total: 1,
    list: [{ gameCode: 'VNNORTH' }],
  });
  expect((await browser.send(chasesOfVietnam, 'GET', '')).body.value).toMatchObject({ total: 0 });
  expect((await browser.send(bets, 'GET', '')).body.value).toMatchObject({ total: 2 });
});
