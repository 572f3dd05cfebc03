import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { translator } from '@/lib/i18n/translator';
import { lotteryGames, playsOf } from '@/lib/studio/lottery/games/registry';
import { randomPick } from '@/lib/studio/lottery/plays/random-pick';
import type { WireBet, WireCurrent, WireMenuGame } from '@/lib/studio/lottery/wire';
import { requestDeposit } from './support/cashier';
import { expectAmount, headerBalance, units } from './support/money';
import { balance, localeOf, ownOrigin, visit } from './support/player';
import { call, newMember } from './support/rewards';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

/** A draw of a minute, its closing and its settlement. */
const ONE_DRAW = { timeout: 150_000 };
const GAME = 'FAST5X1';
/** Ten digits of the first position: one of them wins, whatever is drawn. */
const SURE = '0,1,2,3,4,5,6,7,8,9||||';

interface Slip {
  slipId: string;
  bets: WireBet[];
}

async function value<Value>(page: Page, path: string): Promise<Value> {
  const response = await page.request.get(path);
  expect(response.ok(), path).toBe(true);
  return ((await response.json()) as { value: Value }).value;
}

const current = (page: Page, game: string, coming = 0) =>
  value<WireCurrent>(page, `/lotto/lgw/draws/${game}/current?coming=${coming}`);

/** A new member with a balance of 500. */
async function memberWithMoney(browser: Browser, use: BrowserContextOptions, locale: string) {
  const member = await newMember(browser, use);
  await visit(member.page, address(locale, '/member/deposit'));
  await requestDeposit(member.page, locale, 'sandbox', '500');
  await expectAmount(headerBalance(member.page), '500');
  return member;
}

let requests = 0;
const place = (page: Page, body: object) =>
  call<Slip>(page, '/lotto/lgw/bets', { requestId: `e2e-${Date.now()}-${requests++}`, ...body });

const line = (play: string, selection: string, prizeMode: string, series?: number) => ({
  play,
  selection,
  unit: '1',
  multiple: 1,
  prizeMode,
  ...(series !== undefined && { series }),
});

/** Bets in the browser, the draw, its payment and its proof: docs/trust.md S1, S3. */
test('a member bets, sees the draw, is paid what the rules say and recomputes the draw', async ({ browser }, {
  project,
}) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const { page, browser: own } = await memberWithMoney(browser, project.use, locale);

  // A tile of the lobby opens its game.
  await visit(page, address(locale, '/elott?vassalage=ELOTT'));
  await page
    .getByRole('main')
    .locator('[data-launch]')
    .filter({ hasText: t(`lottery-plays.games.${GAME}`) })
    .click();
  await page.waitForURL(/\/lottery\?gameCode=FAST5X1/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(t(`lottery-plays.games.${GAME}`));

  // A random pick is shown on the board, and added to the slip. The draw may close meanwhile: then the slip moves to the next one.
  // A phone shows the slip in a drawer.
  const onPhone = project.name.startsWith('phone');
  const slip = page.getByRole(onPhone ? 'dialog' : 'region', { name: t('lottery-board.slip') });
  await main
    .getByRole('button', {
      name: `× 1: ${translator(locale, 'lottery-board')('randomCount', { count: 1 })}`,
      exact: true,
    })
    .click();
  await main.getByRole('button', { name: t('lottery-board.add') }).click();
  if (onPhone) await main.getByRole('button', { name: t('lottery-board.openSlip', { count: '1' }) }).click();
  const confirm = slip.getByRole('button', { name: t('lottery-board.confirm') });
  const placed = slip.getByText(t('lottery-board.placed'), { exact: true });
  await expect(async () => {
    if (await placed.isVisible()) return;
    const move = slip
      .getByRole('button', { name: /./ })
      .filter({ hasText: t('lottery-board.moveTo').split('<')[0]! });
    if (await move.isVisible()) await move.click({ timeout: 2_000 });
    if (!(await confirm.isVisible()))
      await slip.getByRole('button', { name: t('lottery-board.place') }).click({ timeout: 2_000 });
    await confirm.click({ timeout: 2_000 });
    await expect(placed).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });

  const sure = await place(page, { gameCode: GAME, lines: [line('five-fixed', SURE, 'ELOTT', 1900)] });
  const before = units(await balance(page));
  expect(before).toBe(units('489'));
  const { period } = sure.bets[0]!;
  const bets = async () => {
    const { list } = await value<{ list: WireBet[] }>(page, `/lotto/lgw/bets?gameCode=${GAME}`);
    return list;
  };
  await expect
    .poll(async () => (await bets()).every(({ status }) => status === 'settled'), ONE_DRAW)
    .toBe(true);
  const settled = await bets();
  expect(settled).toHaveLength(2);
  const paid = settled.find(({ play }) => play === 'five-fixed')!;
  // One of ten combinations: 10 × 1,900 ÷ 2,000; and (1,980 − 1,900) ÷ 2,000 of the stake of 10.
  expect(units(paid.payout)).toBe(units('9.5'));
  expect(units(paid.rebate)).toBe(units('0.4'));
  const won = settled.reduce((sum, bet) => sum + units(bet.payout) + units(bet.rebate), 0n);
  expect(units(await balance(page))).toBe(before + won);

  await visit(page, address(locale, `/lottery?gameCode=${GAME}`));
  await expectAmount(headerBalance(page), await balance(page));
  await visit(page, address(locale, `/fairness/lottery?game=${GAME}&period=${period}`));
  await expect(page.getByText(t('lottery-results.verifier.holds'))).toBeVisible();
  await own.close();
});

