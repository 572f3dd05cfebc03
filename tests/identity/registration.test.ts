import { listNotices } from '@/lib/notices/queries';
import { GET as rules } from '@/app/wps/system/setting/register/route';
import { PUT as register } from '@/app/wps/member/register/route';
import { GET as info } from '@/app/wps/member/info/route';
import { createMember } from '@/lib/identity/commands';
import { profileOf } from '@/lib/identity/profile/queries';
import { Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';

const held = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';
const form = (username: string, change: object = {}) => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  terms: true,
  age: true,
  ...change,
});
const send = (browser: Browser, body: unknown) => browser.send(register, 'PUT', '/wps/member/register', body);
const count = async (account: string) => {
  const { rows } = await asOwner(held.ownerUrl, (client) =>
    client.query('SELECT count(*)::int AS n FROM identity.member WHERE lower(account) = $1', [
      account.toLowerCase(),
    ]),
  );
  return rows[0].n as number;
};

it('returns the rules in the form’s order', async () => {
  const { body } = await new Browser().send(rules, 'GET', '/wps/system/setting/register');
  const list = body.value?.list as { field: string; enabled: boolean }[];
  expect(list.filter((rule) => rule.enabled).map((rule) => rule.field)).toEqual([
    'username',
    'password',
    'referralCode',
    'affiliateCode',
  ]);
});

it('registers and logs in', async () => {
  const browser = new Browser();
  const answer = await send(browser, form('Malee'));
  expect(answer.status).toBe(200);
  expect(answer.body.value).toMatchObject({
    firstTimeLogin: true,
    passwordExpired: false,
    info: { account: 'Malee', type: 0, currency: 'THB', hasPaymentPassword: false },
  });
  expect((await browser.send(info, 'GET', '/wps/member/info')).body.value).toMatchObject({
    account: 'Malee',
  });
});

it('accepts a name once in any letter case, also in parallel', async () => {
  const tries = [
    'Parallel',
    'parallel',
    'PARALLEL',
    'pArallel',
    'Parallel',
    'parallel',
    'PARALLEL',
    'paralleL',
  ];
  const answers = await Promise.all(tries.map((name) => send(new Browser(), form(name))));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  const refused = answers.find((answer) => answer.status === 409);
  expect(refused?.body).toMatchObject({
    code: 'USERNAME_TAKEN',
    fields: { username: { code: 'USERNAME_TAKEN' } },
  });
  expect(await count('parallel')).toBe(1);
});

it.each<[string, object, string]>([
  ['username', { username: undefined }, 'REQUIRED'],
  ['username', { username: 42 }, 'INVALID'],
  ['username', { username: 'x'.repeat(300) }, 'INVALID'],
  ['username', { username: '9lives' }, 'PATTERN_LETTER_FIRST'],
  ['password', { password: 'short', confirmPassword: 'short' }, 'PATTERN_LETTERS_DIGITS_SYMBOLS'],
  ['password', { password: 'password123', confirmPassword: 'password123' }, 'PASSWORD_COMMON'],
  ['password', { password: 'xx-niran-xx', confirmPassword: 'xx-niran-xx' }, 'PASSWORD_HOLDS_NAME'],
  ['confirmPassword', { confirmPassword: 'something-else' }, 'PASSWORD_MISMATCH'],
  ['terms', { terms: false }, 'TERMS'],
  ['terms', { terms: 'yes' }, 'TERMS'],
  ['age', { age: undefined }, 'AGE'],
  ['referralCode', { referralCode: 'NOSUCHCODE' }, 'REFERRAL_CODE'],
])('rejects an invalid %s: %j', async (field, change, code) => {
  const { status, body } = await send(new Browser(), form('niran', change));
  expect(status).toBe(400);
  expect(body.fields?.[field]?.code).toBe(code);
  expect(body.fields?.[field]?.message).not.toContain('fields.');
  expect(await count('niran')).toBe(0);
});

