import { PUT as register } from '@/app/wps/member/register/mobile/route';
import { POST as logIn } from '@/app/wps/session/login/route';
import { POST as loginSms } from '@/app/wps/verification/sms/noLogin/route';
import { POST as registerSms } from '@/app/wps/verification/sms/register/route';
import { setFlag } from '@/lib/content/commands';
import { sendCode, consumeCode, type CodeRequest } from '@/lib/identity/codes/commands';
import { createMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { contactOf } from '@/lib/identity/contacts/queries';
import { setClock } from '@/lib/platform/clock';
import { Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';
import { solvedCaptcha } from '../support/human';
import { lastCode, outgoing } from '../support/outgoing';

const held = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';
const MINUTE = 60_000;

let drawn = 10_000_00;
/** A Thai mobile number that no test has used. */
const newNumber = () => `081${String(++drawn).padStart(7, '0')}`;
const e164 = (national: string) => `+66${national.slice(1)}`;

beforeAll(async () => {
  await setFlag(held.db, 'mobileRegistration', true, true);
  await setFlag(held.db, 'showVerCodeLogin', true, true);
});
afterEach(() => {
  setClock(undefined);
  jest.useRealTimers();
});

async function ask(route: typeof loginSms, mobileNum: string, browser = new Browser(), change: object = {}) {
  const human = await solvedCaptcha(held.db, browser);
  const body = { mobileNum, countryDialingCode: '66', ...human, ...change };
  return browser.send(route, 'POST', '/wps/verification/sms', body);
}
const form = (mobileNum: string, change: object = {}) => ({
  mobileNum,
  countryDialingCode: '66',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  terms: true,
  age: true,
  ...change,
});
const send = (browser: Browser, body: unknown) =>
  browser.send(register, 'PUT', '/wps/member/register/mobile', body);

async function memberWithNumber(account: string, national: string, type = 0) {
  const member = await createMember(held.db, { account, password: PASSWORD, type });
  await setContact(held.db, member.id, 'mobile', e164(national), true);
  return member;
}
const logInBySms = (browser: Browser, number: string, code: string, change: object = {}) =>
  browser.send(logIn, 'POST', '/wps/session/login', {
    type: 'sms',
    username: number,
    password: code,
    countryDialingCode: '66',
    ...change,
  });

describe('registration by mobile number', () => {
  it('sends a code, accepts it once, and stores the number sealed', async () => {
    const number = newNumber();
    const browser = new Browser();
    expect((await ask(registerSms, number, browser)).body.value).toEqual({ expiredMinutes: 1 });
    const code = await lastCode(held.db, e164(number));
    const answer = await send(browser, form(number, { verificationCode: code }));
    expect(answer.body).toMatchObject({ success: true, value: { firstTimeLogin: true, info: { type: 0 } } });
    const { id, account } = answer.body.value!.info as { id: string; account: string };
    expect(account).toMatch(/^m[2-9a-z]{9}$/);
    expect(await contactOf(held.db, BigInt(id), 'mobile')).toMatchObject({
      value: e164(number),
      verifiedAt: expect.any(Date) as Date,
    });
    const dump = await asOwner(held.ownerUrl, async (client) => {
      const texts: string[] = [];
      for (const table of ['member', 'contact', 'code', 'outgoing', 'profile_field', 'throttle']) {
        const { rows } = await client.query(
          `SELECT string_agg(t::text, ' ') AS all FROM identity.${table} t`,
        );
        texts.push(String(rows[0].all));
      }
      return texts.join(' ');
    });
    const bytes = Buffer.from(number.slice(1)).toString('hex');
    expect(dump.includes(number.slice(1)) || dump.includes(bytes)).toBe(false);
    const again = await send(new Browser(), form(number, { verificationCode: code }));
    expect(again.body.fields?.verificationCode?.code).toBe('CODE_EXPIRED');
  });

  it('accepts one of parallel registrations with one code', async () => {
    const number = newNumber();
    await ask(registerSms, number);
    const verificationCode = await lastCode(held.db, e164(number));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(new Browser(), form(number, { verificationCode }))),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('notifies the owner of a number that has an account, and reveals nothing', async () => {
    const number = newNumber();
    await memberWithNumber('owner.one', number);
    const fresh = await ask(registerSms, newNumber());
    const taken = await ask(registerSms, number);
    expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);
    expect((await outgoing(held.db, e164(number))).map((message) => message.template)).toEqual([
      'alreadyRegistered',
    ]);
    const guess = await send(new Browser(), form(number, { verificationCode: '123456' }));
    expect(guess.body.fields?.verificationCode?.code).toBe('CODE_WRONG');
  });

  it.each<[string, object, string]>([
    ['mobileNum', { mobileNum: '' }, 'MOBILE_REQUIRED'],
    ['mobileNum', { mobileNum: 'lantern' }, 'MOBILE_FORMAT'],
    ['mobileNum', { mobileNum: '021234567' }, 'MOBILE_FORMAT'],
    ['mobileNum', { countryDialingCode: undefined }, 'MOBILE_FORMAT'],
    ['countryDialingCode', { countryDialingCode: '999' }, 'DIALLING_CODE'],
    ['verificationCode', { verificationCode: '' }, 'CODE_REQUIRED'],
    ['verificationCode', { verificationCode: '000000' }, 'CODE_EXPIRED'],
    ['password', { password: 'short', confirmPassword: 'short' }, 'PATTERN_LETTERS_DIGITS_SYMBOLS'],
    ['confirmPassword', { confirmPassword: 'other' }, 'PASSWORD_MISMATCH'],
    ['affiliateCode', { affiliateCode: 'NOSUCHCODE' }, 'AFFILIATE_CODE'],
  ])('rejects an invalid %s: %j', async (field, change, code) => {
    const given = form(newNumber(), { verificationCode: '123456', ...change });
    const { status, body } = await send(new Browser(), given);
    expect(status).toBe(400);
    expect(body.fields?.[field]?.code).toBe(code);
    expect(body.fields?.[field]?.message).not.toContain('fields.');
  });

  it('needs no password if the flag is off, and fails if mobile registration is off', async () => {
    await setFlag(held.db, 'mobilePasswordRegistration', false, true);
    const number = newNumber();
    await ask(registerSms, number);
    const verificationCode = await lastCode(held.db, e164(number));
    const bare = { mobileNum: number, countryDialingCode: '66', verificationCode, terms: true, age: true };
    expect((await send(new Browser(), bare)).status).toBe(200);
    await setFlag(held.db, 'mobilePasswordRegistration', true, true);
    await setFlag(held.db, 'mobileRegistration', false, true);
    expect((await send(new Browser(), form(newNumber()))).body.code).toBe('SMS_NOT_ALLOWED');
    expect((await ask(registerSms, newNumber())).body.code).toBe('SMS_NOT_ALLOWED');
    await setFlag(held.db, 'mobileRegistration', true, true);
  });

  it('joins the downline of the agent of the code', async () => {
    const agent = await createMember(held.db, { account: 'agent.one', password: PASSWORD, type: 1 });
    const number = newNumber();
    await ask(registerSms, number);
    const verificationCode = await lastCode(held.db, e164(number));
    const answer = await send(
      new Browser(),
      form(number, { verificationCode, affiliateCode: agent.referralCode.toLowerCase() }),
    );
    const { id } = answer.body.value!.info as { id: string };
    const { upline_id: upline } = await held.db
      .selectFrom('identity.member')
      .select('upline_id')
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow();
    expect(upline).toBe(agent.id);
  });
});

describe('the request for a code', () => {
  it.each<[string, object, string]>([
    ['mobileNum', { mobileNum: undefined }, 'MOBILE_REQUIRED'],
    ['mobileNum', { mobileNum: ' ' }, 'MOBILE_REQUIRED'],
    ['mobileNum', { mobileNum: '12' }, 'MOBILE_FORMAT'],
    ['countryDialingCode', { countryDialingCode: '1234' }, 'DIALLING_CODE'],
    ['captcha', { captcha: undefined, captchaId: undefined }, 'CAPTCHA_REQUIRED'],
    ['captcha', { captcha: 'nope' }, 'CAPTCHA_WRONG'],
  ])('rejects an invalid %s: %j', async (field, change, code) => {
    const { status, body } = await ask(loginSms, newNumber(), new Browser(), change);
    expect([status, body.fields?.[field]?.code]).toEqual([400, code]);
  });

  it('uses one captcha per SMS', async () => {
    const browser = new Browser();
    const human = await solvedCaptcha(held.db, browser);
    const body = () => ({ mobileNum: newNumber(), countryDialingCode: '66', ...human });
    expect((await browser.send(loginSms, 'POST', '/', body())).status).toBe(200);
    expect((await browser.send(loginSms, 'POST', '/', body())).body.code).toBe('CAPTCHA_WRONG');
  });

  it('gets the same response for unknown numbers, which get no SMS', async () => {
    const known = newNumber();
    await memberWithNumber('known.one', known);
    const unknown = newNumber();
    const answers = [await ask(loginSms, known), await ask(loginSms, unknown)];
    expect(answers[1]!.body).toEqual(answers[0]!.body);
    expect(answers[1]!.status).toBe(answers[0]!.status);
    expect((await outgoing(held.db, e164(known))).map((message) => message.suppressed)).toEqual([false]);
    expect((await outgoing(held.db, e164(unknown))).map((message) => message.suppressed)).toEqual([true]);
    const [inKnown, inUnknown] = await Promise.all(
      [known, unknown].map((number) => logInBySms(new Browser(), number, '000000')),
    );
    expect(inUnknown!.body).toEqual(inKnown!.body);
  });

  it('is limited to one per minute and ten per day and number', async () => {
    jest.useFakeTimers({
      doNotFake: [
        'nextTick',
        'setImmediate',
        'clearImmediate',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'queueMicrotask',
        'performance',
        'hrtime',
      ],
    });
    const number = newNumber();
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 11; index++) {
      const { body } = await ask(loginSms, number);
      codes.push(body.code);
      if (index === 0) codes.push((await ask(loginSms, number)).body.code);
      jest.setSystemTime(Date.now() + MINUTE + 1);
    }
    expect(codes).toEqual([
      undefined,
      'TOO_MANY_REQUESTS',
      ...Array<undefined>(9).fill(undefined),
      'SMS_QUOTA',
    ]);
  });

  it('makes a browser with many numbers wait five minutes', async () => {
    const browser = new Browser();
    const answers = [];
    for (let index = 0; index < 6; index++) answers.push(await ask(loginSms, newNumber(), browser));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]!.body.code).toBe('SMS_TOO_MANY');
    expect(answers[5]!.headers.get('retry-after')).toBe('300');
  });
});

