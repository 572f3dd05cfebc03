import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { GET as keysRoute } from '@/app/wps/system/keys/route';
import { POST as login } from '@/app/wps/session/login/route';
import { POST as verify } from '@/app/wps/session/login/verify/route';
import { setFlag } from '@/lib/content/commands';
import { createMember } from '@/lib/identity/commands';
import { openBody } from '@/lib/identity/payload/bodies';
import { rotatePayloadKeys } from '@/lib/identity/payload/jobs';
import { advanceClock, now, setClock } from '@/lib/platform/clock';
import { ENCRYPTED_CALLS } from '@/lib/platform/http/encrypted-calls';
import { Browser, type Answer } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { allRoutes } from '../support/routes';

const database = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';
const LOGIN = 'POST /wps/session/login';

async function offeredKeys(): Promise<JWK[]> {
  const { body } = await new Browser().send(keysRoute, 'GET', '/wps/system/keys');
  return (body.value as { keys: JWK[] }).keys;
}

interface EncryptOptions {
  key?: JWK;
  kid?: string;
  claims?: object;
  header?: object;
}

async function encrypt(fields: object, options: EncryptOptions = {}): Promise<string> {
  const key = options.key ?? (await offeredKeys())[0]!;
  const claims = {
    iat: Math.floor(now().getTime() / 1_000),
    jti: crypto.randomUUID(),
    aud: LOGIN,
    body: fields,
    ...options.claims,
  };
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: options.kid ?? key.kid, ...options.header };
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

const CREDENTIALS = { username: 'sealed1', password: PASSWORD };

beforeAll(() => createMember(database.db, { account: 'sealed1', password: PASSWORD }));
afterEach(() => setClock(undefined));

