/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { NoRequests } from '@/components/backoffice/queue/deposit-rows';
import type { QueueLocation } from '@/components/backoffice/queue/queue-address';
import { ruleTexts } from '@/components/backoffice/segments/rule-text';
import { ChatMessages } from '@/components/backoffice/service/chat-messages';
import backoffice from '@/messages/en/backoffice.json';
import service from '@/messages/en/backoffice-service.json';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/backoffice/deposits' }));

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ backoffice, 'backoffice-service': service }}
      timeZone="Asia/Singapore"
    >
      {children}
    </NextIntlClientProvider>,
  );

describe('a queue without a row', () => {
  const view = (waiting: boolean, q: string) =>
    ({ base: '/backoffice/deposits', waiting, parts: { q }, after: undefined }) as unknown as QueueLocation;

  it('leads from the waiting requests to all, with the same filter', () => {
    show(<NoRequests view={view(true, 'BNK-778812')} />);
    expect(screen.getByRole('link', { name: 'Search all requests' })).toHaveAttribute(
      'href',
      '/backoffice/deposits?show=all&q=BNK-778812',
    );
  });

  it('leads nowhere if all requests were searched, or if there is no filter', () => {
    show(
      <>
        <NoRequests view={view(false, 'BNK-778812')} />
        <NoRequests view={view(true, '')} />
      </>,
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it('shows the times of a chat in the settlement zone', () => {
  const at = '2026-11-24T19:41:00.000Z';
  show(<ChatMessages messages={[{ id: '1', sender: 'person', operator: null, text: 'Hello', at }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/11\/25\/26, 3:41\sAM/);
});

it('says the rule of a segment with its limits, values and period', () => {
  const texts = ruleTexts(
    {
      match: 'all',
      conditions: [
        { field: 'status', values: ['active'], not: true },
        { field: 'rounds', atMost: 0, period: { days: 30 } },
        { field: 'stakes', atLeast: '1000', atMost: '5000.5', period: null },
        { field: 'depositCount', atLeast: 2, period: { from: '2026-01-01', until: '2026-01-31' } },
        { field: 'lastLoginAgo', atLeast: 14, never: true },
        { field: 'registered', from: '2026-01-01' },
      ],
    },
    { status: [{ value: 'active', label: 'Active' }] },
    'en',
  );
  expect(texts).toEqual([
    'Status is none of Active',
    'Number of rounds ≤ 0 in the last 30 days',
    'Stakes ≥ 1000, ≤ 5000.5',
    'Number of deposits ≥ 2 (2026-01-01 – 2026-01-31)',
    'Days since the last login ≥ 14 · Include members who never logged in',
    'Day of registration ≥ 2026-01-01',
  ]);
});
