/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { ForgotDialog } from '@/components/identity/forgot/forgot-dialog';
import { matchesSearch, guessCountry } from '@/components/identity/mobile/countries';
import { LoginMethods } from '@/components/identity/mobile/login-methods';
import { formatSeconds, resendDelay } from '@/components/identity/mobile/use-countdown';
import { RegistrationMethods } from '@/components/identity/registration-methods';
import { normaliseNumber } from '@/lib/identity/mobile/normalise';
import { internationalToE164, toE164 } from '@/lib/identity/mobile/rules';
import errors from '@/messages/en/errors.json';
import errorsOfIdentity from '@/messages/en/errors-identity.json';
import errorsOfMobile from '@/messages/en/errors-mobile.json';
import factors from '@/messages/en/factors.json';
import forgot from '@/messages/en/forgot.json';
import identity from '@/messages/en/identity.json';
import mobile from '@/messages/en/mobile.json';

const messages = {
  identity,
  forgot,
  mobile,
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

const success = (value: unknown) => ({ status: 200, body: { success: true, value } });
const failure = (status: number, body: object) => ({
  status,
  body: { success: false, message: 'm', ...body },
});

const COUNTRIES = success({
  list: [
    { countryCode: 'TH', countryDialingCode: '66' },
    { countryCode: 'VN', countryDialingCode: '84' },
    { countryCode: 'RU', countryDialingCode: '7' },
    { countryCode: 'KZ', countryDialingCode: '7' },
  ],
});

let sent: { call: string; body: Record<string, unknown> | undefined }[];
let answers: Record<string, { status: number; body: unknown }>;

beforeEach(() => {
  sent = [];
  answers = {
    'GET /wps/system/countries': COUNTRIES,
    'GET /wps/system/countries?purpose=registration': COUNTRIES,
    'GET /wps/captcha': success({ captchaId: 'picture-1', image: '' }),
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

async function answerCaptcha(text: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Security check' });
  await userEvent.type(within(dialog).getByRole('textbox'), text);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send code' }));
}

describe('login by SMS', () => {
  const open = async (onLoggedIn = jest.fn()) => {
    show(
      <LoginMethods hasSmsLogin onLoggedIn={onLoggedIn}>
        <p>by name</p>
      </LoginMethods>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'SMS code' }));
    await screen.findByRole('button', { name: /Country code/ });
  };

  it('is not offered without the flag', () => {
    show(
      <LoginMethods hasSmsLogin={false} onLoggedIn={jest.fn()}>
        <p>by name</p>
      </LoginMethods>,
    );
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText('by name')).toBeInTheDocument();
  });

  it('finds a country by name with the keyboard', async () => {
    await open();
    await press(/Country code/);
    const search = await screen.findByRole('combobox');
    await userEvent.type(search, 'viet{ArrowDown}{Enter}');
    await screen.findByRole('button', { name: 'Country code: Vietnam, +84' });
    await press(/Country code/);
    await userEvent.type(await screen.findByRole('combobox'), 'nowhere');
    expect(screen.getByText('No country found')).toBeInTheDocument();
  });

  it('sends no code without a number', async () => {
    await open();
    await press('Send code');
    await waitFor(() => expect(number()).toHaveAccessibleDescription('Please enter your mobile number'));
    expect(number()).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a captcha, sends the code, rests for the given minutes and logs in', async () => {
    const onLoggedIn = jest.fn();
    await open(onLoggedIn);
    answers['POST /wps/verification/sms/noLogin'] = success({ expiredMinutes: 2 });
    await userEvent.type(number(), '081 234 5678');
    await press('Send code');
    await answerCaptcha('ab3d');
    await screen.findByRole('button', { name: /^Send again in (2:00|1:59)$/ });
    expect(bodyOf('POST /wps/verification/sms/noLogin')).toEqual({
      mobileNum: '081 234 5678',
      countryDialingCode: '66',
      captcha: 'ab3d',
      captchaId: 'picture-1',
      purpose: 'login',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    const value = { token: 't', info: { nickname: 'S', userName: 'm234' } };
    answers['POST /wps/session/login'] = success(value);
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
    answers['POST /wps/verification/sms/noLogin'] = failure(400, {
      code: 'CAPTCHA_WRONG',
      captcha: true,
      fields: { captcha: { code: 'CAPTCHA_WRONG', message: 'The captcha is incorrect' } },
    });
    await userEvent.type(number(), '0812345678');
    await press('Send code');
    await answerCaptcha('zzzz');
    expect(await screen.findByText('The captcha is incorrect')).toBeInTheDocument();
    await waitFor(() => expect(sent.filter((entry) => entry.call === 'GET /wps/captcha')).toHaveLength(2));
  });

  it('shows an error that belongs to no field in a dialog with one button', async () => {
    await open();
    const message = 'Too many requests. Please try again in 5 minutes.';
    answers['POST /wps/verification/sms/noLogin'] = failure(429, { code: 'SMS_TOO_MANY', message });
    await userEvent.type(number(), '0812345678');
    await press('Send code');
    await answerCaptcha('ab3d');
    const warning = await screen.findByRole('dialog', { name: 'Please note' });
    expect(warning).toHaveTextContent(message);
    // getByRole fails if there are two buttons.
    await userEvent.click(within(warning).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  it('shows the error of a wrong code beside the code', async () => {
    await open();
    answers['POST /wps/session/login'] = failure(400, {
      code: 'CODE_WRONG',
      fields: { password: { code: 'CODE_WRONG', message: 'The verification code is incorrect' } },
    });
    await userEvent.type(number(), '0812345678');
    await userEvent.type(code(), '000000');
    await press('Log in');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/The verification code is incorrect/));
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
    answers['GET /wps/system/setting/register'] = success({ list });
    answers['GET /wps/system/whitelabel'] = success(flags);
    answers['GET /wps/agent/affiliate?domain=localhost'] = success(affiliate);
    show(<RegistrationMethods locale="en" onRegistered={jest.fn()} />);
    await screen.findByRole('button', { name: 'Register' });
  };

  it('has one method if the site has no mobile registration', async () => {
    await open({ MOBILENUMREG3: true });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Username/ })).toBeInTheDocument();
  });

  it('opens on the mobile number with MOBILENUMREG3, and the tabs switch the method', async () => {
    await open({ mobileRegistration: true, MOBILENUMREG3: true });
    expect(number()).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Username/ })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Username' }));
    expect(screen.getByRole('textbox', { name: /^Username/ })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Verification code/ })).toBeNull();
  });

  it('has no password field if the flag switches it off', async () => {
    await open({ mobileRegistration: true, MOBILENUMREG3: true, mobilePasswordRegistration: false });
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
  });

  it('hides the affiliate code if the domain belongs to an agent, and sends it', async () => {
    await open({}, { valid: true, affiliateCode: 'AGENT222' });
    expect(screen.queryByRole('textbox', { name: /^Affiliate code/ })).toBeNull();
    answers['PUT /wps/member/register'] = failure(400, { code: 'X' });
    await userEvent.type(screen.getByRole('textbox', { name: /^Username/ }), 'somchai');
    await userEvent.type(screen.getByLabelText(/^Password/), 'quiet-lanterns');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'quiet-lanterns');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Register');
    await waitFor(() =>
      expect(bodyOf('PUT /wps/member/register')).toMatchObject({ affiliateCode: 'AGENT222' }),
    );
  });

  it('stops with an alert if the affiliate code belongs to no agent', async () => {
    await open({});
    answers['PUT /wps/member/register'] = failure(400, {
      code: 'AFFILIATE_CODE',
      fields: { affiliateCode: { code: 'AFFILIATE_CODE', message: 'Invalid affiliate code' } },
    });
    await userEvent.type(screen.getByRole('textbox', { name: /^Username/ }), 'somchai');
    await userEvent.type(screen.getByLabelText(/^Password/), 'quiet-lanterns');
    await userEvent.type(screen.getByLabelText(/^Confirm password/), 'quiet-lanterns');
    await userEvent.type(screen.getByRole('textbox', { name: /^Affiliate code/ }), 'NOBODY22');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await press('Register');
    const alert = await screen.findByRole('dialog', { name: 'Please note' });
    expect(alert).toHaveTextContent(mobile.invitation_code_error);
    expect(within(alert).getByRole('button')).toHaveTextContent('OK');
  });
});

