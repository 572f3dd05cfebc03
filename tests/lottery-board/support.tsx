import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Board } from '@/components/lottery/board/board';
import type { BetBoardProps } from '@/components/lottery/board/types';
import errors from '@/messages/en/errors.json';
import board from '@/messages/en/lottery-board.json';
import plays from '@/messages/en/lottery-plays.json';

const messages = { errors, 'lottery-board': board, 'lottery-plays': plays };

export const draw = (period: string): NonNullable<BetBoardProps['current']> => ({
  period,
  status: 'open',
  opensAt: '2026-11-26T00:00:00Z',
  closesAt: '2026-11-26T00:01:00Z',
  drawsAt: '2026-11-26T00:01:05Z',
  result: null,
  corrected: false,
  ownDraw: true,
  commitment: 'c',
  serverSeed: null,
  clientSeed: 's',
  given: [],
});

export const boardProps = (more: Partial<BetBoardProps> = {}): BetBoardProps => ({
  locale: 'en',
  game: {
    gameCode: 'FAST5X1',
    open: true,
    prizeModes: [
      { code: 'LOTT', lowest: 1700, highest: 1960 },
      { code: 'ZY', lowest: 1960, highest: 1960 },
    ],
  },
  current: draw('20261126-0001'),
  coming: [],
  memberId: '7',
  currency: 'USD',
  balance: '1000.00',
  free: false,
  onPlaced: jest.fn(),
  ...more,
});

export function withTexts(child: ReactNode): ReactNode {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={client}>{child}</QueryClientProvider>
    </NextIntlClientProvider>
  );
}

/** Shows the board and waits for the answers of the engine. */
export async function showBoard(props: BetBoardProps) {
  const view = render(withTexts(<Board {...props} />));
  await act(async () => {});
  return {
    ...view,
    update: async (next: BetBoardProps) => {
      view.rerender(withTexts(<Board {...next} />));
      await act(async () => {});
    },
  };
}

/**
 * The button with a name. The board has a hundred buttons, and testing-library computes the name of each from all styles and labels of the page:
 * here only the buttons near one with that text are asked.
 */
export function button(name: string | RegExp): HTMLElement {
  const near = [...document.querySelectorAll('button')].filter((one) => {
    const text = one.getAttribute('aria-label') ?? one.textContent;
    return typeof name === 'string' ? text === name : name.test(text);
  });
  return near.length === 1
    ? within(near[0]!.parentElement!).getByRole('button', { name })
    : screen.getByRole('button', { name });
}

/** Chooses the digit of each position. */
export async function chooseDigits(digits: string): Promise<void> {
  for (const [at, digit] of [...digits].entries()) {
    const group = screen.getByRole('group', { name: `Position ${at + 1}` });
    fireEvent.click([...group.querySelectorAll('button')].find(({ textContent }) => textContent === digit)!);
  }
  await act(async () => {});
}

/** What the browser of jsdom lacks. */
export function prepareBrowser(): void {
  sessionStorage.clear();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  Element.prototype.scrollIntoView = jest.fn();
}
