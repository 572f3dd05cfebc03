/** Login by a social account, through the routes, with a real OpenID provider. */
import { PUT as register } from '@/app/wps/member/register/social/route';
import { GET as info } from '@/app/wps/member/info/route';
import { GET as links } from '@/app/wps/member/security/social/route';
import { DELETE as unlink } from '@/app/wps/member/security/social/[provider]/route';
import { POST as setPassword } from '@/app/wps/member/password/route';
import { POST as logIn } from '@/app/wps/session/login/route';
import { POST as verify } from '@/app/wps/session/login/verify/route';
import { POST as sendExtra } from '@/app/wps/session/login/verify/code/route';
import { GET as callback } from '@/app/wps/session/social/callback/[provider]/route';
import { GET as providers } from '@/app/wps/session/social/providers/route';
import { GET as outcome } from '@/app/wps/session/social/route';
import { POST as signIn } from '@/app/wps/session/social/signin/route';
import { setFlag } from '@/lib/content/commands';
import { createMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { contactOf } from '@/lib/identity/contacts/queries';
import { memberByAccount } from '@/lib/identity/queries';
import { landingPage } from '@/lib/identity/social/rules';
import { CLIENT_IP_HEADER } from '@/lib/platform/http/client-ip';
import { Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';
import { lastCode } from '../support/outgoing';
import { OpenIdProvider } from '../support/openid-provider';

const provider = new OpenIdProvider();
beforeAll(async () => {
  await provider.start();
  process.env.GOOGLE_CLIENT_ID = provider.clientId;
  process.env.GOOGLE_CLIENT_SECRET = provider.clientSecret;
  process.env.GOOGLE_ISSUER = provider.issuer;
});
const held = useTestDatabase();
afterAll(() => provider.stop());
beforeEach(() => {
  provider.lies = {};
  provider.forges = false;
});

const SIGN_IN = '/wps/session/social/signin';
const PASSWORD = 'quiet-lanterns-41';
let people = 0;

const begin = (browser: Browser, more: object = {}) =>
  browser.send(signIn, 'POST', SIGN_IN, { provider: 'google', back: '/th/login?next=%2Fmember', ...more });

/** Sends the browser to the provider. Returns the address that the provider sends it back to. */
async function atProvider(browser: Browser, more: object = {}): Promise<URL> {
  const { body } = await begin(browser, more);
  const answer = await fetch(String(body.value?.url), { redirect: 'manual' });
  return new URL(answer.headers.get('location')!);
}

/** Opens the callback, as the browser does when it navigates. */
async function comeBack(browser: Browser, url: URL): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new Request(url, { headers: { cookie, [CLIENT_IP_HEADER]: browser.ip } });
  const response = await callback(request, { params: Promise.resolve({ provider: 'google' }) });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/i.test(line)) browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  }
  return response;
}

const ended = async (browser: Browser) =>
  (await browser.send(outcome, 'GET', '/wps/session/social')).body.value as Record<string, unknown>;
const journey = async (browser: Browser, more: object = {}) => {
  await comeBack(browser, await atProvider(browser, more));
  return ended(browser);
};
const me = async (browser: Browser) => (await browser.send(info, 'GET', '/wps/member/info')).body.value;
const form = (more: object = {}) => ({ terms: true, age: true, ...more });
const join = (browser: Browser, more: object = {}) =>
  browser.send(register, 'PUT', '/wps/member/register/social', form(more));
const somebody = (more: object = {}) =>
  (provider.person = { sub: `somebody-${++people}`, email: `s${people}@example.com`, ...more });