describe('ForgotDialog', () => {
  const open = async (flags: object) => {
    answers['GET /wps/system/whitelabel'] = success(flags);
    const onLoggedIn = jest.fn();
    show(<ForgotDialog onClose={jest.fn()} onLogin={jest.fn()} onLoggedIn={onLoggedIn} />);
    await screen.findByRole('tab', { name: 'Mobile number' });
    return onLoggedIn;
  };

  it('opens on email, and the tabs switch the method', async () => {
    await open({});
    expect(screen.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(number()).toBeInTheDocument();
  });

  it('opens on the number with CHNGPASSVERIF3, and logs in after the reset by captcha and authenticator app', async () => {
    const onLoggedIn = await open({ CHNGPASSVERIF3: true });
    expect(screen.getByRole('tab', { name: 'Mobile number' })).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('button', { name: /Country code/ });
    await userEvent.type(number(), '0812345678');
    await userEvent.type(code(), '123456');
    for (const label of [/^New password/, /^Confirm new password/])
      await userEvent.type(screen.getByLabelText(label), 'river-of-boats-8');
    answers['POST /wps/member/password/verification'] = success({ mobileNum: '+66812345678' });
    await press('Set new password');
    const captcha = await screen.findByRole('textbox', { name: /^Captcha/ });
    const submit = within(screen.getByRole('form', { name: 'Log in' })).getByRole('button', {
      name: 'Log in',
    });
    await userEvent.click(submit);
    expect(captcha).toHaveFocus();
    expect(captcha).toHaveAccessibleDescription(/Please enter the captcha/);
    await userEvent.type(captcha, 'kp7r');
    answers['POST /wps/session/login'] = failure(403, {
      code: 'EXTRA_VERIFICATION',
      challenge: 'challenge-of-a-test',
      ways: [{ way: 'totp', hint: '' }],
    });
    await userEvent.click(submit);
    expect(await screen.findByRole('region', { name: 'Confirm that it is you' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: /authenticator app/ }), '123456');
    answers['POST /wps/session/login/verify'] = success({ token: 't' });
    await press('Confirm');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith({ token: 't' }));
    expect(bodyOf('POST /wps/session/login')).toMatchObject({ username: '+66812345678', captcha: 'kp7r' });
  });
});

