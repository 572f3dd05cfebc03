import { expect, type Page } from '@playwright/test';
import { ALIASES, ROUTES, type Route } from '@/lib/cli/routes';
import { logInAs } from '@/lib/cli/screens';
import { suppressAnnouncements, type Viewer } from '@/lib/cli/viewer';
import { DEMO_BRAND } from '@/lib/cli/seed/brand';
import { depth, FULL } from '../support/depth';
import { DEMO_PASSWORD, STORED_SESSIONS } from './support/demo';
import { follow, localeOf, visit } from './support/player';
import { test } from './support/test';
import { address, textsOf } from './support/texts';

type Reader = Exclude<Viewer, 'operator'>;
const READERS: readonly Reader[] = ['visitor', 'member', 'trial', 'agent'];

// The tests do not depend on each other: every worker takes some.
test.describe.configure({ mode: 'parallel' });

/** Announcements would cover the first page of every session. */
test.beforeEach(({ page }) => suppressAnnouncements(page));

/** Where a reader arrives who opens a page, without the language. */
function destination(route: Route, as: Reader): string {
  const plain = route.path.split('?')[0]!;
  if (route.guard === 'members' && as === 'visitor') return `/login?next=`;
  if (route.guard === 'agents' && as !== 'agent') return '/agent';
  // The login of agents, and the application to become one, redirect an agent to the centre.
  if (['/agent', '/member/agent'].includes(plain) && as === 'agent') return '/agentHome';
  // A logged-in member sees no login or registration form.
  const isIn = as === 'member' || as === 'agent';
  if (isIn && ['/login', '/register'].includes(plain)) return '/';
  return route.path;
}

/**
 * Whether `npm test` leaves the page to another reader, for whom it is the same. Visitors open the public pages. Members open those of members;
 * trial players only those that differ for them. Agents open their own. Of the pages from which they are sent away, visitors open every
 * third of the members', and visitors, members and trial players each another third of the agents': private-pages.spec.ts requests all of
 * them. The forms of a login and the entrance of agents depend on the reader.
 */
function isCovered(route: Route, as: Reader, index: number): boolean {
  const { guard, dialog, path, needsTrueAccount, sameForAll } = route;
  if (dialog || ['/agent', '/member/agent'].includes(path)) return false;
  // Only the browser leads a visitor away from these.
  if (sameForAll && as === 'visitor') return false;
  if (guard === 'everybody') return as !== 'visitor';
  if (guard === 'members') {
    if (as === 'trial') return needsTrueAccount !== true;
    return as === 'agent' || (as === 'visitor' && index % 3 !== 0);
  }
  return as !== 'agent' && index % 3 !== READERS.indexOf(as);
}

const isAt = (url: URL, locale: string, path: string) => {
  const wanted = address(locale, path);
  const whole = url.pathname + url.search;
  return path.endsWith('next=') ? whole.startsWith(wanted) : whole === wanted;
};

const at = (page: Page, locale: string, path: string) => page.waitForURL((url) => isAt(url, locale, path));

/**
 * Notes where the page goes, unless it is one of the last `expected` paths or of those before: a page may send its reader away after it
 * has been checked, while the next one is opened.
 */
function watchPaths(
  page: Page,
  locale: string,
): { expected: (...paths: string[]) => void; strayed: string[] } {
  let [before, now]: string[][] = [[], ['/help']];
  const strayed: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const url = new URL(frame.url());
    if (![...before!, ...now!].some((path) => isAt(url, locale, path)))
      strayed.push(`${now!.at(-1)!}: ${url.pathname}${url.search}`);
  });
  return {
    strayed,
    expected: (...paths) => {
      [before, now] = [now, paths];
    },
  };
}

/** Checks the shell around the page (Route.shell). */
async function expectShell(page: Page, locale: string, { shell, name }: Route): Promise<void> {
  const t = textsOf(locale);
  await test.step(name, async () => {
    await expect(page.locator('h1').first()).not.toHaveText(t('site.notFound.title'));
    // By its position: behind a dialog it has no role.
    await expect(page.locator('main + footer')).toHaveCount(shell === 'site' ? 1 : 0);
    await expect(page.locator('aside.menu-rail')).toHaveCount(shell === 'site' ? 1 : 0);
  });
}

