import { expect } from '@playwright/test';
import { expectAmount, headerBalance } from './support/money';
import { balance, localeOf, openedGame, ownOrigin, visit } from './support/player';
import { playSpins } from './support/slots';
import { test } from './support/test';
import { address, words } from './support/texts';

/** Free play: a game at once, with money that is none, and real money's doors shut (product.md §4; trust.md M10). */
test('a visitor plays for free, and needs a true account for money', async ({ page }, { project }) => {
  test.setTimeout(150_000);
  const locale = localeOf(project.name);
  const t = words(locale);
  await visit(page, address(locale, '/rng'));
  await page.locator('main button[data-launch]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('identity.login.freePlay') }).click();
  await expect(dialog).toBeHidden();
  // The game that was asked for opens by itself once there is a session.
  const game = await openedGame(page);
  await expect(game.getByText(t('studio.playBalance')).first()).toBeVisible();
  await playSpins(game, locale, 2);
  await expectAmount(game.getByTestId('studio-balance'), await balance(page));

  await visit(page, address(locale, '/member/deposit'));
  await expectAmount(headerBalance(page), await balance(page));
  const main = page.getByRole('main');
  await expect(main).toContainText(t('identity.security.trialNote'));
  await expect(main.getByRole('form')).toHaveCount(0);
  for (const [path, data] of [
    ['/wps/cashier/deposits', { channel: 'sandbox', amount: '500', requestId: `trial-${Date.now()}` }],
    [
      '/wps/cashier/withdrawals',
      { channel: 'bank', amount: '500', payeeId: '1', paymentPassword: '123456', requestId: 'trial-out' },
    ],
  ] as const) {
    const refused = await page.request.post(path, { headers: ownOrigin(page), data });
    expect(refused.status()).toBe(403);
    const { code, message } = (await refused.json()) as { code: string; message: string };
    expect(code).toBe('NEED_TRUE_ACCOUNT');
    expect(message).not.toBe('');
  }
  await main.getByRole('link', { name: t('identity.security.openRealAccount') }).click();
  await expect(page.getByRole('dialog', { name: t('identity.register.title') })).toBeVisible();
});
