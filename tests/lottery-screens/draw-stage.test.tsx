/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { forgetServerTime, setServerTime } from '@/components/lottery/clock/server-clock';
import { DrawStage } from '@/components/lottery/draw/draw-stage';
import { pictureOf } from '@/components/lottery/pictures/picture-kind';
import { drawMoment } from '@/components/lottery/results/moments';
import { loadMessages } from '@/lib/i18n/messages';
import { findGame } from '@/lib/studio/lottery/games/registry';
import type { WireDraw } from '@/lib/studio/lottery/wire';

const mockRelease = jest.fn();
const mockHold = jest.fn(() => mockRelease);
jest.mock('@/components/session/session-store', () => ({ holdChanges: () => mockHold() }));

const PERIOD = '20261126-0721';
const LAST = { period: '20261126-0720', result: [[9, 9, 8, 8, 7]], drawnAt: '2026-11-26T11:59:00.000Z' };
const closed: WireDraw = {
  period: PERIOD,
  status: 'closed',
  opensAt: '2026-11-26T11:59:00.000Z',
  closesAt: '2026-11-26T11:59:55.000Z',
  drawsAt: '2026-11-26T12:00:00.000Z',
  result: null,
  corrected: false,
  ownDraw: true,
  commitment: 'ab',
  serverSeed: null,
  clientSeed: `FAST5X1-${PERIOD}`,
  given: [],
};
const drawn: WireDraw = { ...closed, status: 'drawn', result: [[3, 8, 3, 0, 5]] };
const messages = loadMessages('en');

let reducesMotion = false;
beforeEach(() => {
  reducesMotion = false;
  jest.clearAllMocks();
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduced-motion') && reducesMotion,
  })) as never;
  jest.useFakeTimers({ now: Date.parse('2026-11-26T11:59:57.000Z') });
  forgetServerTime();
  setServerTime('2026-11-26T11:59:57.000Z', performance.now(), performance.now());
});
afterEach(() => jest.useRealTimers());

const handleShown = jest.fn();
const handleSecret = jest.fn();
const stage = (previous: WireDraw | null, code = 'FAST5X1', hasBets = false) => (
  <NextIntlClientProvider locale="en" messages={messages as never} timeZone="UTC">
    <DrawStage
      kind={pictureOf(findGame(code)!)}
      previous={previous}
      last={LAST}
      zone="Asia/Shanghai"
      onSecret={handleSecret}
      hasBets={hasBets}
      onShown={handleShown}
    />
  </NextIntlClientProvider>
);
const digits = (root: HTMLElement) =>
  [...root.querySelectorAll('.lottery-disc')].map(({ textContent }) =>
    textContent!.length > 1 ? '?' : textContent,
  );

test('a result that was there before is shown at once', () => {
  const { container } = render(stage(drawn));
  expect(digits(container)).toEqual(['3', '8', '3', '0', '5']);
  expect(screen.getByRole('status').textContent).toBe(`Result of draw ${PERIOD}: 3 8 3 0 5`);
});

test('the numbers of a draw run, then land in order, and are the result of the server in the end', () => {
  const { container, rerender } = render(stage(closed));
  expect(digits(container)).toEqual(['?', '?', '?', '?', '?']);
  expect(screen.getByText(`Draw ${PERIOD} is being drawn`)).toBeTruthy();
  rerender(stage(drawn));
  expect(digits(container)).toEqual(['?', '?', '?', '?', '?']);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void jest.advanceTimersByTime(1_000));
  expect(digits(container)).toEqual(['3', '8', '?', '?', '?']);
  act(() => void jest.advanceTimersByTime(2_000));
  expect(digits(container)).toEqual(['3', '8', '3', '0', '5']);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('3 8 3 0 5');
  expect(screen.getByRole('status').textContent).toBe(`Result of draw ${PERIOD}: 3 8 3 0 5`);
});

test('readers who want no motion see the whole result at once', () => {
  reducesMotion = true;
  const { container, rerender } = render(stage(closed));
  rerender(stage(drawn));
  act(() => void jest.advanceTimersByTime(1));
  expect(digits(container)).toEqual(['3', '8', '3', '0', '5']);
});

test('the last result stays while a draw is far away', () => {
  const { container } = render(stage({ ...closed, drawsAt: '2026-11-26T12:30:00.000Z' }));
  expect(digits(container)).toEqual(['9', '9', '8', '8', '7']);
  expect(screen.getByRole('timer').textContent).toBe('30:03');
});

