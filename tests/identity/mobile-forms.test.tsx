/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { ForgotDialog } from '@/components/identity/forgot/forgot-dialog';
import { answersTo, likelyCountry } from '@/components/identity/mobile/countries';
import { LoginWays } from '@/components/identity/mobile/login-ways';
import { clockOf, restOf } from '@/components/identity/mobile/use-countdown';
import { RegisterForm } from '@/components/identity/register-form';
import { plainNumber } from '@/lib/identity/mobile/spelling';
import { internationalToE164, toE164 } from '@/lib/identity/mobile/rules';
import errors from '@/messages/en/errors.json';
import errorsOfIdentity from '@/messages/en/errors-identity.json';
import errorsOfMobile from '@/messages/en/errors-mobile.json';
import factors from '@/messages/en/factors.json';
import forgot from '@/messages/en/forgot.json';
import identity from '@/messages/en/identity.json';
import waysIn from '@/messages/en/ways-in.json';

const messages = {
  identity,
  forgot,
  'ways-in': waysIn,
  factors,
  errors: {
    ...errors,
    ...errorsOfIdentity,
    ...errorsOfMobile,
    fields: { ...errors.fields, ...errorsOfIdentity.fields, ...errorsOfMobile.fields },
  },
};

function show(child: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={client}>{child}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

const good = (value: unknown) => ({ status: 200, body: { success: true, value } });
const bad = (status: number, body: object) => ({ status, body: { success: false, message: 'm', ...body } });

let sent: { call: string; body: Record<string, unknown> | undefined }[];
let answers: Record<string, { status: number; body: unknown }>;

beforeEach(() => {
  sent = [];
  answers = {
    'GET /wps/system/countries': good({
      list: [
        { countryCode: 'TH', countryDialingCode: '66' },
        { countryCode: 'VN', countryDialingCode: '84' },
        { countryCode: 'RU', countryDialingCode: '7' },
        { countryCode: 'KZ', countryDialingCode: '7' },
      ],
    }),
    'GET /wps/captcha': good({ captchaId: 'picture-1', image: '' }),
  };
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  Element.prototype.scrollIntoView = jest.fn();
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path}`;
    sent.push({
      call,
      body: init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : undefined,
    });
    const { status, body } = answers[call]!;
    return { ok: status < 400, status, json: async () => body };
  }) as unknown as typeof fetch;
});

const bodyOf = (call: string) => sent.findLast((entry) => entry.call === call)?.body;
const number = () => screen.getByRole('textbox', { name: /^Mobile number/ });
const code = () => screen.getByRole('textbox', { name: /^Verification code/ });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function answerPicture(text: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Are you a person?' });
  await userEvent.type(within(dialog).getByRole('textbox'), text);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send code' }));
}

describe('login by SMS', () => {
  const open = async (onLoggedIn = jest.fn()) => {
    show(
      <LoginWays bySms onLoggedIn={onLoggedIn}>
        <p>by name</p>
      </LoginWays>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'SMS code' }));
    await screen.findByRole('button', { name: /Country code/ });
  };

  it('has no tab without the flag', () => {
    show(
      <LoginWays bySms={false} onLoggedIn={jest.fn()}>
        <p>by name</p>
      </LoginWays>,
    );
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText('by name')).toBeInTheDocument();
  });

  it('finds a country by name or code with the keyboard', async () => {
    await open();
    await press(/Country code/);
    const search = await screen.findByRole('combobox');
    await userEvent.type(search, 'viet{ArrowDown}{Enter}');
    await screen.findByRole('button', { name: 'Country code: Vietnam, +84' });
    await press(/Country code/);
    await userEvent.type(await screen.findByRole('combobox'), 'nowhere');
    expect(screen.getByText('No such country')).toBeInTheDocument();
  });

  it('sends no code without a number', async () => {
    await open();
    await press('Send code');
    await waitFor(() => expect(number()).toHaveAccessibleDescription('Please enter your mobile number'));
    expect(number()).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the captcha, sends the code, rests for the minutes it is told, and logs in', async () => {
    const onLoggedIn = jest.fn();
    await open(onLoggedIn);
    answers['POST /wps/verification/sms/noLogin'] = good({ expiredMinutes: 2 });
    await userEvent.type(number(), '081 234 5678');
    await press('Send code');
    await answerPicture('ab3d');
    await screen.findByRole('button', { name: /^(2:00|1:59) to wait$/ });
    expect(bodyOf('POST /wps/verification/sms/noLogin')).toEqual({
      mobileNum: '081 234 5678',
      countryDialingCode: '66',
      captcha: 'ab3d',
      captchaId: 'picture-1',
      purpose: 'login',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    const value = { token: 't', info: { nickname: 'S', userName: 'm234' } };
    answers['POST /wps/session/login'] = good(value);
    await userEvent.type(code(), '123456');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await press('Log in');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(value));
    expect(bodyOf('POST /wps/session/login')).toMatchObject({
      type: 'sms',
      username: '081 234 5678',
      password: '123456',
      countryDialingCode: '66',
    });
    expect(document.cookie).toContain('loginTypeSms=1');
    expect(document.cookie).not.toContain('5678');
  });

  it('shows a new picture for a wrong answer', async () => {
    await open();
    answers['POST /wps/verification/sms/noLogin'] = bad(400, {
      code: 'CAPTCHA_WRONG',
      captcha: true,
      fields: { captcha: { code: 'CAPTCHA_WRONG', message: 'The captcha is not right' } },
    });
    await userEvent.type(number(), '0812345678');
    await press('Send code');
    await answerPicture('zzzz');
    expect(await screen.findByText('The captcha is not right')).toBeInTheDocument();
    await waitFor(() => expect(sent.filter((entry) => entry.call === 'GET /wps/captcha')).toHaveLength(2));
  });

  it('warns in a dialog with one button of what no field can show', async () => {
    await open();
    const message = 'Too many requests. Please try again in 5 minutes.';
    answers['POST /wps/verification/sms/noLogin'] = bad(429, { code: 'SMS_TOO_MANY', message });
    await userEvent.type(number(), '0812345678');
    await press('Send code');
    await answerPicture('ab3d');
    const warning = await screen.findByRole('dialog', { name: 'Please note' });
    expect(warning).toHaveTextContent(message);
    // getByRole fails where there are two.
    await userEvent.click(within(warning).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  it('puts a wrong code beside the code', async () => {
    await open();
    answers['POST /wps/session/login'] = bad(400, {
      code: 'CODE_WRONG',
      fields: { password: { code: 'CODE_WRONG', message: 'The verification code is not right' } },
    });
    await userEvent.type(number(), '0812345678');
    await userEvent.type(code(), '000000');
    await press('Log in');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/The verification code is not right/));
    expect(code()).toHaveFocus();
  });
});

describe('registration', () => {
  const rule = (field: string, enabled = true) => ({
    field,
    enabled,
    required: field === 'username' || field === 'password',
    acceptedPattern: '*',
    minLength: 0,
    maxLength: 64,
    patternId: 'ANY',
  });
  const list = [
    rule('username'),
    rule('password'),
    rule('mobileNum', false),
    rule('verificationCode', false),
    rule('affiliateCode'),
  ];
  const open = async (flags: object, affiliate: object = { valid: false, affiliateCode: null }) => {
    answers['GET /wps/system/setting/register'] = good({ list });
    answers['GET /wps/system/whitelabel'] = good(flags);
    answers['GET /wps/agent/affiliate?domain=localhost'] = good(affiliate);
    show(<RegisterForm locale="en" onRegistered={jest.fn()} />);
    await screen.findByRole('button', { name: 'Create account' });
  };

  it('has one way where the site has no mobile registration', async () => {
    await open({ MOBILENUMREG3: true });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Username/ })).toBeInTheDocument();
  });

  it('begins with the mobile number where the flag says so, and switches', async () => {
    await open({ mobileRegistration: true, MOBILENUMREG3: true });
    expect(number()).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Username/ })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Username' }));
    expect(screen.getByRole('textbox', { name: /^Username/ })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Verification code/ })).toBeNull();
  });

  it('asks for no password where the flag says so', async () => {
    await open({ mobileRegistration: true, MOBILENUMREG3: true, mobilePasswordRegistration: false });
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
  });

  it('hides the affiliate code where the domain is an agent’s, and sends it', async () => {
    await open({}, { valid: true, affiliateCode: 'AGENT222' });
    expect(screen.queryByRole('textbox', { name: /^Affiliate code/ })).toBeNull();
    answers['PUT /wps/member/register'] = bad(400, { code: 'X' });
    await userEvent.type(screen.getByRole('textbox', { name: /^Username/ }), 'somchai');
    await userEvent.type(screen.getByLabelText(/^Password/), 'quiet-lanterns');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'quiet-lanterns');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Create account');
    await waitFor(() =>
      expect(bodyOf('PUT /wps/member/register')).toMatchObject({ affiliateCode: 'AGENT222' }),
    );
  });

  it('stops with an alert where an affiliate code is nobody’s', async () => {
    await open({});
    answers['PUT /wps/member/register'] = bad(400, {
      code: 'AFFILIATE_CODE',
      fields: { affiliateCode: { code: 'AFFILIATE_CODE', message: 'Invalid affiliate code' } },
    });
    await userEvent.type(screen.getByRole('textbox', { name: /^Username/ }), 'somchai');
    await userEvent.type(screen.getByLabelText(/^Password/), 'quiet-lanterns');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'quiet-lanterns');
    await userEvent.type(screen.getByRole('textbox', { name: /^Affiliate code/ }), 'NOBODY22');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Create account');
    const alert = await screen.findByRole('dialog', { name: 'Please note' });
    expect(alert).toHaveTextContent(waysIn.invitation_code_error);
    expect(within(alert).getByRole('button')).toHaveTextContent('OK');
  });
});

describe('a forgotten password', () => {
  const open = async (flags: object) => {
    answers['GET /wps/system/whitelabel'] = good(flags);
    const onLoggedIn = jest.fn();
    show(<ForgotDialog onClose={jest.fn()} onLogin={jest.fn()} onLoggedIn={onLoggedIn} />);
    await screen.findByRole('tab', { name: 'Mobile number' });
    return onLoggedIn;
  };

  it('begins with e-mail, or with the number where the flag says so; the tabs switch', async () => {
    await open({});
    expect(screen.getByRole('tab', { name: 'E-mail' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(number()).toBeInTheDocument();
  });

  it('set by number asks an authenticator app where the member has one', async () => {
    const onLoggedIn = await open({ CHNGPASSVERIF3: true });
    expect(screen.getByRole('tab', { name: 'Mobile number' })).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('button', { name: /Country code/ });
    await userEvent.type(number(), '0812345678');
    await userEvent.type(code(), '123456');
    for (const label of [/^New password/, /^Confirm new password/])
      await userEvent.type(screen.getByLabelText(label), 'river-of-boats-8');
    answers['POST /wps/member/password/verification'] = good({ mobileNum: '+66812345678' });
    await press('Set the new password');
    const picture = await screen.findByRole('textbox', { name: /^Captcha/ });
    const enter = within(screen.getByRole('form', { name: 'Log in' })).getByRole('button', {
      name: 'Log in',
    });
    await userEvent.click(enter);
    expect(picture).toHaveFocus();
    expect(picture).toHaveAccessibleDescription(/Please enter the captcha/);
    await userEvent.type(picture, 'kp7r');
    answers['POST /wps/session/login'] = bad(403, {
      code: 'EXTRA_VERIFICATION',
      challenge: 'challenge-of-a-test',
      ways: [{ way: 'totp', hint: '' }],
    });
    await userEvent.click(enter);
    expect(await screen.findByRole('region', { name: 'Confirm that it is you' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: /authenticator app/ }), '123456');
    answers['POST /wps/session/login/verify'] = good({ token: 't' });
    await press('Confirm');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith({ token: 't' }));
    expect(bodyOf('POST /wps/session/login')).toMatchObject({ username: '+66812345678', captcha: 'kp7r' });
  });
});

describe('numbers', () => {
  it.each([
    ['66', '0812345678', '+66812345678'],
    ['66', '81 234 5678', '+66812345678'],
    ['66', '+66 81-234-5678', '+66812345678'],
    ['66', '๐๘๑๒๓๔๕๖๗๘', '+66812345678'],
    ['966', '٠٥٠١٢٣٤٥٦٧', '+966501234567'],
    ['86', '13912345678', '+8613912345678'],
    ['852', '6123 4567', '+85261234567'],
    ['7', '8 912 345-67-89', '+79123456789'],
    ['7', '7012345678', '+77012345678'],
    ['66', '021234567', undefined],
    ['66', '+84912345678', undefined],
    ['66', '08123', undefined],
    ['66', '', undefined],
    ['66', 'not a number', undefined],
    ['66', '0812345678x12', undefined],
  ])('+%s %s is %s', (dialling, typed, e164) => expect(toE164(dialling, typed)).toBe(e164));

  it.each([
    ['+66812345678', '+66812345678'],
    ['0066812345678', '+66812345678'],
    ['0812345678', undefined],
    ['somchai', undefined],
    ['+1', undefined],
  ])('%s as a login name is %s', (typed, e164) => expect(internationalToE164(typed)).toBe(e164));

  it('are made plain', () => expect(plainNumber('（０８１）２３４‑5678')).toBe('0812345678'));

  it('begin with the browser’s region, else its language’s, else the site’s first', () => {
    expect(likelyCountry(['TH', 'VN', 'GB'], ['en-GB', 'vi'])).toBe('GB');
    expect(likelyCountry(['TH', 'VN'], ['en-US', 'vi'])).toBe('VN');
    expect(likelyCountry(['TH', 'VN'], ['en-US'])).toBe('TH');
    expect(likelyCountry(['TH'], ['not a tag!'])).toBe('TH');
  });

  it('are searched by name, country code or dialling code', () => {
    const country = { countryCode: 'TH', countryDialingCode: '66', name: 'Thailand' };
    expect(['thai', 'TH', '66', '+6', '0066', ''].map((typed) => answersTo(country, typed))).toEqual(
      Array<boolean>(6).fill(true),
    );
    expect(['viet', '84', 'x'].map((typed) => answersTo(country, typed))).toEqual([false, false, false]);
  });

  it('rest for the minutes told, less half the round trip', () => {
    expect(restOf(1, 400)).toBe(59_800);
    expect(restOf(0, 400)).toBe(0);
    expect([clockOf(75), clockOf(5)]).toEqual(['1:15', '0:05']);
  });
});
