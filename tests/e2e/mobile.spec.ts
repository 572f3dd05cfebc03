import { expect, type Page } from '@playwright/test';
import { BrowserAtOwnAddress } from './support/own-address';
import {
  requestCode,
  codeFor,
  fillNumber,
  waitForResend,
  registerByMobile,
  type Owner,
} from './support/mobile';
import { localeOf, logOut, visit } from './support/player';
import { openAndSolveSlider } from './support/slider';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

/**
 * The uses of a verified mobile number: login by code, login from a new place, reset of a forgotten password. A number gets one code a
 * minute, so three people register first, and their minutes pass at the same time. The desktop has the same forms, so it tests the
 * login only: a test cannot shorten the minutes.
 */
test.describe.configure({ mode: 'serial' });

const people: { owner: Owner; home: BrowserAtOwnAddress }[] = [];
const onPhone = (project: string) => project.startsWith('phone');
const info = async (page: Page) => (await page.request.get('/wps/member/info')).status();

test.beforeAll(async ({ browser }, { project }) => {
  test.setTimeout(360_000);
  people.length = 0;
  for (let person = onPhone(project.name) ? 3 : 1; person > 0; person--) {
    const home = await BrowserAtOwnAddress.open(browser, project.use);
    people.push({ home, owner: await registerByMobile(home.page, browser, localeOf(project.name)) });
    expect(await info(home.page)).toBe(200);
  }
});
test.afterAll(async () => {
  for (const { home } of people) await home.close();
});

test('login by code: a second code within the minute is refused with a message', async ({ browser }, {
  project,
}) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const { owner, home } = people.at(-1)!;
  const { page } = home;
  await visit(page, address(locale, '/'));
  await logOut(page, locale);
  const smsForm = async (of: Page) => {
    await visit(of, address(locale, '/login'));
    const dialog = of.getByRole('dialog').first();
    await dialog.getByRole('tab', { name: t('mobile.loginBySms') }).click();
    return dialog;
  };
  const dialog = await smsForm(page);
  await dialog.getByRole('button', { name: t('mobile.send'), exact: true }).click();
  const number = dialog.getByRole('textbox', { name: t('identity.fields.mobileNum') });
  await expect(number).toHaveAccessibleDescription(new RegExp(t('errors-mobile.fields.MOBILE_REQUIRED')));
  await expect(number).toBeFocused();
  // Beside the country there is room for a number of twelve digits.
  expect((await number.boundingBox())!.width).toBeGreaterThan(150);
  await fillNumber(dialog, page, locale, owner.number);
  // The form of the other browser is filled in first, so that its request comes within the minute on a slow machine too.
  const beside = await home.secondDevice();
  const second = await smsForm(beside);
  await fillNumber(second, beside, locale, owner.number);

  await waitForResend(owner);
  await requestCode(dialog, page, locale);
  await expect(dialog.getByText(t('mobile.sent')).first()).toBeVisible();
  await requestCode(second, beside, locale);
  const warning = beside.getByRole('dialog', { name: t('mobile.warning') });
  await expect(warning).toBeVisible();
  await warning.getByRole('button').click();
  await expect(warning).toBeHidden();
  const code = dialog.getByRole('textbox', { name: t('mobile.verificationCode') });
  const submit = dialog.getByRole('button', { name: t('identity.login.submit'), exact: true });
  const right = await codeFor(browser, owner.number);
  await code.fill(right === '000000' ? '000001' : '000000');
  await submit.click();
  await expect(code).toHaveAccessibleDescription(new RegExp(t('errors-mobile.fields.CODE_WRONG')));
  await expect(code).toBeFocused();
  await code.fill(right);
  await submit.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await info(page)).toBe(200);
});

test('a login by number and password from a new place, confirmed by a code', async ({ browser }, {
  project,
}) => {
  test.skip(!onPhone(project.name));
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const { owner } = people[1]!;
  await waitForResend(owner);
  const there = await BrowserAtOwnAddress.open(browser, project.use);
  const { page } = there;
  await visit(page, address(locale, '/login'));
  const dialog = page.getByRole('dialog').first();
  await dialog
    .getByRole('textbox', { name: t('identity.fields.username') })
    .fill(`+66${owner.number.slice(1)}`);
  await dialog.locator('input[name=password]').fill(owner.password);
  await openAndSolveSlider(page, () =>
    dialog.getByRole('button', { name: t('identity.login.submit'), exact: true }).click(),
  );
  const step = page.getByRole('region', { name: t('factors.extra.title') });
  await step.getByRole('button', { name: t('factors.extra.send') }).click();
  await expect(step.getByRole('button', { name: /\d+/ })).toBeDisabled();
  await step.getByLabel(t('factors.extra.mobile.label')).fill(await codeFor(browser, owner.number));
  await step.getByRole('button', { name: t('factors.extra.submit'), exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await info(page)).toBe(200);
  await there.close();
});

test('a forgotten password: a person asks for the code, a person logs in with the new one', async ({
  browser,
}, { project }) => {
  test.skip(!onPhone(project.name));
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const { owner, home } = people[0]!;
  await waitForResend(owner);
  const there = await BrowserAtOwnAddress.open(browser, project.use);
  const { page } = there;
  await visit(page, address(locale, '/forget'));
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('tab', { name: t('forgot.phone.tab') }).click();
  const form = dialog.getByRole('form', { name: t('forgot.phone.tab') });
  await fillNumber(form, page, locale, owner.number);
  await requestCode(form, page, locale);
  await expect(form.getByText(t('mobile.sent')).first()).toBeVisible();
  await form
    .getByRole('textbox', { name: t('mobile.verificationCode') })
    .fill(await codeFor(browser, owner.number));
  for (const name of ['newPassword', 'confirmNewPassword'])
    await form.locator(`input[name=${name}]`).fill('Otter-quay-77-lamps');
  await form.getByRole('button', { name: t('forgot.phone.submit') }).click();

  const enter = dialog.getByRole('form', { name: t('forgot.phone.enter') });
  await expect(enter).toContainText(t('forgot.phone.checkTitle'));
  // Everybody who was logged in is out.
  expect(await info(home.page)).toBe(401);
  await enter.getByRole('button', { name: t('forgot.phone.enter'), exact: true }).click();
  const captcha = enter.getByRole('textbox', { name: t('identity.captcha.label') });
  await expect(captcha).toHaveAccessibleDescription(new RegExp(t('errors-identity.fields.CAPTCHA_REQUIRED')));
  await openAndSolveSlider(page, () =>
    enter.getByRole('button', { name: t('factors.slider.useSlider') }).click(),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await info(page)).toBe(200);
  await there.close();
});
