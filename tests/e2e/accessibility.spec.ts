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

/** What opens over a page is checked where it is opened and closed (popups.spec.ts). */
const PAGES = SCREENS.filter(({ name }) => !POPUPS.some((popup) => popup.name === name));

/** Screens do not depend on each other: both workers take some. */
test.describe.configure({ mode: 'parallel' });

/** Every screen, dark and light. The desktop uses English, the phone Arabic, which is written from right to left. */
for (const screen of PAGES) {
  test(`${screen.name} is accessible`, async ({ pageOf }, { project }) => {
    const onPhone = project.name === 'phone';
    test.skip((screen.only ?? project.name) !== project.name, 'The other width has it.');
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
  const named = [...ON_PHONE, ...WITH_FRAME];
  expect(named.filter((name) => !PAGES.some((screen) => screen.name === name))).toEqual([]);
});
