/** @jest-environment jsdom */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import MyBetsPanel from '@/components/lottery/bets/my-bets-panel';
import { WinNote } from '@/components/lottery/bets/win-note';
import { showNewestNotice } from '@/components/session/show-newest-notice';
import { NOTICE_EVENT } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { loadMessages } from '@/lib/i18n/messages';
import type { WireBet } from '@/lib/studio/lottery/wire';
import { betListOutput, chaseListOutput } from '@/lib/studio/lottery/wire';

const bet = (id: string, part: Partial<WireBet> = {}): WireBet => ({
  id,
  slipId: '1',
  gameCode: 'FAST5X1',
  period: '20261126-0721',
  drawsAt: '2026-11-26T12:01:00.000Z',
  ownDraw: true,
  play: 'front3-straight',
  selection: '1|2|3,4',
  cut: false,
  combinations: 2,
  unit: '1',
  multiple: 1,
  prizeMode: 'ELOTT',
  series: 1980,
  prizePermille: 1000,
  stake: '2',
  payout: '0',
  rebate: '0',
  currency: 'THB',
  status: 'accepted',
  cause: null,
  canWithdraw: false,
  result: null,
  chase: false,
  placedAt: '2026-11-26T12:00:10.000Z',
  settledAt: null,
  ...part,
});

let bets: WireBet[];
let chases: object[];
let deleted: string[];
/** What a DELETE answers. */
let refusal: object | undefined;

beforeEach(() => {
  bets = [];
  chases = [];
  deleted = [];
  refusal = undefined;
  queryClient.clear();
  global.fetch = jest.fn((address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://site');
    const answer = (value: unknown) =>
      Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ success: true, value }) });
    if (init?.method === 'DELETE') {
      deleted.push(url.pathname);
      if (refusal)
        return Promise.resolve({
          ok: false,
          status: 409,
          json: () => Promise.resolve({ success: false, ...refusal }),
        });
      const id = url.pathname.split('/').at(-1);
      bets = bets.map((entry) =>
        entry.id === id ? { ...entry, status: 'withdrawn', canWithdraw: false } : entry,
      );
      return answer({});
    }
    const paging = { pageNum: 1, pageSize: 20, totalPages: 1 };
    if (url.pathname.endsWith('/chases'))
      return answer(chaseListOutput.parse({ list: chases, total: chases.length, ...paging }));
    const status = url.searchParams.get('status');
    const period = url.searchParams.get('period');
    const list = bets.filter((entry) =>
      period
        ? entry.period === period
        : status === 'open'
          ? entry.status === 'accepted'
          : status === 'won'
            ? Number(entry.payout) > 0
            : true,
    );
    const sum = (name: 'stake' | 'payout' | 'rebate') =>
      String(list.reduce((total, entry) => total + Number(entry[name]), 0));
    const summary = { stake: sum('stake'), payout: sum('payout'), rebate: sum('rebate'), currency: 'THB' };
    return answer(betListOutput.parse({ list, total: list.length, ...paging, summary }));
  }) as never;
});

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={loadMessages('en') as never} timeZone="UTC">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
const cards = () =>
  screen
    .getAllByRole('article')
    .map(
      (card) =>
        within(card).getAllByText(/^(Waiting|Won|Paid out|No win|Withdrawn|Returned)$/)[0]!.textContent,
    );

test('bets of a draw whose numbers are just being shown wait until then', async () => {
  const settled: Partial<WireBet> = {
    status: 'settled',
    settledAt: '2026-11-26T12:01:02.000Z',
    result: [[1, 2, 3, 9, 9]],
  };
  bets = [
    bet('1', { ...settled, payout: '1980' }),
    bet('2', settled),
    bet('3', { ...settled, period: '20261126-0720' }),
  ];
  const { unmount } = show(<MyBetsPanel gameCode="FAST5X1" secret="20261126-0721" />);
  await screen.findByText('2 bets wait for their draw');
  expect(cards()).toEqual(['Waiting', 'Waiting', 'No win']);
  expect(screen.queryByText('฿1,980.00')).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  unmount();
  show(<MyBetsPanel gameCode="FAST5X1" />);
  await screen.findByText('฿1,980.00');
  expect(cards()).toEqual(['Won', 'No win', 'No win']);
});

test('shows bets that wait first, and then what became of the others', async () => {
  bets = [
    bet('1', {
      status: 'settled',
      payout: '1980',
      settledAt: '2026-11-26T12:01:02.000Z',
      result: [[1, 2, 3, 9, 9]],
    }),
    bet('2', { status: 'settled', settledAt: '2026-11-26T12:01:02.000Z', result: [[1, 2, 3, 9, 9]] }),
    bet('3', { status: 'voided' }),
    bet('4'),
    bet('5', { status: 'settled', payout: '1.8', rebate: '0.1', settledAt: '2026-11-26T12:01:02.000Z' }),
  ];
  show(<MyBetsPanel gameCode="FAST5X1" />);
  await screen.findByText('1 bet waits for its draw');
  expect(cards()).toEqual(['Waiting', 'Won', 'No win', 'Returned', 'Paid out']);
  expect(screen.getByText('฿1,980.00')).toBeTruthy();
  expect(screen.getByText('+฿1,978.00')).toBeTruthy();
  // Less came back than was staked: the rest is a loss, also with the rebate.
  expect(screen.getByText('-฿0.10')).toBeTruthy();
});