describe('the site’s limit of codes', () => {
  const fresh = () => {
    const count = ++drawn;
    const ip = `2001:db8:${(count >> 16).toString(16)}:${(count & 0xffff).toString(16)}::1`;
    return { ip, userAgent: 'jest', deviceId: `device-of-codes-${count}` };
  };
  const request = (request: Pick<CodeRequest, 'purpose' | 'to' | 'holder' | 'suppressed'>) =>
    sendCode(held.db, { ...request, origin: fresh(), locale: 'en' }).then(
      () => 'sent',
      (error: { code: string }) => error.code,
    );
  const reset = (suppressed = false) => request({ purpose: 'reset', to: e164(newNumber()), suppressed });
  const bind = (holder: bigint) =>
    request({ purpose: 'emailBind', to: `new${++drawn}@mail.example`, holder });
  const forMember = (purpose: 'extra' | 'emailExtra', to: string) => request({ purpose, to });
  /** Uses up all but `left` codes of each requested kind. */
  const use = (left: number) =>
    held.db
      .updateTable('identity.throttle')
      .set({ points: 1_000 - left })
      .where('key', 'like', 'code-site:%')
      .execute();
  let member = 900n;
  const forget = () => held.db.deleteFrom('identity.throttle').where('key', 'like', 'code-site:%').execute();
  beforeEach(forget);
  afterAll(forget);

  it('is separate for binding and for login, and for SMS and email', async () => {
    await bind(++member);
    await request({ purpose: 'bind', to: e164(newNumber()), holder: ++member });
    await request({ purpose: 'register', to: e164(newNumber()) });
    await use(0);
    expect(await bind(++member)).toBe('SMS_QUOTA');
    expect(await reset()).toBe('sent');
    expect(await forMember('extra', e164(newNumber()))).toBe('sent');
    expect(await forMember('emailExtra', 'owner.of.limit@mail.example')).toBe('sent');
    await forget();
    await reset();
    await use(0);
    expect(await reset()).toBe('SMS_QUOTA');
    expect(await forMember('emailExtra', 'owner.of.limit2@mail.example')).toBe('sent');
    expect(await bind(++member)).toBe('sent');
  });

  it('is not used by suppressed codes, which get the same response', async () => {
    expect(await reset()).toBe('sent');
    await use(1);
    for (let index = 0; index < 5; index++) expect(await reset(true)).toBe('sent');
    expect(await reset()).toBe('sent');
    expect([await reset(true), await reset()]).toEqual(['SMS_QUOTA', 'SMS_QUOTA']);
  });

  it('allows a member ten codes an hour for all bindings', async () => {
    const greedy = ++member;
    for (let index = 0; index < 10; index++) expect(await bind(greedy)).toBe('sent');
    expect(await bind(greedy)).toBe('TOO_MANY_REQUESTS');
    const number = e164(newNumber());
    expect(await request({ purpose: 'bind', to: number, holder: greedy })).toBe('TOO_MANY_REQUESTS');
    // The refused request does not stop another member from requesting a code for the number.
    expect(await request({ purpose: 'bind', to: number, holder: ++member })).toBe('sent');
  });
});

