import { expect, type Page } from '@playwright/test';
import { OpenIdProvider } from '../support/openid-provider';
import { DEMO_PASSWORD } from './support/demo';
import { Elsewhere } from './support/elsewhere';
import { joinBySocial, localeOf, logOut, newcomer, register, undisturbed, visit } from './support/player';
import { slideAfter } from './support/slider';
import { SOCIAL_PORT } from './support/social';
import { test } from './support/test';
import { address, words } from './support/texts';

/** The ways in besides name and password (factors.spec.ts has passkey and authenticator app, mobile.spec.ts numbers). */
const provider = new OpenIdProvider();
test.beforeAll(() => provider.start(SOCIAL_PORT));
test.afterAll(() => provider.stop());

const dialogOf = (page: Page) => page.getByRole('dialog').first();
const info = async (page: Page) => (await page.request.get('/wps/member/info')).status();

test('with Google: a short registration the first time, then straight in; refusals are told', async ({
  page,
}, { project }) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  const google = () =>
    dialogOf(page).getByRole('button', { name: t('social.continue', { provider: 'Google' }) });
  provider.person = { sub: `e2e-${newcomer().username}`, email: 'e2e@example.com' };
  await visit(page, address(locale, '/member'));
  await google().click();
  const dialog = page.getByRole('dialog', { name: t('social.register.title') });
  await expect(dialog).toContainText('Google');
  // Without the terms nobody is registered.
  await dialog.getByRole('button', { name: t('identity.register.submit') }).click();
  await expect(dialog.getByRole('checkbox').first()).toHaveAttribute('aria-invalid', 'true');
  await joinBySocial(page, locale);
  // And the visitor is where they were going.
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

test('with the keyboard alone, in Arabic, on a phone: errors are told, and read from the right', async ({
  browser,
}, { project }) => {
  test.skip(project.name !== 'phone');
  const context = await browser.newContext({ ...project.use });
  const page = await context.newPage();
  const t = words('ar');
  const who = newcomer();
  await register(page, 'ar', who);
  await context.clearCookies();
  await visit(page, address('ar', '/login'));
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  const dialog = dialogOf(page);
  const name = dialog.getByRole('textbox', { name: t('identity.fields.username') });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(new RegExp(t('errors.fields.REQUIRED')));
  await page.keyboard.type(who.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(who.password);
  await slideAfter(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await info(page)).toBe(200);
  await context.close();
});

test('a dialog gives the page back as it was, and a referral code is filled in', async ({ page }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  await visit(page, address(locale, '/help'));
  await page.evaluate(() => window.scrollTo(0, 200));
  const before = await page.evaluate(() => window.scrollY);
  // Dispatched: a press of Playwright's own scrolls the page to bring the button into view.
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

test('the second password is not called wrong before it is typed, and is when it differs', async ({ page }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  await undisturbed(page);
  await page.goto(address(locale, '/register'));
  const first = dialogOf(page).locator('input[name=password]');
  const second = dialogOf(page).getByLabel(t('identity.fields.confirmPassword'));
  // The field that has the focus first is left with something in it.
  await dialogOf(page).locator('input[name=username]').fill(newcomer().username);
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

test('three failures bring the captcha; who cannot read it slides instead', async ({ browser }, {
  project,
}) => {
  test.setTimeout(150_000);
  const locale = localeOf(project.name);
  const t = words(locale);
  const there = await Elsewhere.open(browser, project.use);
  const { page } = there;
  const who = newcomer();
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
  // The browser is known: the slider comes with the second try only.
  await submit.click();
  await expect(told).toBeVisible();
  const captcha = dialog.getByRole('textbox', { name: t('identity.captcha.label') });
  await expect(captcha).toHaveCount(0);
  for (let failed = 1; failed < 3; failed++) {
    await slideAfter(page, () => submit.click());
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(told).toBeVisible();
  }
  await expect(captcha).toBeVisible();
  await expect(dialog.getByRole('img', { name: t('identity.captcha.picture') })).toBeVisible();
  await submit.click();
  await expect(captcha).toHaveAccessibleDescription(new RegExp(t('errors-identity.fields.CAPTCHA_REQUIRED')));
  await expect(captcha).toBeFocused();
  // Another picture, once a second at most.
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
  // One for the two presses, one for the answer that was used.
  await expect.poll(() => pictures).toBe(2);
  await password.fill(who.password);
  await slideAfter(page, () => dialog.getByRole('button', { name: t('factors.slider.useSlider') }).click());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await info(page)).toBe(200);
  await there.close();
});

test('each kind at its own door: agents are no members, members are no agents', async ({ browser }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  const there = await Elsewhere.open(browser, project.use);
  const { page } = there;
  const knock = async (door: string, username: string, password: string) => {
    await undisturbed(page);
    await page.goto(address(locale, door));
    const form = page.getByRole('form', { name: t('identity.login.title') });
    // The form's code runs once it offers passkeys.
    await expect(form.getByRole('button', { name: t('factors.passkey.login') })).toBeVisible();
    await form.getByRole('textbox', { name: t('identity.fields.username') }).fill(username);
    await form.locator('input[name=password]').fill(password);
    await slideAfter(page, () =>
      form.getByRole('button', { name: t('identity.login.submit'), exact: true }).click(),
    );
    return form.getByRole('alert').first();
  };
  await expect(await knock('/login', 'lanternagent', DEMO_PASSWORD)).toContainText(
    t('errors-identity.NON_MEMBER_ACCOUNT'),
  );
  await expect(await knock('/agent', 'lanternplayer', DEMO_PASSWORD)).toContainText(
    t('errors-identity.NON_AGENT_ACCOUNT'),
  );
  // Nor is there a way in by Google at the agents'.
  await expect(page.getByRole('button', { name: t('social.continue', { provider: 'Google' }) })).toHaveCount(
    0,
  );
  expect(await info(page)).toBe(401);
  await there.close();
});

test('Google is linked to an account that is there already, and opens it', async ({ browser }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  const there = await Elsewhere.open(browser, project.use);
  const { page } = there;
  const who = newcomer();
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
  // There and back are two more sites' pages.
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
