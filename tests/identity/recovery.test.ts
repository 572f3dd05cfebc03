import { POST as login } from '@/app/wps/session/login/route';
import { GET as info } from '@/app/wps/member/info/route';
import { POST as askLink } from '@/app/wps/member/password/email/route';
import { POST as useLink } from '@/app/wps/member/password/reset/route';
import { POST as byPhone } from '@/app/wps/member/password/verification/route';
import { POST as askCode } from '@/app/wps/verification/sms/noLogin/route';
import { setFlag } from '@/lib/content/commands';
import { createMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { sendResetLink, sweepResetLinks } from '@/lib/identity/recovery/jobs';
import { createTrial } from '@/lib/identity/trial/commands';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';
import { solvedCaptcha } from '../support/human';
import { lastCode, outgoing } from '../support/outgoing';
import { runQueue as runJobs } from '../support/queue';

const held = useTestDatabase();
const OLD = 'quiet-lanterns-41';
const NEW = 'river-of-paper-boats-8';
let count = 0;

afterEach(() => setClock(undefined));

async function memberWithEmail(change: { status?: string; type?: number } = {}) {
  const account = `forgetful${++count}`;
  const email = `${account}@mail.example`;
  const { id } = await createMember(held.db, { account, password: OLD, type: change.type ?? 0 });
  await setContact(held.db, id, 'email', email, true);
  if (change.status)
    await held.db
      .updateTable('identity.member')
      .set({ status: change.status })
      .where('id', '=', id)
      .execute();
  return { id, account, email };
}

const runQueue = () => runJobs(held, 'identity-reset-link', (payload) => sendResetLink(held.db, payload));

const ask = (username: string, email: string, browser = new Browser()) =>
  browser.send(askLink, 'POST', '/wps/member/password/email', { username, email });

async function linkFor(member: { id: bigint; account: string; email: string }) {
  await ask(member.account, member.email);
  await runQueue();
  const mail = (await outgoing(held.db, member.email))
    .filter((entry) => entry.template === 'resetPassword')
    .at(-1)!;
  return String(mail.values.link).split('#')[1]!;
}

const reset = (token: string, newPassword = NEW, change: object = {}) =>
  new Browser().send(useLink, 'POST', '/wps/member/password/reset', {
    token,
    newPassword,
    confirmNewPassword: newPassword,
    ...change,
  });
const enter = (username: string, password: string, browser = new Browser()) =>
  browser.send(login, 'POST', '/wps/session/login', { username, password });

/** A client without an Origin header, which is not asked for the slider. */
function program(): Browser {
  const browser = new Browser();
  browser.origin = undefined;
  return browser;
}

describe('a link by email', () => {
  it('sets the new password once, ends all sessions, and notifies the owner', async () => {
    const member = await memberWithEmail();
    const before = program();
    const { body } = await enter(member.account, OLD, before);
    const bearer = new Browser();
    bearer.extra = { authorization: `Bearer ${String(body.value?.token)}` };
    expect((await bearer.send(info, 'GET', '/wps/member/info')).status).toBe(200);
    const token = await linkFor(member);
    expect((await reset(token)).status).toBe(200);
    expect((await bearer.send(info, 'GET', '/wps/member/info')).status).toBe(401);
    expect((await enter(member.account, OLD, program())).status).toBe(401);
    // From a known address: from a new address extra verification would be required.
    const again = program();
    again.ip = before.ip;
    expect((await enter(member.account, NEW, again)).status).toBe(200);
    const templates = (await outgoing(held.db, member.email)).map((entry) => entry.template);
    expect(templates).toContain('passwordChanged');
    expect((await reset(token)).body).toMatchObject({ code: 'RESET_LINK_GONE' });
  });

  it('resets once in twenty parallel uses', async () => {
    const member = await memberWithEmail();
    const token = await linkFor(member);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `${NEW}-${index}`)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(19).fill(410)]);
    const won = answers.findIndex((answer) => answer.status === 200);
    expect((await enter(member.account, `${NEW}-${won}`, program())).status).toBe(200);
  });

  it('expires after thirty minutes, and when another link is used', async () => {
    const member = await memberWithEmail();
    const first = await linkFor(member);
    const second = await linkFor(member);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(410);
    const third = await linkFor(member);
    advanceClock(30 * 60_000 + 1);
    expect((await reset(third)).status).toBe(410);
    await sweepResetLinks(held.db);
    const left = await held.db.selectFrom('identity.reset_link').select('member_id').execute();
    expect(left.filter((row) => row.member_id === member.id)).toEqual([]);
  });

  it('is not used up by an invalid password', async () => {
    const member = await memberWithEmail();
    const token = await linkFor(member);
    for (const [bad, code] of [
      ['short', 'PATTERN_LETTERS_DIGITS_SYMBOLS'],
      ['password123', 'PASSWORD_COMMON'],
      [`${member.account}-9`, 'PASSWORD_HOLDS_NAME'],
    ] as const) {
      expect((await reset(token, bad)).body.fields?.newPassword?.code).toBe(code);
    }
    expect((await reset(token, NEW, { confirmNewPassword: 'other' })).body.fields).toHaveProperty(
      'confirmNewPassword',
    );
    expect((await reset(token)).status).toBe(200);
  });

  it('is stored as a hash only, and the queued request is sealed', async () => {
    const member = await memberWithEmail();
    await ask(member.account, member.email);
    const queue = await asOwner(held.ownerUrl, (client) =>
      client.query(`SELECT string_agg(payload::text, ' ') AS all FROM graphile_worker._private_jobs`),
    );
    expect(String(queue.rows[0].all)).not.toContain(member.account);
    await runQueue();
    const token = String((await outgoing(held.db, member.email)).at(-1)!.values.link).split('#')[1]!;
    const dump = await asOwner(held.ownerUrl, (client) =>
      client.query(`SELECT string_agg(l::text, ' ') AS all FROM identity.reset_link l`),
    );
    expect(String(dump.rows[0].all)).not.toContain(token);
  });
});

