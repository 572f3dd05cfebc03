import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { logInAs, SCREENS, waitUntilSettled, setTheme } from '@/lib/cli/screens';
import { FULL } from '../support/depth';
import { DEMO_PASSWORD, STORED_SESSIONS } from './support/demo';
import { test } from './support/test';
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

/** Screens do not depend on each other: both workers take some. */
test.describe.configure({ mode: 'parallel' });

/** Every screen, dark and light. The desktop uses English, the phone Arabic, which is written from right to left. */
for (const screen of SCREENS) {
  test(`${screen.name} is accessible`, async ({ page, baseURL }, { project }) => {
    const onPhone = project.name === 'phone';
    test.skip((screen.only ?? project.name) !== project.name, 'The other width has it.');
    test.skip(onPhone && !FULL && !ON_PHONE.includes(screen.name), 'The layout is the same at both widths.');
    const locale = onPhone ? 'ar' : 'en';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.context().addCookies([{ name: 'lang', value: locale.toUpperCase(), url: baseURL! }]);
    await logInAs(page, baseURL!, screen.as, DEMO_PASSWORD, STORED_SESSIONS);
    const backOffice = screen.path.startsWith('/backoffice');
    await page.goto(backOffice ? screen.path : address(locale, screen.path));
    await waitUntilSettled(page);
    await screen.open?.(page);
    // Without transitions a change of theme is complete at once: 30 ms a screen in place of 600.
    await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme);
      const colourOnly = theme === 'light' && !FULL;
      // Without the nodes that pass, and without a page of its own for the report (all frames are of one origin), axe
      // takes half the time.
      const { violations } = await new AxeBuilder({ page })
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

test('the screens named for the phone exist', () => {
  expect(ON_PHONE.filter((name) => !SCREENS.some((screen) => screen.name === name))).toEqual([]);
});
