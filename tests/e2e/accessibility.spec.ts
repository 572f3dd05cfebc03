import { expect } from '@playwright/test';
import { POPUPS } from '@/lib/cli/popups';
import { SCREENS, waitUntilSettled } from '@/lib/cli/screens';
import { FULL } from '../support/depth';
import { expectAccessible } from './support/accessible';
import { address } from './support/texts';
import { viewerTest as test } from './support/viewer-pages';

/** Screens that a phone lays out differently. `npm run test:full` checks every screen at both widths. */
const ON_PHONE: readonly string[] = [
  'home',
  'rng',
  'game',
  'account',
  'deposit',
  'withdraw',
  'bets',
  'promotions',
  'help',
];

/** The screens on which the frame around the page is checked too, for each viewer; `npm run test:full` checks it everywhere. */
const WITH_FRAME: readonly string[] = [
  'home',
  'home-member',
  'account-trial',
  'agent-home',
  'office-dashboard',
];

/**
 * Screens of the back office that are put together from the parts of a screen that is checked in every run: lists of content, new
 * entries, sections of the settings, reports. `npm run test:full` checks them too.
 */
const IN_FULL: readonly string[] = [
  ...[
    'goods',
    'help',
    'links',
    'resources',
    'apps',
    'affiliate-domains',
    'banners',
    'popups',
    'announcements',
  ],
  ...['good-new', 'article-new', 'help-new', 'page-new', 'announcement-new', 'vendor-new', 'role-new'],
  ...['article', 'announcement', 'help-topic', 'good', 'resource', 'group', 'role'],
  ...['site-languages', 'site-flags', 'site-limits', 'site-domains', 'site-transfer', 'site-history'],
  ...[
    'report-players',
    'report-payments',
    'report-money',
    'report-members',
    'report-revenue-groups',
    'entries',
  ],
  ...['deposits-filtered', 'channels-archived', 'groups', 'setup-channel', 'setup-done', 'reconciliation'],
].map((name) => `office-${name}`);

/** What opens over a page is checked where it is opened and closed (popups.spec.ts). */
const PAGES = SCREENS.filter(({ name }) => !POPUPS.some((popup) => popup.name === name));

/** Screens do not depend on each other: both workers take some. */
test.describe.configure({ mode: 'parallel' });

/** Every screen, dark and light. The desktop uses English, the phone Arabic, which is written from right to left. */
for (const screen of PAGES) {
  test(`${screen.name} is accessible`, async ({ pageOf }, { project }) => {
    const onPhone = project.name === 'phone';
    test.skip((screen.only ?? project.name) !== project.name, 'The other width has it.');
    test.skip(!FULL && IN_FULL.includes(screen.name), 'Another screen has the same parts.');
    test.skip(onPhone && !FULL && !ON_PHONE.includes(screen.name), 'The layout is the same at both widths.');
    const locale = onPhone ? 'ar' : 'en';
    const page = await pageOf(screen.as, locale);
    const backOffice = screen.path.startsWith('/backoffice');
    await page.goto(backOffice ? screen.path : address(locale, screen.path));
    await waitUntilSettled(page);
    await screen.open?.(page);
    await expectAccessible(page, WITH_FRAME.includes(screen.name));
  });
}

test('the screens named above exist', () => {
  const named = [...ON_PHONE, ...WITH_FRAME, ...IN_FULL];
  expect(named.filter((name) => !PAGES.some((screen) => screen.name === name))).toEqual([]);
});