test('a voided draw says so, and its result is not shown', () => {
  const { container } = render(stage({ ...drawn, status: 'voided' }));
  expect(digits(container)).toEqual(['9', '9', '8', '8', '7']);
  expect(screen.getByText(/was voided/)).toBeTruthy();
});

test('a second result lands too', () => {
  const { container, rerender } = render(stage(drawn));
  rerender(stage({ ...drawn, period: '20261126-0722', result: [[1, 1, 2, 2, 6]] }));
  expect(digits(container)).toEqual(['?', '?', '?', '?', '?']);
  act(() => void jest.advanceTimersByTime(3_000));
  expect(digits(container)).toEqual(['1', '1', '2', '2', '6']);
});

test('a menu that is older than the last draw does not bring its result back', () => {
  const { container, rerender } = render(stage(drawn));
  rerender(stage({ ...closed, period: '20261126-0722', drawsAt: '2026-11-26T12:30:00.000Z' }));
  expect(digits(container)).toEqual(['3', '8', '3', '0', '5']);
});

test('money and notices wait from the draw until its numbers have landed, for a member with bets in it', () => {
  const { rerender } = render(stage(closed, 'FAST5X1', true));
  expect(mockHold).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(4_000));
  expect(mockHold).toHaveBeenCalledTimes(1);
  // The bets are settled before the numbers have landed.
  rerender(stage(drawn, 'FAST5X1', false));
  act(() => void jest.advanceTimersByTime(1_000));
  expect(mockRelease).not.toHaveBeenCalled();
  expect(handleShown).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(2_000));
  expect(mockRelease).toHaveBeenCalledTimes(1);
  expect(handleShown).toHaveBeenCalledWith(PERIOD);
});

test('nothing waits without bets in the draw, nor for readers who want no motion', () => {
  const { rerender, unmount } = render(stage(closed));
  act(() => void jest.advanceTimersByTime(4_000));
  rerender(stage(drawn));
  act(() => void jest.advanceTimersByTime(3_000));
  unmount();
  reducesMotion = true;
  render(stage(closed, 'FAST5X1', true));
  act(() => void jest.advanceTimersByTime(4_000));
  expect(mockHold).not.toHaveBeenCalled();
});

test('an official result is not drawn here: the last result stays, with the time at which it is expected, and afterwards that it is awaited', () => {
  const outside = { ...closed, ownDraw: false, commitment: null };
  const { container, rerender } = render(stage(outside, 'FAST5X1', true));
  const time = drawMoment('en', closed.drawsAt, 'Asia/Shanghai');
  expect(digits(container)).toEqual(['9', '9', '8', '8', '7']);
  expect(container.textContent).toContain(`The official result of draw ${PERIOD} is expected on ${time}.`);
  expect(screen.getByRole('timer').textContent).toBe('00:03');
  act(() => void jest.advanceTimersByTime(3 * 3_600_000));
  expect(digits(container)).toEqual(['9', '9', '8', '8', '7']);
  expect(container.textContent).not.toContain('is being drawn');
  expect(container.textContent).toContain(
    `Waiting for the official result of draw ${PERIOD}. It was expected on ${time}.`,
  );
  // The balance does not wait for hours, but no list tells the result before this part does.
  expect(mockHold).not.toHaveBeenCalled();
  expect(handleSecret).toHaveBeenLastCalledWith(PERIOD);
  rerender(stage({ ...outside, status: 'drawn', result: [[3, 8, 3, 0, 5]] }, 'FAST5X1', true));
  expect(digits(container)).toEqual(['?', '?', '?', '?', '?']);
  act(() => void jest.advanceTimersByTime(3_000));
  expect(digits(container)).toEqual(['3', '8', '3', '0', '5']);
  expect(handleSecret).toHaveBeenLastCalledWith(undefined);
});

test('a draw of ours that is a minute late is delayed, and its numbers do not run any more', () => {
  const { container } = render(stage(closed));
  act(() => void jest.advanceTimersByTime(62_000));
  expect(screen.getByText(`Draw ${PERIOD} is being drawn`)).toBeTruthy();
  act(() => void jest.advanceTimersByTime(2_000));
  expect(digits(container)).toEqual(['9', '9', '8', '8', '7']);
  expect(container.textContent).toContain(`Draw ${PERIOD} is delayed.`);
});