it('joins the downline of the inviting agent', async () => {
  const upline = await createMember(held.db, { account: 'upline1', password: PASSWORD, type: 1 });
  const { body } = await send(
    new Browser(),
    form('invited', { referralCode: upline.referralCode.toLowerCase() }),
  );
  const member = await held.db
    .selectFrom('identity.member')
    .select(['upline_id', 'path'])
    .where('id', '=', BigInt((body.value?.info as { id: string }).id))
    .executeTakeFirstOrThrow();
  expect(member.upline_id).toBe(upline.id);
  expect(member.path).toBe(`${upline.id}.${(body.value?.info as { id: string }).id}`);
});

it('becomes the friend of an inviting member, and nobody’s downline', async () => {
  const friend = await createMember(held.db, { account: 'inviter1', password: PASSWORD });
  const { body } = await send(new Browser(), form('befriended', { referralCode: friend.referralCode }));
  const id = BigInt((body.value?.info as { id: string }).id);
  const member = await held.db
    .selectFrom('identity.member')
    .select('upline_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(member.upline_id).toBeNull();
  const relation = await held.db
    .selectFrom('identity.referral')
    .select('referrer_id')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(relation.referrer_id).toBe(friend.id);
});

it('does not accept the code of a trial player', async () => {
  const trial = await createMember(held.db, { account: 'inviter2', type: 4 });
  const { body } = await send(new Browser(), form('trialfriend', { referralCode: trial.referralCode }));
  expect(body.fields?.referralCode?.code).toBe('REFERRAL_CODE');
});

it('ignores fields that the form does not have', async () => {
  const mass = {
    type: 1,
    currency: 'USD',
    uplineId: '100001',
    must_change_password: true,
    paymentPassword: '123456',
    line: 'x',
  };
  const { body } = await send(new Browser(), form('masser', mass));
  expect(body.value?.info).toMatchObject({ type: 0, currency: 'THB', hasPaymentPassword: false });
  const id = BigInt((body.value?.info as { id: string }).id);
  expect(await profileOf(held.db, id)).toEqual({});
});

it('welcomes a new member with a notice', async () => {
  const { body } = await send(new Browser(), form('greeted'));
  const { id } = body.value!.info as { id: string };
  const notices = await listNotices(held.db, BigInt(id), { size: 10 });
  expect(notices.list.map(({ kind, detail, read }) => ({ kind, detail, read }))).toEqual([
    { kind: 'welcome', detail: { account: 'greeted' }, read: false },
  ]);
});

it('requires the fields that the site enables', async () => {
  const set = (enabled: boolean) =>
    held.db
      .updateTable('identity.register_field')
      .set({ enabled })
      .where('field', 'in', ['paymentPassword', 'line'])
      .execute();
  await set(true);
  const bare = await send(new Browser(), form('asker'));
  expect(bare.body.fields).toMatchObject({ paymentPassword: { code: 'REQUIRED' } });
  const full = await send(new Browser(), form('asker', { paymentPassword: '402913', line: 'asker.line' }));
  expect(full.body.value?.info).toMatchObject({ hasPaymentPassword: true });
  await set(false);
});

it('rejects a foreign Origin', async () => {
  const browser = new Browser();
  browser.origin = 'https://evil.example';
  expect((await send(browser, form('foreign'))).status).toBe(403);
  expect(await count('foreign')).toBe(0);
});

it('ends the browser’s previous session, and creates a new token', async () => {
  const browser = new Browser();
  const first = await send(browser, form('former'));
  await send(browser, form('latter'));
  const old = new Browser();
  old.extra = { authorization: `Bearer ${String(first.body.value?.token)}` };
  expect((await old.send(info, 'GET', '/wps/member/info')).status).toBe(401);
});

it('limits registrations from one address', async () => {
  const ip = '10.9.9.9';
  const statuses: number[] = [];
  for (let index = 0; index < 32; index++) {
    const browser = new Browser();
    browser.ip = ip;
    statuses.push((await send(browser, form(`bulk${index}`))).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual([429, 429]);
});