test('bets are withdrawn while their draw is open, and a chase ends after its first win', async ({
  browser,
}, { project }) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const { page, browser: own } = await memberWithMoney(browser, project.use, locale);

  const far = (await current(page, 'KENOX5', 2)).coming.at(-1)!;
  const play = 'KENOX5';
  const [code, compiled] = [...playsOf(lotteryGames.find((game) => game.code === play)!)][0]!;
  const kept = await place(page, {
    gameCode: play,
    draws: [{ period: far.period }],
    lines: [
      line(
        code,
        randomPick(compiled, (n) => Math.floor(Math.random() * n)),
        'ZY',
      ),
    ],
  });
  await visit(page, address(locale, `/lottery?gameCode=${play}`));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('lottery.tabs.mine') })
    .first()
    .click();
  await page
    .getByRole('button', { name: t('lottery.bets.withdraw') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('lottery.bets.withdraw') }).click();
  await expect(page.getByText(t('lottery.bets.withdrawn'))).toBeVisible();
  await expectAmount(headerBalance(page), '500');
  const again = await page.request.delete(`/lotto/lgw/bets/${kept.bets[0]!.id}`, {
    headers: ownOrigin(page),
  });
  expect(again.ok()).toBe(true);
  expect(units(await balance(page))).toBe(units('500'));

  const coming = (await current(page, GAME, 3)).coming;
  await place(page, {
    gameCode: GAME,
    draws: coming.map(({ period }) => ({ period })),
    stopOnWin: true,
    lines: [line('five-fixed', SURE, 'ZY')],
  });
  expect(units(await balance(page))).toBe(units('470'));
  await expect.poll(async () => units(await balance(page)), { timeout: 200_000 }).toBe(units('499.9'));
  await own.close();
});

test('every game takes a bet, and a closed draw none, whatever the client says', async ({ browser }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const { page, browser: own } = await memberWithMoney(browser, project.use, locale);
  const { list } = await value<{ list: WireMenuGame[] }>(page, '/lotto/lgw/games');
  expect(list.map(({ gameCode }) => gameCode).sort()).toEqual(lotteryGames.map(({ code }) => code).sort());
  for (const { gameCode, prizeModes } of list) {
    const [code, play] = [...playsOf(lotteryGames.find((game) => game.code === gameCode)!)][0]!;
    const [mode] = prizeModes;
    const { coming } = await current(page, gameCode, 1);
    const placed = await place(page, {
      gameCode,
      draws: [{ period: coming[0]!.period }],
      lines: [
        line(
          code,
          randomPick(play, (n) => Math.floor(Math.random() * n)),
          mode!.code,
          mode!.highest,
        ),
      ],
    });
    expect(placed.bets.map(({ status }) => status)).toEqual(['accepted']);
  }
  const { previous } = await current(page, GAME);
  const late = await page.request.post('/lotto/lgw/bets', {
    headers: ownOrigin(page),
    data: {
      gameCode: GAME,
      requestId: `late-${Date.now()}`,
      draws: [{ period: previous!.period }],
      lines: [line('five-fixed', SURE, 'ZY')],
    },
  });
  expect(late.status()).toBe(409);
  expect((await late.json()) as { code: string }).toMatchObject({ code: 'DRAW_CLOSED' });
  await own.close();
});

test('a trial player bets with play money', async ({ page }, { project }) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  await visit(page, address(locale, '/'));
  await call(page, '/wps/session/login/freeplay', { os: 'web', platform: 'W' });
  // A session from a call alone leaves no hint in the browser's storage: the page asks the server who is logged in.
  await visit(page, address(locale, `/lottery?gameCode=${GAME}`));
  await expect(page.getByText(t('lottery.playMoney')).first()).toBeVisible();
  await expect(page.getByRole('region', { name: t('lottery-board.board') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('site.header.accountMenu') })).toBeVisible();
  const before = units(await balance(page));
  const { bets } = await place(page, { gameCode: GAME, lines: [line('five-fixed', SURE, 'ZY')] });
  expect(bets[0]!.currency).toBe('PLY');
  await expect.poll(async () => units(await balance(page)), ONE_DRAW).toBe(before - units('0.1'));

  // The session ends elsewhere; the login leads back to the same game.
  const cookies = await page.context().cookies();
  await page.request.delete('/wps/session/logout', { headers: ownOrigin(page) });
  await page.context().addCookies(cookies);
  await page.goto(address(locale, `/lottery?gameCode=${GAME}`));
  await page.waitForURL((url) => url.pathname === address(locale, '/login'));
  expect(new URL(page.url()).searchParams.get('next')).toBe(address(locale, `/lottery?gameCode=${GAME}`));
});