/** Checks the header and the side menu for a reader. */
async function expectChrome(page: Page, as: Reader, wide: boolean): Promise<void> {
  const header = page.locator('header').first();
  const logIn = header.locator('a[href$="/login"]');
  const menu = header.locator('button[aria-haspopup="menu"]');
  const money = header.locator('a[href$="/member/deposit"], a[href$="/member/withdraw"]');
  const messages = header.locator('a[href$="/member/messages"]').filter({ visible: true });
  const agents = page.locator('aside.menu-rail a[href$="/agentHome"]');
  if (as === 'visitor') {
    await expect(logIn).toBeVisible();
    await expect(menu).toHaveCount(0);
    await expect(money).toHaveCount(0);
  } else {
    await expect(menu).toBeVisible();
    await expect(logIn).toHaveCount(0);
    if (as === 'trial') await expect(money).toHaveCount(0);
    else await expect(money.filter({ visible: true }).first()).toBeVisible();
  }
  if (wide) await expect(messages).toHaveCount(as === 'trial' ? 0 : 1);
  await expect(agents).toHaveCount(as === 'agent' ? 1 : 0);
  // Entries with a switch; the demo has all of them on.
  for (const path of ['/vip', '/member/missions', '/member/rebate', '/member/rewards', '/member/invite'])
    await expect(page.locator(`aside.menu-rail a[href$="${path}"]`)).toHaveCount(1);
}

for (const as of READERS) {
  test(`every route as ${as}`, async ({ page, baseURL }, { project }) => {
    test.setTimeout(depth(600_000, 900_000));
    const wide = project.name !== 'phone';
    test.skip(!wide && as !== 'visitor', 'Access does not depend on the width.');
    const locale = localeOf(project.name);
    const t = textsOf(locale);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    // docs/trust.md X12: no page violates its content security policy.
    page.on('console', (message) => {
      if (/Content[- ]Security[- ]Policy/i.test(message.text())) errors.push(message.text());
    });
    await logInAs(page, baseURL!, as, DEMO_PASSWORD, STORED_SESSIONS);
    await visit(page, address(locale, '/help'));
    await expectChrome(page, as, wide);
    const { expected, strayed } = watchPaths(page, locale);

    for (const [index, route] of ROUTES.entries()) {
      if (!FULL && isCovered(route, as, index)) continue;
      const to = destination(route, as);
      expected(route.path, to);
      // Pages without the site's shell have no client-side links.
      const soft = (await page.locator('header time').count()) > 0 && route.shell !== 'bare';
      // Wait from before the step: a page that redirects back is shown for a moment only.
      await Promise.all([
        at(page, locale, to === '/' ? route.path : to),
        soft ? follow(page, address(locale, route.path)) : page.goto(address(locale, route.path)),
      ]);
      await at(page, locale, to);
      const arrived = ROUTES.find(({ path }) => path === to.split('?next=')[0]) ?? route;
      await expectShell(page, locale, arrived);
      if (arrived.dialog) {
        await expect(page.getByRole('dialog')).toBeVisible();
      } else if (arrived.shell === 'site') {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      }
      if (route.needsTrueAccount && as === 'trial') {
        await expect(page.getByRole('main')).toContainText(t('identity.security.trialNote'));
        await expect(page.getByRole('main').getByRole('form')).toHaveCount(0);
      }
    }
    expect(strayed).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('aliases, other cases and trailing slashes lead to the same pages', async ({ page, baseURL }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'The address is the same at every width.');
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: baseURL! }]);
  for (const [asked, is] of ALIASES) {
    const response = await page.goto(asked);
    expect(response?.status()).toBe(200);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical!).pathname).toBe(is);
  }
});

