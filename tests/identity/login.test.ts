import * as argon2 from '@node-rs/argon2';
import { POST as login } from '@/app/wps/session/login/route';
import { DELETE as logout } from '@/app/wps/session/logout/route';
import { GET as captchaRoute } from '@/app/wps/captcha/route';
import { GET as info } from '@/app/wps/member/info/route';
import { createMember } from '@/lib/identity/commands';
import { setContact } from '@/lib/identity/contacts/commands';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';

// The picture is the answer itself here, so that the test can read it.
jest.mock('@/lib/identity/captcha/picture', () => ({
  drawCaptcha: async (text: string) => Buffer.from(text),
}));
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const held = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';

const enter = (browser: Browser, username: string, password = PASSWORD, more: object = {}) =>
  browser.send(login, 'POST', '/wps/session/login', { username, password, ...more });
const me = (browser: Browser) => browser.send(info, 'GET', '/wps/member/info');
const add = (account: string, more: object = {}) =>
  createMember(held.db, { account, password: PASSWORD, ...more });

async function readCaptcha(browser: Browser) {
  const { body } = await browser.send(captchaRoute, 'GET', '/wps/captcha');
  const { captchaId, image } = body.value as { captchaId: string; image: string };
  return { captchaId, captcha: Buffer.from(image, 'base64').toString() };
}

afterEach(() => setClock(undefined));

