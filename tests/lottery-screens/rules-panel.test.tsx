/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { PlayExample } from '@/components/lottery/rules/play-example';
import RulesPanel from '@/components/lottery/rules/rules-panel';
import { loadMessages } from '@/lib/i18n/messages';
import { findGame, lotteryGames, playsOf } from '@/lib/studio/lottery/games/registry';

const inEnglish = (children: ReactNode) => (
  <NextIntlClientProvider
    locale="en"
    messages={loadMessages('en') as never}
    timeZone="UTC"
    onError={(error) => {
      throw error;
    }}
  >
    {children}
  </NextIntlClientProvider>
);

test('a play type shows its rule, the exact chance, the prize at the highest series, and an example', async () => {
  render(
    inEnglish(
      <RulesPanel
        locale="en"
        game={findGame('FAST5X1')!}
        modes={[{ code: 'ELOTT', lowest: 1700, highest: 1980 }]}
      />,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Front 3: straight' }));
  const row = within(await screen.findByRole('table')).getByRole('row', { name: /Win/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 in 1,000', '990.00']);
  expect(screen.getByText(/The draw is 4 0 7 1 1. 1 combination wins./)).toBeTruthy();
  expect(screen.getByText(/return 99% on average, and 0% of the stake/)).toBeTruthy();
});

test('every play type of every game has a drawn example', () => {
  const drawn = new Set<unknown>();
  for (const game of lotteryGames) {
    if (drawn.has(game.groups)) continue;
    drawn.add(game.groups);
    for (const play of playsOf(game).values()) {
      const { container, unmount } = render(inEnglish(<PlayExample game={game} play={play} />));
      expect(container.querySelector('.lottery-picture')).not.toBeNull();
      unmount();
    }
  }
});
