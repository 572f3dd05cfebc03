/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { WalletsView } from '@/components/cashier/wallets/wallets-view';
import { queryClient } from '@/components/ui/query-client';
import { loadMessages } from '@/lib/i18n/messages';

jest.mock('@/components/session/use-live-queries', () => ({ useLiveQueries: () => undefined }));

let answer: { balance: string } | undefined;

beforeEach(() => {
  queryClient.clear();
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      const { pathname } = new URL(address, 'http://site');
      if (pathname === '/wps/wallets/vendor' && !answer)
        return {
          ok: false,
          status: 503,
          json: async () => ({ success: false, code: 'WALLET_UNAVAILABLE', message: '' }),
        };
      const value =
        pathname === '/wps/wallets/vendor'
          ? answer
          : pathname === '/wps/wallets/vendors'
            ? {
                list: [
                  { vendor: 'TIDE', name: 'Tideway', used: true, open: true, balance: '0.00', underWay: '0' },
                ],
              }
            : pathname === '/wps/v2/wallets/balance'
              ? { balance: [{ vendor: '', availBalance: '10.00' }] }
              : { list: [], total: 0, pageNum: 1, pageSize: 20, totalPages: 1 };
      return { ok: true, status: 200, json: async () => ({ success: true, value }) };
    },
  });
});

const open = () =>
  render(
    <NextIntlClientProvider locale="en" messages={loadMessages('en') as never} timeZone="UTC">
      <QueryClientProvider client={queryClient}>
        <WalletsView currency="THB" chosen={undefined} game={undefined} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const recall = { name: 'Bring all home' };

it('offers to bring everything home if a vendor has something', async () => {
  answer = { balance: '5.00' };
  open();
  expect(await screen.findByRole('button', recall)).toBeInTheDocument();
});

it('does not offer it if every vendor has nothing', async () => {
  answer = { balance: '0.00' };
  open();
  expect(await screen.findByRole('button', { name: /Tideway.*0\.00/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', recall)).toBeNull();
});

it('offers it if a vendor does not answer, because its balance may have changed', async () => {
  answer = undefined;
  open();
  expect(await screen.findByText('Does not answer')).toBeInTheDocument();
  expect(screen.getByRole('button', recall)).toBeInTheDocument();
});
