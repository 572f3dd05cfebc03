/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { AuditDetail } from '@/components/backoffice/audit-detail';
import { DecisionButton } from '@/components/backoffice/decision-button';
import { LoginFlow } from '@/components/backoffice/login/login-flow';
import { PayeeNumber } from '@/components/backoffice/payee-number';
import { subjectName } from '@/components/backoffice/subject-name';
import backoffice from '@/messages/en/backoffice.json';
import errors from '@/messages/en/errors.json';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

let sent: { path: string; body: unknown }[];
let response: { status: number; body: object };

beforeEach(() => {
  sent = [];
  refresh.mockClear();
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return { ok: response.status < 400, status: response.status, json: async () => response.body };
  }) as unknown as typeof fetch;
});

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ backoffice, errors }} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );

describe('a decision', () => {
  const button = (
    <DecisionButton
      action="rejectDeposit"
      path="/backoffice/api/deposits/1/reject"
      values={{ amount: '฿300.00', account: 'mali' }}
      variant="danger"
      input={{ name: 'reason', maxLength: 200 }}
    />
  );

  it('needs a confirmation and a reason before it is sent', async () => {
    response = { status: 200, body: { success: true, value: {} } };
    show(button);
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject this deposit?' });
    expect(dialog).toHaveTextContent('mali is not credited ฿300.00 and sees your reason.');
    const confirm = () => userEvent.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1)!);
    await confirm();
    expect(await screen.findByText('Input cannot be empty')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText('Reason'), ' Nothing arrived ');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      { path: '/backoffice/api/deposits/1/reject', body: { reason: 'Nothing arrived' } },
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('stays open and shows the server’s message if it is refused', async () => {
    response = {
      status: 409,
      body: { success: false, code: 'ALREADY_DECIDED', message: 'This has been decided already.' },
    };
    show(button);
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await userEvent.type(await screen.findByLabelText('Reason'), 'x');
    await userEvent.keyboard('{Tab}');
    await userEvent.click(screen.getAllByRole('button', { name: 'Reject' }).at(-1)!);
    expect(await screen.findByRole('alert')).toHaveTextContent('This has been decided already.');
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('the account number', () => {
  it('shows its last digits, and all digits on demand to an operator with the permission', async () => {
    response = {
      status: 200,
      body: { success: true, value: { bank: 'b', holder: 'h', number: '1234567890' } },
    };
    show(<PayeeNumber withdrawalId="50001" tail="7890" canRead />);
    expect(screen.getByText('•••• 7890')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('1234567890')).toBeInTheDocument();
    expect(sent[0]!.path).toBe('/backoffice/api/withdrawals/50001/payee');
  });

  it('has no button for an operator without the permission', () => {
    show(<PayeeNumber withdrawalId="50001" tail="7890" canRead={false} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the login form', () => {
  it('is sent by Enter, and announces the error', async () => {
    response = {
      status: 401,
      body: {
        success: false,
        code: 'INVALID_CREDENTIALS',
        message: 'The username or password is incorrect.',
      },
    };
    show(<LoginFlow />);
    await userEvent.type(screen.getByLabelText('Operator'), 'anong');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The username or password is incorrect.');
    expect(sent).toEqual([{ path: '/backoffice/api/login', body: { account: 'anong', password: 'wrong' } }]);
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('asks for the second factor, and shows at its field what is wrong with the code', async () => {
    response = { status: 200, body: { success: true, value: { next: 'factor', ways: ['app', 'recovery'] } } };
    show(<LoginFlow />);
    await userEvent.type(screen.getByLabelText('Operator'), 'anong');
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
    const fields = { code: { code: 'TOTP_WRONG', message: 'This code is incorrect' } };
    response = { status: 400, body: { success: false, code: 'INVALID_INPUT', message: 'Check.', fields } };
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByText('This code is incorrect')).toBeInTheDocument();
    expect(code).toHaveAttribute('aria-invalid', 'true');
    expect(sent.at(-1)).toEqual({ path: '/backoffice/api/login/code', body: { code: '123456' } });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the login' }));
    expect(screen.getByLabelText('Operator')).toBeInTheDocument();
  });

  it('names the field that is empty before it is sent', async () => {
    show(<LoginFlow />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findAllByText('Input cannot be empty')).toHaveLength(2);
    expect(screen.getByLabelText('Operator')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });
});

describe('an entry of the audit log', () => {
  it('shows an amount with its currency, a status by its name, and a nested detail entry by entry', () => {
    const detail = { amount: '500.0000', currency: 'THB', status: 'refunded', unheard: { of: 1 } };
    const { container } = show(<AuditDetail subject="withdrawal:50003" detail={detail} />);
    expect(container).toHaveTextContent('amount ฿500.00 · status Refunded · unheard of 1');
  });

  it('shows of before and after what differs, by name or as values', () => {
    const detail = {
      reason: 'less work',
      before: { threshold: { amount: '10000.00', currency: 'THB' }, roles: ['content'], name: 'same' },
      after: { threshold: { amount: '5000.00', currency: 'THB' }, roles: ['content', 'risk'], name: 'same' },
    };
    const { container } = show(<AuditDetail subject="role:3" detail={detail} />);
    expect(container).toHaveTextContent(
      'reason less work · threshold ฿10,000.00 → ฿5,000.00 · roles content → content, risk',
    );
    const other = show(<AuditDetail subject="setting:x" detail={{ before: false, after: true }} />);
    expect(other.container).toHaveTextContent(/^no → yes$/);
  });

  it('says in words what a request asks for, how an operator logged in, and the status of an operator', () => {
    const asked = { request: 'settings.threshold', on: 'setting:cashier.fourEyesAbove' };
    const { container } = show(<AuditDetail subject="approval:1" detail={asked} />);
    expect(container).toHaveTextContent(
      'request Approval threshold changed · for The approval threshold of deposits and refunds',
    );
    const login = show(<AuditDetail subject="operator:1" detail={{ factor: 'app' }} />);
    expect(login.container).toHaveTextContent('second factor authenticator app');
    const blocked = { before: { status: 'active' }, after: { status: 'disabled' } };
    const status = show(<AuditDetail subject="operator:1" detail={blocked} />);
    expect(status.container).toHaveTextContent('status Active → Blocked');
  });

  it('names its subject, and shows an unknown subject as it is', () => {
    const t = createTranslator({ locale: 'en', messages: { backoffice }, namespace: 'backoffice' });
    const name = (subject: string) =>
      subjectName(t as unknown as Parameters<typeof subjectName>[0], subject).replace(/[\u2068\u2069]/g, '');
    expect(name('withdrawal:50003')).toBe('Withdrawal 50003');
    expect(name('site:status')).toBe('The site status');
    expect(name('constructor')).toBe('constructor');
    expect(name('unheard:7')).toBe('unheard:7');
  });
});
