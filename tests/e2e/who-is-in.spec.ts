import { expect, type Page } from '@playwright/test';
import { Elsewhere } from './support/elsewhere';
import { follow, localeOf, newcomer, ownOrigin, register, visit } from './support/player';
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

test('they see no form pass by, however long the server thinks about who they are', async ({ page }, {
  project,
}) => {
  const locale = localeOf(project.name);
  await register(page, locale, newcomer());
  await page.evaluate(() => sessionStorage.clear());
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=dialog]')) sessionStorage.setItem('form', 'seen');
    }).observe(document, { childList: true, subtree: true });
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(INFO, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(INFO);
  // The form's own words are fetched with it: from then on it could be there.
  const ready = page.waitForResponse(/\/messages\/.*identity/);
  await page.goto(address(locale, '/login'));
  await Promise.all([asked, ready]);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(form(page)).toHaveCount(0);
  answer();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  expect(await page.evaluate(() => sessionStorage.getItem('form'))).toBeNull();
});

for (const left of ['with its cookie', 'leaving its cookie']) {
  test(`whose session ended elsewhere, ${left}, is asked in by the form, and led on`, async ({ page }, {
    project,
  }) => {
    const locale = localeOf(project.name);
    const who = newcomer();
    await register(page, locale, who);
    await visit(page, address(locale, '/help'));
    const cookies = await page.context().cookies();
    const out = await page.request.delete('/wps/session/logout', { headers: ownOrigin(page) });
    expect(out.status()).toBe(200);
    await page.context().clearCookies();
    if (left === 'leaving its cookie') await page.context().addCookies(cookies);
    await follow(page, address(locale, '/member'));
    await arrives(page, '/login');
    await expect(form(page)).toBeVisible();
    await expect(form(page).locator('input[name=password]')).toBeVisible();
  });
}

test('who forgot nothing after all goes on from the form of a forgotten password', async ({ page }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = words(locale);
  await register(page, locale, newcomer());
  await page.goto(address(locale, '/forget'));
  await form(page)
    .getByRole('button', { name: t('identity.login.submit'), exact: true })
    .click();
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
  await arrives(page, '/register');
  await register(page, locale, newcomer(), true);
  await arrives(page, '/member');
  await expect(page.getByRole('main')).toBeVisible();
});
