/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { BillExplanation } from '@/components/agent/bills/bill-explanation';
import { queryClient } from '@/components/ui/query-client';
import type { WireExplainedBill } from '@/lib/agents/bills/wire';
import messages from '@/messages/en/agent-bills.json';
import records from '@/messages/en/records.json';

const sums = {
  rounds: 12,
  stake: '800000.00',
  payout: '775000.00',
  validBet: '800000.00',
  rebates: '0.00',
  promotions: '0.00',
  fees: '0.00',
  wonBets: '0.00',
  lostBets: '0.00',
};
const party = (id: string) => ({ id, account: `agent${id}`, nickname: `Agent ${id}` });

/** The floating dividend of the conventions: 25,000 × 5% × 25,000 ÷ 30,000. */
const explained: WireExplainedBill = {
  bill: {
    id: '7',
    kind: 'dividend',
    contractId: '3',
    upline: null,
    agent: party('1'),
    currency: 'THB',
    from: '2026-02-28T17:00:00.000Z',
    to: '2026-03-31T17:00:00.000Z',
    rounds: 12,
    validBet: '800000.00',
    netLoss: '25000.00',
    active: 5,
    tier: 1,
    earned: '1041.67',
    corrected: '-41.67',
    due: '1000.00',
    allocated: '1000.00',
    passedOn: '400.00',
    ownShare: '600.00',
    status: 'issued',
    payAt: '2026-03-31T17:00:00.000Z',
    collectBy: null,
    paidAt: '2026-03-31T17:01:00.000Z',
  },
  terms: { period: 'M', tierMode: 'floating', profitRate: null, lossRate: null, singleBet: null },
  rules: { activeValidBet: '100.00', costs: { rebates: true, promotions: false, fees: false } },
  figures: {
    ...sums,
    active: 5,
    ownNetLoss: '25000.00',
    carriedIn: '0.00',
    netLoss: '25000.00',
    carriedOut: '0.00',
  },
  tiers: [
    {
      no: 1,
      validBet: '500000.00',
      netLoss: '30000.00',
      active: 5,
      rate: '5',
      amount: '0.00',
      reached: true,
      pays: true,
      missing: { validBet: '0.00', netLoss: '0.00', active: 0 },
      exact: '1041.6666666666',
    },
    {
      no: 2,
      validBet: '900000.00',
      netLoss: '0.00',
      active: 8,
      rate: '8',
      amount: '0.00',
      reached: false,
      pays: false,
      missing: { validBet: '100000.00', netLoss: '0.00', active: 3 },
      exact: null,
    },
  ],
  formula: {
    parts: [
      { basis: 'netLoss', amount: '25000.00', rate: '5', share: { netLoss: '25000.00', ofTier: '30000.00' } },
    ],
    fixed: '0.00',
    exact: '1041.6666666666',
    coin: '0.01',
    withoutLoss: false,
  },
  corrections: [
    {
      billId: '5',
      from: '2026-01-31T17:00:00.000Z',
      to: '2026-02-28T17:00:00.000Z',
      stake: '900.00',
      validBet: '900.00',
      active: 1,
      earned: '8.33',
      amount: '-41.67',
    },
  ],
  correctionsBefore: '0.00',
  correctionsLeft: '0.00',
  passedOn: [{ billId: '9', agent: party('2'), due: '500.00', allocated: '400.00' }],
  days: [],
};

const show = (bill: WireExplainedBill) =>
  render(
    <NextIntlClientProvider
      locale="en"
      timeZone="Asia/Bangkok"
      messages={{ 'agent-bills': messages, records }}
    >
      <QueryClientProvider client={queryClient}>
        <BillExplanation
          explained={bill}
          zone="Asia/Bangkok"
          billPath="/en/agentHome/bills"
          apiPath="/wps/agent/bills/7"
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const textOf = (id: string) => screen.getByTestId(id).textContent!.replace(/\s+/g, ' ');

test('the formula stands there with its numbers, and the steps from what was earned to the own share', () => {
  show(explained);
  expect(textOf('formula')).toContain('25,000.00×Rate5%×Net loss25,000.00÷Net loss of the tier30,000.00');
  expect(textOf('formula')).toContain('= 1041.6666666666 → 1,041.67');
  expect(textOf('steps')).toBe(
    [
      'Earned by the contract1,041.67',
      'Correction of an earlier bill-41.67',
      'Due1,000.00',
      'Covered by the bills above1,000.00',
      'Passed on to direct downlines-400.00',
      'Own share600.00',
    ].join(''),
  );
  // Only the costs that the rules count.
  expect(textOf('net-loss')).toBe('Stakes800,000.00Payouts-775,000.00Rebates0.00Net loss25,000.00');
});

test('each tier says what is missing; links lead to the bills below and to the corrected one', () => {
  show(explained);
  const second = screen.getByText('Tier 2').closest('li')!;
  expect(within(second).getByText('3 members missing')).toBeTruthy();
  expect(second.textContent).toContain('Missing: 100,000.00');
  expect(within(screen.getByText('Tier 1').closest('li')!).getByText('Pays')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'agent2' }).getAttribute('href')).toBe('/en/agentHome/bills/9');
  expect(screen.getByRole('link', { name: /Feb 1, 2026/ }).getAttribute('href')).toBe(
    '/en/agentHome/bills/5',
  );
});

test('the upline sees what it pays, and nothing of what is passed on below', () => {
  show({ ...explained, passedOn: null, bill: { ...explained.bill, passedOn: null, ownShare: null } });
  expect(textOf('steps')).not.toMatch(/Passed on|Own share/);
  expect(screen.queryByRole('link', { name: 'agent2' })).toBeNull();
});
