/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { DailyLimits } from '@/components/cashier/withdraw/daily-limits';
import cashierPages from '@/messages/en/cashier-pages.json';

const shown = (daily: Parameters<typeof DailyLimits>[0]['daily']) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ 'cashier-pages': cashierPages }}>
      <DailyLimits daily={daily} currency="THB" />
    </NextIntlClientProvider>,
  ).container.textContent;

it('says what is left today if the rank limits it and the channel does not', () => {
  expect(shown({ amount: null, count: null, leftAmount: '400000.00', leftCount: 8 })).toBe(
    'You can withdraw ฿400,000.00 more today.8 withdrawals are left today.',
  );
});

it('names the limit of the channel', () => {
  expect(shown({ amount: '500.00', count: null, leftAmount: '200.00', leftCount: null })).toBe(
    'You can withdraw ฿200.00 more today with this method; the limit is ฿500.00 a day.',
  );
});
