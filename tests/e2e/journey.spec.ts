import { expect, type Page } from '@playwright/test';
import { formatDecimal } from '@/lib/money/amount';
import {
  addPayee,
  requestDeposit,
  requestWithdrawal,
  newestWithdrawal,
  uploadReceipt,
  setPaymentPassword,
  openMemberPage,
} from './support/cashier';
import { digits, expectAmount, figure, headerBalance, units } from './support/money';
import { BackOffice } from './support/back-office';
import {
  balance,
  localeOf,
  logIn,
  logOut,
  newCredentials,
  openedGame,
  register,
  visit,
  type Credentials,
} from './support/player';
import { artFolderOfGame, playSpins, finishRound, spinUntilFreeSpins } from './support/slots';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

/** Above the threshold of lib/cashier (10,000), so that two operators are needed. */
const TRANSFER = '20000';
const WITHDRAWAL = '10500';
const PAYMENT_PASSWORD = '482915';

test.describe.configure({ mode: 'serial' });

/** One member from the registration to a paid withdrawal. Each test continues where the last one ended. */
test.describe('a member from registration to withdrawal', () => {
  let page: Page;
  let locale: string;
  let t: ReturnType<typeof textsOf>;
  let offices: { operator: BackOffice; supervisor: BackOffice };
  const who: Credentials = newCredentials();

  test.beforeAll(async ({ browser }, { project }) => {
    locale = localeOf(project.name);
    t = textsOf(locale);
    page = await browser.newPage();
    offices = {
      operator: await BackOffice.enter(browser, 'operator'),
      supervisor: await BackOffice.enter(browser, 'supervisor'),
    };
  });
  test.afterAll(async () => {
    await page.close();
    await offices.operator.leave();
    await offices.supervisor.leave();
  });

  test('registers on the home page', async () => {
    await visit(page, address(locale, '/'));
    await page
      .locator('header')
      .getByRole('link', { name: t('site.header.register') })
      .click();
    await register(page, locale, who, true);
    await expectAmount(headerBalance(page), '0');
  });

  test('deposits by a channel that confirms at once, and the shown balance rises', async () => {
    await page
      .locator('header')
      .getByRole('link', { name: t('site.nav.deposit') })
      .click();
    await requestDeposit(page, locale, 'sandbox', '500');
    await expect(page.getByRole('heading', { name: t('cashier-pages.deposit.arrived') })).toBeVisible();
    await expectAmount(headerBalance(page), '500');
    expect(units(await balance(page))).toBe(units('500'));
  });

  test('deposits by bank transfer with a receipt image, two operators approve, a notice arrives', async () => {
    const { operator, supervisor } = offices;
    await page.getByRole('button', { name: t('cashier-pages.deposit.another') }).click();
    await requestDeposit(page, locale, 'bank', TRANSFER);
    await expect(page.getByRole('heading', { name: t('cashier-pages.deposit.transferNow') })).toBeVisible();
    await uploadReceipt(page, locale);
    await expectAmount(headerBalance(page), '500');

    const request = await operator.open('deposits', who.username);
    const proof = request.getByRole('img');
    await expect(proof).toBeVisible();
    expect(
      await proof.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(320);
    await operator.decide('checkDeposit');
    await expect(operator.button('approveDeposit')).toBeDisabled();
    const id = await newest(page, 'deposits');
    expect(await operator.force(`deposits/${id}/approve`, {})).toEqual({ status: 403, code: 'OWN_APPROVAL' });
    expect(units(await balance(page))).toBe(units('500'));

    await supervisor.open('deposits', who.username);
    // The notice of the page is gone after six seconds.
    const notice = page
      .locator('[data-title]', { hasText: firstWords(t('cashier.notices.depositApproved.text')) })
      .filter({ hasText: /20,?000/ });
    await Promise.all([expect(notice).toBeVisible(), supervisor.decide('approveDeposit')]);
    await expectAmount(headerBalance(page), '20500');
    await openMemberPage(page, locale, 'messages', '/member/messages');
    await expect(page.getByRole('main')).toContainText(t('cashier.notices.depositApproved.title'));
  });

  test('finds a game by part of its name and plays', async () => {
    test.setTimeout(360_000);
    await visit(page, address(locale, '/rng'));
    const tiles = page.locator('main button[data-launch]');
    const [listed] = await Promise.all([
      page.waitForResponse((response) => /gameList.*gameClassify=free-spins/.test(response.url())),
      page.getByRole('button', { name: t('catalogue.classes.free-spins') }).click(),
    ]);
    const { value } = (await listed.json()) as { value: { games: { nodeId: string }[] } };
    // Fifteen tiles were shown before too: compare the first one.
    await expect(tiles.first()).toHaveAttribute('data-launch', value.games[0]!.nodeId);
    await expect(tiles).toHaveCount(15);
    await expect(page).toHaveURL(/classify=|gameClassify=|free-spins/);
    const name = (await tiles.first().locator('b').textContent())!;
    await page.getByRole('textbox', { name: t('lobby.search') }).fill(name);
    await expect(tiles.first().locator('b')).toHaveText(name);
    await tiles.first().click();
    const game = await openedGame(page);
    await game.getByRole('button', { name: t('studio.turboOn') }).click();
    const less = game.getByRole('button', { name: t('studio.stakeLess') });
    while (await less.isEnabled()) await less.click();
    await playSpins(game, locale, 3);
    await expectAmount(game.getByTestId('studio-balance'), await balance(page));
  });

  test('continues free spins after the browser was closed', async () => {
    test.setTimeout(360_000);
    const stake = digits((await page.frameLocator('iframe').getByTestId('studio-stake').textContent())!);
    await spinUntilFreeSpins(page, stake);
    const held = await balance(page);
    await page.reload();
    const game = await openedGame(page);
    await expect(game.getByText(t('studio.resume.title'))).toBeVisible();
    expect(units(await balance(page))).toBe(units(held));
    await finishRound(game, locale);
    await expectAmount(game.getByTestId('studio-balance'), await balance(page));
  });

  test('opens the round in the record and verifies it', async () => {
    const game = page.frameLocator('iframe');
    await game.getByRole('button', { name: t('studio.fairness.open') }).click();
    await game.getByRole('button', { name: t('studio.fairness.reveal') }).click();
    await expect(game.getByText(t('studio.fairness.server'), { exact: true })).toBeVisible();
    const look = await artFolderOfGame(page);

    await visit(page, address(locale, '/member/bets'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('identity.member.bettingRecord'));
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    const picture = dialog.getByRole('img').first();
    await expect(picture).toHaveAttribute('aria-label', /1: .+;/);
    const inWords = (await picture.getAttribute('aria-label'))!;
    const symbol = (await picture.locator('img').first().getAttribute('src'))!;
    expect(symbol).toContain(`/images/symbols/${look}/`);
    // The paid spin and at least one free spin, each with its picture and its payout.
    expect(await dialog.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(2);
    for (const label of ['hash', 'client', 'nonce', 'server'])
      await expect(dialog.getByText(t(`records.proof.${label}`), { exact: true })).toBeVisible();

    const [verifier] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: t('records.proof.verify') }).click(),
    ]);
    await expect(verifier.getByText(t('studio.verifier.holds'))).toBeVisible();
    await expect(verifier.getByText(t('studio.verifier.matches'))).toBeVisible();
    const recomputed = verifier.getByRole('main').getByRole('listitem').getByRole('img').first();
    await expect(recomputed).toHaveAttribute('aria-label', inWords);
    await expect(recomputed.locator('img').first()).toHaveAttribute('src', symbol);
    await verifier.close();
  });

  test('sees both records agree with the balance to 1/10,000', async () => {
    const left = units(await balance(page));
    const bets = await envelope<{ summary: { stake: string; payout: string } }>(page, '/wps/records/bets');
    expect(units('20500') - units(bets.summary.stake) + units(bets.summary.payout)).toBe(left);
    await visit(page, address(locale, '/member/account'));
    await expectAmount(figure(page, t('records.statement.closing')), formatDecimal(left));
    const account = await envelope<{
      summary: Record<'opening' | 'moneyIn' | 'moneyOut' | 'closing', string>;
    }>(page, '/wps/records/accounts');
    const { opening, moneyIn, moneyOut, closing } = account.summary;
    expect(units(closing)).toBe(left);
    expect(units(opening) + units(moneyIn) - absolute(units(moneyOut))).toBe(left);
    await expectAmount(headerBalance(page), formatDecimal(left));
  });

  test('withdraws: the amount is held, two operators approve and pay it, and the member confirms', async () => {
    const { operator, supervisor } = offices;
    const before = units(await balance(page));
    const after = formatDecimal(before - units(WITHDRAWAL));
    await openMemberPage(page, locale, 'withdraw', '/member/withdraw');
    await setPaymentPassword(page, locale, who.password, PAYMENT_PASSWORD);
    await addPayee(page, locale, PAYMENT_PASSWORD);

    await requestWithdrawal(page, locale, WITHDRAWAL, '000111');
    await expect(page.getByRole('dialog').locator('input[aria-invalid="true"]')).toBeVisible();
    expect(units(await balance(page))).toBe(before);
    await page.keyboard.press('Escape');
    await requestWithdrawal(page, locale, WITHDRAWAL, PAYMENT_PASSWORD);
    await expect(page.getByText(t('cashier-pages.withdraw.asked'))).toBeVisible();
    await expectAmount(headerBalance(page), after);
    await expectAmount(figure(page, t('cashier-pages.withdraw.held')), WITHDRAWAL);

    await operator.open('withdrawals', who.username);
    await operator.decide('approveWithdrawal');
    await expect(operator.button('payWithdrawal')).toBeDisabled();
    const id = await newest(page, 'withdrawals');
    expect(await operator.force(`withdrawals/${id}/pay`, { reference: 'RS-1' })).toEqual({
      status: 403,
      code: 'OWN_APPROVAL',
    });
    await supervisor.open('withdrawals', who.username);
    await supervisor.decide('payWithdrawal', 'RS-20261121-7');

    const row = newestWithdrawal(page);
    await expect(row).toContainText(t('cashier-pages.withdraw.status.paid'));
    await expect(row).toContainText('RS-20261121-7');
    await expectAmount(figure(page, t('cashier-pages.withdraw.held')), '0');
    await row.getByRole('button', { name: t('cashier-pages.withdraw.confirmReceipt') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('cashier-pages.receipt.submit') })
      .click();
    await expect(row).toContainText(t('cashier-pages.withdraw.status.received'));
    await expectAmount(headerBalance(page), after);
  });

  test('has a withdrawal rejected: the amount is available again and the reason is shown', async () => {
    const { operator } = offices;
    const before = await balance(page);
    await requestWithdrawal(page, locale, '200', PAYMENT_PASSWORD);
    await expectAmount(headerBalance(page), formatDecimal(units(before) - units('200')));
    await operator.open('withdrawals', who.username);
    await operator.decide('rejectWithdrawal', 'The account number is closed.');
    await expect(newestWithdrawal(page)).toContainText('The account number is closed.');
    await expectAmount(headerBalance(page), before);
    expect(units(await balance(page))).toBe(units(before));
    await openMemberPage(page, locale, 'messages', '/member/messages');
    await expect(page.getByRole('main')).toContainText('The account number is closed.');
  });

  test('logs out after a question, and logs in again', async () => {
    await logOut(page, locale);
    expect((await page.request.get('/wps/member/info')).status()).toBe(401);
    await logIn(page, locale, who);
    expect((await page.request.get('/wps/member/info')).status()).toBe(200);
  });
});

/** The value of a JSON call. */
async function envelope<Value>(page: Page, path: string): Promise<Value> {
  return ((await (await page.request.get(path)).json()) as { value: Value }).value;
}

/** The number of the member's newest request. */
const newest = async (page: Page, kind: 'deposits' | 'withdrawals'): Promise<string> =>
  (await envelope<{ list: { id: string }[] }>(page, `/wps/cashier/${kind}`)).list[0]!.id;

/** The text before its first placeholder. */
const firstWords = (text: string) => text.split('{')[0]!.trim();

const absolute = (amount: bigint) => (amount < 0n ? -amount : amount);
