/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import PlayWatch from '@/components/protection/play-watch';
import { resultOf } from '@/components/protection/self-test-card';
import { callApi } from '@/lib/platform/http/call';
import protection from '@/messages/en/protection.json';

jest.mock('@/lib/platform/http/call', () => ({
  ...jest.requireActual<object>('@/lib/platform/http/call'),
  callApi: jest.fn(),
}));
jest.mock('@/components/ui/messages-boundary', () => ({
  MessagesBoundary: ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="en" messages={{ protection }} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  ),
}));

const START = Date.parse('2026-03-10T12:00:00Z');
const MINUTE = 60_000;
const session = (checkAt: number, net = '-12.5') => ({
  now: new Date(Date.now()).toISOString(),
  from: new Date(START).toISOString(),
  stake: '20',
  payout: '7.5',
  net,
  currency: 'THB',
  minutes: 10,
  checkAt: new Date(checkAt).toISOString(),
});

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets time pass and answers arrive. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the clock and the net position are always visible; a check interrupts the game until it is answered', async () => {
  const answers = jest
    .mocked(callApi)
    .mockImplementation((method) =>
      Promise.resolve(method === 'POST' ? session(START + 20 * MINUTE) : session(START + 10 * MINUTE)),
    );
  const leave = jest.fn();
  render(<PlayWatch locale="en" onLeave={leave} />);
  await pass(9 * MINUTE + 59_000);
  expect(screen.getByText('09:59')).toBeTruthy();
  expect(screen.getByText(/12\.50/).textContent).toContain('12.50');
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(1_000);
  expect(screen.getByRole('dialog').textContent).toContain('10 minutes');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(leave).toHaveBeenCalledTimes(1);
  answers.mockImplementation(() => Promise.resolve(session(START + 20 * MINUTE)));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await pass(0);
  expect(answers).toHaveBeenCalledWith('POST', '/wps/member/protection/reality', {});
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(10 * MINUTE);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('play money has a clock, and neither a net position nor a check', async () => {
  const calls = jest.mocked(callApi).mockClear();
  render(<PlayWatch locale="en" free onLeave={() => undefined} />);
  await pass(61 * MINUTE);
  expect(screen.getByText('1:01:00')).toBeTruthy();
  expect(calls).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the self-test rates no sign, some signs and clear signs', () => {
  expect(resultOf([0, 0, 0, 0, 0, 0, 0, 0])).toBe('low');
  expect(resultOf([1, 1, 0, 2, 0, 0, 0, 0])).toBe('medium');
  expect(resultOf([0, 0, 3, 0, 0, 0, 0, 0])).toBe('high');
  expect(resultOf([1, 1, 1, 1, 1, 1, 1, 1])).toBe('high');
});
