/** @jest-environment jsdom */
/** Team betting: the filters ask for what they say, an unknown account is no failure, and a bet leads on to its member and game. */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { TeamBetsView } from '@/components/agent/reports/team-bets-view';
import type { WireTeamBets } from '@/lib/agents/team/bets/wire';
import reports from '@/messages/en/agent-reports.json';
import records from '@/messages/en/records.json';

const PAGE: WireTeamBets = {
  list: [
    {
      roundId: '9',
      member: { id: '5', account: 'malee', nickname: 'Malee', level: 2 },
      vassalage: 'STUDIO',
      nodeId: '100007',
      gameType: 'RNG',
      gameName: 'Lantern Night',
      iconUrl: '/x.svg',
      stake: '10.00',
      payout: '4.00',
      validBet: '10.00',
      netLoss: '6.00',
      openedAt: '2026-09-01T05:00:00.000Z',
      settledAt: '2026-09-01T05:00:01.000Z',
    },
  ],
  pageNum: 1,
  pageSize: 20,
  total: 1,
  totalPages: 1,
  next: null,
  currency: 'THB',
  from: '2026-09-01',
  to: '2026-09-07',
  countedUntil: '2026-09-07T05:00:00.000Z',
  summary: { rounds: 1, stake: '10.00', payout: '4.00', validBet: '10.00', netLoss: '6.00' },
};

let asked: URLSearchParams[];

beforeEach(() => {
  asked = [];
  global.fetch = jest.fn((input: RequestInfo | URL) => {
    const url = new URL(String(input), 'http://localhost');
    if (url.pathname === '/wps/agent/team/bets') asked.push(url.searchParams);
    const unknown = url.searchParams.get('account') === 'nobody';
    const value = url.pathname.endsWith('/9')
      ? { ...PAGE.list[0], status: 'closed', currency: 'THB', parts: [], details: {} }
      : PAGE;
    const body = unknown
      ? { success: false, code: 'NOT_FOUND', message: 'Not found' }
      : { success: true, value };
    return Promise.resolve({
      ok: !unknown,
      status: unknown ? 404 : 200,
      headers: new Headers(),
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response);
  }) as typeof fetch;
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <NextIntlClientProvider locale="en" messages={{ 'agent-reports': reports, records }} timeZone="UTC">
      <QueryClientProvider client={client}>
        <TeamBetsView
          zone="Asia/Singapore"
          teamPath="/agentHome/team"
          account=""
          categories={[{ gameType: 'RNG', title: 'Slots', vendors: [{ value: 'STUDIO', label: 'Studio' }] }]}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

test('the filters ask for what they say, and the file has the same filter', async () => {
  const user = userEvent.setup();
  show();
  await screen.findByText('malee');
  await user.selectOptions(screen.getByLabelText('Whose bets'), 'Directly below');
  await user.selectOptions(screen.getByLabelText('Category'), 'Slots');
  await user.selectOptions(screen.getByLabelText('Provider'), 'Studio');
  await waitFor(() => expect(asked.at(-1)!.get('vendor')).toBe('STUDIO'));
  expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({
    scope: 'direct',
    gameType: 'RNG',
    status: 'settled',
  });
  const file = new URL(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')!, 'http://localhost');
  expect(Object.fromEntries(file.searchParams)).toMatchObject({
    scope: 'direct',
    gameType: 'RNG',
    vendor: 'STUDIO',
  });
  expect(file.searchParams.has('pageNum')).toBe(false);
});

test('an account that is not in the team is said so, not shown as a failure', async () => {
  const user = userEvent.setup();
  show();
  await screen.findByText('malee');
  await user.type(screen.getByLabelText('Account'), 'nobody');
  expect(await screen.findByText('No such account in your team')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
});

test('a bet opens with its figures, and leads to the bets of its game', async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByText('malee'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'malee' })).toHaveAttribute('href', '/agentHome/team/5');
  await user.click(within(dialog).getByRole('button', { name: 'Only this game' }));
  await waitFor(() => expect(asked.at(-1)!.get('nodeId')).toBe('100007'));
  expect(screen.getByText('Only the game Lantern Night')).toBeInTheDocument();
});
