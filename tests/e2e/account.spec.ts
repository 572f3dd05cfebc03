import { expect } from '@playwright/test';
import { box, setPaymentPassword } from './support/cashier';
import { BrowserAtOwnAddress } from './support/own-address';
import { BackOffice } from './support/back-office';
import { localeOf, logIn, newCredentials, registerByCall, visit } from './support/player';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

/** Passwords and devices of a logged-in member. */

test('a member changes the password by keyboard alone, and other devices are logged out', async ({
  browser,
}, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const there = await BrowserAtOwnAddress.open(browser, project.use);
  const { page } = there;
  const who = newCredentials();
  await registerByCall(page, who);
  const other = await there.secondDevice();
  await logIn(other, locale, who);

  await visit(page, address(locale, '/member'));
  const form = page.getByRole('form', { name: t('identity.password.title') });
  const old = box(form, t('identity.fields.oldPassword'));
  const fresh = box(form, t('identity.fields.newPassword'));
  await old.focus();
  await page.keyboard.press('Enter');
  // The first wrong field has the focus and its error.
  await expect(old).toBeFocused();
  await expect(old).toHaveAccessibleDescription(new RegExp(t('errors.fields.REQUIRED')));
  const chosen = 'Otter-quay-7-lamps';
  const fill = async (texts: readonly string[]) => {
    for (const [index, text] of texts.entries()) {
      // Skip the button that shows the password.
      if (index > 0) for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Tab');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
  };
  await fill([who.password, 'password123', 'password123']);
  await expect(fresh).toBeFocused();
  await expect(fresh).toHaveAccessibleDescription(new RegExp(t('errors-identity.fields.PASSWORD_COMMON')));
  await old.focus();
  await fill(['not-the-right-1', chosen, chosen]);
  await expect(old).toHaveAccessibleDescription(new RegExp(t('errors-identity.fields.PASSWORD_WRONG')));
  await fill([who.password, chosen, chosen]);
  await expect(page.getByText(t('identity.password.done')).first()).toBeVisible();
  expect((await other.request.get('/wps/member/info')).status()).toBe(401);
  expect((await page.request.get('/wps/member/info')).status()).toBe(200);
  await there.close();
});

test('a member lists the devices and logs one out', async ({ browser }, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const there = await BrowserAtOwnAddress.open(browser, project.use);
  const { page } = there;
  const who = newCredentials();
  await registerByCall(page, who);
  const other = await there.secondDevice();
  await logIn(other, locale, who);
  await visit(page, address(locale, '/member'));
  const rows = page.getByRole('listitem').filter({ hasText: there.ip });
  const end = page.getByRole('button', { name: t('identity.devices.end'), exact: true });
  await expect(end).toHaveCount(1);
  await expect(rows.filter({ hasText: t('identity.devices.current') })).toHaveCount(1);
  await end.click();
  await expect(page.getByText(t('identity.devices.ended')).first()).toBeVisible();
  await expect(end).toHaveCount(0);
  expect((await other.request.get('/wps/member/info')).status()).toBe(401);
  await there.close();
});

test('a member sets and changes the payment password in Arabic; a short one is rejected; a notice is sent', async ({
  browser,
}, { project }) => {
  const t = textsOf('ar');
  const there = await BrowserAtOwnAddress.open(browser, project.use);
  const { page } = there;
  const who = newCredentials();
  await registerByCall(page, who);
  await visit(page, address('ar', '/member/withdraw'));
  await setPaymentPassword(page, 'ar', who.password, '402913');
  await visit(page, address('ar', '/member'));
  const form = page.getByRole('form', { name: t('identity.payment.title') });
  const fresh = box(form, t('identity.fields.newPaymentPassword'));
  // Digits run from left to right in a right-to-left page too.
  expect(await fresh.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
  await box(form, t('identity.fields.loginPassword')).fill(who.password);
  await fresh.fill('12345');
  await box(form, t('identity.fields.confirmNewPaymentPassword')).fill('12345');
  const change = form.getByRole('button', { name: t('identity.payment.change') });
  await change.click();
  await expect(fresh).toHaveAttribute('aria-invalid', 'true');
  await expect(fresh).toBeFocused();
  await fresh.fill('580274');
  await box(form, t('identity.fields.confirmNewPaymentPassword')).fill('580274');
  await change.click();
  await expect(page.getByText(t('identity.payment.done')).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('factors.activity.kinds.paymentPassword')).first()).toBeVisible();
  await there.close();
});

test('a member with the operator’s default password must change it before anything else', async ({
  browser,
}, { project }) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const there = await BrowserAtOwnAddress.open(browser, project.use);
  const { page } = there;
  const who = newCredentials();
  await registerByCall(page, who);
  const office = await BackOffice.enter(browser, 'operator');
  const setDefault = async (password: string) => {
    await office.page.goto('/backoffice/site/flags');
    const field = office.page.getByLabel(textsOf('en')('backoffice-site.settings.names.defaultPassword'));
    await field.fill(password);
    const kept = office.page.waitForResponse((response) => response.url().includes('/api/site/settings'));
    await field.press('Enter');
    expect((await kept).ok()).toBe(true);
  };
  await setDefault(who.password);
  try {
    const fresh = await there.secondDevice();
    await visit(fresh, address(locale, '/login'));
    await logIn(fresh, locale, who, () =>
      expect(fresh.getByRole('dialog', { name: t('identity.password.forcedTitle') })).toBeVisible(),
    );
    const dialog = fresh.getByRole('dialog', { name: t('identity.password.forcedTitle') });
    // Neither Escape nor another page avoids it.
    await fresh.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    expect((await fresh.request.get('/wps/member/security')).status()).toBe(403);
    const choose = async (password: string) => {
      await box(dialog, t('identity.fields.newPassword')).fill(password);
      await box(dialog, t('identity.fields.confirmNewPassword')).fill(password);
      await dialog.getByRole('button', { name: t('identity.password.submit') }).click();
    };
    await choose(who.password);
    await expect(box(dialog, t('identity.fields.newPassword'))).toHaveAttribute('aria-invalid', 'true');
    await choose('Otter-quay-77-lamps');
    await expect(dialog).toBeHidden();
    expect((await fresh.request.get('/wps/member/security')).status()).toBe(200);
  } finally {
    await setDefault('');
    await office.leave();
    await there.close();
  }
});

