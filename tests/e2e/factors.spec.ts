import { expect, type Page } from '@playwright/test';
import { codeAt } from '../../lib/identity/totp/rules';
import type { Puzzle } from '../../lib/identity/slider/schema';
import { OpenIdProvider } from '../support/openid-provider';
import { addAuthenticator } from './support/authenticator';
import { addPayee, setPaymentPassword } from './support/cashier';
import { BrowserAtOwnAddress } from './support/own-address';
import { codeIn, storedText } from './support/outbox';
import {
  registerBySocial,
  localeOf,
  logIn,
  newCredentials,
  registerByCall,
  suppressAnnouncements,
  visit,
} from './support/player';
import { isPuzzle, openAndSolveSlider } from './support/slider';
import { SOCIAL_PORT } from './support/social';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

const provider = new OpenIdProvider();
test.beforeAll(() => provider.start(SOCIAL_PORT));
test.afterAll(() => provider.stop());

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function fillLogin(page: Page, locale: string, who: { username: string; password: string }) {
  const t = textsOf(locale);
  // Announcements would open a dialog after the login.
  await suppressAnnouncements(page);
  await page.goto(address(locale, '/login'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('identity.fields.username') }).fill(who.username);
  await dialog.locator('input[name=password]').fill(who.password);
  return dialog.getByRole('button', { name: t('identity.login.submit'), exact: true });
}

