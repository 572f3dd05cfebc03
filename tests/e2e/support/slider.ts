import { expect, type Page, type Response } from '@playwright/test';
import { handTo, lookAt } from '../../support/slider';
import type { Puzzle } from '../../../lib/identity/slider/schema';

/** The answer with a fresh puzzle. */
export const isPuzzle = (response: Response) =>
  response.request().method() === 'GET' && response.url().includes('/wps/captcha/slider');

/** Does what opens the slider, looks at the puzzle as an eye does, and slides the piece home with a hand's motion. */
export async function slideAfter(page: Page, open: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForResponse(isPuzzle);
  await open();
  await slideHome(page, await puzzleIn(await asked));
}

/** As slideAfter, where the slider may come or `done` be reached without it: a browser that the account knows. */
export async function slideIfAsked(
  page: Page,
  open: () => Promise<unknown>,
  done: () => Promise<unknown>,
): Promise<void> {
  const asked = page.waitForResponse(isPuzzle, { timeout: 60_000 }).catch(() => undefined);
  await open();
  const first = await Promise.race([asked, done().then(() => undefined)]);
  if (first) await slideHome(page, await puzzleIn(first));
}

const puzzleIn = async (response: Response) => ((await response.json()) as { value: Puzzle }).value;

/** Drags the handle to where the piece of this puzzle belongs. */
export async function slideHome(page: Page, puzzle: Puzzle): Promise<void> {
  const handle = page.getByTestId('slider-handle');
  await expect(handle).toBeVisible();
  const goal = await lookAt(puzzle);
  // Hovering waits until the dialog has come to rest.
  await handle.hover();
  // The form behind may show a captcha's picture, too.
  const dialog = page.getByRole('dialog').filter({ has: handle });
  const frame = (await dialog.locator('img[src^="data:image/png"]').first().boundingBox())!;
  const box = (await handle.boundingBox())!;
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  const scale = frame.width / puzzle.width;
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const [x, y] of handTo(goal, 900, 18).slice(1)) {
    await page.mouse.move(left + x * scale, top + y * scale);
    // The trail's times are the browser's own: a frame for each step.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}
