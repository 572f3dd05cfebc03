/** A person with a stolen session, an old password or an old mailbox cannot take over the account. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { GET as info } from '@/app/wps/member/info/route';
import { POST as askEmail } from '@/app/wps/member/info/email/route';
import { POST as verifyEmail } from '@/app/wps/member/info/email/verification/route';
import { POST as askMobile } from '@/app/wps/member/info/mobile/route';
import { POST as verifyMobile } from '@/app/wps/member/info/mobile/verification/route';
import { POST as askLink } from '@/app/wps/member/password/email/route';
import { POST as changePayment } from '@/app/wps/member/password/payment/route';
import { POST as useLink } from '@/app/wps/member/password/reset/route';
import { POST as change } from '@/app/wps/member/password/route';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { contactOf } from '@/lib/identity/contacts/queries';
import { activityOf } from '@/lib/identity/activity/queries';
import { hashPassword } from '@/lib/identity/passwords/hash';
import { sendResetLink } from '@/lib/identity/recovery/jobs';
import { startSession } from '@/lib/identity/sessions/commands';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { Browser } from '../support/browser';
import { waitForBlockedQuery, useTestDatabase } from '../support/database';
import { lastCode, outgoing } from '../support/outgoing';
import { runQueue } from '../support/queue';

const PROJECT = 'lantern-tests';
let keyServer: Server;
let key: CryptoKey;

// Before anything reads the environment: a real key server, as Google's is, on a port of its own.
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  keyServer = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((listening) => keyServer.listen(0, '127.0.0.1', listening));
  process.env.FIREBASE_PROJECT_ID = PROJECT;
  process.env.FIREBASE_JWKS_URL = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`;
});
const held = useTestDatabase();
afterAll(async () => {
  await new Promise((closed) => keyServer.close(closed));
});

const PASSWORD = 'quiet-lanterns-41';
let count = 0;

/** A member with a browser. `enter` opens a further session, for example a stolen one. */
async function member() {
  const account = `owner${++count}`;
  const { id } = await createMember(held.db, { account, password: PASSWORD });
  const enter = async () => {
    const origin = { ip: `10.9.0.${count}`, userAgent: 'jest', deviceId: `device-of-owner-${++count}-0000` };
    const { token } = await startSession(held.db, id, origin, false);
    const browser = new Browser();
    browser.extra = { authorization: `Bearer ${token}` };
    return browser;
  };
  return { id, account, enter, browser: await enter() };
}

const number = { mobileNum: '0811239800', countryDialingCode: '66' };

