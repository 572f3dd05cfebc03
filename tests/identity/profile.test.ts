import { POST as askEmail } from '@/app/wps/member/info/email/route';
import { POST as proveEmail } from '@/app/wps/member/info/email/verification/route';
import { POST as askMobile } from '@/app/wps/member/info/mobile/route';
import { POST as proveMobile } from '@/app/wps/member/info/mobile/verification/route';
import { GET as read, PUT as write } from '@/app/wps/member/info/profile/route';
import { GET as history } from '@/app/wps/member/sessions/history/route';
import { createMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { PROFILE_FIELDS, type ProfileField } from '@/lib/identity/member-fields';
import { profileOf } from '@/lib/identity/profile/queries';
import { checkProfileField } from '@/lib/identity/profile/rules';
import { revokeSessions, startSession } from '@/lib/identity/sessions/commands';
import { Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';
import { lastCode, outgoing } from '../support/outgoing';

const held = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';
const FULL: Record<ProfileField, string> = {
  fullname: 'Somchai Wannapong',
  birthday: '1990-02-28',
  nationality: 'TH',
  address: '12/3 ถนนเจริญกรุง, Bangkok',
  occupation: 'Ferryman',
  sourceOfIncome: 'salary',
  telegram: 'somchai_telegram',
  zalo: 'somchai_zalo',
  skype: 'somchai_skype',
  line: 'somchai_line',
  whatsapp: '+66811112222',
  wechat: 'somchai_wechat',
  facebook: 'somchai_facebook',
  qqNum: '123498765',
};

let count = 0;

async function enter() {
  const account = `teller${++count}`;
  const { id } = await createMember(held.db, { account, password: PASSWORD });
  const origin = { ip: `10.7.0.${count}`, userAgent: 'jest', deviceId: `device-of-teller-${count}-0000` };
  const { token } = await startSession(held.db, id, origin, false);
  const browser = new Browser();
  browser.extra = { authorization: `Bearer ${token}` };
  return { id, account, browser };
}

/** All of the identity room's rows as text, as a stolen dump would show them. */
async function dump(): Promise<string> {
  return asOwner(held.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'identity'`,
    );
    const texts: string[] = [];
    for (const { name } of rows) {
      const all = await client.query<{ all: string | null }>(
        `SELECT string_agg(t::text, ' ') AS all FROM identity.${client.escapeIdentifier(name)} t`,
      );
      texts.push(all.rows[0]?.all ?? '');
    }
    return texts.join('\n');
  });
}

describe('the profile', () => {
  it('stores new fields, updates sent ones and deletes empty ones', async () => {
    const { browser } = await enter();
    const put = (body: object) => browser.send(write, 'PUT', '/wps/member/info/profile', body);
    expect((await put(FULL)).body.value).toMatchObject({ profile: FULL, email: null, mobile: null });
    await put({ occupation: 'Baker', skype: '' });
    const { body } = await browser.send(read, 'GET', '/wps/member/info/profile');
    const { skype: _, ...rest } = FULL;
    expect(body.value?.profile).toEqual({ ...rest, occupation: 'Baker' });
  });

  it('is not readable in a raw dump of the database', async () => {
    const { id, browser } = await enter();
    await browser.send(write, 'PUT', '/wps/member/info/profile', FULL);
    await setContact(held.db, id, 'email', 'somchai.hidden@mail.example', true);
    await createMember(held.db, {
      account: 'registrant',
      profile: { payeeName: 'Hidden Payee Name', wechat: 'hidden_wechat_id' },
    });
    const all = await dump();
    const secrets = [...Object.values(FULL), 'somchai.hidden', 'Hidden Payee Name', 'hidden_wechat_id'];
    for (const secret of secrets.filter((value) => value.length > 6 && value !== FULL.sourceOfIncome)) {
      expect({ secret, seen: all.includes(secret) }).toEqual({ secret, seen: false });
      expect(all.includes(Buffer.from(secret).toString('hex'))).toBe(false);
    }
    const { id: other } = await createMember(held.db, {
      account: 'reader1',
      profile: { payeeName: 'Open Me' },
    });
    expect(await profileOf(held.db, other)).toEqual({ payeeName: 'Open Me' });
  });

  it('can be decrypted in its own row only', async () => {
    const { id, browser } = await enter();
    const { id: thief } = await enter();
    await browser.send(write, 'PUT', '/wps/member/info/profile', { occupation: 'Ferryman' });
    await held.db
      .insertInto('identity.profile_field')
      .columns(['member_id', 'field', 'sealed', 'changed_at'])
      .expression((on) =>
        on
          .selectFrom('identity.profile_field')
          .select((row) => [row.val(thief).as('member_id'), 'field', 'sealed', 'changed_at'])
          .where('member_id', '=', id),
      )
      .execute();
    await expect(profileOf(held.db, thief)).rejects.toThrow();
  });

  it.each<[ProfileField, string, string | undefined]>([
    ['birthday', '2008-11-21', undefined],
    ['birthday', '2008-11-22', 'AGE'],
    ['birthday', '1990-02-29', 'INVALID'],
    ['birthday', '1992-02-29', undefined],
    ['birthday', '1890-01-01', 'INVALID'],
    ['birthday', '21-11-1990', 'PATTERN_DATE'],
    ['nationality', 'th', 'PATTERN_ALPHANUMERIC'],
    ['sourceOfIncome', 'theft', 'PATTERN_ANY'],
    ['fullname', 'ก', 'PATTERN_ANY'],
    ['fullname', 'José Ñuñez-O’Brien', undefined],
    ['fullname', '陈 小明', undefined],
    ['fullname', '<script>alert(1)</script>', 'PATTERN_ANY'],
    ['address', '12/3 ถนนเจริญกรุง', undefined],
    ['telegram', 'with space', 'PATTERN_NO_SPACES'],
    ['qqNum', '12a45', 'PATTERN_DIGITS'],
    ['qqNum', '', undefined],
  ])('%s %j: %s', (field, value, code) => {
    expect(checkProfileField(field, value, new Date('2026-11-21T12:00:00Z'))?.code).toBe(code);
  });

  it('rejects all fields if one is wrong, and stores none', async () => {
    const { id, browser } = await enter();
    const { body } = await browser.send(write, 'PUT', '/wps/member/info/profile', {
      occupation: 'Baker',
      birthday: '2020-01-01',
    });
    expect(Object.keys(body.fields ?? {})).toEqual(['birthday']);
    expect(await profileOf(held.db, id)).toEqual({});
  });

  it('has a rule for every field of the form', () => {
    expect(Object.keys(FULL).sort()).toEqual([...PROFILE_FIELDS].sort());
  });
});

describe('binding an email address', () => {
  const ask = (browser: Browser, email: string, password = PASSWORD) =>
    browser.send(askEmail, 'POST', '/wps/member/info/email', { email, password });
  const prove = (browser: Browser, email: string, verificationCode: string) =>
    browser.send(proveEmail, 'POST', '/wps/member/info/email/verification', { email, verificationCode });

  it('needs the login password and the code', async () => {
    const { browser } = await enter();
    const email = 'bind.one@mail.example';
    expect((await ask(browser, email, 'wrong-password')).body.fields?.password?.code).toBe('PASSWORD_WRONG');
    expect((await ask(browser, email)).body.value).toEqual({ expiredMinutes: 1 });
    expect((await prove(browser, email, '000000')).body.fields?.verificationCode?.code).toBe('CODE_WRONG');
    const { body } = await prove(browser, email, await lastCode(held.db, email));
    expect(body.value?.email).toEqual({ value: email, verified: true });
  });

  it('gives an address to the first member who proves it, and tells the second only after the proof', async () => {
    const [first, second] = [await enter(), await enter()];
    const email = 'shared@mail.example';
    await ask(first.browser, email);
    await prove(first.browser, email, await lastCode(held.db, email));
    // As if a minute had passed: one code a minute goes to one address, whoever asks.
    await held.db.deleteFrom('identity.throttle').execute();
    expect((await ask(second.browser, email.toUpperCase())).status).toBe(200);
    const code = await lastCode(held.db, email.toUpperCase());
    expect((await prove(second.browser, email, code)).body.code).toBe('EMAIL_TAKEN');
  });

  it('notifies the previous address', async () => {
    const { id, browser } = await enter();
    await setContact(held.db, id, 'email', 'before@mail.example', true);
    await ask(browser, 'after@mail.example');
    await prove(browser, 'after@mail.example', await lastCode(held.db, 'after@mail.example'));
    expect((await outgoing(held.db, 'before@mail.example')).map((mail) => mail.template)).toEqual([
      'securityChanged',
    ]);
  });
});

it('binds a mobile number by a code', async () => {
  const { browser } = await enter();
  const given = { mobileNum: '0811239876', countryDialingCode: '66' };
  await browser.send(askMobile, 'POST', '/wps/member/info/mobile', { ...given, password: PASSWORD });
  const verificationCode = await lastCode(held.db, '+66811239876');
  const { body } = await browser.send(proveMobile, 'POST', '/wps/member/info/mobile/verification', {
    ...given,
    verificationCode,
  });
  expect(body.value?.mobile).toEqual({ value: '+66811239876', verified: true });
});

it('lists the member’s own past logins, and which sessions are still valid', async () => {
  const { id, browser } = await enter();
  await revokeSessions(held.db, id);
  const origin = { ip: '10.7.9.9', userAgent: 'jest', deviceId: 'device-of-history-00000', country: 'TH' };
  const { token } = await startSession(held.db, id, origin, false);
  browser.extra = { authorization: `Bearer ${token}` };
  await enter();
  const { body } = await browser.send(history, 'GET', '/wps/member/sessions/history');
  expect(body.value).toMatchObject({ total: 2, totalPages: 1 });
  expect(body.value?.list).toMatchObject([{ ip: '10.7.9.9', country: 'TH', live: true }, { live: false }]);
});
