import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { setTheme } from '@/lib/cli/screens';
import { FULL } from '../../support/depth';

/** WCAG 2.2, levels A and AA. */
const RULES: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The themes of the site. */
export const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

/** The theme in which a screen of a list is checked: they take turns. `npm run test:full` checks each screen in both. */
export const themesOf = (index: number): readonly Theme[] => (FULL ? THEMES : [THEMES[index % 2]!]);

/** The frame of every page: header, side menu, footer, the bars at the edges. */
const FRAME: readonly string[] = ['header.sticky', 'aside', 'main + footer', 'nav.fixed'];

/** Entries of long lists after the sixth: they are put together like the first ones. */
const FURTHER_ENTRIES: readonly string[] = [
  'main :is(ul, ol) > li:nth-child(n+7)',
  'main tbody > tr:nth-child(n+7)',
];

/**
 * Checks the open page with axe in the themes, and leaves it dark. Without `withFrame` the frame around the page is left out, because
 * axe would take twice the time for the same elements. Of a list only the first entries are checked (`npm run test:full`: all), which
 * halves the time of lobbies.
 */
export async function expectAccessible(
  page: Page,
  themes: readonly Theme[],
  withFrame: boolean,
): Promise<void> {
  // Without transitions a change of theme is complete at once: 30 ms a screen in place of 600.
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
  const parts = FULL ? [] : [...FURTHER_ENTRIES, ...(withFrame ? [] : FRAME)];
  const leftOut: string[] = [];
  for (const part of parts) if ((await page.locator(part).count()) > 0) leftOut.push(part);
  // Axe checks a frame through its own copy there.
  for (const frame of page.frames()) await frame.evaluate(axeCore.source);
  for (const theme of themes) {
    await setTheme(page, theme);
    const found = await page.evaluate(
      async ({ rules, exclude }) => {
        const { axe } = window as unknown as { axe: typeof axeCore };
        const { violations } = await axe.run(
          { exclude },
          // Without the nodes that pass, axe takes half the time. Through @axe-core/playwright a screen takes a third more.
          { resultTypes: ['violations'], runOnly: { type: 'tag', values: rules } },
        );
        const found: string[] = [];
        for (const { id, nodes } of violations)
          for (const { target, failureSummary } of nodes) {
            // A bar that stays in place covers what is scrolled behind it: a target counts if it is too small in the middle too.
            const [selector] = target;
            const element =
              target.length === 1 && typeof selector === 'string' && document.querySelector(selector);
            if (id === 'target-size' && element) {
              const { scrollX, scrollY } = window;
              element.scrollIntoView({ block: 'center' });
              const again = await axe.run(element, { runOnly: { type: 'rule', values: [id] } });
              window.scrollTo(scrollX, scrollY);
              if (again.violations.length === 0) continue;
            }
            found.push(`${id} ${target.join(' ')}: ${failureSummary}`);
          }
        return found;
      },
      { rules: RULES, exclude: leftOut },
    );
    expect({ theme, found }).toEqual({ theme, found: [] });
  }
  await setTheme(page, 'dark');
}
