/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Countdown } from '@/components/lottery/clock/countdown';
import { countdownText } from '@/components/lottery/clock/countdown-text';
import { forgetServerTime, serverNow, setServerTime } from '@/components/lottery/clock/server-clock';

const CLOSES = '2026-11-26T12:00:00.000Z';

beforeEach(() => {
  forgetServerTime();
  // The device is three hours slow.
  jest.useFakeTimers({ now: Date.parse('2026-11-26T08:58:00.000Z') });
});
afterEach(() => jest.useRealTimers());

/** An answer that took `ms` each way, with the server's time half way. */
function answer(iso: string, ms = 40) {
  const sent = performance.now();
  jest.advanceTimersByTime(2 * ms);
  act(() => setServerTime(iso, sent, sent + 2 * ms));
}
const shown = () => screen.getByRole('timer').textContent;

test('counts by the server, whatever the clock of the device is, and stays in step for an hour', () => {
  answer('2026-11-26T10:59:58.960Z');
  render(<Countdown until={CLOSES} />);
  expect(shown()).toBe('01:00:01');
  act(() => void jest.advanceTimersByTime(1_010));
  expect(shown()).toBe('01:00:00');
  act(() => void jest.advanceTimersByTime(3_595_000));
  expect(shown()).toBe('00:05');
  act(() => void jest.advanceTimersByTime(60_000));
  expect(shown()).toBe('00:00');
});

test('does not move when the clock of the device is set', () => {
  answer('2026-11-26T11:59:30.000Z');
  render(<Countdown until={CLOSES} />);
  jest.setSystemTime(Date.parse('2030-01-01T00:00:00.000Z'));
  act(() => void jest.advanceTimersByTime(2_000));
  expect(shown()).toBe('00:28');
});

test('keeps a quick answer when a slow one follows, and takes any answer after sleep', () => {
  answer('2026-11-26T11:00:00.000Z', 20);
  const known = serverNow();
  answer('2026-11-26T11:00:07.000Z', 3_000);
  expect(serverNow() - known).toBe(6_000);
  forgetServerTime();
  answer('2026-11-26T11:30:00.000Z', 3_000);
  expect(serverNow()).toBe(Date.parse('2026-11-26T11:30:03.000Z'));
});

test('has one timer for all countdowns, and none without one', () => {
  answer('2026-11-26T11:59:30.000Z');
  const { unmount } = render(
    <>
      <Countdown until={CLOSES} />
      <Countdown until={CLOSES} />
      <Countdown until={null} />
    </>,
  );
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('stands still in a hidden page and is right again when it is seen', () => {
  answer('2026-11-26T11:59:00.000Z');
  render(<Countdown until={CLOSES} />);
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  hide(true);
  expect(jest.getTimerCount()).toBe(0);
  act(() => void jest.advanceTimersByTime(20_000));
  hide(false);
  expect(shown()).toBe('00:40');
});

test.each([
  [9, '00:09'],
  [249, '04:09'],
  [61_449, '17:04:09'],
  [180_000, '50:00:00'],
])('%s seconds are %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
