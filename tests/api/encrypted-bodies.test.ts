import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { GET as keysRoute } from '@/app/wps/system/keys/route';
import { POST as login } from '@/app/wps/session/login/route';
import { POST as verify } from '@/app/wps/session/login/verify/route';
import { setFlag } from '@/lib/content/commands';
import { createMember } from '@/lib/identity/commands';
import { openBody } from '@/lib/identity/payload/bodies';
import { tendPayloadKeys } from '@/lib/identity/payload/jobs';
import { advanceClock, now, setClock } from '@/lib/platform/clock';
import { ENCRYPTED_CALLS } from '@/lib/platform/http/encrypted-calls';
import { Browser, type Answer } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { allRoutes } from '../support/routes';

const held = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';
const LOGIN = 'POST /wps/session/login';

async function offered(): Promise<JWK[]> {
  const { body } = await new Browser().send(keysRoute, 'GET', '/wps/system/keys');
  return (body.value as { keys: JWK[] }).keys;
}

interface Making {
  key?: JWK;
  kid?: string;
  claims?: object;
  header?: object;
}

async function encrypt(fields: object, making: Making = {}): Promise<string> {
  const key = making.key ?? (await offered())[0]!;
  const claims = {
    iat: Math.floor(now().getTime() / 1_000),
    jti: crypto.randomUUID(),
    aud: LOGIN,
    body: fields,
    ...making.claims,
  };
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: making.kid ?? key.kid, ...making.header };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader(header as { alg: string; enc: string })
    .encrypt(await importJWK(key, header.alg));
}

async function send(
  jwe: string,
  handler = login,
  path = '/wps/session/login',
): Promise<Answer['body'] & { status: number }> {
  const browser = new Browser();
  browser.contentType = 'application/jose';
  const { status, body } = await browser.send(handler, 'POST', path, jwe);
  return { status, ...body };
}

const good = { username: 'sealed1', password: PASSWORD };

beforeAll(() => createMember(held.db, { account: 'sealed1', password: PASSWORD }));
afterEach(() => setClock(undefined));

