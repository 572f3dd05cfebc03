/** docs/trust.md X5: 10^4 credentials (`npm test`: 10^3) against the rate limits. All credentials after the limit are correct, and none of them logs in. */
import * as argon2 from '@node-rs/argon2';
import { POST as askLink } from '@/app/wps/member/password/email/route';
import { POST as useLink } from '@/app/wps/member/password/reset/route';
import { activityOf } from '@/lib/identity/activity/queries';
import { createMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { notifyBruteForce } from '@/lib/identity/guessing/jobs';
import { logIn } from '@/lib/identity/login/commands';
import { loginInput } from '@/lib/identity/login/schema';
import { sendResetLink } from '@/lib/identity/recovery/jobs';
import { deviceCookieName } from '@/lib/identity/sessions/cookie';
import { AppError } from '@/lib/platform/errors';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { solvedCaptcha } from '../support/human';
import { outgoing } from '../support/outgoing';
import { runQueue } from '../support/queue';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const held = useTestDatabase();
jest.setTimeout(depth(120_000, 600_000));
const PASSWORD = 'quiet-lanterns-41';
const CREDENTIALS = depth(1_000, 10_000);
const AT_ONCE = 50;
const judged = jest.mocked(argon2.verify);

interface Try {
  username: string;
  password: string;
  ip: string;
  deviceId: string;
  captcha?: { captchaId: string; captcha: string };
}

/** The result of a try: `in`, or the code of the refusal. */
async function outcome({ ip, deviceId, captcha, ...given }: Try): Promise<string> {
  const origin = { ip, deviceId, userAgent: 'jest', language: 'en' as const };
  try {
    await logIn(held.db, loginInput.parse({ ...given, ...captcha }), origin, undefined);
    return 'in';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Makes all tries, AT_ONCE in parallel. Returns the number of each outcome. */
async function replay(from: number, make: (index: number) => Try): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let start = from; start < CREDENTIALS; start += AT_ONCE) {
    const size = Math.min(AT_ONCE, CREDENTIALS - start);
    const batch = Array.from({ length: size }, (_, at) => outcome(make(start + at)));
    for (const code of await Promise.all(batch)) counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

const address = (index: number) => `10.${20 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
const device = (index: number) => `device-of-guesser-${String(index).padStart(8, '0')}`;

/** The answer to the picture that this browser was shown. */
async function solvedFor(deviceId: string) {
  const browser = new Browser();
  browser.cookies.set(deviceCookieName(), deviceId);
  return solvedCaptcha(held.db, browser);
}

beforeEach(() => judged.mockClear());

it('limits tries at one account from many addresses and browsers with solved captchas', async () => {
  const email = 'guessed@mail.example';
  const { id } = await createMember(held.db, { account: 'guessed', password: PASSWORD });
  await setContact(held.db, id, 'email', email, true);
  const own = {
    username: 'guessed',
    password: PASSWORD,
    ip: '10.9.9.9',
    deviceId: 'device-of-the-owner-0000',
  };
  expect(await outcome(own)).toBe('in');
  judged.mockClear();

  const ALLOWANCE = 10;
  for (let index = 0; index < ALLOWANCE; index++) {
    const deviceId = device(index);
    const captcha = await solvedFor(deviceId);
    const guess = { username: 'guessed', password: `wrong-${index}`, ip: address(index), deviceId, captcha };
    expect(await outcome(guess)).toBe('INVALID_CREDENTIALS');
  }
  const counts = await replay(ALLOWANCE, (index) => ({
    username: 'guessed',
    password: PASSWORD,
    ip: address(index),
    deviceId: device(index),
  }));
  expect(counts).toEqual({ TOO_MANY_REQUESTS: CREDENTIALS - ALLOWANCE });
  expect(judged).toHaveBeenCalledTimes(ALLOWANCE);

  // The owner is notified, at most once a day…
  expect(await runQueue(held, 'identity-guessing', (payload) => notifyBruteForce(held.db, payload))).toBe(1);
  expect((await activityOf(held.db, id)).map(({ kind }) => kind)).toEqual(['guessed']);
  expect((await outgoing(held.db, email)).map(({ template }) => template)).toEqual(['guessed']);
  // …can log in in the known browser…
  expect(await outcome(own)).toBe('in');
  // …and elsewhere right after setting a new password.
  await new Browser().send(askLink, 'POST', '/wps/member/password/email', { username: 'guessed', email });
  await runQueue(held, 'identity-reset-link', (payload) => sendResetLink(held.db, payload));
  const mail = (await outgoing(held.db, email)).find(({ template }) => template === 'resetPassword');
  const newPassword = 'river-of-paper-boats-8';
  const token = String(mail!.values.link).split('#')[1]!;
  const set = { token, newPassword, confirmNewPassword: newPassword };
  expect((await new Browser().send(useLink, 'POST', '/wps/member/password/reset', set)).status).toBe(200);
  const elsewhere = { ...own, password: newPassword, deviceId: 'device-of-the-owner-0001' };
  expect(await outcome(elsewhere)).toBe('in');
});

it('limits tries at many names from one address and many browsers', async () => {
  const ACCOUNTS = 40;
  for (let index = 0; index < ACCOUNTS; index++)
    await createMember(held.db, { account: `listed${index}`, password: PASSWORD });
  const [PLAIN, READ] = [12, 48];
  const ip = '10.8.0.1';
  const wrong = (index: number) => ({
    username: `leaked${index}`,
    password: 'wrong-1',
    ip,
    deviceId: device(index),
  });
  for (let index = 0; index < PLAIN; index++) expect(await outcome(wrong(index))).toBe('INVALID_CREDENTIALS');
  // From now on a captcha is required, and no password is checked without one.
  for (let index = PLAIN; index < PLAIN + READ; index++)
    expect(
      await outcome({ ...wrong(index), username: `listed${index % ACCOUNTS}`, password: PASSWORD }),
    ).toBe('CAPTCHA_REQUIRED');
  const counts = await replay(PLAIN + READ, (index) => ({
    ...wrong(index),
    username: `listed${index % ACCOUNTS}`,
    password: PASSWORD,
  }));
  expect(counts).toEqual({ TOO_MANY_REQUESTS: CREDENTIALS - PLAIN - READ });
  expect(judged).toHaveBeenCalledTimes(PLAIN);
});

it('queues the same job for an unknown name, which notifies nobody', async () => {
  for (let index = 0; index < 12; index++)
    await outcome({ username: 'nobody-here', password: 'x', ip: address(index), deviceId: device(index) });
  expect(await runQueue(held, 'identity-guessing', (payload) => notifyBruteForce(held.db, payload))).toBe(1);
});
