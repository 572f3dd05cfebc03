import { expect, test, type Page } from '@playwright/test';
import {
  addPayee,
  requestDeposit,
  requestWithdrawal,
  newestWithdrawal,
  setPaymentPassword,
  openMemberPage,
} from '../support/cashier';
import { expectAmount, headerBalance } from '../support/money';
import { balance, logIn, logOut, newCredentials, openedGame, register, visit } from '../support/player';
import { playSpins } from '../support/slots';
import { textsOf } from '../support/texts';

const t = textsOf('en');
const PAYMENT_PASSWORD = '482915';

test.describe.configure({ mode: 'serial' });

test.describe('a member', () => {
  let page: Page;
  const who = newCredentials();
  const errors: string[] = [];

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    // A script that the policy refuses would be heard of here.
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) errors.push(message.text());
    });
  });
  test.afterAll(async () => {
    await page.close();
  });

  test('registers, logs out and logs in', async () => {
    await visit(page, '/');
    await register(page, 'en', who);
    await expectAmount(headerBalance(page), '0');
    await logOut(page, 'en');
    await logIn(page, 'en', who);
    await expectAmount(headerBalance(page), '0');
  });

  test('deposits; the balance goes up by itself', async () => {
    await visit(page, '/member/deposit');
    await requestDeposit(page, 'en', 'sandbox', '500');
    await expect(page.getByRole('heading', { name: t('cashier-pages.deposit.arrived') })).toBeVisible();
    await expectAmount(headerBalance(page), '500');
  });

  test('spins', async () => {
    await visit(page, '/rng');
    await page.locator('main button[data-launch]').first().click();
    const game = await openedGame(page);
    await game.getByRole('button', { name: t('studio.turboOn') }).click();
    const less = game.getByRole('button', { name: t('studio.stakeLess') });
    while (await less.isEnabled()) await less.click();
    await playSpins(game, 'en', 2);
    await expectAmount(game.getByTestId('studio-balance'), await balance(page));
  });

  test('withdraws', async () => {
    await visit(page, '/member/account');
    await openMemberPage(page, 'en', 'withdraw', '/member/withdraw');
    await setPaymentPassword(page, 'en', who.password, PAYMENT_PASSWORD);
    await addPayee(page, 'en', PAYMENT_PASSWORD);
    await requestWithdrawal(page, 'en', '100', PAYMENT_PASSWORD);
    await expect(page.getByText(t('cashier-pages.withdraw.asked'))).toBeVisible();
    await expect(newestWithdrawal(page)).toBeVisible();
  });

  test('meets no script that the content security policy refuses', () => {
    expect(errors).toEqual([]);
  });
});