test('a bet whose result comes from outside says when it is expected, and afterwards that it is awaited', async () => {
  const outside = { gameCode: 'VNNORTH', period: '20261126', ownDraw: false };
  bets = [
    bet('1', { ...outside, drawsAt: '2999-11-26T11:30:00.000Z' }),
    bet('2', { ...outside, drawsAt: '2020-11-26T11:30:00.000Z' }),
    bet('3', { ...outside, drawsAt: '2020-11-26T11:30:00.000Z', ownDraw: true }),
  ];
  show(<MyBetsPanel gameCode="VNNORTH" />);
  await screen.findByText('3 bets wait for their draw');
  expect(screen.getAllByText(/official result/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The official result is expected on Nov 26, 2999, 6:30\sPM/),
    expect.stringMatching(/^Waiting for the official result. It was expected on Nov 26, 2020, 6:30\sPM/),
  ]);
});

test('withdraws a bet after a question, and shows it as withdrawn', async () => {
  bets = [bet('7', { canWithdraw: true }), bet('8')];
  show(<MyBetsPanel gameCode="FAST5X1" />);
  const buttons = await screen.findAllByRole('button', { name: 'Withdraw bet' });
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0]!);
  expect(deleted).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw bet' }));
  await waitFor(() => expect(cards()).toEqual(['Waiting', 'Withdrawn']));
  expect(deleted).toEqual(['/lotto/lgw/bets/7']);
});

test('a bet that has become final stays', async () => {
  bets = [bet('7', { canWithdraw: true })];
  refusal = { code: 'LOTTERY_BET_FINAL', message: 'The draw has closed.' };
  show(<MyBetsPanel gameCode="FAST5X1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw bet' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw bet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cards()).toEqual(['Waiting']);
});

test('cancels a chase that runs', async () => {
  chases = [
    {
      slipId: '9',
      gameCode: 'FAST5X1',
      status: 'running',
      stopOnWin: true,
      draws: 10,
      settled: 3,
      stake: '20',
      payout: '0',
      currency: 'THB',
      placedAt: '2026-11-26T12:00:10.000Z',
    },
  ];
  show(<MyBetsPanel gameCode="FAST5X1" />);
  await screen.findByText(/3 of 10 draws/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel chase' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel chase' }));
  await waitFor(() => expect(deleted).toEqual(['/lotto/lgw/chases/9']));
});

test('a win of a draw is told once, as one sum; an older one is not', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-26T12:00:30.000Z'), advanceTimers: true });
  const settledAt = '2026-11-26T12:01:02.000Z';
  bets = [
    bet('1', { status: 'settled', payout: '1980', settledAt }),
    bet('2', { status: 'settled', payout: '0.5', settledAt }),
    bet('3', {
      status: 'settled',
      payout: '7',
      settledAt: '2026-11-26T11:59:02.000Z',
      period: '20261126-0719',
    }),
  ];
  show(<WinNote />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('status').textContent).toContain('draw 20261126-0721');
  expect(screen.getByRole('status').textContent).toContain('You won');
  expect(screen.getByRole('status').textContent).toContain('+฿1,976.50');
  expect(screen.getByRole('status').textContent).toContain('฿1,980.50 for a stake of ฿4.00');
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('status')).toBeNull();
  jest.useRealTimers();
});

test('a draw that pays less than was staked in it is told, and not celebrated', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-26T12:00:30.000Z'), advanceTimers: true });
  const settledAt = '2026-11-26T12:01:02.000Z';
  bets = [
    bet('1', { status: 'settled', payout: '3.5', settledAt }),
    bet('2', { status: 'settled', settledAt }),
  ];
  const { container } = show(<WinNote />);
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('status').textContent).toContain('less came back than you staked');
  expect(screen.getByRole('status').textContent).toContain('-฿0.50');
  expect(container.querySelector('.lottery-win, .lottery-glow')).toBeNull();
  jest.useRealTimers();
});

test('the notice of a win is not shown over a page that has its own note', async () => {
  const shown = jest.fn();
  window.addEventListener(NOTICE_EVENT, shown);
  const notice = { kind: 'lotteryWon', title: 'Prize', text: 'A prize', read: false };
  const answer = global.fetch;
  global.fetch = jest.fn((address: string, init?: RequestInit) =>
    String(address).includes('/messages')
      ? Promise.resolve({
          ok: true,
          status: 200,
          json: () => Promise.resolve({ success: true, value: { list: [notice] } }),
        })
      : answer(address, init),
  ) as never;
  const { unmount } = show(<WinNote />);
  await showNewestNotice();
  expect(shown).not.toHaveBeenCalled();
  unmount();
  await showNewestNotice();
  expect(shown).toHaveBeenCalledTimes(1);
  window.removeEventListener(NOTICE_EVENT, shown);
});
