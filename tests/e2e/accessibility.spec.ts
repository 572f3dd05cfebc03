import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { SCREENS, waitUntilSettled, setTheme } from '@/lib/cli/screens';
import { FULL } from '../support/depth';
import { viewerTest as test } from './support/viewer-pages';
import { address } from './support/texts';

/** WCAG 2.2, levels A and AA. */
const RULES: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The rules that depend on colours: a second theme changes nothing else. */
const COLOUR_RULES: string[] = ['color-contrast', 'link-in-text-block'];

/** Screens that a phone lays out differently. `npm run test:full` checks every screen at both widths, with all rules in both themes. */
const ON_PHONE: readonly string[] = [
  'home',
  'rng',
  'game',
  'side-menu',
  'register-dialog',
  'account-menu',
  'account',
  'deposit',
  'withdraw',
  'bets',
  'promotions',
  'help',
];

/** The frame of every page: header, side menu, footer, the bars at the edges. */
const FRAME: readonly string[] = ['header.sticky', 'aside', 'main + footer', 'nav.fixed'];

/**
 * The screens on which the frame is checked too, for each viewer. Elsewhere it is left out, because axe would take twice the time
 * for the same elements; `npm run test:full` checks it everywhere.
 */
const WITH_FRAME: readonly string[] = [
  'home',
  'home-member',
  'account-trial',
  'language',
  'account-menu',
  'account-menu-trial',
  'account-menu-agent',
  'office-dashboard',
];

/** Screens do not depend on each other: both workers take some. */
test.describe.configure({ mode: 'parallel' });

/** Every screen, dark and light. The desktop uses English, the phone Arabic, which is written from right to left. */
for (const screen of SCREENS) {
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
    // Without transitions a change of theme is complete at once: 30 ms a screen in place of 600.
    await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
    const leftOut = FULL || WITH_FRAME.includes(screen.name) ? [] : FRAME;
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme);
      const colourOnly = theme === 'light' && !FULL;
      // Without the nodes that pass, and without a page of its own for the report (all frames are of one origin), axe
      // takes half the time.
      const axe = new AxeBuilder({ page });
      for (const part of leftOut) if ((await page.locator(part).count()) > 0) axe.exclude(part);
      const { violations } = await axe
        .options({
          resultTypes: ['violations'],
          runOnly: colourOnly ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: RULES },
        })
        .setLegacyMode()
        .analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${theme} ${id} ${target.join(' ')}: ${failureSummary}`),
      );
      expect(found).toEqual([]);
    }
  });
}

test('the screens named above exist', () => {
  const named = [...ON_PHONE, ...WITH_FRAME];
  expect(named.filter((name) => !SCREENS.some((screen) => screen.name === name))).toEqual([]);
});
