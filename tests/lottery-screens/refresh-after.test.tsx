/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { RefreshAfter } from '@/components/lottery/results/refresh-after';
import { isOld } from '@/components/lottery/results/page-age';
import { forgetServerTime } from '@/components/lottery/clock/server-clock';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const AT = '2026-11-26T04:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(AT) + seconds * 1_000).toISOString();
const text = 'There may be newer results.';

/** The server answers that its time is so many seconds after the page's data was read. */
function answer(seconds: number) {
  global.fetch = jest.fn(async () => ({
    ok: true,
    status: 200,
    json: async () => ({ success: true, value: { serverTime: after(seconds) } }),
  })) as unknown as typeof fetch;
}
beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
  forgetServerTime();
});
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('asks at once for a newer page if its data is old, says so, and stops when the newer one is there', async () => {
  answer(3_600);
  const { rerender } = render(<RefreshAfter game="HANOI" text={text} at={AT} closesAt={[]} />);
  await pass(50);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  // The first answer may still be the old page: it is made anew in the background.
  await pass(2_100);
  expect(refresh).toHaveBeenCalledTimes(2);
  rerender(<RefreshAfter game="HANOI" text={text} at={after(3_602)} closesAt={[]} />);
  await pass(2_100);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('leaves a page alone whose draws are still open', async () => {
  answer(5);
  render(<RefreshAfter game="HANOI" text={text} at={AT} closesAt={[after(120)]} />);
  await pass(30_000);
  expect(refresh).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('is old some seconds after sales of a draw have closed that it shows as open, or after a minute', () => {
  const moment = (seconds: number) => Date.parse(after(seconds));
  expect(isOld({ at: AT, closesAt: [after(20)] }, moment(27))).toBe(false);
  expect(isOld({ at: AT, closesAt: [after(300), after(20)] }, moment(29))).toBe(true);
  expect(isOld({ at: AT, closesAt: [] }, moment(59))).toBe(false);
  expect(isOld({ at: AT, closesAt: [] }, moment(61))).toBe(true);
});