describe('a stolen session', () => {
  it('binds no address by a code that another account requested', async () => {
    const [victim, thief] = [await member(), await member()];
    const email = 'thief@mail.example';
    await thief.browser.send(askEmail, 'POST', '/wps/member/info/email', { email, password: PASSWORD });
    const code = await lastCode(held.db, email);
    const bind = (browser: Browser) =>
      browser.send(verifyEmail, 'POST', '/wps/member/info/email/verification', {
        email,
        verificationCode: code,
      });
    expect((await bind(victim.browser)).body.fields?.verificationCode?.code).toBe('CODE_EXPIRED');
    expect(await contactOf(held.db, victim.id, 'email')).toBeUndefined();
    // The refused try does not use up the code: the thief can still use it for their own account.
    expect((await bind(thief.browser)).status).toBe(200);
  });

  it('binds no number that way, nor by a Firebase token without the password', async () => {
    const [victim, thief] = [await member(), await member()];
    await thief.browser.send(askMobile, 'POST', '/wps/member/info/mobile', { ...number, password: PASSWORD });
    const verificationCode = await lastCode(held.db, '+66811239800');
    const bind = (more: object) =>
      victim.browser.send(verifyMobile, 'POST', '/wps/member/info/mobile/verification', {
        ...number,
        ...more,
      });
    expect((await bind({ verificationCode })).status).toBe(400);
    const at = Math.floor(Date.now() / 1000);
    const firebaseIdToken = await new SignJWT({
      auth_time: at,
      phone_number: '+66811239800',
      firebase: { sign_in_provider: 'phone' },
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .setSubject('somebody')
      .setIssuedAt(at)
      .setExpirationTime(at + 3_600)
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .sign(key);
    const byToken = { firebaseChannel: 'sms', firebaseIdToken };
    expect((await bind(byToken)).body.fields).toMatchObject({ password: { code: 'REQUIRED' } });
    expect((await bind({ ...byToken, password: 'not-the-right-1' })).body.fields).toMatchObject({
      password: { code: 'PASSWORD_WRONG' },
    });
    expect(await contactOf(held.db, victim.id, 'mobile')).toBeUndefined();
    expect((await bind({ ...byToken, password: PASSWORD })).status).toBe(200);
  });

  it('cannot change the payment password without a notice to the owner', async () => {
    const { id, account, browser } = await member();
    await setContact(held.db, id, 'email', `${account}@mail.example`, true);
    await browser.send(changePayment, 'POST', '/wps/member/password/payment', {
      password: PASSWORD,
      newPaymentPassword: '402913',
      confirmNewPaymentPassword: '402913',
    });
    expect(await activityOf(held.db, id)).toMatchObject([{ kind: 'paymentPassword' }]);
    expect(await outgoing(held.db, `${account}@mail.example`)).toMatchObject([
      { template: 'securityChanged' },
    ]);
  });
});

it('a member without a password needs a fresh login', async () => {
  const { id, enter } = await member();
  await held.db.updateTable('identity.member').set({ password_hash: null }).where('id', '=', id).execute();
  const choose = (browser: Browser) =>
    browser.send(change, 'POST', '/wps/member/password', {
      oldPassword: '',
      newPassword: 'river-of-boats-5',
      confirmNewPassword: 'river-of-boats-5',
    });
  setClock(new Date());
  try {
    const left = await enter();
    advanceClock(15 * 60_000 + 1);
    expect((await choose(left)).body.code).toBe('LOGIN_AGAIN');
    const email = 'passer-by@mail.example';
    expect((await left.send(askEmail, 'POST', '/wps/member/info/email', { email })).body.code).toBe(
      'LOGIN_AGAIN',
    );
    expect((await choose(await enter())).status).toBe(200);
  } finally {
    setClock(undefined);
  }
});

it('one of two parallel changes of a password succeeds', async () => {
  const owner = await member();
  const browsers = [owner.browser, await owner.enter(), await owner.enter(), await owner.enter()];
  const answers = await Promise.all(
    browsers.map((browser, index) =>
      browser.send(change, 'POST', '/wps/member/password', {
        oldPassword: PASSWORD,
        newPassword: `river-of-boats-${index}`,
        confirmNewPassword: `river-of-boats-${index}`,
      }),
    ),
  );
  const won = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const alive = await Promise.all(
    browsers.map(async (browser) => (await browser.send(info, 'GET', '/wps/member/info')).status),
  );
  expect(alive).toEqual(browsers.map((_, index) => (index === won ? 200 : 401)));
});

it('a payment password cannot be set with a login password that was just changed', async () => {
  const { id, browser } = await member();
  let thief: ReturnType<Browser['send']> | undefined;
  await inTransaction(held.db, async (tx) => {
    // The owner's change is written and not committed yet. Meanwhile the thief's call checks the old password.
    await tx
      .updateTable('identity.member')
      .set({ password_hash: await hashPassword('river-of-boats-1') })
      .where('id', '=', id)
      .execute();
    thief = browser.send(changePayment, 'POST', '/wps/member/password/payment', {
      password: PASSWORD,
      newPaymentPassword: '402913',
      confirmNewPaymentPassword: '402913',
    });
    await waitForBlockedQuery(held.db);
  });
  const { status, body } = await thief!;
  expect([status, body.fields?.password?.code]).toEqual([400, 'PASSWORD_WRONG']);
  expect(await activityOf(held.db, id)).toEqual([]);
});

it('a reset link is invalid after another address is bound', async () => {
  const { id, account, browser } = await member();
  await setContact(held.db, id, 'email', 'lost@mail.example', true);
  await new Browser().send(askLink, 'POST', '/wps/member/password/email', {
    username: account,
    email: 'lost@mail.example',
  });
  await runQueue(held, 'identity-reset-link', (payload) => sendResetLink(held.db, payload));
  const [mail] = await outgoing(held.db, 'lost@mail.example');
  const token = String(mail!.values.link).split('#')[1]!;
  const email = 'kept@mail.example';
  await browser.send(askEmail, 'POST', '/wps/member/info/email', { email, password: PASSWORD });
  const verificationCode = await lastCode(held.db, email);
  await browser.send(verifyEmail, 'POST', '/wps/member/info/email/verification', { email, verificationCode });
  const reset = await new Browser().send(useLink, 'POST', '/wps/member/password/reset', {
    token,
    newPassword: 'river-of-boats-9',
    confirmNewPassword: 'river-of-boats-9',
  });
  expect(reset.body.code).toBe('RESET_LINK_GONE');
});
