import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { enter, SCREENS, settled, wear } from '@/lib/cli/screens';
import { DEMO_PASSWORD } from './support/demo';
import { test } from './support/test';
import { address } from './support/texts';

/** WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Every screen, by night and by day; the desktop reads from the left, the phone, in Arabic, from the right. */
for (const screen of SCREENS) {
  test(`${screen.name} is accessible`, async ({ page, baseURL }, { project }) => {
    test.skip((screen.only ?? project.name) !== project.name, 'The other width has it.');
    const locale = project.name === 'phone' ? 'ar' : 'en';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.context().addCookies([{ name: 'lang', value: locale.toUpperCase(), url: baseURL! }]);
    await enter(page, baseURL!, screen.as, DEMO_PASSWORD);
    const office = screen.path.startsWith('/backoffice');
    await page.goto(office ? screen.path : address(locale, screen.path));
    await settled(page);
    await screen.open?.(page);
    for (const theme of ['dark', 'light'] as const) {
      await wear(page, theme);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${theme} ${id} ${target.join(' ')}: ${failureSummary}`),
      );
      expect(found).toEqual([]);
    }
  });
}