describe('the first social login', () => {
  it('registers and logs in; later ones only log in', async () => {
    somebody({ email_verified: true });
    const browser = new Browser();
    const back = await comeBack(browser, await atProvider(browser));
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      'http://localhost:3000/th/login?next=%2Fmember&social=1',
    ]);
    expect(await ended(browser)).toEqual({
      outcome: 'register',
      provider: 'google',
      email: `s${people}@example.com`,
    });
    expect(await me(browser)).toBeUndefined();
    const answer = await join(browser);
    expect([answer.status, answer.body.value?.firstTimeLogin]).toEqual([200, true]);
    const first = await me(browser);
    expect(first).toMatchObject({ type: 0, passwordDue: false });

    const later = new Browser();
    later.ip = browser.ip;
    expect(await journey(later)).toMatchObject({ outcome: 'in', firstTimeLogin: false });
    expect((await me(later))?.account).toBe(first?.account);
    // The outcome can be read once.
    expect(await ended(later)).toEqual({ outcome: 'none' });
  });

  it('requires terms, age and the site’s fields', async () => {
    somebody();
    const browser = new Browser();
    await journey(browser);
    const { status, body } = await join(browser, { terms: false, age: false, referralCode: 'NOBODYS1' });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['age', 'terms']);
    expect((await join(browser, { referralCode: 'NOBODYS1' })).body.fields).toMatchObject({
      referralCode: { code: 'REFERRAL_CODE' },
    });
    expect((await join(browser)).status).toBe(200);
  });

  it('creates one account of parallel registrations', async () => {
    somebody();
    const browser = new Browser();
    await journey(browser);
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('requires extra verification from a new address', async () => {
    somebody({ email_verified: true });
    const browser = new Browser();
    await journey(browser);
    await join(browser);
    const away = new Browser();
    const { challenge, ...told } = await journey(away);
    expect(told).toMatchObject({ outcome: 'extra', ways: [{ way: 'email' }] });
    expect(await me(away)).toBeUndefined();
    await away.send(sendExtra, 'POST', '/wps/session/login/verify/code', { challenge, way: 'email' });
    const answer = await lastCode(held.db, `s${people}@example.com`);
    const given = { challenge, way: 'email', answer };
    expect((await away.send(verify, 'POST', '/wps/session/login/verify', given)).status).toBe(200);
    expect((await me(away))?.account).toBe((await me(browser))?.account);
  });

  it('does not register without a journey', async () => {
    expect((await join(new Browser())).body.code).toBe('SOCIAL_GONE');
  });
});

describe('a social account’s email address', () => {
  const bound = async (browser: Browser) =>
    contactOf(held.db, BigInt(String((await me(browser))?.id)), 'email');

  it('is bound if the provider has verified it', async () => {
    somebody({ email_verified: true });
    const browser = new Browser();
    await journey(browser);
    await join(browser);
    expect((await bound(browser))?.verifiedAt).toBeInstanceOf(Date);
  });

  it('is not bound as verified if the provider has not verified it', async () => {
    somebody({ email_verified: false });
    const browser = new Browser();
    await journey(browser);
    await join(browser);
    expect(await bound(browser)).toBeUndefined();
  });

  it('never logs in, verified or not: only the provider’s id does', async () => {
    const { id } = await createMember(held.db, { account: 'owner', password: PASSWORD });
    await setContact(held.db, id, 'email', 'owner@example.com', true);
    somebody({ email: 'Owner@example.com', email_verified: true });
    const browser = new Browser();
    expect(await journey(browser)).toMatchObject({ outcome: 'register' });
    await join(browser);
    expect((await me(browser))?.id).not.toBe(String(id));
    // The address stays bound to its owner.
    expect(await bound(browser)).toBeUndefined();
    expect((await contactOf(held.db, id, 'email'))?.verifiedAt).toBeInstanceOf(Date);
  });
});