describe('a request for a link', () => {
  it('gets the same response and writes the same rows for every name', async () => {
    const known = await memberWithEmail();
    const closed = await memberWithEmail({ status: 'disabled' });
    const trial = await createTrial(held.db, { account: 'forgetful.trial', password: OLD });
    await setContact(held.db, trial.id, 'email', 'trial@mail.example', true);
    await runQueue();
    const answers = [
      await ask(known.account, known.email),
      await ask(known.account, 'else@mail.example'),
      await ask('nobody.here', known.email),
      await ask(closed.account, closed.email),
      await ask('forgetful.trial', 'trial@mail.example'),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: answers[0]!.body });
    expect(await runQueue()).toBe(answers.length);
    expect(await outgoing(held.db, known.email)).toHaveLength(1);
    for (const other of ['else@mail.example', closed.email, 'trial@mail.example'])
      expect(await outgoing(held.db, other)).toEqual([]);
  });

  it('accepts the name and address in any letter case, as a form', async () => {
    const member = await memberWithEmail();
    const request = new Request('http://localhost:3000/wps/member/password/email', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        username: ` ${member.account.toUpperCase()} `,
        email: member.email.toUpperCase(),
      }).toString(),
    });
    expect((await askLink(request, { params: Promise.resolve({}) })).status).toBe(200);
    await runQueue();
    expect(await outgoing(held.db, member.email)).toHaveLength(1);
  });

  it('is limited per account and per browser', async () => {
    const member = await memberWithEmail();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) statuses.push((await ask(member.account, member.email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const browser = new Browser();
    const own: number[] = [];
    for (let index = 0; index < 7; index++)
      own.push((await ask(`any${index}`, 'a@b.example', browser)).status);
    expect(own.slice(-1)).toEqual([429]);
  });
});

describe('a code by SMS', () => {
  const number = () => `081${String(2_000_000 + ++count).slice(-7)}`;
  const e164 = (national: string) => `+66${national.slice(1)}`;
  async function memberWithNumber() {
    const account = `phoned${++count}`;
    const mobileNum = number();
    const { id } = await createMember(held.db, { account, password: OLD });
    await setContact(held.db, id, 'mobile', e164(mobileNum), true);
    return { id, account, mobileNum };
  }
  const code = async (mobileNum: string, change: object = {}) => {
    const browser = new Browser();
    const human = await solvedCaptcha(held.db, browser);
    const body = { mobileNum, countryDialingCode: '66', purpose: 'reset', ...human, ...change };
    return browser.send(askCode, 'POST', '/wps/verification/sms/noLogin', body);
  };
  const set = (mobileNum: string, verificationCode: string, newPassword = NEW) =>
    new Browser().send(byPhone, 'POST', '/wps/member/password/verification', {
      mobileNum,
      countryDialingCode: '66',
      verificationCode,
      newPassword,
    });

  it('sets the new password, which then logs in with the number', async () => {
    const member = await memberWithNumber();
    expect((await code(member.mobileNum)).body.value).toEqual({ expiredMinutes: 1 });
    const verificationCode = await lastCode(held.db, e164(member.mobileNum));
    expect((await set(member.mobileNum, verificationCode)).status).toBe(200);
    expect((await enter(member.account, OLD, program())).status).toBe(401);
    expect((await enter(e164(member.mobileNum), NEW, program())).status).toBe(200);
    const sent = await outgoing(held.db, e164(member.mobileNum));
    expect(sent.map((entry) => entry.template)).toContain('passwordChanged');
    expect((await set(member.mobileNum, verificationCode)).body.fields?.verificationCode?.code).toBe(
      'CODE_EXPIRED',
    );
  });

  it('needs a human check, and gets the same response for numbers without an account', async () => {
    const member = await memberWithNumber();
    const bare = await code(member.mobileNum, { captcha: undefined, captchaId: undefined });
    expect(bare.body.code).toBe('CAPTCHA_REQUIRED');
    const known = await code(member.mobileNum);
    const unknown = await code(number());
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const wrongKnown = await set(member.mobileNum, '000000');
    const stranger = number();
    await code(stranger);
    const wrongUnknown = await set(stranger, '000000');
    expect([wrongUnknown.status, wrongUnknown.body]).toEqual([wrongKnown.status, wrongKnown.body]);
  });

  it('that was sent for a login sets no password', async () => {
    const member = await memberWithNumber();
    await setFlag(held.db, 'showVerCodeLogin', true, true);
    await code(member.mobileNum, { purpose: 'login' });
    const verificationCode = await lastCode(held.db, e164(member.mobileNum));
    expect((await set(member.mobileNum, verificationCode)).status).toBe(400);
  });

  it('does not reveal the account before the number is verified', async () => {
    const member = await memberWithNumber();
    await code(member.mobileNum);
    const unproven = await set(member.mobileNum, '000000', `${member.account}-99`);
    expect(Object.keys(unproven.body.fields ?? {})).toEqual(['verificationCode']);
  });
});
