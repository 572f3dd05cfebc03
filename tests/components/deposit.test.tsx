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

const pending: Deposit = {
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

/** The deposits that the server lists. */
let deposits: Deposit[];

beforeEach(() => {
  deposits = [];
  queryClient.clear();
  const success = (value: unknown) => ({
    ok: true,
    status: 200,
    json: async () => ({ success: true, value }),
  });
  global.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    if (path.includes('/channels')) return success({ list: [BANK] });
    if (init?.method === 'POST') deposits = [pending];
    if (init?.method === 'POST') return success(pending);
    return success({ list: deposits, pageNum: 1, totalPages: 1, total: deposits.length });
  }) as unknown as typeof fetch;
});

async function requestDeposit(): Promise<void> {
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
  await userEvent.click(screen.getByRole('button', { name: 'Continue to transfer details' }));
  await screen.findByRole('heading', { name: 'Transfer the money now' });
}

/** An operator decides, and the page is notified of a change. */
async function decide(change: Partial<Deposit>): Promise<void> {
  deposits = [{ ...pending, changeable: false, ...change }];
  await act(() => queryClient.invalidateQueries({ queryKey: DEPOSITS_KEY }));
}

it('hides the transfer guide when the deposit is approved', async () => {
  await requestDeposit();
  await decide({ status: 'approved' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Deposit received' })).toHaveFocus());
  expect(screen.queryByText('Lantern Savings Bank')).not.toBeInTheDocument();
});

it('shows the form and the reason when the deposit is rejected', async () => {
  await requestDeposit();
  await decide({ status: 'rejected', reason: 'Nothing arrived' });
  expect(await screen.findByRole('button', { name: 'Continue to transfer details' })).toBeInTheDocument();
  expect(screen.getByText(/Nothing arrived/)).toBeInTheDocument();
  expect(screen.queryByText('Lantern Savings Bank')).not.toBeInTheDocument();
});