describe('the key set', () => {
  it('is public keys only, for this one use', async () => {
    const keys = await offered();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ECDH-ES', enc: 'A256GCM', use: 'enc' });
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('is one, however many ask at first', async () => {
    await held.db.deleteFrom('identity.payload_key').execute();
    const sets = await Promise.all(Array.from({ length: 12 }, offered));
    expect(new Set(sets.map((keys) => keys[0]!.kid)).size).toBe(1);
  });

  it('keeps the private half sealed', async () => {
    const rows = await held.db.selectFrom('identity.payload_key').selectAll().execute();
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(row.private_sealed.toString('latin1')).not.toContain('"d":"');
  });

  it('turns: a new key a day before the old one goes, which is read for a day after that', async () => {
    setClock(new Date('2031-03-01T00:00:00Z'));
    const [first] = await offered();
    advanceClock(6 * 86_400_000 + 1);
    await tendPayloadKeys(held.db);
    const [newest, older] = await offered();
    expect(newest!.kid).not.toBe(first!.kid);
    expect(older!.kid).toBe(first!.kid);
    advanceClock(86_400_000);
    expect((await offered()).map((key) => key.kid)).toEqual([newest!.kid]);
    expect((await send(await encrypt(good, { key: first! }))).status).toBe(200);
    advanceClock(86_400_000);
    await tendPayloadKeys(held.db);
    expect((await send(await encrypt(good, { key: first! }))).code).toBe('PAYLOAD_KEY_UNKNOWN');
  });
});

describe('an encrypted body', () => {
  it('is read as if it were plain', async () => {
    expect((await send(await encrypt(good))).status).toBe(200);
    expect(await send(await encrypt({ username: 'sealed1' }))).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
    });
  });

  it('is read once: of twenty parallel sendings one', async () => {
    const jwe = await encrypt(good);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(jwe)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'PAYLOAD_REPLAYED')).toHaveLength(19);
  });

  it('is refused wherever a character of it is changed', async () => {
    const jwe = await encrypt(good);
    const dots = [...jwe].flatMap((character, index) => (character === '.' ? [index] : []));
    // One place in each part but the empty one, where a flip changes a whole byte.
    for (const at of [2, dots[1]! + 3, dots[2]! + 3, dots[2]! + 40, dots[3]! + 2]) {
      const flipped = jwe[at] === 'A' ? 'B' : 'A';
      const { status, code } = await send(jwe.slice(0, at) + flipped + jwe.slice(at + 1));
      expect({ at, status, refused: /^PAYLOAD_/.test(String(code)) }).toEqual({
        at,
        status: 400,
        refused: true,
      });
    }
  });

  it.each([
    ['a second ago too old', -301, 'PAYLOAD_EXPIRED'],
    ['just in time', -299, undefined],
    ['of a clock ahead, a little', 59, undefined],
    ['of a clock ahead, too far', 62, 'PAYLOAD_EXPIRED'],
  ])('%s (%i s): %s', async (_, seconds, code) => {
    setClock(new Date('2030-05-01T00:00:00Z'));
    const iat = Math.floor(now().getTime() / 1_000) + seconds;
    expect((await send(await encrypt(good, { claims: { iat } }))).code).toBe(code);
  });

  it('made for another call is refused there', async () => {
    const jwe = await encrypt({ challenge: 'x'.repeat(20), way: 'totp', answer: '1' });
    expect((await send(jwe, verify, '/wps/session/login/verify')).code).toBe('PAYLOAD_UNREADABLE');
  });

  it('to a key of somebody else’s is refused', async () => {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const key = await exportJWK(pair.publicKey);
    expect((await send(await encrypt(good, { key, kid: 'not-ours' }))).code).toBe('PAYLOAD_KEY_UNKNOWN');
    const kid = (await offered())[0]!.kid!;
    expect((await send(await encrypt(good, { key, kid }))).code).toBe('PAYLOAD_UNREADABLE');
  });

  it.each([
    ['another encryption', { enc: 'A128GCM' }],
    ['a wrapped key', { alg: 'ECDH-ES+A256KW' }],
  ])('with %s is refused', async (_, header) => {
    expect((await send(await encrypt(good, { header }))).code).toBe('PAYLOAD_UNREADABLE');
  });

  it.each(['', 'x', '....', 'eyJhbGciOiJub25lIn0..e30.', '{"username":"a"}'])(
    'that is none (%j) is refused',
    async (text) => {
      expect((await send(text)).status).toBe(400);
    },
  );

  it.each([
    ['no id', { jti: undefined }],
    ['no time', { iat: undefined }],
    ['no address', { aud: undefined }],
    ['a list for a body', { body: ['a'] }],
  ])('with %s is refused', async (_, claims) => {
    expect((await send(await encrypt(good, { claims }))).code).toBe('PAYLOAD_UNREADABLE');
  });

  it('is read once by two processes', async () => {
    const jwe = await encrypt(good);
    const read = () =>
      openBody(held.db, jwe, LOGIN).then(
        () => 'read',
        (error: { code: string }) => error.code,
      );
    expect((await Promise.all([read(), read()])).sort()).toEqual(['PAYLOAD_REPLAYED', 'read']);
  });
});

describe('a plain body', () => {
  it('is taken, unless the operator requires encryption', async () => {
    const plain = () => new Browser().send(login, 'POST', '/wps/session/login', good);
    expect((await plain()).status).toBe(200);
    await setFlag(held.db, 'requireEncryptedPayload', true, false);
    expect((await plain()).body.code).toBe('PAYLOAD_MUST_BE_ENCRYPTED');
    expect((await send(await encrypt(good))).status).toBe(200);
    await setFlag(held.db, 'requireEncryptedPayload', false, false);
  });

  it('is what other routes take: they refuse the media type', async () => {
    const browser = new Browser();
    browser.contentType = 'application/jose';
    const { POST: slider } = await import('@/app/wps/captcha/slider/route');
    expect((await browser.send(slider, 'POST', '/wps/captcha/slider', 'a.b.c.d.e')).status).toBe(415);
  });
});

describe('our own client', () => {
  it('encrypts to exactly the routes that take it', async () => {
    const marked = (await allRoutes())
      .filter((route) => route.handler.definition.encrypted)
      .map((route) => `${route.method} ${route.path}`);
    expect(marked.sort()).toEqual([...ENCRYPTED_CALLS].sort());
  });

  it('marks routes only where their callers can open them', async () => {
    for (const { handler, path } of await allRoutes()) {
      const { encrypted, audience } = handler.definition;
      if (encrypted) expect({ path, opens: Boolean(audience.bodies) }).toEqual({ path, opens: true });
    }
  });
});
