/** A one-time password allows nothing but choosing a new password. */
import { GET as announcementsOf } from '@/app/wps/announcements/route';
import { GET as info } from '@/app/wps/member/info/route';
import { POST as change } from '@/app/wps/member/password/route';
import { POST as login } from '@/app/wps/session/login/route';
import { DELETE as logout } from '@/app/wps/session/logout/route';
import { createAnnouncement } from '@/lib/content/announcements/commands';
import { setFlag } from '@/lib/content/commands';
import { createMember } from '@/lib/identity/commands';
import { sessionOfToken } from '@/lib/identity/sessions/queries';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { allRoutes, callRoute } from '../support/routes';

const held = useTestDatabase();
const ONE_TIME = 'given-lanterns-41';
const OWN = 'chosen-lanterns-42';

const enter = (browser: Browser, username: string, password: string) =>
  browser.send(login, 'POST', '/wps/session/login', { username, password });
const choose = (browser: Browser, oldPassword: string, newPassword: string) =>
  browser.send(change, 'POST', '/wps/member/password', {
    oldPassword,
    newPassword,
    confirmNewPassword: newPassword,
  });
const me = (browser: Browser) => browser.send(info, 'GET', '/wps/member/info');

afterEach(() => setClock(undefined));

it('is rejected by every route with a session except the change, logout and member data', async () => {
  await createMember(held.db, { account: 'fresh', password: ONE_TIME, mustChangePassword: true, type: 1 });
  const browser = new Browser();
  const { body } = await browser.send(login, 'POST', '/wps/session/login', {
    username: 'fresh',
    password: ONE_TIME,
    audience: 'agent',
  });
  expect(body.value).toMatchObject({ passwordExpired: true });
  const bearer = { authorization: `Bearer ${String(body.value?.token)}` };
  const open = new Set(['GET /wps/member/info', 'POST /wps/member/password', 'DELETE /wps/session/logout']);
  const walked = new Set<string>();
  for (const route of await allRoutes()) {
    const { name } = route.handler.definition.audience;
    const call = `${route.method} ${route.path}`;
    if (!['signedIn', 'members', 'agents'].includes(name) || open.has(call)) continue;
    walked.add(call);
    const response = await callRoute(route, { headers: bearer });
    expect({ call, status: response.status, body: await response.json() }).toMatchObject({
      call,
      status: 403,
      body: { code: 'PASSWORD_EXPIRED' },
    });
  }
  expect(walked.size).toBeGreaterThan(40);
  expect((await me(browser)).body.value).toMatchObject({ account: 'fresh', passwordDue: true });
  expect((await choose(browser, ONE_TIME, OWN)).status).toBe(200);
  expect((await me(browser)).body.value).toMatchObject({ passwordDue: false });
  expect((await browser.send(logout, 'DELETE', '/wps/session/logout')).status).toBe(200);
});

it('applies to an expired password, if the site has an expiry', async () => {
  await setFlag(held.db, 'passwordExpiryDays', 30, true);
  try {
    setClock(new Date());
    await createMember(held.db, { account: 'ancient', password: ONE_TIME });
    advanceClock(31 * 86_400_000);
    const browser = new Browser();
    expect((await enter(browser, 'ancient', ONE_TIME)).body.value).toMatchObject({ passwordExpired: true });
    expect((await me(browser)).body.value).toMatchObject({ passwordDue: true });
  } finally {
    await setFlag(held.db, 'passwordExpiryDays', 0, true);
  }
});

it('applies to the operator’s default password, which no member can choose', async () => {
  await createMember(held.db, { account: 'defaulted', password: 'house-lanterns-43' });
  expect((await enter(new Browser(), 'defaulted', 'house-lanterns-43')).body.value).toMatchObject({
    passwordExpired: false,
  });
  await setFlag(held.db, 'defaultPassword', 'house-lanterns-43', false);
  try {
    const browser = new Browser();
    expect((await enter(browser, 'defaulted', 'house-lanterns-43')).body.value).toMatchObject({
      passwordExpired: true,
    });
    expect((await me(browser)).body.value).toMatchObject({ passwordDue: true });
    expect((await choose(browser, 'house-lanterns-43', OWN)).status).toBe(200);
    expect((await choose(browser, OWN, 'house-lanterns-43')).body.fields).toMatchObject({
      newPassword: { code: 'PASSWORD_COMMON' },
    });
    expect((await enter(new Browser(), 'defaulted', OWN)).body.value).toMatchObject({
      passwordExpired: false,
    });
  } finally {
    await setFlag(held.db, 'defaultPassword', '', false);
  }
});

it('leaves no session of the old password, in any order of logins and the change', async () => {
  await createMember(held.db, { account: 'crossed', password: `${OWN}-0` });
  for (let round = 0; round < 8; round++) {
    const owner = new Browser();
    const old = `${OWN}-${round}`;
    await enter(owner, 'crossed', old);
    const [changed, ...logins] = await Promise.all([
      choose(owner, old, `${OWN}-${round + 1}`),
      ...Array.from({ length: 4 }, () => enter(new Browser(), 'crossed', old)),
    ]);
    expect(changed.status).toBe(200);
    for (const { body } of logins) {
      const token = body.value?.token;
      expect(token === undefined ? undefined : await sessionOfToken(String(token))).toBeUndefined();
    }
    expect((await me(owner)).status).toBe(200);
  }
});

it('does not show members’ announcements', async () => {
  const text = { en: 'Members only' };
  await createAnnouncement(held.db, {
    type: 'PL',
    title: text,
    content: text,
    execution: ['A', 'F'],
  } as never);
  const ask = async (browser: Browser, query: string) => {
    const { body } = await browser.send(announcementsOf, 'GET', `/wps/announcements${query}`);
    return (body.value?.list as { title: string }[]).map(({ title }) => title);
  };
  for (const query of ['', '?execution=A', '?execution=F', '?execution=A,F'])
    expect(await ask(new Browser(), query)).toEqual([]);
  await createMember(held.db, { account: 'reader', password: OWN });
  const member = new Browser();
  await enter(member, 'reader', OWN);
  expect(await ask(member, '?execution=A')).toEqual(['Members only']);
});