test('the slider rejects a machine and accepts arrow keys and a hand; the body is encrypted', async ({
  page,
  browser,
}, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const who = newCredentials();
  await registerByCall(page, who);

  const context = await browser.newContext({ ...project.use });
  const fresh = await context.newPage();
  const submit = await fillLogin(fresh, locale, who);
  const sent = fresh.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/wps/session/login',
  );
  const asked = fresh.waitForResponse(isPuzzle);
  await submit.click();
  const first = await sent;
  expect(first.headers()['content-type']).toBe('application/jose');
  expect(first.postData()).not.toContain(who.password);
  await asked;

  // A jump to the end is rejected, wherever the gap is, and a new picture appears.
  const handle = fresh.getByTestId('slider-handle');
  await handle.hover();
  const box = (await handle.boundingBox())!;
  const another = fresh.waitForResponse(isPuzzle);
  await fresh.mouse.move(box.x + 10, box.y + 10);
  await fresh.mouse.down();
  await fresh.mouse.move(box.x + 150, box.y + 10);
  await fresh.mouse.up();
  const { value: puzzle } = (await (await another).json()) as { value: Puzzle };
  await expect(fresh.getByText(t('factors.slider.wrong'))).toBeVisible();

  // With the keyboard alone.
  const { lookAt } = await import('../support/slider');
  const goal = await lookAt(puzzle);
  await expect(handle).toHaveAttribute('aria-valuenow', '0');
  await handle.focus();
  // Exact to the pixel, the last pixels with Shift (the tolerance is four), and not faster than a person, who takes 400 ms.
  // A page forward is 20 pixels, an arrow four.
  let left = goal;
  const press = async (key: string, step: number) => {
    await handle.press(key, { delay: 40 });
    left -= step;
  };
  while (left >= 80) await press('PageUp', 20);
  while (left >= 4) await press('ArrowRight', 4);
  while (left > 0) await press('Shift+ArrowRight', 1);
  await handle.press('Enter');
  await expect(fresh.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('an authenticator app, then a passkey', async ({ page, browser }, { project }) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const who = newCredentials();
  await registerByCall(page, who);
  await page.goto(address(locale, '/member'));

  await page.getByRole('button', { name: t('factors.totp.begin') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('factors.totp.password')).fill(who.password);
  await dialog.getByRole('button', { name: t('factors.totp.next') }).click();
  const secret = fromBase32((await dialog.getByTestId('totp-secret').innerText()).replace(/\s/g, ''));
  await dialog.getByLabel(t('factors.totp.code')).fill(codeAt(secret, new Date()));
  await dialog.getByRole('button', { name: t('factors.totp.confirm') }).click();
  const recovery = await dialog.getByRole('listitem').first().innerText();
  await dialog.getByRole('button', { name: t('factors.totp.kept') }).click();
  // In the page's list of activities: the notice of it says the same.
  await expect(page.getByRole('main').getByText(t('factors.activity.kinds.totpOn'))).toBeVisible();

  // An unknown browser: the slider, then the second factor; a wrong code first, then a recovery code.
  const context = await browser.newContext({ ...project.use });
  const fresh = await context.newPage();
  const submit = await fillLogin(fresh, locale, who);
  await openAndSolveSlider(fresh, () => submit.click());
  const answer = fresh.getByLabel(t('factors.extra.totp.label'));
  await answer.fill('000000');
  await fresh.getByRole('button', { name: t('factors.extra.submit'), exact: true }).click();
  await expect(fresh.getByText(t('errors-factors.fields.TOTP_WRONG'))).toBeVisible();
  await answer.fill(recovery);
  await fresh.getByRole('button', { name: t('factors.extra.submit'), exact: true }).click();
  await expect(fresh.getByRole('dialog')).toHaveCount(0);

  // A passkey on Chromium's virtual authenticator.
  await addAuthenticator(fresh);
  await fresh.goto(address(locale, '/member'));
  await fresh.getByRole('button', { name: t('factors.passkeys.add') }).click();
  const adding = fresh.getByRole('dialog');
  await adding.getByLabel(t('factors.passkeys.name')).fill('Harbour key');
  await adding.getByLabel(t('factors.totp.password')).fill(who.password);
  await adding.getByRole('button', { name: t('factors.passkeys.add') }).click();
  await expect(fresh.getByText('Harbour key')).toBeVisible();

  // A passkey needs no name, password, slider or code.
  await context.clearCookies();
  await fresh.goto(address(locale, '/login'));
  const door = fresh.getByRole('dialog');
  const button = door.getByRole('button', { name: t('factors.passkey.login') });
  // If the browser offers the passkey by itself, there is no button to press.
  const loggedIn = fresh.waitForURL((url) => !url.pathname.endsWith('/login'));
  await Promise.race([button.click().catch(() => undefined), loggedIn]);
  await loggedIn;
  await expect(door).toBeHidden();

  await fresh.goto(address(locale, '/member'));
  await fresh.getByRole('button', { name: `${t('factors.passkeys.remove')}: Harbour key` }).click();
  const removing = fresh.getByRole('dialog');
  await removing.getByLabel(t('factors.totp.password')).fill(who.password);
  await removing.getByRole('button', { name: t('factors.passkeys.remove'), exact: true }).click();
  await expect(fresh.getByText(t('factors.passkeys.none'))).toBeVisible();
  await context.close();
});

test('a member logs in with the slider', async ({ page, browser }, { project }) => {
  const locale = localeOf(project.name);
  const who = newCredentials();
  await registerByCall(page, who);
  const context = await browser.newContext({ ...project.use });
  const fresh = await context.newPage();
  await logIn(fresh, locale, who);
  expect((await fresh.request.get('/wps/member/info')).ok()).toBe(true);
  await context.close();
});

test('a login from a new place asks for the name on the bank account', async ({ page, browser }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const who = newCredentials();
  await registerByCall(page, who);
  await visit(page, address(locale, '/member/withdraw'));
  await setPaymentPassword(page, locale, who.password, '402913');
  await addPayee(page, locale, '402913');

  const there = await BrowserAtOwnAddress.open(browser, project.use);
  const submit = await fillLogin(there.page, locale, who);
  await openAndSolveSlider(there.page, () => submit.click());
  // The question replaces the form and is announced to screen readers.
  const step = there.page.getByRole('region', { name: t('factors.extra.title') });
  await expect(step).toBeFocused();
  const answer = step.getByLabel(t('factors.extra.payeeName.label'));
  await expect(answer).toHaveAccessibleDescription(/M••• C•••/);
  const confirm = step.getByRole('button', { name: t('factors.extra.submit'), exact: true });
  for (const [typed, told] of [
    ['', t('errors.fields.REQUIRED')],
    ['Mali Chen', t('errors-factors.fields.PAYEE_NAME_WRONG')],
  ] as const) {
    await answer.fill(typed);
    await confirm.click();
    await expect(answer).toHaveAccessibleDescription(new RegExp(told));
    await expect(answer).toBeFocused();
  }
  await answer.fill('mali  chan');
  await confirm.click();
  await expect(there.page.getByRole('dialog')).toHaveCount(0);
  expect((await there.page.request.get('/wps/member/info')).ok()).toBe(true);
  await there.close();
  await visit(page, address(locale, '/member'));
  await expect(page.getByText(t('factors.activity.kinds.newAddress'), { exact: true })).toBeVisible();
});

test('a login from a new place asks for a code sent to the bound email address', async ({ page, browser }, {
  project,
}) => {
  test.setTimeout(360_000);
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const { username } = newCredentials();
  provider.person = { sub: username, email: `${username}@example.com`, email_verified: true };
  const google = (on: Page) =>
    on.getByRole('button', { name: t('social.continue', { provider: 'Google' }) }).click();
  await visit(page, address(locale, '/login'));
  await google(page);
  await registerBySocial(page, locale);
  const { value } = (await (await page.request.get('/wps/member/info')).json()) as {
    value: { account: string };
  };

  const there = await BrowserAtOwnAddress.open(browser, project.use);
  await visit(there.page, address(locale, '/login'));
  await google(there.page);
  const step = there.page.getByRole('region', { name: t('factors.extra.title') });
  const send = step.getByRole('button', { name: t('factors.extra.send') });
  await send.click();
  // The button is disabled for a minute and counts down.
  await expect(step.getByRole('button', { name: /\d+/ })).toBeDisabled();
  const code = codeIn(await storedText(browser, 'loginCode', value.account));
  await step.getByLabel(t('factors.extra.email.label')).fill(code);
  await step.getByRole('button', { name: t('factors.extra.submit'), exact: true }).click();
  await expect(there.page.getByRole('dialog')).toHaveCount(0);
  expect((await there.page.request.get('/wps/member/info')).ok()).toBe(true);
  await there.close();
});
