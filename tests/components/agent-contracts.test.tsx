/** @jest-environment jsdom */
/** The form of an offer and the warning before lower terms, against the checks of the call. */
import '@testing-library/jest-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { TextEncoder } from 'node:util';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { OfferDialog } from '@/components/agent/contracts/offer-dialog';
import { ContractCard } from '@/components/agent/contracts/contract-card';
import { queryClient } from '@/components/ui/query-client';
import { offerInput } from '@/lib/agents/contracts/schema';
import type { WireContract, WireProgress } from '@/lib/agents/contracts/wire';
import { loadMessages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { toFieldErrors } from '@/lib/platform/http/field-errors';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }) }));
global.TextEncoder = TextEncoder;

const translate = translator('en', 'errors');
let sent: { path: string; body: Record<string, unknown> }[];
let progress: WireProgress | undefined;
let answer: (path: string, body: Record<string, unknown>) => { status: number; body: object };

const good = (value: object = {}) => ({ status: 200, body: { success: true, value } });
const checked = (_path: string, body: Record<string, unknown>) => {
  const parsed = offerInput.safeParse(body);
  if (parsed.success) return good();
  const fields = Object.fromEntries(
    Object.entries(toFieldErrors(parsed.error)).map(([name, { code, values }]) => [
      name,
      { code, message: translate(`fields.${code}`, values) },
    ]),
  );
  return { status: 400, body: { success: false, code: 'INVALID_INPUT', message: 'x', fields } };
};

beforeEach(() => {
  queryClient.clear();
  sent = [];
  answer = checked;
  progress = undefined;
  global.fetch = jest.fn((path: string, init?: { method?: string; body?: string }) => {
    if (init?.method === 'GET' || init?.method === undefined) {
      const isProgress = path.startsWith('/wps/agent/contracts/progress?');
      const list = { success: true, value: isProgress ? progress : { list: [] } };
      return Promise.resolve({
        ok: true,
        status: 200,
        headers: new Map(),
        json: () => Promise.resolve(list),
      });
    }
    const body = JSON.parse(init.body ?? '{}') as Record<string, unknown>;
    sent.push({ path, body });
    const reply = answer(path, body);
    return Promise.resolve({
      ok: reply.status === 200,
      status: reply.status,
      headers: new Map(),
      json: () => Promise.resolve(reply.body),
    });
  }) as unknown as typeof fetch;
});

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={loadMessages('en')} timeZone="UTC">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </NextIntlClientProvider>,
  );

test('a second tier that requires less is named, and the mended offer is what the call takes', async () => {
  const user = userEvent.setup();
  const closed = jest.fn();
  show(<OfferDialog memberId="7" account="below" onClose={closed} />);
  await user.type(screen.getByLabelText('Valid bets from'), '5000');
  await user.type(screen.getByLabelText('Rate in %'), '1.5');
  await user.click(screen.getByRole('button', { name: 'Add a tier' }));
  const second = screen.getAllByLabelText('Valid bets from')[1]!;
  await user.clear(second);
  await user.type(second, '900');
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  expect(await screen.findByText('Require at least as much as the tier before')).toBeVisible();
  await user.type(second, '0');
  const rate = screen.getAllByLabelText('Rate in %')[1]!;
  await user.clear(rate);
  await user.type(rate, '2');
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  expect(sent.at(-1)!.body).toMatchObject({
    memberId: '7',
    type: 'daily',
    tiers: [
      { validBet: '5000', rate: '1.5', activeMembers: 0 },
      { validBet: '9000', rate: '2' },
    ],
  });
  expect(closed).toHaveBeenCalled();
});

/** A daily salary that waits for the reader, who is the downline. */
const OFFER: WireContract = {
  id: '12',
  side: 'agent',
  type: 'daily',
  period: 'D',
  tierMode: null,
  tiers: [{ validBet: '0.00', netLoss: '0.00', activeMembers: 0, rate: '2', amount: '0.00' }],
  realtime: null,
  upline: { memberId: '', account: 'up****1', nickname: 'up****1' },
  agent: { memberId: '7', account: 'me', nickname: 'me' },
  currency: 'THB',
  state: 'offered',
  offeredBy: 'upline',
  awaitsMe: true,
  offeredAt: '2026-03-10T00:00:00.000Z',
  decidedAt: null,
  startsAt: null,
  endsAt: null,
  endReason: null,
  endRequest: null,
};

