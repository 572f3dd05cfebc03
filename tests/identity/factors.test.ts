import { POST as login } from '@/app/wps/session/login/route';
import { POST as verify } from '@/app/wps/session/login/verify/route';
import { POST as verifyCode } from '@/app/wps/session/login/verify/code/route';
import { GET as security } from '@/app/wps/member/security/route';
import { DELETE as totpOff, POST as totpBegin } from '@/app/wps/member/security/totp/route';
import { POST as totpConfirm } from '@/app/wps/member/security/totp/confirm/route';
import { POST as renew } from '@/app/wps/member/security/totp/recovery/route';
import { setFlag } from '@/lib/content/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { requireExtraVerification } from '@/lib/identity/extra/commands';
import { memberById } from '@/lib/identity/queries';
import { issueOneTimePassword } from '@/lib/identity/recovery/commands';
import { createTrial } from '@/lib/identity/trial/commands';
import { openContent } from '@/lib/identity/outgoing/commands';
import { codeAt, matchingStep, otpauthUri, plainRecoveryCode } from '@/lib/identity/totp/rules';
import { advanceClock, now, setClock } from '@/lib/platform/clock';
import { Browser, type Answer } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';

const held = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';

interface Offer {
  challenge: string;
  ways: { way: string; hint: string }[];
}

const enter = (browser: Browser, username: string, more: object = {}) =>
  browser.send(login, 'POST', '/wps/session/login', { username, password: PASSWORD, ...more });
const verifyExtra = (browser: Browser, challenge: string, way: string, answer: string) =>
  browser.send(verify, 'POST', '/wps/session/login/verify', { challenge, way, answer });
const guards = async (browser: Browser) =>
  (await browser.send(security, 'GET', '/wps/member/security')).body.value as {
    totp: { on: boolean; recoveryCodesLeft: number };
    activity: { kind: string; ip: string }[];
  };
const offerOf = (answer: Answer) => answer.body as unknown as Offer;

/** A member who has logged in once, from `browser`. */
async function settled(account: string, more: object = {}) {
  const { id } = await createMember(held.db, { account, password: PASSWORD, ...more });
  const browser = new Browser();
  expect((await enter(browser, account)).status).toBe(200);
  return { id, browser };
}

/** Logs in from a new address until extra verification is required. */
async function challenged(account: string, more: object = {}) {
  const browser = new Browser();
  const answer = await enter(browser, account, more);
  expect(answer).toMatchObject({ status: 403, body: { code: 'EXTRA_VERIFICATION' } });
  return { browser, offer: offerOf(answer) };
}

/** Enables an app for the logged-in member. Returns its secret and the recovery codes. */
async function withApp(browser: Browser) {
  const begun = await browser.send(totpBegin, 'POST', '/wps/member/security/totp', { password: PASSWORD });
  const { secret, uri, qr } = begun.body.value as { secret: string; uri: string; qr: string };
  const bytes = fromBase32(secret);
  const code = codeAt(bytes, now());
  const done = await browser.send(totpConfirm, 'POST', '/wps/member/security/totp/confirm', { code });
  const { recoveryCodes } = done.body.value as { recoveryCodes: string[] };
  return { bytes, uri, qr, code, recoveryCodes };
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of the newest message of a member. */
async function sentCode(memberId: bigint): Promise<string> {
  const row = await held.db
    .selectFrom('identity.outgoing')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return String((openContent(row.channel, row.template, row.sealed!).values as { code?: unknown }).code);
}

afterEach(() => setClock(undefined));

describe('a TOTP code', () => {
  // RFC 6238, appendix B, the last six of the eight digits; the key is the ASCII text 12345678901234567890.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s is %s', (seconds, code) => {
    expect(codeAt(Buffer.from('12345678901234567890'), new Date(seconds * 1_000))).toBe(code);
  });
});

describe('the step of a code', () => {
  const secret = Buffer.from('12345678901234567890');
  const at = new Date('2030-03-01T10:00:15Z');
  const step = at.getTime() / 30_000 - 0.5;
  const near = (steps: number) => codeAt(secret, new Date(at.getTime() + steps * 30_000));

  it.each([-1, 0, 1])('is found %i steps away', (steps) => {
    expect(matchingStep(secret, near(steps), at)).toBe(step + steps);
  });

  it.each([-2, 2])('is not found %i steps away', (steps) => {
    expect(matchingStep(secret, near(steps), at)).toBeUndefined();
  });

  it('is the later of two that share a code', () => {
    // Found by search: this key gives 496870 in both steps.
    const shared = Buffer.from('0023fad400000000000000000000000000000000', 'hex');
    expect(codeAt(shared, new Date(30_000_000))).toBe(codeAt(shared, new Date(30_030_000)));
    expect(matchingStep(shared, codeAt(shared, new Date(30_000_000)), new Date(30_000_000))).toBe(1_001);
  });

  it.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦'])('is none for %j', (code) => {
    expect(matchingStep(secret, code, at)).toBeUndefined();
  });

  it('names the parameters in the address for the app', () => {
    expect(otpauthUri('Lantern House', 'a b', secret)).toBe(
      'otpauth://totp/Lantern%20House:a%20b?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Lantern%20House&algorithm=SHA1&digits=6&period=30',
    );
  });
});

