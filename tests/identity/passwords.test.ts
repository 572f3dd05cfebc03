import { POST as changePassword } from '@/app/wps/member/password/route';
import { POST as changePayment } from '@/app/wps/member/password/payment/route';
import { POST as login } from '@/app/wps/session/login/route';
import { GET as info, PUT as rename } from '@/app/wps/member/info/route';
import { PUT as chooseIcon } from '@/app/wps/member/info/icon/route';
import { POST as freeplay } from '@/app/wps/session/login/freeplay/route';
import { createMember, verifyPaymentPassword } from '@/lib/identity/commands';
import { commonPasswordCount, isCommonPassword } from '@/lib/identity/passwords/common';
import { hashPassword } from '@/lib/identity/passwords/hash';
import { publishSiteConfig, siteConfig } from '@/lib/platform/site-config';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';

// The product's cost (tests/support/cheap-hashes.ts).
jest.unmock('@node-rs/argon2');

const held = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';
const NEXT = 'brighter-lanterns-42';

async function enter(account: string, more: object = {}): Promise<Browser> {
  await createMember(held.db, { account, password: PASSWORD, ...more });
  return again(account);
}

async function again(account: string, password = PASSWORD): Promise<Browser> {
  const browser = new Browser();
  const answer = await browser.send(login, 'POST', '/wps/session/login', { username: account, password });
  expect(answer.status).toBe(200);
  return browser;
}

const change = (
  browser: Browser,
  oldPassword: string,
  newPassword: string,
  confirmNewPassword = newPassword,
) =>
  browser.send(changePassword, 'POST', '/wps/member/password', {
    oldPassword,
    newPassword,
    confirmNewPassword,
  });
const pay = (browser: Browser, password: string, digits: string, confirm = digits) =>
  browser.send(changePayment, 'POST', '/wps/member/password/payment', {
    password,
    newPaymentPassword: digits,
    confirmNewPaymentPassword: confirm,
  });

describe('the blocklist', () => {
  it('has at least 3,000 passwords of an allowed length', () => {
    expect(commonPasswordCount()).toBeGreaterThanOrEqual(3_000);
  });

  it.each([
    'password',
    'Password123',
    'PASSWORD2026!',
    '12345678',
    'qwertyuiop',
    'aaaaaaaa',
    'abcabcabc',
    'croupier123',
    'ｐａｓｓｗｏｒｄ',
  ])('contains %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it('contains the name of the brand', () => {
    const config = siteConfig();
    publishSiteConfig({ ...config, brand: { ...config.brand, names: { en: 'Lantern House' } } });
    expect(['lanternhouse', 'Lantern123', 'croupier123'].map(isCommonPassword)).toEqual([true, true, true]);
    publishSiteConfig(undefined);
    expect(isCommonPassword('lanternhouse')).toBe(false);
  });

  it.each(['quiet-lanterns-41', 'correct-horse-battery', 'kEu72!mmQx'])('does not contain %s', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );
});

