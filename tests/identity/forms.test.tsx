/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { LoginDialog } from '@/components/identity/login-dialog';
import { LoginForm } from '@/components/identity/login-form';
import { RegistrationMethods } from '@/components/identity/registration-methods';
import { nextPage } from '@/components/identity/next-page';
import identity from '@/messages/en/identity.json';
import factors from '@/messages/en/factors.json';
import errors from '@/messages/en/errors.json';
import errorsOfIdentity from '@/messages/en/errors-identity.json';
import forgot from '@/messages/en/forgot.json';
import social from '@/messages/en/social.json';
import mobile from '@/messages/en/mobile.json';

const messages = {
  identity,
  mobile,
  factors,
  forgot,
  social,
  errors: { ...errors, ...errorsOfIdentity, fields: { ...errors.fields, ...errorsOfIdentity.fields } },
};

function Shell({ children }: { children: ReactNode }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </NextIntlClientProvider>
  );
}

interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown> | undefined;
}

let sent: Sent[];
let answers: Record<string, { status: number; body: unknown }>;

beforeEach(() => {
  sent = [];
  answers = {};
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    sent.push({ method: init.method!, path, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const { status, body } = answers[`${init.method} ${path}`]!;
    return { ok: status < 400, status, json: async () => body };
  }) as unknown as typeof fetch;
});

const rule = (
  field: string,
  acceptedPattern: string,
  minLength: number,
  maxLength: number,
  patternId: string,
) => ({
  field,
  enabled: true,
  required: field !== 'referralCode',
  acceptedPattern,
  minLength,
  maxLength,
  patternId,
});

describe('LoginForm', () => {
  it('requires both fields, marks them for screen readers and sends nothing', async () => {
    render(<LoginForm onLoggedIn={jest.fn()} />, { wrapper: Shell });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const username = screen.getByRole('textbox', { name: /^Username/ });
    await waitFor(() => expect(username).toHaveAccessibleDescription('Input cannot be empty'));
    expect(username).toBeInvalid();
    expect(username).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('logs in by keyboard alone with trimmed values and remembers the name', async () => {
    const value = { token: 't', firstTimeLogin: false, passwordExpired: false, info: { nickname: 'S' } };
    answers['POST /wps/session/login'] = { status: 200, body: { success: true, value } };
    const onLoggedIn = jest.fn();
    render(<LoginForm onLoggedIn={onLoggedIn} />, { wrapper: Shell });
    expect(screen.getByRole('textbox', { name: /^Username/ })).toHaveFocus();
    await userEvent.keyboard(' somchai {Tab}quiet-lanterns{Tab}{Tab} {Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(value, 'quiet-lanterns'));
    expect(sent[0]!.body).toEqual({
      username: 'somchai',
      password: 'quiet-lanterns',
      type: 'username',
      remember: true,
    });
    expect(document.cookie).toContain('loginUser=somchai');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('quiet');
  });

  it('shows a captcha when the server requires it, and sends its answer', async () => {
    const failed = {
      success: false,
      code: 'INVALID_CREDENTIALS',
      message: 'The username or password is incorrect.',
      captcha: true,
    };
    answers['POST /wps/session/login'] = { status: 401, body: failed };
    answers['GET /wps/captcha'] = {
      status: 200,
      body: { success: true, value: { captchaId: 'c1', image: 'AAAA' } },
    };
    render(<LoginForm onLoggedIn={jest.fn()} />, { wrapper: Shell });
    await userEvent.type(screen.getByRole('textbox', { name: /^Username/ }), 'somchai');
    await userEvent.type(screen.getByLabelText(/^Password/), 'wrong-one');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(failed.message)).toBeInTheDocument();
    await screen.findByAltText('Picture with four characters');
    await userEvent.type(screen.getByRole('textbox', { name: /^Captcha/ }), 'ab3d');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(sent.filter((call) => call.method === 'POST')).toHaveLength(2));
    expect(sent.filter((call) => call.method === 'POST')[1]!.body).toMatchObject({
      captcha: 'ab3d',
      captchaId: 'c1',
    });
  });
});

describe('LoginDialog', () => {
  it('hides the other login methods during the extra verification', async () => {
    const flags = { showVerCodeLogin: true, hasFreePlay: true };
    answers['GET /wps/system/whitelabel'] = { status: 200, body: { success: true, value: flags } };
    const ways = [{ way: 'totp' }];
    const failed = { success: false, code: 'EXTRA_VERIFICATION', message: 'x', challenge: 'c', ways };
    answers['POST /wps/session/login'] = { status: 403, body: failed };
    const ignore = jest.fn();
    const dialog = <LoginDialog onClose={ignore} onRegister={ignore} onForgot={ignore} onLoggedIn={ignore} />;
    render(dialog, { wrapper: Shell });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Username/ }), 'somchai');
    await userEvent.type(screen.getByLabelText(/^Password/), 'quiet-lanterns');
    const others = () => [
      screen.queryByRole('tab', { name: 'SMS code' }),
      screen.queryByRole('button', { name: 'Play for free' }),
      screen.queryByRole('button', { name: 'Register' }),
    ];
    for (const other of others()) expect(other).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('region', { name: 'Confirm that it is you' });
    expect(others()).toEqual([null, null, null]);
    await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
    for (const other of others()) expect(other).toBeVisible();
  });
});