describe('an authenticator app', () => {
  it('is set up with the password and a first code, and gives ten recovery codes', async () => {
    const { browser } = await settled('app1');
    const wrong = await browser.send(totpBegin, 'POST', '/wps/member/security/totp', {
      password: 'not-this-one',
    });
    expect(wrong.body.fields?.password?.code).toBe('PASSWORD_WRONG');
    const { uri, qr, recoveryCodes } = await withApp(browser);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Croupier:app1\?secret=[A-Z2-7]{32}&issuer=Croupier&/);
    expect(qr).toMatch(/^data:image\/png;base64,/);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await guards(browser)).toMatchObject({
      totp: { on: true, recoveryCodesLeft: 10 },
      activity: [{ kind: 'totpOn' }],
    });
    const again = await browser.send(totpBegin, 'POST', '/wps/member/security/totp', { password: PASSWORD });
    expect(again.body.code).toBe('TOTP_IS_ON');
  });

  it('is stored without its secret or recovery codes in plain text', async () => {
    const { browser } = await settled('app2');
    const { bytes, recoveryCodes } = await withApp(browser);
    const dump = await asOwner(held.ownerUrl, async (client) => {
      const totp = await client.query<{ t: string }>('SELECT t::text FROM identity.totp t');
      const codes = await client.query<{ t: string }>('SELECT t::text FROM identity.recovery_code t');
      return [...totp.rows, ...codes.rows].map((row) => row.t).join('\n');
    });
    expect(dump).not.toContain(bytes.toString('hex'));
    for (const code of recoveryCodes) expect(dump).not.toContain(plainRecoveryCode(code)!);
  });

  it('is required from a new address, and accepts each code once', async () => {
    setClock(new Date('2030-03-01T10:00:00Z'));
    const { browser } = await settled('app3');
    const { bytes, code } = await withApp(browser);
    const { browser: away, offer } = await challenged('app3');
    expect(offer.ways).toEqual([{ way: 'totp', hint: '' }]);
    // The code that enabled the app has been used.
    expect((await verifyExtra(away, offer.challenge, 'totp', code)).body.fields?.answer?.code).toBe(
      'TOTP_WRONG',
    );
    advanceClock(30_000);
    const fresh = codeAt(bytes, now());
    expect(
      (await verifyExtra(away, offer.challenge, 'totp', `${fresh.slice(0, 3)} ${fresh.slice(3)}`)).status,
    ).toBe(200);
    const second = await challenged('app3');
    expect((await verifyExtra(second.browser, second.offer.challenge, 'totp', fresh)).body.code).toBe(
      'INVALID_INPUT',
    );
  });

  it('accepts one of twenty parallel uses of a code', async () => {
    setClock(new Date('2030-03-02T10:00:00Z'));
    const { browser } = await settled('app4');
    const { bytes } = await withApp(browser);
    const offers = [
      await challenged('app4'),
      await challenged('app4'),
      await challenged('app4'),
      await challenged('app4'),
    ];
    advanceClock(30_000);
    const code = codeAt(bytes, now());
    const answers = await Promise.all(
      offers.flatMap(({ browser: away, offer }) => [
        verifyExtra(away, offer.challenge, 'totp', code),
        verifyExtra(away, offer.challenge, 'totp', code),
      ]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is required in a new browser at a known address too', async () => {
    const { browser } = await settled('app5');
    await withApp(browser);
    const other = new Browser();
    other.ip = browser.ip;
    expect((await enter(other, 'app5')).body.code).toBe('EXTRA_VERIFICATION');
    expect((await enter(browser, 'app5')).status).toBe(200);
  });

  it('can be replaced by a recovery code, each once, in any spelling', async () => {
    const { browser } = await settled('app6');
    const { recoveryCodes } = await withApp(browser);
    const typed = ` ${recoveryCodes[0]!.toUpperCase().replace('-', '  ')} `;
    const first = await challenged('app6');
    expect((await verifyExtra(first.browser, first.offer.challenge, 'totp', typed)).status).toBe(200);
    expect(await guards(first.browser)).toMatchObject({ totp: { recoveryCodesLeft: 9 } });
    const second = await challenged('app6');
    expect((await verifyExtra(second.browser, second.offer.challenge, 'totp', typed)).status).toBe(400);
  });

  it('renews recovery codes, which invalidates the old ones, and can be turned off', async () => {
    const { browser } = await settled('app7');
    const { recoveryCodes } = await withApp(browser);
    const fresh = await browser.send(renew, 'POST', '/wps/member/security/totp/recovery', {
      password: PASSWORD,
    });
    const { browser: away, offer } = await challenged('app7');
    expect((await verifyExtra(away, offer.challenge, 'totp', recoveryCodes[3]!)).status).toBe(400);
    const [good] = (fresh.body.value as { recoveryCodes: string[] }).recoveryCodes;
    expect((await verifyExtra(away, offer.challenge, 'totp', good!)).status).toBe(200);
    expect(
      (await browser.send(totpOff, 'DELETE', '/wps/member/security/totp', { password: PASSWORD })).status,
    ).toBe(200);
    expect((await enter(new Browser(), 'app7')).status).toBe(200);
  });
});