describe('a one-time code', () => {
  const origin = () => ({
    ip: `10.7.0.${++drawn % 250}`,
    userAgent: 'jest',
    deviceId: `device-of-codes-${++drawn}`,
  });
  const issue = async (to: string) => {
    await sendCode(held.db, { purpose: 'login', to, origin: origin(), locale: 'en' });
    return lastCode(held.db, to);
  };
  const outcome = (to: string, code: string, purpose: 'login' | 'reset' = 'login') =>
    consumeCode(held.db, { purpose, to, code }).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    );
  const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

  it('allows five tries, in parallel too, and rejects the right code after them', async () => {
    const to = e164(newNumber());
    const code = await issue(to);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(to, wrong(code))));
    expect(outcomes.filter((entry) => entry === 'CODE_WRONG')).toHaveLength(5);
    expect(outcomes.filter((entry) => entry === 'CODE_EXPIRED')).toHaveLength(15);
    expect(await outcome(to, code)).toBe('CODE_EXPIRED');
  });

  it('is valid for its purpose only', async () => {
    const to = e164(newNumber());
    const code = await issue(to);
    expect(await outcome(to, code, 'reset')).toBe('CODE_EXPIRED');
    expect(await outcome(e164(newNumber()), code)).toBe('CODE_EXPIRED');
    expect(await outcome(to, code)).toBe('taken');
  });

  it('is accepted once of parallel calls', async () => {
    const to = e164(newNumber());
    const code = await issue(to);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcome(to, code)));
    expect(outcomes.filter((entry) => entry === 'taken')).toHaveLength(1);
  });

  it('expires after ten minutes', async () => {
    const to = e164(newNumber());
    const code = await issue(to);
    setClock(new Date(Date.now() + 10 * MINUTE));
    expect(await outcome(to, code)).toBe('CODE_EXPIRED');
  });
});

