import { expect, type Page } from '@playwright/test';
import { POPUPS } from '@/lib/cli/popups';
import { logInAs } from '@/lib/cli/screens';
import { FULL } from '../support/depth';
import { expectAccessible, themesOf } from './support/accessible';
import { DEMO_PASSWORD, STORED_SESSIONS } from './support/demo';
import { localeOf, suppressAnnouncements, visit } from './support/player';
import { test } from './support/test';
import { address } from './support/texts';
import { viewerTest } from './support/viewer-pages';

/** What a phone lays out differently; `npm run test:full` opens every popup at both widths. */
const ON_PHONE: readonly string[] = ['side-menu', 'login-dialog', 'register-dialog', 'account-menu', 'round'];

/** The same popups as another viewer sees them; `npm run test:full` opens them for every viewer. */
const IN_FULL: readonly string[] = [
  'account-menu-agent',
  'account-menu-trial',
  'announcements-member',
  'announcements-trial',
  'password-due-agent',
  'service-trial',
  'sign-out-agent',
];

// The tests do not depend on each other: every worker takes some.
test.describe.configure({ mode: 'parallel' });

const layer = (page: Page) => page.locator('[role="dialog"], [role="menu"]');
const scrollLock = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY);
const path = (page: Page) => page.evaluate(() => location.pathname);

/** Opens a page in a session without announcements so far, and does nothing on it, which lets them appear. */
async function read(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await expect(page.locator('header time')).toContainText(/\d\d:\d\d/);
}

/** Whether the focus is inside the dialog. */
const focusWithin = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);

for (const [index, popup] of POPUPS.entries()) {
  viewerTest(
    `${popup.name} opens over the page, is accessible and closes`,
    async ({ pageOf }, { project }) => {
      const onPhone = project.name === 'phone';
      test.skip(!FULL && IN_FULL.includes(popup.name), 'Another viewer has the same popup.');
      test.skip(onPhone && popup.inMenu === true, 'On a phone it is opened from the drawer.');
      test.skip((popup.only ?? project.name) !== project.name, 'The other width has it.');
      test.skip(onPhone && !FULL && !ON_PHONE.includes(popup.name), 'The layout is the same at both widths.');
      // Arabic on the phone: axe reads a page from right to left too.
      const locale = onPhone ? 'ar' : localeOf(project.name);
      const page = await pageOf(popup.as, locale);
      const bare = !popup.press && popup.path.startsWith('/agent');
      if (bare || popup.path === '/agentHome')
        await page.goto(address(locale, popup.path), { waitUntil: 'load' });
      else await visit(page, address(locale, popup.path));

      const opener = popup.press ? page.locator(popup.press).filter({ visible: true }).first() : undefined;
      await opener?.focus();
      await page.evaluate(() => window.scrollTo(0, 40));
      const before = await page.evaluate(() => window.scrollY);
      const from = await path(page);
      await popup.open(page);

      await expectAccessible(page, themesOf(index), popup.kind === 'panel');
      if (popup.kind === 'panel') {
        await expect(opener!).toHaveAttribute('aria-expanded', 'true');
      } else {
        await expect(layer(page)).toBeVisible();
        await expect.poll(() => scrollLock(page)).toBe('hidden');
        await expect.poll(() => focusWithin(page)).toBe(true);
        // The focus stays inside, in both directions.
        for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          expect(await focusWithin(page)).toBe(true);
        }
      }

      await page.keyboard.press('Escape');
      if (popup.kind === 'question') {
        await expect(layer(page)).toBeVisible();
        return;
      }
      await expect(layer(page)).toHaveCount(0);
      if (popup.kind === 'panel') await expect(opener!).toHaveAttribute('aria-expanded', 'false');
      await expect.poll(() => scrollLock(page)).toBe('visible');
      if (popup.closesTo) {
        await page.waitForURL((url) => url.pathname === address(locale, popup.closesTo!));
        return;
      }
      expect(await path(page)).toBe(from);
      if (!opener) return;
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    },
  );
}

test('announcements appear once a session, for a visitor and again after the login', async ({
  page,
  baseURL,
}, { project }) => {
  test.skip(project.name === 'phone' && !FULL, 'The session state is the same at both widths.');
  const locale = localeOf(project.name);
  const dialog = page.getByRole('dialog');
  // None appears while somebody reads.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/announcements')) asked.push(request.url());
  });
  // Ten round trips: more than announcements need, which load their code and then ask.
  const wouldHaveAsked = () =>
    page.evaluate(async () => {
      for (let trips = 0; trips < 10; trips += 1) await fetch('/wps/system/status', { cache: 'no-store' });
    });
  await page.clock.install();
  await read(page, address(locale, '/rng'));
  // A key: the browser waits until the page has handled it, as it does not for a wheel.
  await page.keyboard.press('Shift');
  await page.clock.fastForward(20_000);
  await wouldHaveAsked();
  expect(asked).toEqual([]);
  await read(page, address(locale, '/help'));
  await expect(dialog).toBeVisible();
  // The announcement of offers links to the reward centre.
  await expect(dialog.locator('footer a[href$="/member/rewards"]')).toBeVisible();
  const forVisitors = await dialog.locator('li button').count();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  asked.length = 0;
  await read(page, address(locale, '/terms'));
  await page.clock.fastForward(20_000);
  await wouldHaveAsked();
  expect(asked).toEqual([]);
  await expect(dialog).toHaveCount(0);

  // Another page of the same browser, because `enter` suppresses announcements in its page.
  const session = await page.context().newPage();
  await logInAs(session, baseURL!, 'member', DEMO_PASSWORD, STORED_SESSIONS);
  await session.close();
  await page.evaluate(() => localStorage.setItem('isLogin', '1'));
  await read(page, address(locale, '/help'));
  await expect(dialog).toBeVisible();
  expect(asked.map((url) => new URL(url).searchParams.get('execution'))).toEqual(['A']);
  expect(await dialog.locator('li button').count()).toBe(forVisitors);
});

test('an announcement leads to the reward centre, a visitor by the login', async ({ page }, { project }) => {
  test.skip(project.name === 'phone' && !FULL, 'The link is the same at both widths.');
  const locale = localeOf(project.name);
  await read(page, address(locale, '/help'));
  await page.getByRole('dialog').locator('footer a[href$="/member/rewards"]').click();
  await page.waitForURL((url) => url.pathname === address(locale, '/login'));
});

test('customer service opens in a window of its own size', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'A phone has tabs, no windows.');
  await suppressAnnouncements(page);
  await visit(page, '/help');
  await page.locator('aside [data-opens="service"]').first().click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').locator('a[href^="/wps/system/service/"]').first().click();
  const service = await opened;
  await service.waitForURL(/\/feedback$/);
  expect(await service.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 750]);
});