test('accepting lower terms names whom it ends, and sends the confirmation', async () => {
  const user = userEvent.setup();
  answer = (_path, body) =>
    body.confirm === true
      ? good()
      : {
          status: 409,
          body: {
            success: false,
            code: 'HIGHER_RATE',
            message: translate('HIGHER_RATE', { count: 1 }),
            touched: [
              {
                contractId: '20',
                account: 'deepdown',
                nickname: 'd',
                upline: 'me',
                type: 'daily',
                rate: '3',
              },
            ],
            touchedTotal: 1,
          },
        };
  show(<ContractCard contract={OFFER} />);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }));
  const warning = await screen.findByRole('dialog', { name: 'Contracts below end' });
  expect(within(warning).getByText('deepdown')).toBeVisible();
  await user.click(within(warning).getByRole('button', { name: 'End them and go on' }));
  expect(sent.map(({ path, body }) => [path, body.action, body.confirm])).toEqual([
    ['/wps/agent/contracts/daily/process', 'accept', undefined],
    ['/wps/agent/contracts/daily/process', 'accept', true],
  ]);
});

test('the card of a contract in force shows what it would earn now, and what each tier lacks', async () => {
  const [first, second] = [
    { validBet: '100.00', netLoss: '0.00', activeMembers: 0, rate: '1', amount: '0.00' },
    { validBet: '1000.00', netLoss: '0.00', activeMembers: 4, rate: '2', amount: '5.00' },
  ];
  const none = { least: '0.00', reached: '0.00', missing: '0.00' };
  progress = {
    currency: 'THB',
    zone: 'Asia/Bangkok',
    period: { from: '2026-03-09T17:00:00.000Z', to: '2099-03-10T17:00:00.000Z' },
    from: '2026-03-09T17:00:00.000Z',
    to: '2099-03-10T17:00:00.000Z',
    countedUntil: '2026-03-10T05:00:00.000Z',
    figures: { validBet: '400.00', netLoss: '-20.00', activeMembers: 1, wonBets: '0.00', lostBets: '0.00' },
    carriedIn: '0.00',
    correctionLeft: '-3.00',
    tier: 1,
    amount: '4.00',
    tiers: [
      {
        no: 1,
        rate: '1',
        amount: '0.00',
        reached: true,
        pays: true,
        validBet: { least: '100.00', reached: '400.00', missing: '0.00' },
        netLoss: none,
        activeMembers: { least: 0, reached: 1, missing: 0 },
      },
      {
        no: 2,
        rate: '2',
        amount: '5.00',
        reached: false,
        pays: false,
        validBet: { least: '1000.00', reached: '400.00', missing: '600.00' },
        netLoss: none,
        activeMembers: { least: 4, reached: 1, missing: 3 },
      },
    ],
    next: { tier: 2, validBet: '600.00', netLoss: '0.00', activeMembers: 3 },
  };
  show(
    <ContractCard
      contract={{
        ...OFFER,
        state: 'signed',
        awaitsMe: false,
        startsAt: '2026-03-09T17:00:00.000Z',
        tiers: [first!, second!],
      }}
    />,
  );
  expect(await screen.findByText('This period so far')).toBeVisible();
  expect(screen.getByText('฿4.00')).toBeVisible();
  expect(screen.getByText('-฿3.00')).toBeVisible();
  const [paying, next] = screen.getAllByRole('listitem');
  expect(paying).toHaveTextContent(/Tier 1\s*pays now.*฿400\.00 \/ ฿100\.00/);
  expect(next).toHaveTextContent(/Tier 2\s*next2%\+ ฿5\.00.*฿400\.00 \/ ฿1,000\.00.*1 \/ 4/);
  // The end is in the settlement zone, beside that of the reader (UTC here).
  expect(screen.getByText(/12:00 AM GMT\+7/)).toBeVisible();
});
