/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { BulkDialog, type BulkAction } from '@/components/backoffice/queue/bulk-dialog';
import { notify } from '@/components/ui/notify';
import backoffice from '@/messages/en/backoffice.json';
import queues from '@/messages/en/backoffice-queues.json';
import errors from '@/messages/en/errors.json';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/components/ui/notify', () => ({ notify: jest.fn() }));

const close = jest.fn();
let sent: { path: string; body: unknown }[];
let answer: (response: { status: number; body: object }) => void;

beforeEach(() => {
  jest.clearAllMocks();
  sent = [];
  global.fetch = jest.fn((path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return new Promise((resolve) => {
      answer = ({ status, body }) => resolve({ ok: status < 400, status, json: async () => body });
    });
  }) as unknown as typeof fetch;
});

const target = { account: 'mali', amount: '5.00', currency: 'THB', status: 'pending', isMine: false };
const show = (action: BulkAction) =>
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ backoffice, errors, 'backoffice-queues': queues }}
      timeZone="UTC"
    >
      <BulkDialog
        kind="withdraw"
        action={action}
        targets={[
          { ...target, id: '1', claimedBy: undefined },
          { ...target, id: '2', claimedBy: undefined },
        ]}
        sum="฿10.00"
        onClose={close}
      />
    </NextIntlClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const row = { status: 'approved', code: null, message: null };

test('it cannot be closed while the call runs; then it closes with a message', async () => {
  show('approve');
  await press('Approve');
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  answer({
    status: 200,
    body: {
      success: true,
      value: {
        results: [
          { ...row, id: '1' },
          { ...row, id: '2' },
        ],
      },
    },
  });
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(notify).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([
    {
      path: '/backoffice/api/withdrawals/bulk',
      body: { action: 'approve', ids: ['1', '2'], despiteClaim: false },
    },
  ]);
});

test('a step that the member reads needs a reason; refused rows are shown, and nothing says that all is done', async () => {
  show('reject');
  await press('Reject');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox'), ' another account ');
  await press('Reject');
  answer({
    status: 200,
    body: {
      success: true,
      value: {
        results: [
          { ...row, id: '1' },
          { id: '2', status: null, code: 'ALREADY_DECIDED', message: 'Decided before.' },
        ],
      },
    },
  });
  expect(await screen.findByText('Decided before.')).toBeInTheDocument();
  expect(sent[0]!.body).toMatchObject({ action: 'reject', reason: 'another account' });
  expect(notify).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test('an error of the call or of a field is shown in the dialog', async () => {
  show('approve');
  await press('Approve');
  answer({ status: 409, body: { success: false, code: 'ANY', message: 'Not now.' } });
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  await press('Approve');
  const fields = { ids: { code: 'INVALID', message: 'Too many.' } };
  answer({ status: 400, body: { success: false, code: 'INVALID_INPUT', message: 'Check it.', fields } });
  expect(await screen.findByText('Too many.')).toBeInTheDocument();
});
