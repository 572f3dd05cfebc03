import { expect, type Page } from '@playwright/test';
import { Elsewhere } from './support/elsewhere';
import { follow, localeOf, logIn, logOut, newcomer, ownOrigin, register, visit } from './support/player';
import { test as plain } from './support/test';
import { address, words } from './support/texts';

/** Whom the forms to come in by are shown to: nobody who is in, and everybody who is not, whatever an open page believes. */
// From an address of their own: all of them register, and an address may do so a few times in an hour.
const test = plain.extend({
  context: async ({ browser }, use, { project }) => {
    const there = await Elsewhere.open(browser, project.use);
    await use(there.page.context());
    await there.close();
  },
});

const INFO = '**/wps/member/info*';
const form = (page: Page) => page.getByRole('dialog');
const arrives = (page: Page, ending: string) => page.waitForURL((url) => url.pathname.endsWith(ending));

test('who is in already and comes to the login by a bookmark is led on', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  // They leave the page before the server has told it who they are.
  await page.route(INFO, () => undefined);
  await register(page, locale, newcomer());
  await page.unroute(INFO);
  await page.goto(address(locale, '/login'));
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await expect(form(page)).toHaveCount(0);
  await page.goto(`${address(locale, '/login')}?next=${encodeURIComponent(address(locale, '/member'))}`);
  await page.waitForURL(/\/member$/);
});

/** Answers who somebody is when it is told to. */
async function holdInfo(page: Page): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(INFO, async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

test('they see no form pass by while the server thinks about who they are', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  await register(page, locale, newcomer());
  // The dialogs' code and words are there with the one of a forgotten password, which is for everybody.
  await page.goto(address(locale, '/forget'));
  await page.evaluate((title) => {
    // The form is for who waits two seconds for nothing; this machine may need as long.
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 2_000 ? 0 : start(run, ms))) as never;
    new MutationObserver(() => {
      if (
        [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.textContent.includes(title))
      )
        document.documentElement.dataset.form = 'seen';
    }).observe(document, { childList: true, subtree: true });
  }, t('identity.login.welcome'));
  const answer = await holdInfo(page);
  const asked = page.waitForRequest(INFO);
  await form(page)
    .getByRole('button', { name: t('identity.login.submit'), exact: true })
    .click();
  await asked;
  await expect(form(page)).toHaveCount(0);
  answer();
  await page.waitForURL((url) => !/\/(forget|login)$/.test(url.pathname));
  expect(await page.evaluate(() => document.documentElement.dataset.form)).toBeUndefined();
});

test('who is in and presses before the page knows it stays on the page', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  await register(page, locale, newcomer());
  const lobby = address(locale, '/rng?page=2');
  const answer = await holdInfo(page);
  await visit(page, lobby);
  await page.locator('main button.absolute[aria-pressed]').first().dispatchEvent('click');
  await arrives(page, '/login');
  answer();
  await page.waitForURL((url) => url.pathname + url.search === lobby);
  await expect(form(page)).toHaveCount(0);
});

test('who is in and presses a draw before the page knows it comes to it', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  await register(page, locale, newcomer());
  const answer = await holdInfo(page);
  await visit(page, address(locale, '/elott'));
  await page.locator('main [data-to]').first().dispatchEvent('click');
  await arrives(page, '/login');
  answer();
  await arrives(page, '/lottery');
});

for (const cookie of ['kept', 'gone']) {
  test(`whose session ended elsewhere (the cookie ${cookie}) is asked in by the form, and led on`, async ({
    page,
  }, { project }) => {
    const locale = localeOf(project.name);
    const t = words(locale);
    const who = newcomer();
    await register(page, locale, who);
    await visit(page, address(locale, '/help'));
    const cookies = await page.context().cookies();
    const out = await page.request.delete('/wps/session/logout', { headers: ownOrigin(page) });
    expect(out.status()).toBe(200);
    await page.context().clearCookies();
    if (cookie === 'kept') await page.context().addCookies(cookies);
    await follow(page, address(locale, '/member'));
    await arrives(page, '/login');
    // By way of the other form: what the address asks for goes along.
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

test('a page of a member’s whose session ended elsewhere leads to the login by itself, a public one stays', async ({
  page,
}, { project }) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  const who = newcomer();
  await register(page, locale, who);
  const record = `${address(locale, '/member/bets')}?gameType=RNG`;
  await visit(page, record);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const beside = await page.context().newPage();
  await visit(beside, address(locale, '/help'));
  await expect(beside.getByRole('button', { name: t('site.header.accountMenu') })).toBeVisible();

  const out = await page.request.delete('/wps/session/logout', { headers: ownOrigin(page) });
  expect(out.status()).toBe(200);
  // Their streams end with the next beat (lib/platform/http/define-events), and both ask why.
  await page.waitForURL((url) => url.pathname.endsWith('/login'), { timeout: 60_000 });
  expect(new URL(page.url()).searchParams.get('next')).toBe(record);
  await expect(beside.getByRole('link', { name: t('site.header.login'), exact: true })).toBeVisible({
    timeout: 60_000,
  });
  expect(new URL(beside.url()).pathname).toBe(address(locale, '/help'));

  await logIn(page, locale, who, undefined, true);
  await page.waitForURL((url) => url.pathname + url.search === record);
});

test('who logs out on a page of a member’s comes home, not to the login', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  await register(page, locale, newcomer());
  await visit(page, address(locale, '/member'));
  await logOut(page, locale);
  expect(new URL(page.url()).pathname).toBe(address(locale, '/'));
});

test('who forgot nothing after all goes on from the form of a forgotten password', async ({ page }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  const who = newcomer();
  await register(page, locale, who);
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

test('who is sent to the login and registers instead comes to the page that sent them', async ({ page }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  await visit(page, address(locale, '/member'));
  await form(page)
    .getByRole('button', { name: t('identity.login.register') })
    .click();
  await register(page, locale, newcomer(), true);
  await arrives(page, '/member');
});

test('who plays for free is led on to the page that sent them to the login', async ({ page }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  const freePlay = () => form(page).getByRole('button', { name: t('identity.login.freePlay') });
  const record = address(locale, '/member/bets');
  await visit(page, record);
  await arrives(page, '/login');
  await freePlay().click();
  await page.waitForURL((url) => url.pathname === record);
  await expect(form(page)).toHaveCount(0);
  // In by then, they are led on at once; where nobody sent them, the form is there: they may want a true account.
  await page.goto(`${address(locale, '/login')}?next=${encodeURIComponent(record)}`);
  await page.waitForURL((url) => url.pathname === record);
  await page.goto(address(locale, '/login'));
  await expect(freePlay()).toBeVisible();
});