describe('mobile numbers', () => {
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
  ])('+%s and %j make %s', (dialling, typed, e164) => expect(toE164(dialling, typed)).toBe(e164));

  it.each([
    ['+66812345678', '+66812345678'],
    ['0066812345678', '+66812345678'],
    ['0812345678', undefined],
    ['somchai', undefined],
    ['+1', undefined],
  ])('%s as a login name makes %s', (typed, e164) => expect(internationalToE164(typed)).toBe(e164));

  it('lose punctuation, and their digits become ASCII', () =>
    expect(normaliseNumber('（０８１）２３４‑5678')).toBe('0812345678'));

  it('default to the region of the browser, else of its language, else the first country of the site', () => {
    expect(guessCountry(['TH', 'VN', 'GB'], ['en-GB', 'vi'])).toBe('GB');
    expect(guessCountry(['TH', 'VN'], ['en-US', 'vi'])).toBe('VN');
    expect(guessCountry(['TH', 'VN'], ['en-US'])).toBe('TH');
    expect(guessCountry(['TH'], ['not a tag!'])).toBe('TH');
  });

  it('have a country that is found by name, country code or dialling code', () => {
    const country = { countryCode: 'TH', countryDialingCode: '66', name: 'Thailand' };
    expect(['thai', 'TH', '66', '+6', '0066', ''].map((typed) => matchesSearch(country, typed))).toEqual(
      Array<boolean>(6).fill(true),
    );
    expect(['viet', '84', 'x'].map((typed) => matchesSearch(country, typed))).toEqual([false, false, false]);
  });
});

describe('the countdown of a code', () => {
  it('takes the given minutes less half the round trip', () => {
    expect(resendDelay(1, 400)).toBe(59_800);
    expect(resendDelay(0, 400)).toBe(0);
    expect([formatSeconds(75), formatSeconds(5)]).toEqual(['1:15', '0:05']);
  });
});
