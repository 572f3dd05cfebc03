import { expect, type Page } from '@playwright/test';
import { OpenIdProvider } from '../support/openid-provider';
import { DEMO_PASSWORD } from './support/demo';
import { BrowserAtOwnAddress } from './support/own-address';
import {
  registerBySocial,
  localeOf,
  logOut,
  newCredentials,
  register,
  suppressAnnouncements,
  visit,
} from './support/player';
import { openAndSolveSlider } from './support/slider';
import { SOCIAL_PORT } from './support/social';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

/** Login and registration by Google and with a captcha (factors.spec.ts: passkey and authenticator; mobile.spec.ts: numbers). */
const provider = new OpenIdProvider();
test.beforeAll(() => provider.start(SOCIAL_PORT));
test.afterAll(() => provider.stop());

const dialogOf = (page: Page) => page.getByRole('dialog').first();
const info = async (page: Page) => (await page.request.get('/wps/member/info')).status();

test('with Google: a short registration the first time, a login afterwards, and refusals with a message', async ({
  page,
}, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const google = () =>
    dialogOf(page).getByRole('button', { name: t('social.continue', { provider: 'Google' }) });
  provider.person = { sub: `e2e-${newCredentials().username}`, email: 'e2e@example.com' };
  await visit(page, address(locale, '/member'));
  await google().click();
  const dialog = page.getByRole('dialog', { name: t('social.register.title') });
  await expect(dialog).toContainText('Google');
  // The terms are required.
  await dialog.getByRole('button', { name: t('identity.register.submit') }).click();
  await expect(dialog.getByRole('checkbox').first()).toHaveAttribute('aria-invalid', 'true');
  await registerBySocial(page, locale);
  // The visitor arrives at the page asked for.
  await page.waitForURL(/\/member$/);
  await expect(page.getByRole('main')).toContainText(t('social.card.title'));

  await logOut(page, locale);
  await visit(page, address(locale, '/login'));
  await google().click();
  await expect.poll(() => info(page)).toBe(200);
  await expect(page.getByRole('dialog', { name: t('identity.login.title') })).toHaveCount(0);

  await logOut(page, locale);
  provider.person = undefined;
  await visit(page, address(locale, '/login'));
  await google().click();
  const told = dialogOf(page)
    .getByRole('alert')
    .filter({ hasText: t('errors-social.SOCIAL_FAILED') });
  await expect(told).toBeVisible();
  expect(page.url()).not.toContain('social=');
});

test('a closed dialog leaves the page as it was, and a referral code is filled in', async ({ page }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  await visit(page, address(locale, '/help'));
  await page.evaluate(() => window.scrollTo(0, 200));
  const before = await page.evaluate(() => window.scrollY);
  // Dispatched, because Playwright's click scrolls the page.
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.header.login') })
    .or(page.getByRole('banner').getByRole('button', { name: t('site.header.login') }))
    .first()
    .dispatchEvent('click');
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goto(`${address(locale, '/register')}?referralCode=LANTERN2`);
  await expect(dialogOf(page).getByLabel(t('identity.fields.referralCode'))).toHaveValue('LANTERN2');
});

test('the repeated password has an error only when it is typed and differs', async ({ page }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  await suppressAnnouncements(page);
  await page.goto(address(locale, '/register'));
  const first = dialogOf(page).locator('input[name=password]');
  const second = dialogOf(page).getByLabel(t('identity.fields.confirmPassword'));
  // Fill the field that has the initial focus.
  await dialogOf(page).locator('input[name=username]').fill(newCredentials().username);
  await first.fill('Heron-e2e-1');
  await first.blur();
  await first.fill('Heron-e2e-2');
  await expect(dialogOf(page).locator('[aria-invalid]')).toHaveCount(0);
  await second.fill('Heron-e2e-3');
  await first.focus();
  await expect(second).toHaveAttribute('aria-invalid', 'true');
  await first.fill('Heron-e2e-3');
  await expect(second).not.toHaveAttribute('aria-invalid');
});

