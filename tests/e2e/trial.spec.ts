import { expect } from '@playwright/test';
import { expectAmount, headerBalance } from './support/money';
import { balance, localeOf, ownOrigin, playForFree, visit } from './support/player';
import { playSpins, finishRound } from './support/slots';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

/** Trial play: a game at once with play money; deposits and withdrawals are refused (docs/trust.md M10). */
test('a visitor plays with play money and needs a real account for deposits and withdrawals', async ({
  page,
}, { project }) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const game = await playForFree(page, locale);
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

test('Space spins after a pointer opened a panel, and the focus returns to its button', async ({ page }, {
  project,
}) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const game = await playForFree(page, locale);
  const spin = game.getByTestId('studio-spin');
  const panel = game.getByRole('dialog');
  const tool = (key: string) => game.getByRole('button', { name: t(`studio.${key}`), exact: true });
  const rules = tool('rules.open');
  const close = async () => {
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  };
  for (const opener of [rules, tool('fairness.open'), game.getByTestId('studio-stake')]) {
    await opener.click();
    await close();
    await expect(spin).toBeFocused();
  }
  await tool('turboOn').click();
  const full = page.getByRole('button', { name: t('studio.frame.full') });
  await full.click();
  const [round] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname === '/studio/api/spin'),
    page.keyboard.press('Space'),
  ]);
  expect(round.method()).toBe('POST');
  await expect(tool('turboOff')).toBeVisible();
  await finishRound(game, locale);

  await rules.focus();
  await page.keyboard.press('Enter');
  await close();
  await expect(rules).toBeFocused();
});
