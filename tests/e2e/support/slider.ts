import { expect, type Page, type Response } from '@playwright/test';
import { handTo, lookAt } from '../../support/slider';
import type { Puzzle } from '../../../lib/identity/slider/schema';

/** Whether a response carries a new puzzle. */
export const isPuzzle = (response: Response) =>
  response.request().method() === 'GET' && response.url().includes('/wps/captcha/slider');

/** Opens the slider with `open`, finds the gap in the picture, and moves the piece there with a hand's motion. */
export async function openAndSolveSlider(page: Page, open: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForResponse(isPuzzle);
  await open();
  await solvePuzzle(page, await puzzleIn(await asked));
}

/** As openAndSolveSlider, but a browser known to the account may reach `done` without the slider. */
export async function solveSliderIfShown(
  page: Page,
  open: () => Promise<unknown>,
  done: () => Promise<unknown>,
): Promise<void> {
  const asked = page.waitForResponse(isPuzzle, { timeout: 60_000 }).catch(() => undefined);
  await open();
  const first = await Promise.race([asked, done().then(() => undefined)]);
  if (first) await solvePuzzle(page, await puzzleIn(first));
}

const puzzleIn = async (response: Response) => ((await response.json()) as { value: Puzzle }).value;

/** Drags the piece of this puzzle into its gap. */
export async function solvePuzzle(page: Page, puzzle: Puzzle): Promise<void> {
  const handle = page.getByTestId('slider-handle');
  await expect(handle).toBeVisible();
  const goal = await lookAt(puzzle);
  // Hovering waits until the dialog has stopped moving.
  await handle.hover();
  // The form behind may show a captcha picture too.
  const dialog = page.getByRole('dialog').filter({ has: handle });
  const frame = (await dialog.locator('img[src^="data:image/png"]').first().boundingBox())!;
  const box = (await handle.boundingBox())!;
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  const scale = frame.width / puzzle.width;
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const [x, y] of handTo(goal, 900, 18).slice(1)) {
    await page.mouse.move(left + x * scale, top + y * scale);
    // One animation frame per step, because the browser records the times.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}
