import { expect, type Page } from '@playwright/test';
import { BrowserAtOwnAddress } from './support/own-address';
import {
  follow,
  localeOf,
  logIn,
  logOut,
  newCredentials,
  ownOrigin,
  register,
  registerByCall,
  visit,
} from './support/player';
import { test as plain } from './support/test';
import { address, textsOf } from './support/texts';

/** The login and registration forms are shown to visitors only, whatever an open page assumes. */
// Each test has its own address: registrations per address and hour are limited.
const test = plain.extend({
  context: async ({ browser }, use, { project }) => {
    const there = await BrowserAtOwnAddress.open(browser, project.use);
    await use(there.page.context());
    await there.close();
  },
});

const INFO = '**/wps/member/info*';
const form = (page: Page) => page.getByRole('dialog');
const arrives = (page: Page, ending: string) => page.waitForURL((url) => url.pathname.endsWith(ending));

test('a logged-in member who opens the login page is sent on', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  await registerByCall(page, newCredentials());
  await page.goto(address(locale, '/login'));
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await expect(form(page)).toHaveCount(0);
  await page.goto(`${address(locale, '/login')}?next=${encodeURIComponent(address(locale, '/member'))}`);
  await page.waitForURL(/\/member$/);
});

/** Holds the answer to "who is logged in?" until the returned function is called. */
async function holdInfo(page: Page): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(INFO, async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

test('a logged-in member sees no form while the session state is unknown', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  await registerByCall(page, newCredentials());
  // From before the page opens: it may ask at any moment from then on.
  const answer = await holdInfo(page);
  const asked = page.waitForRequest(INFO);
  // The forgotten-password dialog is for everybody and loads the same code as the login dialog.
  await page.goto(address(locale, '/forget'));
  await page.evaluate((title) => {
    // The form appears after two seconds without an answer; a slow machine may need as long, so the timer is disabled.
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 2_000 ? 0 : start(run, ms))) as never;
    new MutationObserver(() => {
      if (
        [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.textContent.includes(title))
      )
        document.documentElement.dataset.form = 'seen';
    }).observe(document, { childList: true, subtree: true });
  }, t('identity.login.welcome'));
  await form(page)
    .getByRole('button', { name: t('identity.login.submit'), exact: true })
    .click();
  await asked;
  await expect(form(page)).toHaveCount(0);
  answer();
  await page.waitForURL((url) => !/\/(forget|login)$/.test(url.pathname));
  expect(await page.evaluate(() => document.documentElement.dataset.form)).toBeUndefined();
});

test('a member who presses a favourite before the session state is known stays on the page', async ({
  page,
}, { project }) => {
  const locale = localeOf(project.name);
  await registerByCall(page, newCredentials());
  const lobby = address(locale, '/rng?page=2');
  const answer = await holdInfo(page);
  await visit(page, lobby);
  await page.locator('main button.absolute[aria-pressed]').first().dispatchEvent('click');
  await arrives(page, '/login');
  answer();
  await page.waitForURL((url) => url.pathname + url.search === lobby);
  await expect(form(page)).toHaveCount(0);
});

test('a press on a draw waits for the session state, and a member arrives without the login', async ({
  page,
}, { project }) => {
  const locale = localeOf(project.name);
  await registerByCall(page, newCredentials());
  const answer = await holdInfo(page);
  await visit(page, address(locale, '/elott'));
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.locator('main [data-to]').first().dispatchEvent('click');
  answer();
  await arrives(page, '/lottery');
  expect(visited.filter((path) => path.endsWith('/login'))).toEqual([]);
});

for (const cookie of ['present', 'gone']) {
  test(`a member whose session ended elsewhere (cookie ${cookie}) logs in again and is sent on`, async ({
    page,
  }, { project }) => {
    const locale = localeOf(project.name);
    const t = textsOf(locale);
    const who = newCredentials();
    await registerByCall(page, who);
    await visit(page, address(locale, '/help'));
    const cookies = await page.context().cookies();
    const out = await page.request.delete('/wps/session/logout', { headers: ownOrigin(page) });
    expect(out.status()).toBe(200);
    await page.context().clearCookies();
    if (cookie === 'present') await page.context().addCookies(cookies);
    await follow(page, address(locale, '/member'));
    await arrives(page, '/login');
    // Through the registration form and back: the destination is preserved.
    await form(page)
      .getByRole('button', { name: t('identity.login.register') })
      .click();
    const registration = page.getByRole('dialog', { name: t('identity.register.title') });
    await registration.getByRole('button', { name: t('identity.register.login') }).click();
    await logIn(page, locale, who, undefined, true);
    await arrives(page, '/member');
    await expect(form(page)).toHaveCount(0);
  });
}

test('when a session ends elsewhere, a member page goes to the login and a public page stays', async ({
  page,
}, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const who = newCredentials();
  await registerByCall(page, who);
  const record = `${address(locale, '/member/bets')}?gameType=RNG`;
  await visit(page, record);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const beside = await page.context().newPage();
  await visit(beside, address(locale, '/help'));
  await expect(beside.getByRole('button', { name: t('site.header.accountMenu') })).toBeVisible();

  const out = await page.request.delete('/wps/session/logout', { headers: ownOrigin(page) });
  expect(out.status()).toBe(200);
  // The event streams end with the next heartbeat (lib/platform/http/define-events), and both pages ask for the session state.
  await page.waitForURL((url) => url.pathname.endsWith('/login'), { timeout: 60_000 });
  expect(new URL(page.url()).searchParams.get('next')).toBe(record);
  await expect(beside.getByRole('link', { name: t('site.header.login'), exact: true })).toBeVisible({
    timeout: 60_000,
  });
  expect(new URL(beside.url()).pathname).toBe(address(locale, '/help'));

  await logIn(page, locale, who, undefined, true);
  await page.waitForURL((url) => url.pathname + url.search === record);
});

test('a logout on a member page leads home and not to the login', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  await registerByCall(page, newCredentials());
  await visit(page, address(locale, '/member'));
  await logOut(page, locale);
  expect(new URL(page.url()).pathname).toBe(address(locale, '/'));
});

test('the forgotten-password form leads back to the login', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const who = newCredentials();
  await registerByCall(page, who);
  await visit(page, address(locale, '/help'));
  await logOut(page, locale);
  await page.goto(address(locale, '/forget'));
  await form(page)
    .getByRole('button', { name: t('identity.login.submit'), exact: true })
    .click();
  await arrives(page, '/login');
  await logIn(page, locale, who, undefined, true);
  await page.waitForURL((url) => !/\/(forget|login)$/.test(url.pathname));
  await expect(form(page)).toHaveCount(0);
});

test('a visitor who registers instead of logging in arrives at the page asked for', async ({ page }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  await visit(page, address(locale, '/member'));
  await form(page)
    .getByRole('button', { name: t('identity.login.register') })
    .click();
  await register(page, locale, newCredentials(), true);
  await arrives(page, '/member');
});

test('a trial player arrives at the page asked for', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const freePlay = () => form(page).getByRole('button', { name: t('identity.login.freePlay') });
  const record = address(locale, '/member/bets');
  await visit(page, record);
  await arrives(page, '/login');
  await freePlay().click();
  await page.waitForURL((url) => url.pathname === record);
  await expect(form(page)).toHaveCount(0);
  // A trial player is sent on at once. Without a destination the form is shown: they may want a real account.
  await page.goto(`${address(locale, '/login')}?next=${encodeURIComponent(record)}`);
  await page.waitForURL((url) => url.pathname === record);
  await page.goto(address(locale, '/login'));
  await expect(freePlay()).toBeVisible();
});
