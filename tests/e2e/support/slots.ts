import { expect, type FrameLocator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { ownOrigin } from './player';
import { textsOf } from './texts';

/** Spins `count` times and plays each round to its end, features included. */
export async function playSpins(game: FrameLocator, locale: string, count: number): Promise<void> {
  for (let spin = 0; spin < count; spin++) {
    await game.getByTestId('studio-spin').click();
    await finishRound(game, locale);
  }
}

/** Longer than sixty free spins take at turbo, the maximum of any model; usually there are ten. */
const LONGEST = 150_000;

/** Continues whenever the game asks, until the round has ended. */
export async function finishRound(game: FrameLocator, locale: string): Promise<void> {
  const t = textsOf(locale);
  const goOn = game
    .getByRole('button', { name: t('studio.go') })
    .or(game.getByRole('button', { name: t('studio.resume.go') }));
  await expect(async () => {
    // It closes by itself too.
    if (await goOn.first().isVisible()) await goOn.first().click({ timeout: 1_000 });
    await expect(game.getByTestId('studio-spin')).toHaveAttribute('data-phase', 'idle', { timeout: 500 });
  }).toPass({ timeout: LONGEST });
}

/** The folder from which the game's frame loaded its symbols. */
export async function artFolderOfGame(page: Page): Promise<string> {
  const stage = page.frame({ url: /\/studio\// })!;
  const loaded = await stage.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return /\/images\/symbols\/([^/]+)\//.exec(loaded.join())![1]!;
}

interface SpinAnswer {
  success: boolean;
  value: { result: { next: { kind: string; spinsLeft: number } | null } };
}

/**
 * Spins through the game's call until free spins begin, and leaves them open. A model starts them about every 150 rounds; 4,000
 * rounds without any happen once in a million runs. Returns the number of rounds.
 */
export async function spinUntilFreeSpins(page: Page, stake: string): Promise<number> {
  const game = new URL(page.url()).searchParams.get('game')!;
  const headers = { ...ownOrigin(page), 'x-studio-game': game };
  let rounds = 0;
  let open = false;
  while (rounds < 4_000) {
    if (!open) rounds += 1;
    const response = await page.request.post('/studio/api/spin', {
      headers,
      data: { stake, requestId: randomUUID() },
    });
    const { success, value } = (await response.json()) as SpinAnswer;
    expect(success, `a spin was refused: ${response.status()}`).toBe(true);
    if (value.result.next?.kind === 'freeSpins') return rounds;
    open = value.result.next !== null;
  }
  throw new Error('no free spins in 4,000 rounds');
}
