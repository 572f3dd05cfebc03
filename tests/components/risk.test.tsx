/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { Evidence } from '@/components/backoffice/risk/evidence';
import { FlagNotice } from '@/components/backoffice/risk/flag-notice';
import { FlagCheck, FlagSelection } from '@/components/backoffice/risk/flag-selection';
import { RuleForm } from '@/components/backoffice/risk/rule-form';
import type { Operator } from '@/lib/backoffice/types';
import type { RiskFlag } from '@/lib/risk/queries';
import backoffice from '@/messages/en/backoffice.json';
import queues from '@/messages/en/backoffice-queues.json';
import risk from '@/messages/en/backoffice-risk.json';
import errors from '@/messages/en/errors.json';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }) }));

let sent: { path: string; body: unknown }[];
let response: { status: number; body: object };

beforeEach(() => {
  sent = [];
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return { ok: response.status < 400, status: response.status, json: async () => response.body };
  }) as unknown as typeof fetch;
});

const messages = { backoffice, errors, 'backoffice-risk': risk, 'backoffice-queues': queues };
const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );

const operator = (permissions: Operator['permissions']): Operator => ({
  id: 1n,
  account: 'mina',
  name: 'Mina',
  permissions,
  isOwner: false,
  isFactorDue: false,
});
const flag = (changes: Partial<RiskFlag> = {}): RiskFlag => ({
  id: 7n,
  detector: 'sharedAccount',
  severity: 'high',
  status: 'open',
  holds: false,
  foundAt: new Date(0),
  changedAt: new Date(0),
  detections: 1,
  facts: {},
  ...changes,
});

test('the flags of a member are shown to the operator who decides on a request; a link needs the permission for risk', () => {
  const { unmount } = show(
    <FlagNotice flags={[flag({ holds: true })]} operator={operator(['cashier.decide'])} canBeHeld />,
  );
  expect(screen.getByText(/held for review/)).toBeInTheDocument();
  expect(screen.getByText('Shared bank account')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  show(<FlagNotice flags={[flag({ holds: true })]} operator={operator(['risk.read'])} canBeHeld={false} />);
  expect(screen.getByText('This member has a risk flag')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/backoffice/risk/flags/7');
});

test('evidence leads to the records and shows only the columns that its rows have', () => {
  show(
    <Evidence
      rows={[
        {
          what: 'deposit',
          id: '12',
          member: '5',
          at: '2026-03-01T10:00:00Z',
          amount: '9900.00',
          currency: 'THB',
        },
      ]}
      accounts={new Map([['5', 'mali']])}
    />,
  );
  const [record, member] = screen.getAllByRole('link');
  expect(record).toHaveAttribute('href', '/backoffice/deposits?show=all&id=12');
  expect(member).toHaveTextContent('mali');
  expect(screen.getAllByText('Amount').length).toBeGreaterThan(0);
  expect(screen.queryByText('How many')).not.toBeInTheDocument();
});

test('a rule is tried with what is typed, and saved with its version; refused thresholds show their limits', async () => {
  const rule = {
    detector: 'sharedDevice' as const,
    version: 4,
    enabled: true,
    severity: 'medium' as const,
    action: 'none' as const,
    thresholds: { members: 2 },
  };
  const thresholds = [{ key: 'members', unit: 'count' as const, minimum: 2, maximum: 50, shipped: 2 }];
  show(<RuleForm rule={rule} thresholds={thresholds} canChange />);
  const members = screen.getByLabelText('From how many members');
  await userEvent.clear(members);
  await userEvent.type(members, '3');
  response = { status: 200, body: { success: true, value: { findings: 1, members: 4, days: 30 } } };
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('In the last 30 days: 1 finding about 4 members')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Automatic action'), 'hold');
  await userEvent.clear(members);
  response = {
    status: 400,
    body: {
      success: false,
      code: 'INVALID_INPUT',
      message: 'Check your input',
      fields: {
        'thresholds.members': { code: 'THRESHOLD_OUTSIDE', message: 'Enter a whole number from 2 to 50' },
      },
    },
  };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a whole number from 2 to 50')).toBeInTheDocument();
  expect(sent.map(({ path }) => path)).toEqual([
    '/backoffice/api/risk/rules/sharedDevice/try',
    '/backoffice/api/risk/rules/sharedDevice',
  ]);
  expect(sent[0]!.body).toEqual({ thresholds: { members: 3 } });
  expect(sent[1]!.body).toMatchObject({ version: 4, enabled: true, severity: 'medium', action: 'hold' });
});

test('chosen flags are dismissed together, with a reason', async () => {
  show(
    <FlagSelection ids={['1', '2', '3']}>
      {['1', '2', '3'].map((id) => (
        <FlagCheck key={id} id={id} />
      ))}
    </FlagSelection>,
  );
  expect(screen.queryByRole('group', { name: 'Chosen flags' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose flag 1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose flag 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await screen.findByRole('dialog', { name: 'Dismiss 2 flags?' });
  const confirm = () => userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' }).at(-1)!);
  await confirm();
  expect(sent).toEqual([]);
  response = { status: 200, body: { success: true, value: { results: [] } } };
  await userEvent.type(screen.getByLabelText('Reason'), 'One family');
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      path: '/backoffice/api/risk/flags/bulk',
      body: { decision: 'dismiss', ids: ['1', '3'], reason: 'One family' },
    },
  ]);
});