describe('a successful login', () => {
  beforeAll(() => add('Somchai'));

  it('creates a session, with the name in any letter case and with spaces around it', async () => {
    const browser = new Browser();
    const answer = await enter(browser, '  sOMCHAI ');
    expect(answer.status).toBe(200);
    expect(answer.body.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    expect((await me(browser)).body.value).toMatchObject({ account: 'Somchai', type: 0, isAgent: false });
    expect((await enter(new Browser(), 'somchai')).body.value).toMatchObject({ firstTimeLogin: false });
  });

  it('sets a cookie that scripts cannot read, without a lifetime unless remembered', async () => {
    const cookie = (answer: { headers: Headers }) =>
      answer.headers.getSetCookie().find((line) => line.startsWith('croupier='));
    const plain = cookie(await enter(new Browser(), 'somchai'));
    expect(plain).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie(await enter(new Browser(), 'somchai', PASSWORD, { remember: true }))).toMatch(
      /; Max-Age=86400$/,
    );
  });

  it('stores no token in the database, and seals it in the cookie', async () => {
    const browser = new Browser();
    const { token } = (await enter(browser, 'somchai')).body.value as { token: string };
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(browser.cookies.get('croupier')).not.toContain(token);
    const rows = await held.db.selectFrom('identity.session').selectAll().execute();
    expect(
      JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(token);
  });

  it('returns a Bearer token for other clients, which needs no Origin', async () => {
    const { token } = (await enter(new Browser(), 'somchai')).body.value as { token: string };
    const client = new Browser();
    client.origin = undefined;
    client.extra = { authorization: `Bearer ${token}` };
    expect((await me(client)).status).toBe(200);
    expect((await client.send(logout, 'DELETE', '/wps/session/logout')).status).toBe(200);
    expect((await me(client)).status).toBe(401);
  });

  it('ignores a cookie beside an invalid Bearer token', async () => {
    const browser = new Browser();
    await enter(browser, 'somchai');
    browser.extra = { authorization: 'Bearer not-a-token-of-ours-000' };
    expect((await me(browser)).status).toBe(401);
  });
});

describe('the end of a session', () => {
  beforeAll(() => add('ender'));

  it('comes with logout: the old cookie is rejected', async () => {
    const browser = new Browser();
    await enter(browser, 'ender');
    const kept = browser.cookies.get('croupier')!;
    expect((await browser.send(logout, 'DELETE', '/wps/session/logout')).status).toBe(200);
    expect(browser.cookies.has('croupier')).toBe(false);
    browser.cookies.set('croupier', kept);
    expect((await me(browser)).status).toBe(401);
  });

  it('comes with another login in the browser, so that a fixed cookie is useless', async () => {
    const browser = new Browser();
    await enter(browser, 'ender');
    const fixed = browser.cookies.get('croupier')!;
    await enter(browser, 'ender');
    expect(browser.cookies.get('croupier')).not.toBe(fixed);
    browser.cookies.set('croupier', fixed);
    expect((await me(browser)).status).toBe(401);
  });

  it.each(['croupier=x', 'croupier=Fe26.2*1*forged'])('a forged cookie (%s) is ignored', async (cookie) => {
    const browser = new Browser();
    browser.cookies.set('croupier', cookie.split('=')[1]!);
    expect((await me(browser)).status).toBe(401);
  });

  it('comes after two idle hours, and use moves that limit', async () => {
    setClock(new Date('2030-01-01T00:00:00Z'));
    const browser = new Browser();
    await enter(browser, 'ender');
    advanceClock(119 * 60_000);
    expect((await me(browser)).status).toBe(200);
    advanceClock(119 * 60_000);
    expect((await me(browser)).status).toBe(200);
    advanceClock(121 * 60_000);
    expect((await me(browser)).status).toBe(401);
  });

  it('comes after twelve hours, even in use', async () => {
    setClock(new Date('2030-02-01T00:00:00Z'));
    const browser = new Browser();
    await enter(browser, 'ender');
    for (let hour = 1; hour < 12; hour++) {
      advanceClock(60 * 60_000);
      expect((await me(browser)).status).toBe(200);
    }
    advanceClock(60 * 60_000);
    expect((await me(browser)).status).toBe(401);
  });

  it('comes at once when the account is blocked', async () => {
    const { id } = await add('disabled1');
    const browser = new Browser();
    await enter(browser, 'disabled1');
    await held.db.updateTable('identity.member').set({ status: 'disabled' }).where('id', '=', id).execute();
    expect((await me(browser)).status).toBe(401);
    expect((await enter(new Browser(), 'disabled1')).body.code).toBe('ACCOUNT_DISABLED');
    expect((await enter(new Browser(), 'disabled1', 'wrong-password')).body.code).toBe('INVALID_CREDENTIALS');
  });
});

describe('who may log in where', () => {
  beforeAll(async () => {
    await add('agent1', { type: 1 });
    await add('player1');
  });

  it.each([
    ['agent1', undefined, 403, 'NON_MEMBER_ACCOUNT'],
    ['player1', 'agent', 403, 'NON_AGENT_ACCOUNT'],
    ['agent1', 'agent', 200, undefined],
    ['player1', undefined, 200, undefined],
  ])('%s with audience %s: %i %s', async (name, audience, status, code) => {
    const answer = await enter(new Browser(), name, PASSWORD, audience ? { audience } : {});
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
  });

  it('reveals the kind of an account only after the right password', async () => {
    expect((await enter(new Browser(), 'agent1', 'wrong-password')).body.code).toBe('INVALID_CREDENTIALS');
  });
});

describe('no account enumeration', () => {
  beforeAll(() => add('known1'));

  it('returns the same body for an unknown name and a wrong password', async () => {
    const known = await enter(new Browser(), 'known1', 'wrong-password');
    const unknown = await enter(new Browser(), 'nobody-here', 'wrong-password');
    expect(known.status).toBe(401);
    expect(unknown).toMatchObject({ status: 401, body: known.body });
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  });

  it('does the same work for both: one hash each, and as many queries', async () => {
    const verify = jest.mocked(argon2.verify);
    const work = async (name: string) => {
      verify.mockClear();
      await enter(new Browser(), name, 'wrong-password');
      return verify.mock.calls.length;
    };
    expect(await work('known1')).toBe(1);
    expect(await work('nobody-there')).toBe(1);
  });

  it('counts and throttles both in the same way', async () => {
    const codes = async (name: string) => {
      const seen: string[] = [];
      for (let index = 0; index < 12; index++) {
        const { body } = await enter(new Browser(), name, 'wrong-password');
        seen.push(`${body.code} ${String(body.captcha)}`);
      }
      return seen;
    };
    await add('counted1');
    const known = await codes('counted1');
    expect(await codes('never-was')).toEqual(known);
    expect(known.slice(0, 4)).toEqual([
      'INVALID_CREDENTIALS undefined',
      'INVALID_CREDENTIALS undefined',
      'INVALID_CREDENTIALS true',
      'CAPTCHA_REQUIRED true',
    ]);
    expect(known.slice(-2)).toEqual(['TOO_MANY_REQUESTS undefined', 'TOO_MANY_REQUESTS undefined']);
  });
});

describe('after three failures', () => {
  const fail = async (browser: Browser, name: string) => {
    for (let index = 0; index < 3; index++) await enter(browser, name, 'wrong-password');
  };

  it('requires a captcha', async () => {
    await add('captcha1');
    const browser = new Browser();
    await fail(browser, 'captcha1');
    expect((await enter(browser, 'captcha1')).body).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      captcha: true,
    });
    const wrong = { ...(await readCaptcha(browser)), captcha: '....' };
    expect((await enter(browser, 'captcha1', PASSWORD, wrong)).body).toMatchObject({ code: 'CAPTCHA_WRONG' });
    const right = await readCaptcha(browser);
    expect(
      (await enter(browser, 'captcha1', PASSWORD, { ...right, captcha: right.captcha.toLowerCase() })).status,
    ).toBe(200);
  });

  it('accepts a captcha once, from its browser, for two minutes', async () => {
    await add('captcha2');
    const browser = new Browser();
    await fail(browser, 'captcha2');
    const used = await readCaptcha(browser);
    await enter(browser, 'captcha2', 'wrong-password', used);
    expect((await enter(browser, 'captcha2', PASSWORD, used)).body.code).toBe('CAPTCHA_WRONG');
    const stolen = await readCaptcha(browser);
    expect((await enter(new Browser(), 'captcha2', PASSWORD, stolen)).body.code).toBe('CAPTCHA_WRONG');
    const late = await readCaptcha(browser);
    advanceClock(121_000);
    expect((await enter(browser, 'captcha2', PASSWORD, late)).body.code).toBe('CAPTCHA_WRONG');
  });

  it('needs none any more after the right password', async () => {
    await add('captcha3');
    const browser = new Browser();
    await fail(browser, 'captcha3');
    expect((await enter(browser, 'captcha3', PASSWORD, await readCaptcha(browser))).status).toBe(200);
    expect((await enter(browser, 'captcha3')).status).toBe(200);
  });
});

