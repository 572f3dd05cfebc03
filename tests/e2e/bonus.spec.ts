import { expect } from '@playwright/test';
import { addPayee, requestDeposit, requestWithdrawal, setPaymentPassword } from './support/cashier';
import { digits, expectAmount, headerBalance, units } from './support/money';
import { balance, localeOf, openedGame, visit } from './support/player';
import { claimable, newMember, pageOfOperator, runTask, waitForLiveChanges } from './support/rewards';
import { playSpins } from './support/slots';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

const PAYMENT_PASSWORD = '482917';

/** Bonus money from the deposit to its end: docs/trust.md R2. */
test('a deposit bonus is claimed and played, and a withdrawal ends it as it said before', async ({
  browser,
}, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const { page, who, browser: own } = await newMember(browser, project.use);
  const operator = await pageOfOperator(browser, project.use.baseURL!);
  const bonus = page
    .locator('main [aria-label]')
    .filter({ has: page.getByText(t('bonuses.remaining'), { exact: true }) });

  await visit(page, address(locale, '/member/deposit'));
  await requestDeposit(page, locale, 'sandbox', '300');
  await expectAmount(headerBalance(page), '300');

  // The first deposit's bonus appears while the page is open.
  await visit(page, address(locale, '/member/rewards'));
  await waitForLiveChanges(page);
  await runTask(operator, 'rewards-triggers');
  const reward = claimable(page, /300/);
  await expect(reward).toContainText('24');
  await reward.getByRole('button').click();
  await expect(page.getByText(t('reward-centre.claimable.doneBonus'))).toBeVisible();
  await expect(reward).toHaveCount(0);

  await visit(page, address(locale, '/member/bonuses'));
  await expect(bonus).toContainText(/300/);
  await expect(bonus).toContainText(/7,200/);
  await expect(bonus.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');

  await visit(page, address(locale, '/rng'));
  await page.locator('main button[data-launch]').first().click();
  const game = await openedGame(page);
  await game.getByRole('button', { name: t('studio.turboOn') }).click();
  const stake = units(digits((await game.getByTestId('studio-stake').textContent())!));
  await playSpins(game, locale, 2);

  await visit(page, address(locale, '/member/bonuses'));
  const value = await page.request.get('/wps/rewards/bonuses');
  const { list } = ((await value.json()) as { value: { list: { wagered: string; remaining: string }[] } })
    .value;
  expect(units(list[0]!.wagered)).toBe(stake * 2n);
  // A stake is of real money first: the bonus is whole.
  expect(units(list[0]!.remaining)).toBe(units('300'));

  await visit(page, address(locale, '/member/withdraw'));
  await expect(page.getByRole('main')).toContainText(/300/);
  await expect(page.getByRole('link', { name: t('cashier-pages.withdraw.conditions.see') })).toBeVisible();
  await setPaymentPassword(page, locale, who.password, PAYMENT_PASSWORD);
  await addPayee(page, locale, PAYMENT_PASSWORD);
  const before = units(await balance(page));
  await requestWithdrawal(page, locale, '100', PAYMENT_PASSWORD);
  await expect(page.getByText(t('cashier-pages.withdraw.asked'))).toBeVisible();
  // The real money is the member's, the bonus is gone.
  expect(units(await balance(page))).toBe(before - units('100'));
  await expect(page.getByRole('link', { name: t('cashier-pages.withdraw.conditions.see') })).toHaveCount(0);
  await visit(page, address(locale, '/member/bonuses'));
  await expect(page.getByText(t('bonuses.reasons.withdrawal'))).toBeVisible();

  await operator.context().close();
  await own.close();
});
