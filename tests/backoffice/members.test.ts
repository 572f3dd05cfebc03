import { POST as setStatus } from '@/app/(backoffice)/backoffice/api/members/[id]/status/route';
import { POST as reset } from '@/app/(backoffice)/backoffice/api/members/[id]/password/route';
import { GET as ownInfo } from '@/app/wps/member/info/route';
import { POST as login } from '@/app/wps/session/login/route';
import { listAuditEntries, findBrokenAuditEntry } from '@/lib/backoffice/audit/queries';
import { memberProfile } from '@/lib/backoffice/members/queries';
import { activityOf } from '@/lib/identity/activity/queries';
import { createMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const PASSWORD = 'chosen-lanterns-41';

const ask = (browser: Browser, id: bigint, body: object = { reason: 'Called, knew the last deposit' }) =>
  browser.send(reset, 'POST', '/backoffice/api/x', body, { id: String(id) });
const member = async (account: string) => (await createMember(held.db, { account, password: PASSWORD })).id;

it('needs its own permission; that for reading members is not enough', async () => {
  const id = await member('guarded');
  const { browser } = await createOperatorBrowser(held.db, 'reader', ['members.read', 'operators.write']);
  expect((await ask(browser, id)).body.code).toBe('FORBIDDEN');
  expect((await memberProfile(held.db, id)).password).toBe('own');
});

it('requires a reason, shows the password once, and audits operator and reason without the password', async () => {
  const id = await member('forgetful');
  const { browser } = await createOperatorBrowser(held.db, 'desk', ['members.write']);
  expect((await ask(browser, id, { reason: '  ' })).body.fields?.reason?.code).toBe('REQUIRED');
  expect((await ask(browser, id, { reason: 'x'.repeat(201) })).body.fields?.reason?.code).toBe(
    'REASON_TOO_LONG',
  );
  const { status, body } = await ask(browser, id);
  expect(status).toBe(200);
  const password = String(body.value?.password);
  const subject = `member:${id}`;
  const [line, ...others] = await listAuditEntries(held.db, { subject, limit: 10 });
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    operator: 'desk',
    action: 'member.passwordReset',
    detail: { account: 'forgetful', reason: 'Called, knew the last deposit' },
  });
  expect(
    JSON.stringify(line, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(password);
  expect(await findBrokenAuditEntry(held.db)).toBeUndefined();
  const profile = await memberProfile(held.db, id);
  expect(profile).toMatchObject({ password: 'oneTime' });
  expect(profile.passwordEndsAt?.toISOString()).toBe(body.value?.endsAt);
  const entered = await new Browser().send(login, 'POST', '/wps/session/login', {
    username: 'forgetful',
    password,
  });
  expect(entered.body.value).toMatchObject({ passwordExpired: true });
  expect((await memberProfile(held.db, id)).passwordEndsAt).toBeUndefined();
});

it('notifies the member in the member centre and by email, without the operator’s address', async () => {
  const id = await member('owner1');
  await setContact(held.db, id, 'email', 'owner1@example.com', true);
  const { browser } = await createOperatorBrowser(held.db, 'teller', ['members.write']);
  expect((await ask(browser, id)).status).toBe(200);
  expect(await activityOf(held.db, id)).toMatchObject([{ kind: 'passwordReset', ip: '', userAgent: '' }]);
  const told = await held.db
    .selectFrom('identity.outgoing')
    .select('template')
    .where('member_id', '=', id)
    .execute();
  expect(told).toEqual([{ template: 'passwordChanged' }]);
});

it.each([
  ['account', 'besieged', 'besieged'],
  ['number', 'besieged2', '+66812345672'],
])(
  'opens the account at once, however often strangers have tried at its %s',
  async (_, account, username) => {
    const id = await member(account);
    await setContact(held.db, id, 'mobile', '+66812345672', username.startsWith('+'));
    const enter = (password: string) =>
      new Browser().send(login, 'POST', '/wps/session/login', { username, password });
    for (let tries = 0; tries < 10; tries++) await enter(`guess-number-${tries}`);
    expect((await enter(PASSWORD)).status).toBe(429);
    const { browser } = await createOperatorBrowser(held.db, `rescuer-of-${account}`, ['members.write']);
    const { body } = await ask(browser, id);
    expect((await enter(String(body.value?.password))).status).toBe(200);
  },
);

it('changes nothing and is not audited for an unknown member', async () => {
  const { browser } = await createOperatorBrowser(held.db, 'nobodys', ['members.write']);
  expect((await ask(browser, 987_654n)).status).toBe(404);
  expect(await listAuditEntries(held.db, { subject: 'member:987654', limit: 1 })).toEqual([]);
});

describe('blocking a member', () => {
  const say = (browser: Browser, id: bigint, status: string, reason = 'A thief is in') =>
    browser.send(setStatus, 'POST', '/backoffice/api/x', { status, reason }, { id: String(id) });
  const enter = async (username: string) => {
    const browser = new Browser();
    return {
      browser,
      ...(await browser.send(login, 'POST', '/wps/session/login', { username, password: PASSWORD })),
    };
  };
  const isIn = async (browser: Browser) => (await browser.send(ownInfo, 'GET', '/wps/member/info')).status;

  // docs/trust.md X4
  it('ends every session and forbids every login until the member is unblocked', async () => {
    const id = await member('outcast1');
    const { browser: desk } = await createOperatorBrowser(held.db, 'gate', ['members.write']);
    const { browser: inside } = await enter('outcast1');
    expect(await isIn(inside)).toBe(200);
    expect((await say(desk, id, 'disabled')).status).toBe(200);
    expect(await isIn(inside)).toBe(401);
    expect((await enter('outcast1')).body.code).toBe('ACCOUNT_DISABLED');
    expect((await say(desk, id, 'disabled')).body.code).toBe('ALREADY_DECIDED');
    expect((await say(desk, id, 'active', 'It was the owner')).status).toBe(200);
    expect(await isIn(inside)).toBe(401); // the old cookie stays out
    expect((await enter('outcast1')).status).toBe(200);
    expect(await listAuditEntries(held.db, { subject: `member:${id}`, limit: 5 })).toMatchObject([
      { action: 'member.enable', operator: 'gate', detail: { reason: 'It was the owner' } },
      {
        action: 'member.disable',
        operator: 'gate',
        detail: { account: 'outcast1', reason: 'A thief is in' },
      },
    ]);
  });

  it('needs the permission, a reason and an existing member', async () => {
    const id = await member('guarded2');
    const { browser: reader } = await createOperatorBrowser(held.db, 'gate-reader', ['members.read']);
    expect((await say(reader, id, 'disabled')).body.code).toBe('FORBIDDEN');
    const { browser: desk } = await createOperatorBrowser(held.db, 'gate-desk', ['members.write']);
    expect((await say(desk, id, 'disabled', ' ')).body.fields?.reason?.code).toBe('REQUIRED');
    expect((await say(desk, id, 'gone')).status).toBe(400);
    expect((await say(desk, 999_999_999n, 'disabled')).status).toBe(404);
    expect((await memberProfile(held.db, id)).status).toBe('active');
  });
});