describe('registration by username', () => {
  const list = [
    rule('username', '^[A-Za-z][A-Za-z0-9]*$', 4, 16, 'LETTER_FIRST'),
    rule('password', '^[!-~]+$', 8, 64, 'LETTERS_DIGITS_SYMBOLS'),
    rule('paymentPassword', '^[0-9]+$', 6, 6, 'DIGITS'),
    rule('referralCode', '^[A-Za-z0-9]+$', 4, 16, 'ALPHANUMERIC'),
  ];

  beforeEach(() => {
    const value = { valid: false, affiliateCode: null };
    answers['GET /wps/agent/affiliate?domain=localhost'] = { status: 200, body: { success: true, value } };
    answers['GET /wps/system/whitelabel'] = { status: 200, body: { success: true, value: {} } };
  });

  const open = async () => {
    answers['GET /wps/system/setting/register'] = { status: 200, body: { success: true, value: { list } } };
    render(<RegistrationMethods locale="en" referralCode="FRIEND22" onRegistered={jest.fn()} />, {
      wrapper: Shell,
    });
    await screen.findByRole('textbox', { name: /^Username/ });
  };
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));

  it('shows the fields of the server’s rules, with the referral code filled in', async () => {
    await open();
    expect(screen.getByLabelText(/^Payment password/)).toHaveAccessibleDescription(
      '6 digits. We ask for it when you withdraw.',
    );
    expect(screen.getByRole('textbox', { name: /^Invitation code/ })).toHaveValue('FRIEND22');
  });

  it('shows each error beside its field and sends nothing', async () => {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: /^Username/ }), '9x');
    await userEvent.type(screen.getByLabelText(/^Password/), 'quiet-lanterns');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'other');
    await press();
    expect(
      await screen.findByText('Please use 4–16 letters and digits, starting with a letter'),
    ).toBeInTheDocument();
    expect(screen.getByText('The two entries are inconsistent')).toBeInTheDocument();
    expect(screen.getByText('Please agree to the terms and the privacy policy')).toBeInTheDocument();
    expect(sent.filter((call) => call.method === 'PUT')).toEqual([]);
  });

  it('shows an error of the server beside its field', async () => {
    await open();
    answers['PUT /wps/member/register'] = {
      status: 409,
      body: {
        success: false,
        code: 'USERNAME_TAKEN',
        message: 'x',
        fields: { username: { code: 'USERNAME_TAKEN', message: 'This username is taken' } },
      },
    };
    await userEvent.type(screen.getByRole('textbox', { name: /^Username/ }), 'somchai');
    await userEvent.type(screen.getByLabelText(/^Password/), 'quiet-lanterns');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'quiet-lanterns');
    await userEvent.type(screen.getByLabelText(/^Payment password/), '402913');
    await userEvent.click(screen.getByRole('checkbox', { name: /18 years/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await press();
    expect(await screen.findByText('This username is taken')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Username/ })).toHaveFocus();
  });

  it('offers a retry when the rules cannot be loaded', async () => {
    answers['GET /wps/system/setting/register'] = {
      status: 500,
      body: { success: false, code: 'UNKNOWN_ERROR', message: 'x' },
    };
    render(<RegistrationMethods locale="en" onRegistered={jest.fn()} />, { wrapper: Shell });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(1));
  });
});

describe('nextPage', () => {
  it.each([
    ['', '/'],
    ['?next=%2Fmember', '/member'],
    ['?next=%2Fth%2Fmember%3Fa%3D1', '/th/member?a=1'],
    ['?next=https%3A%2F%2Fevil.example', '/'],
    ['?next=%2F%2Fevil.example', '/'],
    ['?next=%2F%5Cevil.example', '/'],
    ['?next=%2Fa%5Cb', '/'],
    ['?next=%2F%09%2Fevil.example', '/'],
    ['?next=javascript%3Aalert(1)', '/'],
  ])('leads from %j to %s', (search, page) => expect(nextPage(search, '/')).toBe(page));
});
