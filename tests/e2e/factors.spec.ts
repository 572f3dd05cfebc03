import { expect, type Page } from '@playwright/test';
import { codeOfStep, stepOf } from '../../lib/identity/totp/rules';
import type { Puzzle } from '../../lib/identity/slider/schema';
import { OpenIdProvider } from '../support/openid-provider';
import { addPayee, setPaymentPassword } from './support/cashier';
import { Elsewhere } from './support/elsewhere';
import { codeIn, keptText } from './support/outbox';
import { joinBySocial, localeOf, logIn, newcomer, register, undisturbed, visit } from './support/player';
import { isPuzzle, slideAfter } from './support/slider';
import { SOCIAL_PORT } from './support/social';
import { test } from './support/test';
import { address, words } from './support/texts';

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
  const t = words(locale);
  // The news of the house would come after the login, as a dialog too.
  await undisturbed(page);
  await page.goto(address(locale, '/login'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('identity.fields.username') }).fill(who.username);
  await dialog.locator('input[name=password]').fill(who.password);
  return dialog.getByRole('button', { name: t('identity.login.submit'), exact: true });
}

test('the slider: refuses a machine, takes the arrow keys and a hand; the body is encrypted', async ({
  page,
  browser,
}, { project }) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  const who = newcomer();
  await register(page, locale, who);

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

  // A ruled line at one speed: refused, and a new picture comes.
  const handle = fresh.getByTestId('slider-handle');
  await handle.hover();
  const box = (await handle.boundingBox())!;
  const another = fresh.waitForResponse(isPuzzle);
  await fresh.mouse.move(box.x + 10, box.y + 10);
  await fresh.mouse.down();
  await fresh.mouse.move(box.x + 150, box.y + 10, { steps: 4 });
  await fresh.mouse.up();
  const { value: puzzle } = (await (await another).json()) as { value: Puzzle };
  await expect(fresh.getByText(t('factors.slider.wrong'))).toBeVisible();

  // By keyboard alone.
  const { lookAt } = await import('../support/slider');
  const goal = await lookAt(puzzle);
  await expect(handle).toHaveAttribute('aria-valuenow', '0');
  await handle.focus();
  // To the pixel, the last ones with Shift: four off are the allowance of the eye. And no faster than people are, who take 400 ms.
  for (let x = 0; x < goal; x += goal - x < 4 ? 1 : 4)
    await handle.press(goal - x < 4 ? 'Shift+ArrowRight' : 'ArrowRight', { delay: 20 });
  await handle.press('Enter');
  await expect(fresh.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('an authenticator app, then a passkey', async ({ page, browser }, { project }) => {
  test.setTimeout(180_000);
  const locale = localeOf(project.name);
  const t = words(locale);
  const who = newcomer();
  await register(page, locale, who);
  await page.goto(address(locale, '/member'));

  await page.getByRole('button', { name: t('factors.totp.begin') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('factors.totp.password')).fill(who.password);
  await dialog.getByRole('button', { name: t('factors.totp.next') }).click();
  const secret = fromBase32((await dialog.getByTestId('totp-secret').innerText()).replace(/\s/g, ''));
  await dialog.getByLabel(t('factors.totp.code')).fill(codeOfStep(secret, stepOf(new Date())));
  await dialog.getByRole('button', { name: t('factors.totp.confirm') }).click();
  const recovery = await dialog.getByRole('listitem').first().innerText();
  await dialog.getByRole('button', { name: t('factors.totp.kept') }).click();
  await expect(page.getByText(t('factors.activity.kinds.totpOn'))).toBeVisible();

  // A browser it has not seen: slider, then one proof more; wrong at first, then a recovery code.
  const context = await browser.newContext({ ...project.use });
  const fresh = await context.newPage();
  const submit = await fillLogin(fresh, locale, who);
  await slideAfter(fresh, () => submit.click());
  const answer = fresh.getByLabel(t('factors.extra.totp.label'));
  await answer.fill('000000');
  await fresh.getByRole('button', { name: t('factors.extra.submit'), exact: true }).click();
  await expect(fresh.getByText(t('errors-factors.fields.TOTP_WRONG'))).toBeVisible();
  await answer.fill(recovery);
  await fresh.getByRole('button', { name: t('factors.extra.submit'), exact: true }).click();
  await expect(fresh.getByRole('dialog')).toHaveCount(0);

  // A passkey, on Chromium's own authenticator.
  const cdp = await context.newCDPSession(fresh);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await fresh.goto(address(locale, '/member'));
  await fresh.getByRole('button', { name: t('factors.passkeys.add') }).click();
  const adding = fresh.getByRole('dialog');
  await adding.getByLabel(t('factors.passkeys.name')).fill('Harbour key');
  await adding.getByLabel(t('factors.totp.password')).fill(who.password);
  await adding.getByRole('button', { name: t('factors.passkeys.add') }).click();
  await expect(fresh.getByText('Harbour key')).toBeVisible();

  // It opens the account without name, password, slider or code.
  await context.clearCookies();
  await fresh.goto(address(locale, '/login'));
  const door = fresh.getByRole('dialog');
  const button = door.getByRole('button', { name: t('factors.passkey.login') });
  // Where the browser offers it by itself, the virtual finger has pressed already.
  await button.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(door).toBeHidden();

  await fresh.goto(address(locale, '/member'));
  await fresh.getByRole('button', { name: `${t('factors.passkeys.remove')}: Harbour key` }).click();
  const removing = fresh.getByRole('dialog');
  await removing.getByLabel(t('factors.totp.password')).fill(who.password);
  await removing.getByRole('button', { name: t('factors.passkeys.remove'), exact: true }).click();
  await expect(fresh.getByText(t('factors.passkeys.none'))).toBeVisible();
  await context.close();
});

test('logging in with a hand on the slider', async ({ page, browser }, { project }) => {
  const locale = localeOf(project.name);
  const who = newcomer();
  await register(page, locale, who);
  const context = await browser.newContext({ ...project.use });
  const fresh = await context.newPage();
  await logIn(fresh, locale, who);
  expect((await fresh.request.get('/wps/member/info')).ok()).toBe(true);
  await context.close();
});

test('from a new place: the name on the bank account', async ({ page, browser }, { project }) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  const who = newcomer();
  await register(page, locale, who);
  await visit(page, address(locale, '/member/withdraw'));
  await setPaymentPassword(page, locale, who.password, '402913');
  await addPayee(page, locale, '402913');

  const there = await Elsewhere.open(browser, project.use);
  const submit = await fillLogin(there.page, locale, who);
  await slideAfter(there.page, () => submit.click());
  // The form gave way to the question: whoever listens is told.
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

test('from a new place: a code to the bound e-mail address', async ({ page, browser }, { project }) => {
  test.setTimeout(150_000);
  const locale = localeOf(project.name);
  const t = words(locale);
  const { username } = newcomer();
  provider.person = { sub: username, email: `${username}@example.com`, email_verified: true };
  const google = (on: Page) =>
    on.getByRole('button', { name: t('social.continue', { provider: 'Google' }) }).click();
  await visit(page, address(locale, '/login'));
  await google(page);
  await joinBySocial(page, locale);
  const { value } = (await (await page.request.get('/wps/member/info')).json()) as {
    value: { account: string };
  };

  const there = await Elsewhere.open(browser, project.use);
  await visit(there.page, address(locale, '/login'));
  await google(there.page);
  const step = there.page.getByRole('region', { name: t('factors.extra.title') });
  const send = step.getByRole('button', { name: t('factors.extra.send') });
  await send.click();
  // The button rests for a minute, and counts.
  await expect(step.getByRole('button', { name: /\d+/ })).toBeDisabled();
  const code = codeIn(await keptText(browser, 'loginCode', value.account));
  await step.getByLabel(t('factors.extra.email.label')).fill(code);
  await step.getByRole('button', { name: t('factors.extra.submit'), exact: true }).click();
  await expect(there.page.getByRole('dialog')).toHaveCount(0);
  expect((await there.page.request.get('/wps/member/info')).ok()).toBe(true);
  await there.close();
});