describe('the key set', () => {
  it('has public keys only, for encryption only', async () => {
    const keys = await offeredKeys();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ECDH-ES', enc: 'A256GCM', use: 'enc' });
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('has one key even if the first requests are concurrent', async () => {
    await database.db.deleteFrom('identity.payload_key').execute();
    const sets = await Promise.all(Array.from({ length: 12 }, offeredKeys));
    expect(new Set(sets.map((keys) => keys[0]!.kid)).size).toBe(1);
  });

  it('stores the private keys sealed', async () => {
    const rows = await database.db.selectFrom('identity.payload_key').selectAll().execute();
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(row.private_sealed.toString('latin1')).not.toContain('"d":"');
  });

  it('rotates: a new key is offered a day before the old one ends, which is accepted for a day longer', async () => {
    setClock(new Date('2031-03-01T00:00:00Z'));
    const [first] = await offeredKeys();
    advanceClock(6 * 86_400_000 + 1);
    await rotatePayloadKeys(database.db);
    const [newest, older] = await offeredKeys();
    expect(newest!.kid).not.toBe(first!.kid);
    expect(older!.kid).toBe(first!.kid);
    advanceClock(86_400_000);
    expect((await offeredKeys()).map((key) => key.kid)).toEqual([newest!.kid]);
    expect((await send(await encrypt(CREDENTIALS, { key: first! }))).status).toBe(200);
    advanceClock(86_400_000);
    await rotatePayloadKeys(database.db);
    expect((await send(await encrypt(CREDENTIALS, { key: first! }))).code).toBe('PAYLOAD_KEY_UNKNOWN');
  });
});

describe('an encrypted body', () => {
  it('is read like a plain body', async () => {
    expect((await send(await encrypt(CREDENTIALS))).status).toBe(200);
    expect(await send(await encrypt({ username: 'sealed1' }))).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
    });
  });

  it('is accepted once: one of twenty parallel calls', async () => {
    const jwe = await encrypt(CREDENTIALS);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(jwe)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'PAYLOAD_REPLAYED')).toHaveLength(19);
  });

  it('is refused if a character is changed, in any part', async () => {
    const jwe = await encrypt(CREDENTIALS);
    const dots = [...jwe].flatMap((character, index) => (character === '.' ? [index] : []));
    // One position in each part that is not empty. It is chosen so that the change alters a whole byte.
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
    ['older than the limit', -301, 'PAYLOAD_EXPIRED'],
    ['within the limit', -299, undefined],
    ['slightly in the future', 59, undefined],
    ['too far in the future', 62, 'PAYLOAD_EXPIRED'],
  ])('of a time %s (%i s) gives %s', async (_, seconds, code) => {
    setClock(new Date('2030-05-01T00:00:00Z'));
    const iat = Math.floor(now().getTime() / 1_000) + seconds;
    expect((await send(await encrypt(CREDENTIALS, { claims: { iat } }))).code).toBe(code);
  });

  it('is refused at another call than the one it was made for', async () => {
    const jwe = await encrypt({ challenge: 'x'.repeat(20), way: 'totp', answer: '1' });
    expect((await send(jwe, verify, '/wps/session/login/verify')).code).toBe('PAYLOAD_UNREADABLE');
  });

  it('is refused if it was encrypted to a foreign key', async () => {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const key = await exportJWK(pair.publicKey);
    expect((await send(await encrypt(CREDENTIALS, { key, kid: 'not-ours' }))).code).toBe(
      'PAYLOAD_KEY_UNKNOWN',
    );
    const kid = (await offeredKeys())[0]!.kid!;
    expect((await send(await encrypt(CREDENTIALS, { key, kid }))).code).toBe('PAYLOAD_UNREADABLE');
  });

  it.each([
    ['another encryption', { enc: 'A128GCM' }],
    ['a wrapped key', { alg: 'ECDH-ES+A256KW' }],
  ])('is refused with %s', async (_, header) => {
    expect((await send(await encrypt(CREDENTIALS, { header }))).code).toBe('PAYLOAD_UNREADABLE');
  });

  it.each(['', 'x', '....', 'eyJhbGciOiJub25lIn0..e30.', '{"username":"a"}'])(
    'is refused if it is malformed: %j',
    async (text) => {
      expect((await send(text)).status).toBe(400);
    },
  );

  it.each([
    ['no id', { jti: undefined }],
    ['no time', { iat: undefined }],
    ['no audience', { aud: undefined }],
    ['a list as body', { body: ['a'] }],
  ])('is refused with %s', async (_, claims) => {
    expect((await send(await encrypt(CREDENTIALS, { claims }))).code).toBe('PAYLOAD_UNREADABLE');
  });

  it('is accepted once when two processes open it at the same time', async () => {
    const jwe = await encrypt(CREDENTIALS);
    const read = () =>
      openBody(database.db, jwe, LOGIN).then(
        () => 'read',
        (error: { code: string }) => error.code,
      );
    expect((await Promise.all([read(), read()])).sort()).toEqual(['PAYLOAD_REPLAYED', 'read']);
  });
});

describe('a plain body', () => {
  it('is accepted unless the operator requires encryption', async () => {
    const plain = () => new Browser().send(login, 'POST', '/wps/session/login', CREDENTIALS);
    expect((await plain()).status).toBe(200);
    await setFlag(database.db, 'requireEncryptedPayload', true, false);
    expect((await plain()).body.code).toBe('PAYLOAD_MUST_BE_ENCRYPTED');
    expect((await send(await encrypt(CREDENTIALS))).status).toBe(200);
    await setFlag(database.db, 'requireEncryptedPayload', false, false);
  });

  it('is required by other routes, which refuse the media type of an encrypted one', async () => {
    const browser = new Browser();
    browser.contentType = 'application/jose';
    const { POST: slider } = await import('@/app/wps/captcha/slider/route');
    expect((await browser.send(slider, 'POST', '/wps/captcha/slider', 'a.b.c.d.e')).status).toBe(415);
  });
});

describe('routes with encrypted bodies', () => {
  it('are exactly the calls that our client encrypts', async () => {
    const marked = (await allRoutes())
      .filter((route) => route.handler.definition.encrypted)
      .map((route) => `${route.method} ${route.path}`);
    expect(marked.sort()).toEqual([...ENCRYPTED_CALLS].sort());
  });

  it('have an audience that can decrypt bodies', async () => {
    for (const { handler, path } of await allRoutes()) {
      const { encrypted, audience } = handler.definition;
      if (encrypted) expect({ path, opens: Boolean(audience.bodyDecryption) }).toEqual({ path, opens: true });
    }
  });
});
