import { randomInt } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { OpenIdProvider } from '../support/openid-provider';
import { codeIn, keptText } from './support/outbox';
import { joinBySocial, localeOf, logOut, newcomer, register, visit } from './support/player';
import { slideAfter } from './support/slider';
import { SOCIAL_PORT } from './support/social';
import { address, words } from './support/texts';

/** The ways in besides name and password (factors.spec.ts has the passkey and the authenticator app). */
const provider = new OpenIdProvider();
test.beforeAll(() => provider.start(SOCIAL_PORT));
test.afterAll(() => provider.stop());

const dialogOf = (page: Page) => page.getByRole('dialog').first();
const info = async (page: Page) => (await page.request.get('/wps/member/info')).status();

/** A Thai number that nobody has: 08 and eight digits. */
const freshNumber = () => `08${randomInt(10_000_000, 99_999_999)}`;

async function chooseThailand(dialog: Locator, page: Page, locale: string): Promise<void> {
  const t = words(locale);
  await dialog.getByRole('button', { name: /\+\d/ }).click();
  await page.getByPlaceholder(t('ways-in.findCountry')).fill('66');
  await page.getByRole('option', { name: /66/ }).first().click();
}

test('by mobile number, proven by a code of an SMS', async ({ page, browser }, { project }) => {
  test.setTimeout(180_000);
  const locale = localeOf(project.name);
  const t = words(locale);
  const number = freshNumber();
  const who = newcomer();
  await visit(page, address(locale, '/register'));
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: t('ways-in.byMobile') }).click();
  await chooseThailand(dialog, page, locale);
  await dialog.getByRole('textbox', { name: t('identity.fields.mobileNum') }).fill(number);
  await dialog.getByRole('button', { name: t('ways-in.send'), exact: true }).click();
  // Who cannot read the characters slides instead.
  await slideAfter(page, () => page.getByRole('button', { name: t('factors.slider.useSlider') }).click());
  await expect(dialog.getByText(t('ways-in.sent')).first()).toBeVisible();
  // The button rests, and says how long.
  await expect(dialog.getByRole('button', { name: /0:\d\d|1:00/ })).toBeDisabled();
  const code = codeIn(await keptText(browser, 'code', `+66•••••${number.slice(-2)}`));
  await dialog.getByRole('textbox', { name: t('ways-in.verificationCode') }).fill(code);
  await dialog.locator('input[name=password]').fill(who.password);
  await dialog.getByLabel(t('identity.fields.confirmPassword')).fill(who.password);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: t('identity.register.submit') }).click();
  await expect(dialog).toBeHidden();
  expect(await info(page)).toBe(200);
});

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