test('three failures require the captcha or the slider instead', async ({ browser }, { project }) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const there = await BrowserAtOwnAddress.open(browser, project.use);
  const { page } = there;
  const who = newCredentials();
  await register(page, locale, who);
  await visit(page, address(locale, '/'));
  await logOut(page, locale);
  await visit(page, address(locale, '/login'));
  const dialog = dialogOf(page);
  const password = dialog.locator('input[name=password]');
  await dialog.getByRole('textbox', { name: t('identity.fields.username') }).fill(who.username);
  await password.fill('not-the-right-1');
  const submit = dialog.getByRole('button', { name: t('identity.login.submit'), exact: true });
  const told = dialog.getByRole('alert').filter({ hasText: t('errors-identity.INVALID_CREDENTIALS') });
  // The browser is known, so the slider appears with the second try.
  await submit.click();
  await expect(told).toBeVisible();
  const captcha = dialog.getByRole('textbox', { name: t('identity.captcha.label') });
  await expect(captcha).toHaveCount(0);
  for (let failed = 1; failed < 3; failed++) {
    await openAndSolveSlider(page, () => submit.click());
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(told).toBeVisible();
  }
  await expect(captcha).toBeVisible();
  await expect(dialog.getByRole('img', { name: t('identity.captcha.picture') })).toBeVisible();
  await submit.click();
  await expect(captcha).toHaveAccessibleDescription(new RegExp(t('errors-identity.fields.CAPTCHA_REQUIRED')));
  await expect(captcha).toBeFocused();
  // A new picture at most once a second.
  let pictures = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/captcha') pictures++;
  });
  const another = dialog.getByRole('button', { name: t('identity.captcha.another') });
  await another.dblclick();
  await captcha.fill('....');
  await submit.click();
  await expect(captcha).toHaveAccessibleDescription(new RegExp(t('errors-identity.fields.CAPTCHA_WRONG')));
  await expect(captcha).toHaveValue('');
  // One for the two presses and one for the used answer.
  await expect.poll(() => pictures).toBe(2);
  await password.fill(who.password);
  await openAndSolveSlider(page, () =>
    dialog.getByRole('button', { name: t('factors.slider.useSlider') }).click(),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await info(page)).toBe(200);
  await there.close();
});

test('agents and members are each refused at the other login', async ({ browser }, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const there = await BrowserAtOwnAddress.open(browser, project.use);
  const { page } = there;
  const tryLogin = async (path: string, username: string, password: string) => {
    await suppressAnnouncements(page);
    await page.goto(address(locale, path));
    const form = page.getByRole('form', { name: t('identity.login.title') });
    // The form is interactive once it offers passkeys.
    await expect(form.getByRole('button', { name: t('factors.passkey.login') })).toBeVisible();
    await form.getByRole('textbox', { name: t('identity.fields.username') }).fill(username);
    await form.locator('input[name=password]').fill(password);
    await openAndSolveSlider(page, () =>
      form.getByRole('button', { name: t('identity.login.submit'), exact: true }).click(),
    );
    return form.getByRole('alert').first();
  };
  await expect(await tryLogin('/login', 'lanternagent', DEMO_PASSWORD)).toContainText(
    t('errors-identity.NON_MEMBER_ACCOUNT'),
  );
  await expect(await tryLogin('/agent', 'lanternplayer', DEMO_PASSWORD)).toContainText(
    t('errors-identity.NON_AGENT_ACCOUNT'),
  );
  // The agents' page has no login by Google.
  await expect(page.getByRole('button', { name: t('social.continue', { provider: 'Google' }) })).toHaveCount(
    0,
  );
  expect(await info(page)).toBe(401);
  await there.close();
});

test('Google can be linked to an existing account, and then logs in to it', async ({ browser }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const there = await BrowserAtOwnAddress.open(browser, project.use);
  const { page } = there;
  const who = newCredentials();
  await register(page, locale, who);
  provider.person = { sub: who.username };
  await visit(page, address(locale, '/member'));
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Google' });
  await expect(row).toContainText(t('social.card.notLinked'));
  await row.getByRole('button').click();
  const asks = page.getByRole('dialog', { name: t('social.card.linkTitle', { provider: 'Google' }) });
  const confirm = asks.getByRole('button', { name: t('social.card.link'), exact: true });
  const password = asks.getByLabel(t('factors.totp.password')).and(page.locator('input'));
  await password.fill('not-the-right-1');
  await confirm.click();
  await expect(password).toHaveAccessibleDescription(new RegExp(t('errors-identity.fields.PASSWORD_WRONG')));
  await expect(password).toBeFocused();
  await password.fill(who.password);
  await confirm.click();
  // The way to the provider and back takes two more page loads.
  await expect(page.getByText(t('factors.activity.kinds.socialLinked'))).toBeVisible({ timeout: 45_000 });
  await expect(row.first()).not.toContainText(t('social.card.notLinked'));

  await logOut(page, locale);
  await visit(page, address(locale, '/login'));
  await dialogOf(page)
    .getByRole('button', { name: t('social.continue', { provider: 'Google' }) })
    .click();
  await expect.poll(() => info(page)).toBe(200);
  const { value } = (await (await page.request.get('/wps/member/info')).json()) as {
    value: { account: string };
  };
  expect(value.account).toBe(who.username);
  await there.close();
});
