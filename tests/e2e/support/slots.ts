import { expect, type FrameLocator } from '@playwright/test';
import { words } from './texts';

/** Presses the lantern `count` times and sees each round to its end, features and all. */
export async function playSpins(game: FrameLocator, locale: string, count: number): Promise<void> {
  const t = words(locale);
  const lantern = game.getByTestId('studio-spin');
  const goOn = game
    .getByRole('button', { name: t('studio.go') })
    .or(game.getByRole('button', { name: t('studio.resume.go') }));
  for (let spin = 0; spin < count; spin++) {
    await lantern.click();
    await expect(async () => {
      if (await goOn.first().isVisible()) await goOn.first().click();
      await expect(lantern).toHaveAttribute('data-phase', 'idle', { timeout: 500 });
    }).toPass({ timeout: 80_000 });
  }
}
