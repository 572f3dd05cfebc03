/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { DepositView } from '@/components/cashier/deposit/deposit-view';
import { DEPOSITS_KEY } from '@/components/cashier/query-keys';
import type { Channel, Deposit } from '@/components/cashier/types';
import { queryClient } from '@/components/ui/query-client';
import cashierPages from '@/messages/en/cashier-pages.json';
import errors from '@/messages/en/errors.json';
import records from '@/messages/en/records.json';

const BANK: Channel = {
  code: 'bank',
  method: 'transfer',
  name: 'Bank transfer',
  note: null,
  minimum: '100',
  maximum: '500000',
  account: { bank: 'Lantern Savings Bank', holder: 'Lantern House Ltd', number: '000-0-00000-0' },
};

const asked: Deposit = {
  id: '10002',
  channel: 'bank',
  currency: 'THB',
  amount: '1500.55',
  status: 'pending',
  changeable: true,
  reference: 'LH-52VA-M36J',
  proofId: null,
  createdAt: '2026-11-21T19:20:36.000Z',
  decidedAt: null,
  reason: null,
};

/** What the server knows of the deposit. */
let known: Deposit[];

beforeEach(() => {
  known = [];
  queryClient.clear();
  const answer = (value: unknown) => ({
    ok: true,
    status: 200,
    json: async () => ({ success: true, value }),
  });
  global.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    if (path.includes('/channels')) return answer({ list: [BANK] });
    if (init?.method === 'POST') known = [asked];
    if (init?.method === 'POST') return answer(asked);
    return answer({ list: known, pageNum: 1, totalPages: 1, total: known.length });
  }) as unknown as typeof fetch;
});

async function askForDeposit(): Promise<void> {
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ 'cashier-pages': cashierPages, errors, records }}
      timeZone="UTC"
    >
      <QueryClientProvider client={queryClient}>
        <DepositView currency="THB" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  await userEvent.type(await screen.findByLabelText(/^Amount/), '1500.55');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to the transfer' }));
  await screen.findByRole('heading', { name: 'Now transfer the money' });
}

/** An operator decides; the page hears that something moved. */
async function decide(change: Partial<Deposit>): Promise<void> {
  known = [{ ...asked, changeable: false, ...change }];
  await act(() => queryClient.invalidateQueries({ queryKey: DEPOSITS_KEY }));
}

it('stops asking for the money once it is here', async () => {
  await askForDeposit();
  await decide({ status: 'approved' });
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Your deposit has arrived' })).toHaveFocus(),
  );
  expect(screen.queryByText('Lantern Savings Bank')).not.toBeInTheDocument();
});

it('gives the form back where the deposit was refused, and says why below it', async () => {
  await askForDeposit();
  await decide({ status: 'rejected', reason: 'Nothing arrived' });
  expect(await screen.findByRole('button', { name: 'Continue to the transfer' })).toBeInTheDocument();
  expect(screen.getByText(/Nothing arrived/)).toBeInTheDocument();
  expect(screen.queryByText('Lantern Savings Bank')).not.toBeInTheDocument();
});
