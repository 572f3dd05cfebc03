import { expect, type Page, type Response } from '@playwright/test';
import { handTo, lookAt } from '../../support/slider';
import type { Puzzle } from '../../../lib/identity/slider/schema';

const isPuzzle = (response: Response) =>
  response.request().method() === 'GET' && response.url().includes('/wps/captcha/slider');

/** Does what opens the slider, looks at the puzzle as an eye does, and slides the piece home with a hand's motion. */
export async function slideAfter(page: Page, open: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForResponse(isPuzzle);
  await open();
  const { value } = (await (await asked).json()) as { value: Puzzle };
  await slideHome(page, value);
}

/** Drags the handle to where the piece of this puzzle belongs. */
export async function slideHome(page: Page, puzzle: Puzzle): Promise<void> {
  const handle = page.getByTestId('slider-handle');
  await expect(handle).toBeVisible();
  const goal = await lookAt(puzzle);
  const frame = (await page.locator('img[src^="data:image/png"]').first().boundingBox())!;
  const box = (await handle.boundingBox())!;
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  const scale = frame.width / puzzle.width;
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const [x, y] of handTo(goal, 900, 40).slice(1)) {
    await page.mouse.move(left + x * scale, top + y * scale);
    // The trail's times are the browser's own: a frame for each step.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}
