/** @jest-environment jsdom */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { WireStatistics } from '@/components/lottery/charts/chart-places';
import ChartsPanel from '@/components/lottery/charts/charts-panel';
import { queryClient } from '@/components/ui/query-client';
import { loadMessages } from '@/lib/i18n/messages';
import { countResults } from '@/lib/studio/lottery/statistics/count';
import { findGame } from '@/lib/studio/lottery/games/registry';

const game = findGame('FAST5X1')!;
const before = { period: '20261126-0720', result: [[1, 1, 1, 1, 1]] };
const drawn = { period: '20261126-0721', result: [[3, 8, 3, 0, 5]] };
const messages = loadMessages('en');

let results: { period: string; result: number[][] }[];
beforeEach(() => {
  queryClient.clear();
  global.fetch = jest.fn(() => {
    const value = countResults(game, results) satisfies WireStatistics;
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ success: true, value }) });
  }) as never;
});

const panel = (secret?: string) => (
  <NextIntlClientProvider locale="en" messages={messages as never} timeZone="UTC">
    <QueryClientProvider client={queryClient}>
      <ChartsPanel game={game} secret={secret} />
    </QueryClientProvider>
  </NextIntlClientProvider>
);
/** In how many draws the chart shows, by its label. */
const lengthOf = async () => (await screen.findByRole('img', { name: /trend/i })).getAttribute('aria-label');
const read = () => act(() => queryClient.refetchQueries({ queryKey: ['lottery', 'draws'] }));

test('charts that are open stay as they were until the numbers of a draw are shown', async () => {
  results = [before];
  const { rerender, container } = render(panel());
  const first = await lengthOf();
  const shownBefore = container.innerHTML;
  rerender(panel(drawn.period));
  results = [before, drawn];
  await read();
  expect(await lengthOf()).toBe(first);
  expect(container.innerHTML).toBe(shownBefore);
  rerender(panel());
  expect(await lengthOf()).not.toBe(first);
});

test('charts that are opened meanwhile wait', async () => {
  results = [before, drawn];
  queryClient.setQueryData(
    ['lottery', 'draws', game.code, 'charts', 30],
    countResults(game, results) satisfies WireStatistics,
  );
  const { rerender } = render(panel(drawn.period));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Loading')).toBeTruthy();
  rerender(panel());
  expect(await lengthOf()).toContain('2');
});
