import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { PUT as register } from '@/app/wps/member/register/mobile/route';
import { POST as logIn } from '@/app/wps/session/login/route';
import { setFlag } from '@/lib/content/commands';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';

const PROJECT = 'lantern-tests';

let keyServer: Server;
let key: CryptoKey;
let foreign: CryptoKey;
let subjects = 0;

// Before anything reads the environment: a real key server, as Google's is, on a port of its own.
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  foreign = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  keyServer = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((listening) => keyServer.listen(0, '127.0.0.1', listening));
  process.env.FIREBASE_PROJECT_ID = PROJECT;
  process.env.FIREBASE_JWKS_URL = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`;
});
const held = useTestDatabase();
beforeAll(async () => {
  await setFlag(held.db, 'mobileRegistration', true, true);
  await setFlag(held.db, 'showVerCodeLogin', true, true);
});
afterAll(async () => {
  await new Promise((closed) => keyServer.close(closed));
});

interface Change {
  claims?: Record<string, unknown>;
  signer?: CryptoKey;
  issuer?: string;
  audience?: string;
  issuedAt?: number;
}

const seconds = () => Math.floor(Date.now() / 1000);

function token(phone: string, change: Change = {}): Promise<string> {
  const at = change.issuedAt ?? seconds();
  const claims = { auth_time: at, phone_number: phone, firebase: { sign_in_provider: 'phone' } };
  return new SignJWT({ ...claims, ...change.claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .setSubject(`person-${++subjects}`)
    .setIssuedAt(at)
    .setExpirationTime(at + 3_600)
    .setIssuer(change.issuer ?? `https://securetoken.google.com/${PROJECT}`)
    .setAudience(change.audience ?? PROJECT)
    .sign(change.signer ?? key);
}

const form = (mobileNum: string, firebaseIdToken: string | undefined) => ({
  mobileNum,
  countryDialingCode: '66',
  password: 'quiet-lanterns-41',
  confirmPassword: 'quiet-lanterns-41',
  terms: true,
  age: true,
  firebaseChannel: 'sms',
  ...(firebaseIdToken === undefined ? {} : { firebaseIdToken }),
});
const send = (body: object) => new Browser().send(register, 'PUT', '/wps/member/register/mobile', body);
const enter = (username: string, firebaseIdToken: string) =>
  new Browser().send(logIn, 'POST', '/wps/session/login', {
    type: 'sms',
    username,
    countryDialingCode: '66',
    firebaseChannel: 'sms',
    firebaseIdToken,
  });

it('registers and logs in with a phone token, each once', async () => {
  const first = await token('+66891230001');
  expect((await send(form('0891230001', first))).status).toBe(200);
  expect((await enter('0891230001', first)).body.fields?.password?.code ?? 'CODE_EXPIRED').toBe(
    'CODE_EXPIRED',
  );
  expect((await enter('0891230001', first)).status).toBe(400);
  const second = await token('+66891230001');
  const answers = await Promise.all(Array.from({ length: 6 }, () => enter('0891230001', second)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
});

it('reports a proven number without an account', async () => {
  expect((await enter('0891230002', await token('+66891230002'))).body.code).toBe('NO_SUCH_MOBILE');
});

it.each<[string, Change | string | undefined, string]>([
  ['none', undefined, 'CODE_WRONG'],
  ['no token at all', 'not.a.token', 'CODE_WRONG'],
  ['somebody else’s signature', { signer: undefined }, 'CODE_WRONG'],
  ['another project', { audience: 'another' }, 'CODE_WRONG'],
  ['another issuer', { issuer: `https://securetoken.google.com/another` }, 'CODE_WRONG'],
  ['another number', { claims: { phone_number: '+66891239999' } }, 'CODE_WRONG'],
  ['no number', { claims: { phone_number: undefined } }, 'CODE_WRONG'],
  ['another way of signing in', { claims: { firebase: { sign_in_provider: 'google.com' } } }, 'CODE_WRONG'],
  ['a sign-in of eleven minutes ago', { claims: { auth_time: seconds() - 660 } }, 'CODE_EXPIRED'],
  ['one that has run out', { issuedAt: seconds() - 7_200 }, 'CODE_EXPIRED'],
])('refuses %s', async (name, change, code) => {
  const signer = name.includes('signature') ? { signer: foreign } : {};
  const given = typeof change === 'object' ? await token('+66891230003', { ...change, ...signer }) : change;
  const { status, body } = await send(form('0891230003', given));
  expect([status, body.fields?.verificationCode?.code]).toEqual([400, code]);
});

it('refuses an unsigned token', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const at = seconds();
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'x',
    iat: at,
    exp: at + 60,
    auth_time: at,
    phone_number: '+66891230004',
    firebase: { sign_in_provider: 'phone' },
  };
  const { body } = await send(form('0891230004', `${part({ alg: 'none' })}.${part(claims)}.`));
  expect(body.fields?.verificationCode?.code).toBe('CODE_WRONG');
});