test('an operator issues a one-time password: shown once, valid in one browser, changed at the first login', async ({
  browser,
}, { project }) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const office = textsOf('en');
  const there = await BrowserAtOwnAddress.open(browser, project.use);
  const { page } = there;
  const who = newCredentials();
  await registerByCall(page, who);

  const desk = await BackOffice.enter(browser, 'supervisor');
  await desk.page.goto('/backoffice/members');
  await desk.page.getByLabel(office('backoffice-members.search.label')).fill(who.username);
  await desk.page.keyboard.press('Enter');
  // The list before the search has the link too, and the answer of the search would lead back from the member's page.
  await desk.page.waitForURL(/[?&]q=/);
  await desk.page.getByRole('link', { name: who.username, exact: true }).click();
  const reset = office('backoffice.members.reset.button');
  await desk.page.getByRole('button', { name: reset }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByRole('button', { name: reset }).click();
  const reason = dialog.getByRole('textbox', { name: office('backoffice.decide.reason') });
  await expect(reason).toHaveAccessibleDescription(new RegExp(office('errors.fields.REQUIRED')));
  await reason.fill('Called, and knew the last deposit');
  await dialog.getByRole('button', { name: reset }).click();
  const password = await dialog.getByTestId('given-password').innerText();
  await dialog.getByRole('button', { name: office('backoffice.members.reset.kept') }).click();
  await expect(desk.page.getByText(password)).toHaveCount(0);
  await desk.leave();

  // The former session has ended.
  expect((await page.request.get('/wps/member/info')).status()).toBe(401);
  const forced = (of: typeof page) => of.getByRole('dialog', { name: t('identity.password.forcedTitle') });
  const given = { username: who.username, password };
  await visit(page, address(locale, '/login'));
  await logIn(page, locale, given, () => expect(forced(page)).toBeVisible());

  // It is refused in another browser.
  const other = await there.secondDevice();
  const told = other.getByRole('dialog').getByRole('alert');
  await logIn(other, locale, given, () =>
    expect(told.filter({ hasText: t('errors-identity.ONE_TIME_PASSWORD_GONE') })).toBeVisible(),
  );
  expect((await other.request.get('/wps/member/info')).status()).toBe(401);

  await box(forced(page), t('identity.fields.newPassword')).fill(who.password);
  await box(forced(page), t('identity.fields.confirmNewPassword')).fill(who.password);
  await forced(page)
    .getByRole('button', { name: t('identity.password.submit') })
    .click();
  await expect(forced(page)).toBeHidden();
  await visit(page, address(locale, '/member'));
  await expect(page.getByText(t('factors.activity.kinds.passwordReset'))).toBeVisible();
  await there.close();
});