describe('login by SMS', () => {
  const enter = async (number: string, change: object = {}) => {
    await ask(loginSms, number);
    return logInBySms(new Browser(), number, await lastCode(held.db, e164(number)), change);
  };

  it('accepts the number in any spelling, without forcing a change of password', async () => {
    const number = newNumber();
    const member = await memberWithNumber('sms.one', number);
    await asOwner(held.ownerUrl, (client) =>
      client.query('UPDATE identity.member SET must_change_password = true WHERE id = $1', [member.id]),
    );
    await ask(loginSms, `+66 ${number.slice(1, 3)}-${number.slice(3)}`);
    const code = await lastCode(held.db, e164(number));
    const answer = await logInBySms(new Browser(), number, code);
    expect(answer.body.value).toMatchObject({ passwordExpired: false, info: { account: 'sms.one' } });
  });

  it('rejects agents on the members’ page, members on the agents’ page, and blocked accounts', async () => {
    const [agent, member, closed] = [newNumber(), newNumber(), newNumber()];
    await memberWithNumber('sms.agent', agent, 1);
    await memberWithNumber('sms.member', member);
    expect((await enter(agent)).body.code).toBe('NON_MEMBER_ACCOUNT');
    expect((await enter(member, { audience: 'agent' })).body.code).toBe('NON_AGENT_ACCOUNT');
    const { id } = await memberWithNumber('sms.closed', closed);
    await held.db.updateTable('identity.member').set({ status: 'disabled' }).where('id', '=', id).execute();
    await ask(loginSms, closed);
    expect((await outgoing(held.db, e164(closed))).every((message) => message.suppressed)).toBe(true);
  });

  it('names what is missing', async () => {
    const browser = new Browser();
    const bare = (body: object) =>
      browser.send(logIn, 'POST', '/wps/session/login', { type: 'sms', ...body });
    expect(
      (await bare({ username: '0811234567', countryDialingCode: '66' })).body.fields?.password?.code,
    ).toBe('CODE_REQUIRED');
    expect(
      (await bare({ username: '0811234567', password: '123456' })).body.fields?.countryDialingCode?.code,
    ).toBe('DIALLING_CODE');
    expect(
      (await bare({ username: '12', password: '123456', countryDialingCode: '66' })).body.fields?.username
        ?.code,
    ).toBe('MOBILE_FORMAT');
  });

  it('accepts the number with its country as the name of a password login', async () => {
    const number = newNumber();
    await memberWithNumber('by.number', number);
    const browser = new Browser();
    const answer = await browser.send(logIn, 'POST', '/wps/session/login', {
      username: e164(number),
      password: PASSWORD,
    });
    expect(answer.body.value).toMatchObject({ info: { account: 'by.number' } });
  });

  it('is rejected if the site has no such login', async () => {
    await setFlag(held.db, 'showVerCodeLogin', false, true);
    expect((await ask(loginSms, newNumber())).body.code).toBe('SMS_NOT_ALLOWED');
    expect((await logInBySms(new Browser(), newNumber(), '123456')).body.code).toBe('SMS_NOT_ALLOWED');
    expect((await ask(loginSms, newNumber(), new Browser(), { purpose: 'reset' })).status).toBe(200);
    await setFlag(held.db, 'showVerCodeLogin', true, true);
  });
});

it('allows a verified number for one member only', async () => {
  const number = newNumber();
  await memberWithNumber('first.owner', number);
  await expect(memberWithNumber('second.owner', number)).rejects.toMatchObject({ code: 'MOBILE_TAKEN' });
});