test('a missing page answers 404 in the visitor’s language without scripts', async ({ browser, baseURL }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [
    '/no-such-page',
    '/game/999999999',
    '/news/nope',
    '/promotions/nope',
    '/blog/page/99',
  ]) {
    const response = await page.goto(address(locale, path));
    expect({ path, status: response?.status() }).toEqual({ path, status: 404 });
    await expect(page).toHaveTitle(`${t('site.notFound.title')} · ${DEMO_BRAND.names[locale]}`);
    await expect(page.locator('main h1')).toHaveText(t('site.notFound.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('header, footer')).toHaveCount(2);
  }
  await context.close();
});

test('a missing page links to the rest of the site', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  const t = textsOf(locale);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  await visit(page, address(locale, '/no-such-page'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('site.notFound.home') })
    .click();
  await expect(page).toHaveURL(address(locale, '/'));
  await expect(page).not.toHaveTitle(new RegExp(t('site.notFound.title')));
  expect(wrong).toEqual([]);
});

test('a link to the current page stays on it', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  await visit(page, address(locale, '/help'));
  const before = await page.evaluate(() => history.length);
  await follow(page, address(locale, '/help'));
  await at(page, locale, '/help');
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a lobby follows its address', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  const tiles = page.locator('main button[data-launch]');
  await visit(page, address(locale, '/rng'));
  const first = await tiles.first().getAttribute('data-launch');
  await visit(page, address(locale, '/rng?page=3'));
  await expect(tiles.first()).not.toHaveAttribute('data-launch', first!);
  // The side menu's link to the same lobby changes the address only.
  await follow(page, address(locale, '/rng'));
  await expect(tiles.first()).toHaveAttribute('data-launch', first!);
  await page.goBack();
  await expect(tiles.first()).not.toHaveAttribute('data-launch', first!);
});

test('a link beyond the last page of a lobby shows the last page', async ({ page }, { project }) => {
  const locale = localeOf(project.name);
  await visit(page, address(locale, '/rng?vassalage=PG&page=9999'));
  await expect(page.locator('main button[data-launch]').first()).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toMatch(/^\d{2,3}$/);
});

test('member pages open at their top', async ({ page, baseURL }, { project }) => {
  const locale = localeOf(project.name);
  await logInAs(page, baseURL!, 'member', DEMO_PASSWORD, STORED_SESSIONS);
  for (const path of ['/member/deposit', '/member/bets', '/member/messages']) {
    await visit(page, address(locale, path));
    await expect(page.getByRole('main').locator('form, ol, ul, table').last()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('h1').first()).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test.describe('a draw', () => {
  for (const [category, hall] of [
    ['/elott', '/lottery'],
    ['/lott?gameName=hanoi', '/seaLottery'],
    ['/lott?gameName=vietnam', '/vnLottery'],
  ] as const) {
    test(`of ${category} opens in ${hall} for a logged-in member`, async ({ page, baseURL }, { project }) => {
      test.skip(project.name === 'phone', 'The rule is the same at every width.');
      const locale = localeOf(project.name);
      await logInAs(page, baseURL!, 'member', DEMO_PASSWORD, STORED_SESSIONS);
      await visit(page, address(locale, category));
      await expect(page.locator('header button[aria-haspopup="menu"]')).toBeVisible();
      const draw = page.locator(`main button[data-to^="${hall}?gameCode="]`).first();
      const name = await draw.locator('b').textContent();
      await draw.click();
      await page.waitForURL(
        (url) => url.pathname === address(locale, hall) && url.searchParams.has('gameCode'),
      );
      await expect(page.getByRole('main').locator('h1')).toContainText(name!);
    });
  }
});

test('the currency sign has its own font file, and English pages load no Thai font', async ({ page }, {
  project,
}) => {
  const locale = localeOf(project.name);
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.push(request.url());
  });
  await visit(page, address(locale, '/'));
  await expect(page.locator('main')).toContainText('฿');
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => faces.some((face) => face.includes('baht-sign'))).toBe(true);
  expect(faces.some((face) => face.includes('noto-sans-thai'))).toBe(locale === 'th');
});
