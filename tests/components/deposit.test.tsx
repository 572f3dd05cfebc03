/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { TextEncoder } from 'node:util';
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
  adapter: 'transfer',
  name: 'Bank transfer',
  note: null,
  instructions: 'Keep the slip.',
  minimum: '100',
  maximum: '500000',
  fee: { fixed: '10.00', percent: '1.50' },
  isOpen: true,
  opensAt: null,
  redeemsCodes: false,
  daily: { amount: null, count: null, leftAmount: null, leftCount: null },
};

const COUNTER: Channel = {
  ...BANK,
  code: 'counter',
  name: 'Counter',
  fee: { fixed: '0.00', percent: '0.00' },
  isOpen: false,
  opensAt: '2026-11-30T01:00:00.000Z',
};

const pending: Deposit = {
  id: '10002',
  channel: 'bank',
  channelName: 'Bank transfer',
  currency: 'THB',
  amount: '1500.55',
  askedAmount: '1500.55',
  fee: '32.50',
  credited: '1468.05',
  payTo: {
    kind: 'bank',
    bank: 'Lantern Savings Bank',
    holder: 'Lantern House Ltd',
    number: '000-0-00000-0',
    branch: 'River Street',
  },
  status: 'pending',
  awaitsProvider: false,
  changeable: true,
  reference: 'LH-52VA-M36J',
  proofId: null,
  createdAt: '2026-11-21T19:20:36.000Z',
  decidedAt: null,
  reason: null,
};

// The QR library needs it, and jsdom has none.
global.TextEncoder = TextEncoder;

/** The deposits that the server lists. */
let deposits: Deposit[];
let channels: Channel[];
/** What the server answers to a request, and what was sent. */
let made: Deposit;
let posted: { path: string; body: object } | undefined;

beforeEach(() => {
  deposits = [];
  channels = [COUNTER, BANK];
  made = pending;
  posted = undefined;
  queryClient.clear();
  const success = (value: unknown) => ({
    ok: true,
    status: 200,
    json: async () => ({ success: true, value }),
  });
  global.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    if (path.includes('/channels')) return success({ list: channels });
    if (init?.method === 'POST') {
      posted = { path, body: JSON.parse(init.body as string) as object };
      deposits = [made];
      return success(made);
    }
    return success({ list: deposits, pageNum: 1, totalPages: 1, total: deposits.length });
  }) as unknown as typeof fetch;
});

function openPage(): void {
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
}

async function requestDeposit(): Promise<void> {
  openPage();
  await userEvent.type(await screen.findByLabelText(/^Amount/), '1500.55');
  // The fee is shown before the request: 10 + 22.50825, rounded down.
  expect(screen.getByText('฿32.50')).toBeInTheDocument();
  expect(screen.getByText('฿1,468.05')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to transfer details' }));
  await screen.findByRole('heading', { name: 'Transfer the money now' });
}

/** An operator decides, and the page is notified of a change. */
async function decide(change: Partial<Deposit>): Promise<void> {
  deposits = [{ ...pending, changeable: false, ...change }];
  await act(() => queryClient.invalidateQueries({ queryKey: DEPOSITS_KEY }));
}

it('shows the fee, the given account and the instructions; a closed channel says when it opens', async () => {
  await requestDeposit();
  expect(screen.getByText('River Street')).toBeInTheDocument();
  expect(screen.getByText('Keep the slip.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Make another deposit' }));
  expect(await screen.findByRole('radio', { name: /Counter/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
  expect(screen.getByText(/^Opens Nov 30, 2026/)).toBeInTheDocument();
});

it('shows both amounts and the reason when another amount is approved', async () => {
  await requestDeposit();
  await decide({
    status: 'approved',
    amount: '1000.00',
    credited: '975.00',
    fee: '25.00',
    reason: 'Less came',
  });
  expect(await screen.findByText(/You requested ฿1,500.55/)).toBeInTheDocument();
  expect(screen.getByText('Reason: Less came')).toBeInTheDocument();
});

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

it('shows a QR code with its text to copy', async () => {
  channels = [{ ...BANK, adapter: 'qr' }];
  made = {
    ...pending,
    payTo: { kind: 'qr', profile: 'promptpay', payee: 'Lantern House', payload: '000201' },
  };
  const user = userEvent.setup();
  openPage();
  await user.type(await screen.findByLabelText(/^Amount/), '500');
  await user.click(screen.getByRole('button', { name: 'Show the QR code' }));
  expect(await screen.findByRole('img', { name: 'QR code of the payment' })).toBeInTheDocument();
  expect(screen.getByText('Lantern House')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toBe('000201');
});

it('shows what a provider has prepared, as soon as it is there, and asks for no picture', async () => {
  channels = [{ ...BANK, adapter: 'btcpay' }];
  made = { ...pending, awaitsProvider: true, payTo: null };
  openPage();
  await userEvent.type(await screen.findByLabelText(/^Amount/), '500');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByText(/is preparing your payment/)).toBeInTheDocument();
  await decide({
    awaitsProvider: true,
    payTo: {
      kind: 'provider',
      url: 'https://pay.example/i/1',
      qr: 'bitcoin:bc1q',
      address: 'bc1qaddress',
      otherAmount: '0.0005',
      otherName: 'BTC',
      rate: '2000000.00',
      expiresAt: '2026-11-21T19:35:36.000Z',
    },
  });
  expect(await screen.findByText('0.0005 BTC')).toBeInTheDocument();
  expect(screen.getByText('bc1qaddress')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
    'href',
    'https://pay.example/i/1',
  );
  expect(screen.queryByText('Transfer receipt')).not.toBeInTheDocument();
});

it('redeems a code in place of an amount', async () => {
  channels = [{ ...BANK, adapter: 'codes', redeemsCodes: true }];
  made = { ...pending, status: 'approved', changeable: false };
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem the code' }));
  expect(posted).toBeUndefined();
  await userEvent.type(screen.getByLabelText(/^Cash code/), '7kq2-9xpm-c4ht-w8rb');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem the code' }));
  expect(await screen.findByRole('heading', { name: 'Deposit received' })).toBeInTheDocument();
  expect(posted).toMatchObject({ path: '/wps/cashier/redeem', body: { code: '7KQ2-9XPM-C4HT-W8RB' } });
});