describe('a social login rejects', () => {
  const refused = { outcome: 'refused', code: 'SOCIAL_FAILED', message: 'Login failure. Please try again.' };

  it.each<[string, (url: URL, browser: Browser) => void]>([
    ['another state', (url) => url.searchParams.set('state', 'another')],
    ['no state', (url) => url.searchParams.delete('state')],
    ['an invented code', (url) => url.searchParams.set('code', 'made-up')],
    ['a browser that did not begin', (_, browser) => browser.cookies.delete('croupier-social-state')],
    ['a browser without the PKCE cookie', (_, browser) => browser.cookies.delete('croupier-social-pkce')],
    ['a browser without the nonce', (_, browser) => browser.cookies.delete('croupier-social-nonce')],
    ['a malformed state', (_, browser) => browser.cookies.set('croupier-social-state', '%')],
    ['a truncated PKCE cookie', (_, browser) => browser.cookies.set('croupier-social-pkce', '%E0%A4%A')],
    [
      'a nonce that next-auth did not seal',
      (_, browser) => browser.cookies.set('croupier-social-nonce', 'x'),
    ],
  ])('%s', async (_, change) => {
    somebody();
    const browser = new Browser();
    const url = await atProvider(browser);
    change(url, browser);
    await comeBack(browser, url);
    expect(await ended(browser)).toEqual(refused);
  });

  it.each<[string, Record<string, unknown>]>([
    ['another nonce', { nonce: 'another' }],
    ['another audience', { aud: 'another-site' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a token that has run out', { exp: 1_000 }],
    ['nobody', { sub: undefined }],
  ])('%s in the id token', async (_, lies) => {
    somebody();
    provider.lies = lies;
    expect(await journey(new Browser())).toEqual(refused);
  });

  it('a foreign signature', async () => {
    somebody();
    provider.forges = true;
    expect(await journey(new Browser())).toEqual(refused);
  });

  it('a person who cancelled at the provider', async () => {
    provider.person = undefined;
    expect(await journey(new Browser())).toEqual(refused);
  });

  it('a used code, also with the first use’s cookies', async () => {
    somebody();
    const browser = new Browser();
    const url = await atProvider(browser);
    const thief = new Browser();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    await comeBack(browser, url);
    expect(await ended(browser)).toMatchObject({ outcome: 'register' });
    await comeBack(thief, url);
    expect(await ended(thief)).toEqual(refused);
    // The owner's browser has no cookies of the checks any more, so it cannot use the code either.
    await comeBack(browser, url);
    expect(await ended(browser)).toMatchObject({ outcome: 'refused' });
  });

  it('agents, on the agents’ and the members’ page', async () => {
    expect((await begin(new Browser(), { audience: 'agent' })).body.code).toBe('SOCIAL_OFF');
    const agent = new Browser();
    await createMember(held.db, { account: 'upline', password: PASSWORD, type: 1 });
    await agent.send(logIn, 'POST', '/wps/session/login', {
      username: 'upline',
      password: PASSWORD,
      audience: 'agent',
    });
    expect((await begin(agent, { link: true, password: PASSWORD })).body.code).toBe('SOCIAL_OFF');
    expect((await agent.send(links, 'GET', '/wps/member/security/social')).body.value?.list).toEqual([]);
    // A person who linked the account as a member and has become an agent since.
    somebody();
    const member = new Browser();
    await journey(member);
    await join(member);
    const account = String((await me(member))?.account);
    await asOwner(held.ownerUrl, (client) =>
      client.query('UPDATE identity.member SET type = 1 WHERE account = $1', [account]),
    );
    expect(await journey(new Browser())).toMatchObject({ outcome: 'refused', code: 'NON_MEMBER_ACCOUNT' });
  });

  it('a provider without settings or with its flag off', async () => {
    expect((await begin(new Browser(), { provider: 'facebook' })).body.code).toBe('SOCIAL_OFF');
    const offered = async () =>
      (await new Browser().send(providers, 'GET', '/wps/session/social/providers')).body.value?.list;
    expect(await offered()).toEqual(['google']);
    const browser = new Browser();
    somebody();
    const url = await atProvider(browser);
    await setFlag(held.db, 'socialGoogle', false, true);
    try {
      expect(await offered()).toEqual([]);
      expect((await begin(new Browser())).body.code).toBe('SOCIAL_OFF');
      await comeBack(browser, url);
      expect(await ended(browser)).toMatchObject({ outcome: 'refused', code: 'SOCIAL_OFF' });
    } finally {
      await setFlag(held.db, 'socialGoogle', true, true);
    }
  });

  it('a mirror of the site', async () => {
    const browser = new Browser();
    browser.origin = 'http://mirror.example';
    browser.extra = { host: 'mirror.example' };
    expect((await begin(browser)).body.code).toBe('SOCIAL_OFF');
  });

  it('a return to another host', async () => {
    for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example', 'login'])
      expect((await begin(new Browser(), { back })).status).toBe(400);
    const away = { step: 'away', remember: false } as const;
    expect(landingPage('https://site.example', { ...away, back: '//evil.example/x' }).href).toBe(
      'https://site.example/login?social=1',
    );
  });
});

describe('linking', () => {
  const enter = async (account: string) => {
    const browser = new Browser();
    await createMember(held.db, { account, password: PASSWORD });
    await browser.send(logIn, 'POST', '/wps/session/login', { username: account, password: PASSWORD });
    return browser;
  };
  const linked = async (browser: Browser) =>
    (await browser.send(links, 'GET', '/wps/member/security/social')).body.value?.list;
  const drop = (browser: Browser, password = PASSWORD) =>
    browser.send(
      unlink,
      'DELETE',
      '/wps/member/security/social/google',
      { password },
      { provider: 'google' },
    );

  it('needs the member’s password, and a deleted link does not log in', async () => {
    const browser = await enter('linker');
    somebody();
    expect((await begin(browser, { link: true, password: 'not it' })).body.fields).toMatchObject({
      password: { code: 'PASSWORD_WRONG' },
    });
    expect(await journey(browser, { link: true, password: PASSWORD })).toEqual({
      outcome: 'linked',
      provider: 'google',
    });
    expect(await linked(browser)).toEqual([{ provider: 'google', linkedAt: expect.any(String) as string }]);
    const other = new Browser();
    expect(await journey(other)).toMatchObject({ outcome: 'in' });
    expect((await me(other))?.account).toBe('linker');
    expect((await drop(browser, 'not it')).status).toBe(400);
    expect((await drop(browser)).status).toBe(200);
    expect((await drop(browser)).status).toBe(404);
    expect(await journey(new Browser())).toMatchObject({ outcome: 'register' });
  });

  it('is rejected for a social account of another member', async () => {
    somebody();
    await journey(await enter('linker2'), { link: true, password: PASSWORD });
    expect(await journey(await enter('linker3'), { link: true, password: PASSWORD })).toMatchObject({
      outcome: 'refused',
      code: 'SOCIAL_TAKEN',
    });
  });

  it('is rejected if another member has logged in meanwhile', async () => {
    somebody();
    const browser = await enter('linker4');
    const url = await atProvider(browser, { link: true, password: PASSWORD });
    await createMember(held.db, { account: 'linker5', password: PASSWORD });
    await browser.send(logIn, 'POST', '/wps/session/login', { username: 'linker5', password: PASSWORD });
    await comeBack(browser, url);
    expect(await ended(browser)).toMatchObject({ outcome: 'refused', code: 'SOCIAL_GONE' });
  });

  it('cannot be deleted if it is the only login method', async () => {
    somebody();
    const browser = new Browser();
    await journey(browser);
    await join(browser);
    expect((await drop(browser, '')).body.code).toBe('SOCIAL_LAST_WAY');
    const account = String((await me(browser))?.account);
    expect((await memberByAccount(held.db, account))?.password_hash).toBeNull();
    const chosen = { oldPassword: '', newPassword: PASSWORD, confirmNewPassword: PASSWORD };
    expect((await browser.send(setPassword, 'POST', '/wps/member/password', chosen)).status).toBe(200);
    expect((await drop(browser)).status).toBe(200);
  });
});
