import { expect } from '@playwright/test';
import { OpenIdProvider } from '../support/openid-provider';
import { storedText } from './support/outbox';
import { registerBySocial, localeOf, logIn, logOut, newCredentials, visit } from './support/player';
import { SOCIAL_PORT } from './support/social';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

/** Password recovery by email. */
const provider = new OpenIdProvider();
test.beforeAll(() => provider.start(SOCIAL_PORT));
test.afterAll(() => provider.stop());

test('a forgotten password: the same answer for every name, and an emailed link that works once', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  // An account with a verified address: the provider has verified it.
  const { username, password } = newCredentials();
  const email = `${username}@example.com`;
  provider.person = { sub: username, email, email_verified: true };
  await visit(page, address(locale, '/login'));
  await page.getByRole('button', { name: t('social.continue', { provider: 'Google' }) }).click();
  await registerBySocial(page, locale);
  const { value } = (await (await page.request.get('/wps/member/info')).json()) as {
    value: { account: string };
  };
  await logOut(page, locale);

  const ask = async (name: string, to: string) => {
    await visit(page, address(locale, '/forget'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('identity.fields.username') }).fill(name);
    await dialog.getByRole('textbox', { name: t('identity.fields.email') }).fill(to);
    await dialog.getByRole('button', { name: t('forgot.email.submit') }).click();
    await expect(page.getByRole('dialog', { name: t('forgot.sent.title') })).toContainText(to);
  };
  await ask('nobody-by-this-name', 'nobody@example.com');
  await ask(value.account, email);

  const link = /https?:\/\/\S+/.exec(await storedText(browser, 'resetPassword', value.account))![0];
  const { pathname, hash } = new URL(link);
  expect(hash).not.toBe('');
  const choose = async () => {
    await page.goto(pathname + hash);
    await page.locator('input[name=newPassword]').fill(password);
    await page.locator('input[name=confirmNewPassword]').fill(password);
    await page.getByRole('button', { name: t('forgot.reset.submit') }).click();
  };
  await choose();
  await expect(page.getByText(t('forgot.reset.done'))).toBeVisible();
  // Leave the page first: an address that differs in its fragment only would not be loaded again.
  await visit(page, address(locale, '/help'));
  await choose();
  await expect(page.getByText(t('errors-recovery.RESET_LINK_GONE'))).toBeVisible();
  await logIn(page, locale, { username: value.account, password });
  expect((await page.request.get('/wps/member/info')).status()).toBe(200);
});