describe('extra verification of a login from a new address', () => {
  const named = { profile: { payeeName: 'Somchai Jaidee' } };

  it('is not required of a member without a method, and the owner sees the login in the activity', async () => {
    const { browser } = await settled('plain1');
    const away = new Browser();
    expect((await enter(away, 'plain1')).status).toBe(200);
    const { activity } = await guards(browser);
    expect(activity).toMatchObject([{ kind: 'newAddress', ip: away.ip }]);
  });

  it('accepts the bank account name in any spelling, and then knows the address', async () => {
    const { browser } = await settled('payee1', named);
    const { browser: away, offer } = await challenged('payee1');
    expect(offer.ways).toEqual([{ way: 'payeeName', hint: 'S••• J•••' }]);
    expect(
      (await verifyExtra(away, offer.challenge, 'payeeName', 'Somchai Jaide')).body.fields?.answer?.code,
    ).toBe('PAYEE_NAME_WRONG');
    expect((await verifyExtra(away, offer.challenge, 'payeeName', '  sOMCHAI   jaidee')).status).toBe(200);
    expect((await enter(away, 'payee1')).status).toBe(200);
    expect((await enter(browser, 'payee1')).status).toBe(200);
  });

  it('stores the address as a keyed hash only', async () => {
    const { browser } = await settled('payee2', named);
    const rows = await held.db.selectFrom('identity.used_address').select('address_hash').execute();
    for (const { address_hash } of rows) expect(address_hash.toString('latin1')).not.toContain(browser.ip);
  });

  it('sends a code to the verified email address or number', async () => {
    const { id } = await settled('mail1');
    await setContact(held.db, id, 'email', 'mail1@example.com', true);
    await setContact(held.db, id, 'mobile', '+66812345678', true);
    for (const way of ['email', 'mobile'] as const) {
      const { browser, offer } = await challenged('mail1');
      expect(offer.ways.map((entry) => entry.way)).toEqual(['email', 'mobile']);
      const sent = await browser.send(verifyCode, 'POST', '/wps/session/login/verify/code', {
        challenge: offer.challenge,
        way,
      });
      expect(sent.body.value).toEqual({ expiredMinutes: 1 });
      const code = await sentCode(id);
      const wrong = code === '000000' ? '000001' : '000000';
      expect((await verifyExtra(browser, offer.challenge, way, wrong)).body.fields?.answer?.code).toBe(
        'CODE_WRONG',
      );
      expect((await verifyExtra(browser, offer.challenge, way, code)).status).toBe(200);
    }
  });

  it('notifies the owner by email if the address is verified', async () => {
    const { id } = await settled('mail2');
    await setContact(held.db, id, 'email', 'mail2@example.com', true);
    const { browser, offer } = await challenged('mail2');
    await browser.send(verifyCode, 'POST', '/wps/session/login/verify/code', {
      challenge: offer.challenge,
      way: 'email',
    });
    await verifyExtra(browser, offer.challenge, 'email', await sentCode(id));
    const templates = await held.db
      .selectFrom('identity.outgoing')
      .select('template')
      .where('member_id', '=', id)
      .orderBy('id')
      .execute();
    expect(templates.map((row) => row.template)).toEqual(['loginCode', 'newLogin']);
  });

  it('fails if the password was changed, whichever comes first', async () => {
    const { id } = await settled('payeeold', named);
    const { browser, offer } = await challenged('payeeold');
    // A login whose password was checked, and whose extra verification has not been requested yet.
    const loggingIn = (await memberById(held.db, id))!;
    await inTransaction(held.db, (tx) => issueOneTimePassword(tx, id));
    expect((await verifyExtra(browser, offer.challenge, 'payeeName', 'Somchai Jaidee')).body.code).toBe(
      'CHALLENGE_GONE',
    );
    const origin = { ip: '203.0.113.99', userAgent: 'jest', deviceId: 'device-of-a-stranger' };
    await expect(
      requireExtraVerification(held.db, loggingIn, {
        origin,
        remember: false,
        deviceIsKnown: false,
        byPassword: true,
      }),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const waiting = held.db.selectFrom('identity.login_challenge').where('member_id', '=', id).selectAll();
    expect(await waiting.execute()).toEqual([]);
  });

  it('allows five tries, in parallel too', async () => {
    await settled('payee3', named);
    const { browser, offer } = await challenged('payee3');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        verifyExtra(browser, offer.challenge, 'payeeName', `Somebody ${index}`),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 'INVALID_INPUT')).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'CHALLENGE_GONE')).toHaveLength(15);
    expect((await verifyExtra(browser, offer.challenge, 'payeeName', 'Somchai Jaidee')).status).toBe(410);
  });

  it('allows fifteen tries an hour over all challenges', async () => {
    await settled('payee4', named);
    const seen: unknown[] = [];
    for (let round = 0; round < 4; round++) {
      const { browser, offer } = await challenged('payee4');
      for (let index = 0; index < 4; index++)
        seen.push((await verifyExtra(browser, offer.challenge, 'payeeName', 'Nobody')).body.code);
    }
    expect(seen.slice(0, 15).every((code) => code === 'INVALID_INPUT')).toBe(true);
    expect(seen[15]).toBe('TOO_MANY_REQUESTS');
  });

  it('accepts one of twenty parallel right answers', async () => {
    await settled('payee5', named);
    const { browser, offer } = await challenged('payee5');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => verifyExtra(browser, offer.challenge, 'payeeName', 'Somchai Jaidee')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is bound to its browser, for ten minutes', async () => {
    setClock(new Date('2030-04-01T10:00:00Z'));
    await settled('payee6', named);
    const { browser, offer } = await challenged('payee6');
    const thief = new Browser();
    await enter(thief, 'payee6');
    expect((await verifyExtra(thief, offer.challenge, 'payeeName', 'Somchai Jaidee')).status).toBe(410);
    advanceClock(10 * 60_000 + 1);
    expect((await verifyExtra(browser, offer.challenge, 'payeeName', 'Somchai Jaidee')).status).toBe(410);
  });

  it('rejects a method that was not offered', async () => {
    await settled('payee7', named);
    const { browser, offer } = await challenged('payee7');
    for (const way of ['totp', 'email', 'mobile']) {
      expect((await verifyExtra(browser, offer.challenge, way, '123456')).status).toBe(410);
    }
    const sent = await browser.send(verifyCode, 'POST', '/wps/session/login/verify/code', {
      challenge: offer.challenge,
      way: 'email',
    });
    expect(sent.status).toBe(410);
  });

  it('is not required after a wrong password, of trial accounts, or if it is switched off', async () => {
    await settled('payee8', named);
    const wrong = await enter(new Browser(), 'payee8', { password: 'not-this-one' });
    expect(wrong.body.code).toBe('INVALID_CREDENTIALS');
    await createTrial(held.db, { account: 'trialled', password: PASSWORD });
    for (let round = 0; round < 2; round++) expect((await enter(new Browser(), 'trialled')).status).toBe(200);
    await setFlag(held.db, 'extraVerification', false, false);
    expect((await enter(new Browser(), 'payee8')).status).toBe(200);
    await setFlag(held.db, 'extraVerification', true, false);
  });

  it('ends the browser’s previous session, and keeps "remember me"', async () => {
    await settled('payee9', named);
    const { browser, offer } = await challenged('payee9', { remember: true });
    const answer = await verifyExtra(browser, offer.challenge, 'payeeName', 'Somchai Jaidee');
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('croupier='))).toMatch(
      /Max-Age=86400/,
    );
  });

  it('rejects a blocked account', async () => {
    const { id } = await settled('payee0', named);
    const { browser, offer } = await challenged('payee0');
    await held.db.updateTable('identity.member').set({ status: 'disabled' }).where('id', '=', id).execute();
    expect((await verifyExtra(browser, offer.challenge, 'payeeName', 'Somchai Jaidee')).status).toBe(410);
  });
});
