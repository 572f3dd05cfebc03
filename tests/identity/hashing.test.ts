/** Hashing a password is expensive, and anybody can cause it. So concurrent hashes, waiting hashes and logins to one account are limited. */
import * as argon2 from '@node-rs/argon2';
import { createMember, verifyPaymentPassword } from '@/lib/identity/commands';
import { logIn } from '@/lib/identity/login/commands';
import { loginInput } from '@/lib/identity/login/schema';
import { hashPassword, verifyPassword } from '@/lib/identity/passwords/hash';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { logInOperator, OPERATOR_PASSWORD, createOperatorBrowser } from '../support/operators';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const held = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';
const verify = jest.mocked(argon2.verify);
const real = jest.requireActual<typeof argon2>('@node-rs/argon2').verify;
afterEach(() => verify.mockImplementation(real));

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const enter = (username: string, deviceId = 'device-of-the-owner-0000') =>
  outcome(
    logIn(
      held.db,
      loginInput.parse({ username, password: PASSWORD }),
      { ip: '10.6.0.1', deviceId, userAgent: 'jest' },
      undefined,
    ),
  );

/** Uses all places of the semaphore and of its queue. `releaseQueue` lets all tries end. */
async function fillQueue() {
  const stored = await hashPassword(PASSWORD);
  let running = 0;
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  verify.mockImplementation(async () => {
    running += 1;
    await released;
    return true;
  });
  const all = Array.from({ length: 500 }, () => outcome(verifyPassword(stored, PASSWORD)));
  // A refused try is refused at once, before anything is hashed.
  await new Promise((resolve) => setImmediate(resolve));
  return {
    atOnce: () => running,
    async releaseQueue() {
      release();
      const outcomes = await Promise.all(all);
      return { done: outcomes.filter((end) => end === 'done').length, outcomes: new Set(outcomes) };
    },
  };
}

it('hashes two passwords at a time, and refuses tries when the queue is full', async () => {
  const { atOnce, releaseQueue } = await fillQueue();
  expect(atOnce()).toBe(2);
  await expect(hashPassword(PASSWORD)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
  const { done, outcomes } = await releaseQueue();
  expect(done).toBe(152);
  expect([...outcomes].sort()).toEqual(['TOO_MANY_REQUESTS', 'done']);
});

it('checks a hash for an unknown name too', async () => {
  await createMember(held.db, { account: 'known-name', password: PASSWORD });
  verify.mockImplementation(() => Promise.resolve(false));
  verify.mockClear();
  for (const username of ['known-name', 'unknown-name'])
    expect(await enter(username)).toBe('INVALID_CREDENTIALS');
  expect(verify).toHaveBeenCalledTimes(2);
});

it('does not count a try that the queue refused', async () => {
  const { id } = await createMember(held.db, {
    account: 'patient',
    password: PASSWORD,
    paymentPassword: '402913',
  });
  await createOperatorBrowser(held.db, 'patient-too');
  const pay = () => outcome(verifyPaymentPassword(held.db, id, '402913'));
  const office = new Browser();
  const enterBackOffice = async () => (await logInOperator(office, 'patient-too', OPERATOR_PASSWORD)).status;
  const { releaseQueue } = await fillQueue();
  for (let index = 0; index < 12; index++)
    expect([await enter('patient'), await pay(), await enterBackOffice()]).toEqual([
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
      429,
    ]);
  await releaseQueue();
  verify.mockImplementation(real);
  expect([await enter('patient'), await pay(), await enterBackOffice()]).toEqual(['done', 'done', 200]);
});

it('limits logins to one account even with the right password', async () => {
  await createMember(held.db, { account: 'restless', password: PASSWORD });
  verify.mockImplementation(() => Promise.resolve(true));
  const ends = [];
  for (let index = 0; index < 301; index++) ends.push(await enter('restless'));
  expect(ends.indexOf('TOO_MANY_REQUESTS')).toBe(300);
});