it('hashes with argon2id at 19 MiB, two passes, one lane, salted', async () => {
  const [one, two] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

describe('changing the password', () => {
  it('ends all other sessions, keeps this one, and invalidates the old password', async () => {
    const here = await enter('changer');
    const elsewhere = await again('changer');
    expect((await change(here, PASSWORD, NEXT)).status).toBe(200);
    expect((await here.send(info, 'GET', '/wps/member/info')).status).toBe(200);
    expect((await elsewhere.send(info, 'GET', '/wps/member/info')).status).toBe(401);
    const old = await new Browser().send(login, 'POST', '/wps/session/login', {
      username: 'changer',
      password: PASSWORD,
    });
    expect(old.status).toBe(401);
    await again('changer', NEXT);
  });

  it.each<[string, [string, string, string?], string]>([
    ['oldPassword', ['wrong-password', NEXT], 'PASSWORD_WRONG'],
    ['newPassword', [PASSWORD, 'short'], 'PATTERN_LETTERS_DIGITS_SYMBOLS'],
    ['newPassword', [PASSWORD, PASSWORD], 'PASSWORD_UNCHANGED'],
    ['newPassword', [PASSWORD, 'password123'], 'PASSWORD_COMMON'],
    ['newPassword', [PASSWORD, 'my-refused-name'], 'PASSWORD_HOLDS_NAME'],
    ['confirmNewPassword', [PASSWORD, NEXT, 'other-than-that'], 'PASSWORD_MISMATCH'],
    ['newPassword', [PASSWORD, ''], 'REQUIRED'],
  ])('rejects %s of %j with %s', async (field, [old, next, confirm], code) => {
    const browser = await again('refused').catch(() => enter('refused'));
    const answer = await change(browser, old, next, confirm);
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.[field]?.code).toBe(code);
  });

  it('is required once after a login with a one-time password', async () => {
    await createMember(held.db, { account: 'onetime', password: PASSWORD, mustChangePassword: true });
    const browser = new Browser();
    const enterWith = (password: string) =>
      browser.send(login, 'POST', '/wps/session/login', { username: 'onetime', password });
    expect((await enterWith(PASSWORD)).body.value).toMatchObject({ passwordExpired: true });
    await change(browser, PASSWORD, NEXT);
    expect((await enterWith(NEXT)).body.value).toMatchObject({ passwordExpired: false });
  });

  it('limits guesses of the old password in a stolen session', async () => {
    const browser = await enter('stolen1');
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++)
      statuses.push((await change(browser, `guess-${index}`, NEXT)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });
});

describe('the payment password', () => {
  it('is set with the login password, six digits and an equal confirmation', async () => {
    const browser = await enter('payer1');
    expect((await pay(browser, 'wrong-password', '402913')).body.fields?.password?.code).toBe(
      'PASSWORD_WRONG',
    );
    expect((await pay(browser, PASSWORD, '40291')).body.fields?.newPaymentPassword?.code).toBe(
      'PATTERN_DIGITS',
    );
    expect((await pay(browser, PASSWORD, '40291a')).body.fields?.newPaymentPassword?.code).toBe(
      'PATTERN_DIGITS',
    );
    expect(
      (await pay(browser, PASSWORD, '402913', '402914')).body.fields?.confirmNewPaymentPassword?.code,
    ).toBe('PASSWORD_MISMATCH');
    expect((await pay(browser, PASSWORD, '402913')).status).toBe(200);
    expect((await browser.send(info, 'GET', '/wps/member/info')).body.value).toMatchObject({
      hasPaymentPassword: true,
    });
  });

  it('is checked: missing, wrong, right', async () => {
    const none = await createMember(held.db, { account: 'payer2', password: PASSWORD });
    await expect(verifyPaymentPassword(held.db, none.id, '402913')).rejects.toMatchObject({
      code: 'PAYMENT_PASSWORD_MISSING',
      status: 409,
    });
    const some = await createMember(held.db, {
      account: 'payer3',
      password: PASSWORD,
      paymentPassword: '402913',
    });
    await expect(verifyPaymentPassword(held.db, some.id, '000000')).rejects.toMatchObject({
      status: 400,
      fields: { paymentPassword: { code: 'PAYMENT_PASSWORD_WRONG' } },
    });
    await expect(verifyPaymentPassword(held.db, some.id, '402913')).resolves.toBe(true);
  });

  it('allows five wrong tries, in parallel too, and then rejects the right one', async () => {
    const { id } = await createMember(held.db, {
      account: 'payer4',
      password: PASSWORD,
      paymentPassword: '402913',
    });
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => verifyPaymentPassword(held.db, id, String(100_000 + index))),
    );
    const codes = tries.map((entry) =>
      entry.status === 'rejected' ? (entry.reason as { code: string }).code : 'ok',
    );
    expect(codes.filter((code) => code === 'INVALID_INPUT')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(15);
    await expect(verifyPaymentPassword(held.db, id, '402913')).rejects.toMatchObject({ status: 429 });
  });
});

describe('the profile', () => {
  it.each(['Lucky Lantern', 'นักเล่น 9', '灯笼', 'a.b_c-d'])('accepts the nickname %s', async (nickname) => {
    const browser = await again('profile1').catch(() => enter('profile1'));
    expect((await browser.send(rename, 'PUT', '/wps/member/info', { nickname })).body.value).toMatchObject({
      nickname,
    });
  });

  it.each(['', '  ', '<b>x</b>', 'x'.repeat(25), '\u202egnp', '-x', 'a\u0000b'])(
    'refuses the nickname %j',
    async (nickname) => {
      const browser = await again('profile1').catch(() => enter('profile1'));
      expect((await browser.send(rename, 'PUT', '/wps/member/info', { nickname })).status).toBe(400);
    },
  );

  it.each([0, 13, -1, 1.5, '3', null])('rejects the icon %j', async (icon) => {
    const browser = await again('profile1').catch(() => enter('profile1'));
    expect((await browser.send(chooseIcon, 'PUT', '/wps/member/info/icon', { icon })).status).toBe(400);
  });
});

it('rejects all of it for a trial account', async () => {
  const trial = new Browser();
  expect((await trial.send(freeplay, 'POST', '/wps/session/login/freeplay', { platform: 'W' })).status).toBe(
    200,
  );
  for (const answer of [
    await change(trial, PASSWORD, NEXT),
    await pay(trial, PASSWORD, '402913'),
    await trial.send(rename, 'PUT', '/wps/member/info', { nickname: 'x' }),
  ]) {
    expect(answer).toMatchObject({ status: 403, body: { code: 'NEED_TRUE_ACCOUNT' } });
  }
});
