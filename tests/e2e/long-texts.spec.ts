import { expect, type Page } from '@playwright/test';
import { demoGames } from '@/lib/catalogue/demo/games';
import { waitUntilSettled } from '@/lib/cli/screens';
import { playForFree } from './support/player';
import { test } from './support/test';
import { address } from './support/texts';

/** A title of an operator, or a player's name, with no place to break it. */
const WORD = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaft';

/** A phone's page with the words that an operator writes replaced by one that is longer than a line. */
const PAGES = {
  '/announce': 'main [aria-expanded] span span',
  '/promotions': 'main article h2 a, main article p.line-clamp-4',
  '/activity': 'main h3',
  '/help': 'main h2, main p',
  '/pointMall': 'main h3, main p.line-clamp-3',
  '/': '[aria-roledescription="slide"] h2, [aria-roledescription="slide"] p',
} as const;

test.beforeEach(({}, { project }) => test.skip(project.name !== 'phone', 'A wide screen has room.'));

for (const [path, words] of Object.entries(PAGES)) {
  test(`a long word does not widen ${path}`, async ({ page }) => {
    await page.goto(address('en', path));
    await waitUntilSettled(page);
    const places = page.locator(words);
    expect(await places.count()).toBeGreaterThan(0);
    await places.evaluateAll((all, word) => {
      for (const element of all) element.textContent = word;
    }, WORD);
    const beyond = await places.evaluateAll((all) =>
      all
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const shown = range.getBoundingClientRect();
          return shown.width > 0 && shown.width > element.parentElement!.getBoundingClientRect().width + 1;
        })
        .map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(beyond).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
  });
}

/** How far the first and the last letter of a name stand outside of the box that cuts it, in pixels. */
async function cutAt(page: Page, selector: string, name: string): Promise<{ first: number; last: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, text) => {
      element.textContent = text;
      const box = element.getBoundingClientRect();
      const letter = (at: number) => {
        const range = document.createRange();
        range.setStart(element.firstChild!, at);
        range.setEnd(element.firstChild!, at + 1);
        const { left, right, top } = range.getBoundingClientRect();
        return Math.max(box.left - left, right - box.right, top - box.bottom, 0);
      };
      return { first: letter(0), last: letter(text.length - 1) };
    }, name);
}

for (const [path, selector] of [
  ['/winners', 'main li .truncate'],
  ['/', 'main .tile b'],
] as const) {
  test(`an English name on an Arabic page is cut off at its own end: ${path}`, async ({ page }) => {
    await page.goto(address('ar', path));
    await waitUntilSettled(page);
    const { first, last } = await cutAt(page, selector, 'A Hundred Kites of Ribbon Square '.repeat(4));
    expect(first).toBeLessThan(1);
    expect(last).toBeGreaterThan(1);
  });
}

/** The three longest names of the catalogue in each language, and a word with no place to break it. */
function longestGameNames(): string[] {
  const names = demoGames().map((game) => Object.entries(game.names));
  const languages = new Set(names.flatMap((entries) => entries.map(([language]) => language)));
  const longest = [...languages].flatMap((language) =>
    names
      .flatMap((entries) => entries.filter(([of]) => of === language).map(([, name]) => name))
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 3),
  );
  return [...longest, WORD];
}

test('a long name does not widen a game', async ({ page }) => {
  test.setTimeout(360_000);
  await playForFree(page, 'en');
  const frame = page.frame({ url: /\/studio\// })!;
  const narrow = { width: 360, height: 740 };
  for (const viewport of [page.viewportSize()!, narrow]) {
    await page.setViewportSize(viewport);
    const beyond = await frame.evaluate(async (names) => {
      const title = document.querySelector('h1')!;
      const frames = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const found: string[] = [];
      for (const name of names) {
        title.textContent = name;
        // The reels follow the size of their box a frame later.
        await frames();
        for (const element of document.querySelectorAll('h1, canvas, main button')) {
          const { left, right } = element.getBoundingClientRect();
          if (left < 0 || right > innerWidth + 0.5) found.push(`${name}: ${element.outerHTML.slice(0, 100)}`);
        }
      }
      return found;
    }, longestGameNames());
    expect(beyond).toEqual([]);
  }
});