describe('guessing', () => {
  it('gets no more tries in parallel than in sequence', async () => {
    await add('guessed1');
    const verify = jest.mocked(argon2.verify);
    verify.mockClear();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => enter(new Browser(), 'guessed1', `wrong-password-${index}`)),
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(3);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(30);
    expect(answers.find((answer) => answer.status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('from elsewhere does not lock out a known browser', async () => {
    await add('owner1');
    const own = new Browser();
    await own.send(captchaRoute, 'GET', '/wps/captcha');
    expect((await enter(own, 'owner1')).status).toBe(200);
    for (let index = 0; index < 12; index++) await enter(new Browser(), 'owner1', 'wrong-password');
    expect((await enter(new Browser(), 'owner1')).status).toBe(429);
    expect((await enter(own, 'owner1')).status).toBe(200);
  });

  it('at a number is counted together for all its spellings', async () => {
    const { id } = await add('numbered1');
    await setContact(held.db, id, 'mobile', '+66812345671', true);
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) {
      const spelt = `${index % 2 ? '00' : '+'}66${' '.repeat(index)}812-345 671`;
      statuses.push((await enter(new Browser(), spelt, 'wrong-password')).status);
    }
    expect(statuses.indexOf(429)).toBe(10);
  });

  it('from one IPv6 /64 counts as one address, and writes no rows at its limit', async () => {
    const rows = () => held.db.selectFrom('identity.throttle').select('key').execute();
    const statuses: number[] = [];
    for (let index = 0; index < 62; index++) {
      const browser = new Browser();
      browser.ip = `2001:db8:1:2::${(index + 1).toString(16)}`;
      statuses.push((await enter(browser, `homeline${index}`, 'wrong-password')).status);
    }
    expect(statuses.indexOf(429)).toBe(60);
    const before = await rows();
    const late = new Browser();
    late.ip = '2001:db8:1:2::ffff';
    expect((await enter(late, 'homeline99', 'wrong-password')).status).toBe(429);
    expect(await rows()).toHaveLength(before.length);
  });

  it('at many names from one address is limited', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 64; index++) {
      const browser = new Browser();
      browser.ip = '10.8.8.8';
      statuses.push((await enter(browser, `spray${index}`, 'wrong-password')).status);
    }
    expect(statuses.indexOf(429)).toBe(60);
  });
});

describe('bad input', () => {
  it.each<[unknown, string]>([
    [{}, 'username'],
    [{ username: '', password: 'x' }, 'username'],
    [{ username: 'a', password: null }, 'password'],
    [{ username: ['a'], password: 'x' }, 'username'],
    [{ username: 'a', password: 'x'.repeat(256) }, 'password'],
    [{ username: 'a', password: 'x', type: 'sms!' }, 'type'],
    [{ username: 'a', password: 'x', remember: 'yes' }, 'remember'],
    [{ username: 'a', password: 'x', audience: 'operator' }, 'audience'],
  ])('%j is rejected on the field %s', async (body, field) => {
    const answer = await new Browser().send(login, 'POST', '/wps/session/login', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toContain(field);
  });

  it.each(['{', '[]', '"x"', 'null'])('a body of %s is rejected', async (text) => {
    expect((await new Browser().send(login, 'POST', '/wps/session/login', text)).status).toBe(400);
  });

  it('a foreign Origin is rejected, with and without cookies', async () => {
    const browser = new Browser();
    browser.origin = 'https://evil.example';
    expect((await enter(browser, 'somchai')).body.code).toBe('FOREIGN_ORIGIN');
    browser.cookies.set('croupier-device', 'x');
    browser.origin = undefined;
    expect((await enter(browser, 'somchai')).body.code).toBe('FOREIGN_ORIGIN');
  });
});
