import { sql } from 'kysely';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { sendMail, sendSms } from '@/lib/identity/outgoing/commands';
import { deliverMessage, deleteOldMessages } from '@/lib/inbox/jobs';
import { createSmtpProvider } from '@/lib/inbox/providers/smtp';
import { createTwilioProvider } from '@/lib/inbox/providers/twilio';
import type { Providers } from '@/lib/inbox/providers/settings';
import { getStoredText, listOutbox } from '@/lib/inbox/queries';
import { setClock } from '@/lib/platform/clock';
import { useTestDatabase } from '../support/database';

const database = useTestDatabase();
const DAY = 86_400_000;
const NONE: Providers = { sms: undefined, email: undefined };
const FIRST = { attempts: 1, max_attempts: 8 };
const LAST = { attempts: 8, max_attempts: 8 };

let twilioCalls: { path: string; authorization: string | undefined; form: URLSearchParams }[] = [];
let twilioResponse: { status: number; body: object };
let twilioServer: Server;
let mailServer: SMTPServer;
let mails: { from: string; to: string[]; raw: string; user: string | undefined }[] = [];
let byProvider: Providers;

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** An SMTP server with a password. It has no mailbox `nobody`; the mailbox `busy` asks to try later. */
function makeMailServer(): SMTPServer {
  return new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'a-mail-secret' ? done(null, { user: username }) : done(new Error('no such user')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody@')
        ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
        : address.startsWith('busy@')
          ? done(Object.assign(new Error('try later'), { responseCode: 450 }))
          : done(),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((entry) => entry.address),
          raw: Buffer.concat(chunks).toString(),
          user: session.user as string | undefined,
        });
        done();
      });
    },
  });
}

beforeAll(async () => {
  twilioServer = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const { authorization } = request.headers;
      twilioCalls.push({ path: request.url!, authorization, form: new URLSearchParams(text) });
      response.writeHead(twilioResponse.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(twilioResponse.body));
    });
  });
  await new Promise<void>((listening) => twilioServer.listen(0, '127.0.0.1', listening));
  mailServer = makeMailServer();
  await new Promise<void>((listening) => void mailServer.listen(0, '127.0.0.1', listening));
  byProvider = {
    sms: createTwilioProvider({
      url: `http://127.0.0.1:${portOf(twilioServer)}`,
      accountSid: 'AC123',
      authToken: 'a-twilio-secret',
      from: '+15005550006',
    }),
    email: createSmtpProvider(
      {
        host: '127.0.0.1',
        port: portOf(mailServer.server),
        secure: false,
        user: 'site',
        password: 'a-mail-secret',
      },
      { name: 'Night, Market', address: 'no-reply@lantern.example' },
    ),
  };
});
afterAll(async () => {
  await new Promise((closed) => twilioServer.close(closed));
  await new Promise<void>((closed) => mailServer.close(closed));
});
beforeEach(() => {
  twilioCalls = [];
  mails = [];
  twilioResponse = { status: 201, body: { sid: 'SM42' } };
});
afterEach(() => setClock(undefined));

const sms = (change: object = {}) =>
  newest(() =>
    sendSms(database.db, {
      to: '+66812345678',
      locale: 'en',
      template: 'code',
      values: { code: '123456', minutes: 10 },
      ...change,
    }),
  );
const mail = (change: object = {}) =>
  newest(() =>
    sendMail(database.db, {
      to: 'mali@example.com',
      locale: 'en',
      template: 'resetPassword',
      values: { account: 'mali', link: 'https://lantern.example/reset#t=<&"abc', minutes: 30 },
      ...change,
    }),
  );

async function newest(write: () => Promise<void>): Promise<bigint> {
  await write();
  const { id } = await database.db
    .selectFrom('identity.outgoing')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
const run = (id: bigint, by: Providers, job = FIRST) =>
  deliverMessage(database.db, { id: String(id) }, job, by);
const line = async (id: bigint) =>
  (await listOutbox(database.db, { limit: 50 })).find((entry) => entry.id === id);
const sealedOf = async (id: bigint) =>
  (await database.db.selectFrom('identity.outgoing').select('sealed').where('id', '=', id).executeTakeFirst())
    ?.sealed;

describe('a message without a provider', () => {
  it('is stored, and its text can be read', async () => {
    const id = await sms();
    expect(await line(id)).toMatchObject({ status: 'waiting', readable: false });
    await run(id, NONE);
    expect(await line(id)).toMatchObject({
      status: 'stored',
      provider: 'outbox',
      recipient: '+66•••••78',
      readable: true,
    });
    expect(await getStoredText(database.db, id)).toEqual({
      to: '+66812345678',
      subject: null,
      text: '123456 is your Croupier verification code. It is valid for 10 minutes. Do not share it.',
    });
  });

  it('loses its text a day after it is of no use, and is deleted after thirty days', async () => {
    const id = await sms();
    await run(id, NONE);
    setClock(new Date(Date.now() + 3 * DAY));
    await deleteOldMessages(database.db);
    expect(await line(id)).toMatchObject({ readable: false });
    await expect(getStoredText(database.db, id)).rejects.toMatchObject({ code: 'NOT_KEPT' });
    setClock(new Date(Date.now() + 31 * DAY));
    await deleteOldMessages(database.db);
    expect(await line(id)).toBeUndefined();
  });
});

describe('a suppressed message', () => {
  it('is neither sent nor shown', async () => {
    const id = await sms({ suppressed: true });
    expect(await line(id)).toBeUndefined();
    await expect(getStoredText(database.db, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await run(id, byProvider);
    expect(twilioCalls).toEqual([]);
    expect(await sealedOf(id)).toBeUndefined();
  });
});

describe('a message through Twilio', () => {
  it('is sent once, and its recipient is deleted', async () => {
    const id = await sms({ locale: 'th' });
    await run(id, byProvider);
    await run(id, byProvider);
    expect(twilioCalls).toHaveLength(1);
    const [call] = twilioCalls;
    expect(call!.path).toBe('/2010-04-01/Accounts/AC123/Messages.json');
    expect(call!.authorization).toBe(`Basic ${Buffer.from('AC123:a-twilio-secret').toString('base64')}`);
    expect(Object.fromEntries(call!.form)).toEqual({
      To: '+66812345678',
      From: '+15005550006',
      Body: '123456 คือรหัสยืนยันของคุณที่ Croupier ใช้ได้ภายใน 10 นาที อย่าบอกรหัสนี้กับใคร',
    });
    expect(await line(id)).toMatchObject({ status: 'sent', provider: 'twilio', readable: false });
    expect(await sealedOf(id)).toBeNull();
  });

  it('is not tried again if the number is invalid', async () => {
    twilioResponse = {
      status: 400,
      body: { code: 21211, message: 'The To number is not a valid phone number.' },
    };
    const id = await sms();
    await run(id, byProvider);
    expect(await line(id)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('21211') as string,
    });
  });

  it.each([429, 500, 503])('is tried again after %i, and fails after the last try', async (status) => {
    twilioResponse = { status, body: { message: 'not now' } };
    const id = await sms();
    await expect(run(id, byProvider)).rejects.toThrow('not now');
    expect(await line(id)).toMatchObject({ status: 'retrying' });
    await run(id, byProvider, LAST);
    // An operator can have it sent again until it expires.
    expect(await line(id)).toMatchObject({ status: 'failed', retryable: true });
  });

  it('is sent at a later try', async () => {
    twilioResponse = { status: 500, body: {} };
    const id = await sms();
    await expect(run(id, byProvider)).rejects.toThrow();
    twilioResponse = { status: 201, body: { sid: 'SM43' } };
    await run(id, byProvider);
    expect(await line(id)).toMatchObject({ status: 'sent', reason: null });
  });

  it('is not sent after its latest time', async () => {
    const id = await sms({ notAfter: new Date(Date.now() - 1) });
    await run(id, byProvider);
    expect(twilioCalls).toEqual([]);
    expect(await line(id)).toMatchObject({ status: 'expired' });
  });
});

describe('a message through SMTP', () => {
  it('arrives as text and HTML, with an unchanged link and only our markup', async () => {
    const id = await mail();
    await run(id, byProvider);
    expect(mails).toHaveLength(1);
    const [{ from, to, raw, user }] = mails as [(typeof mails)[0]];
    expect({ from, to, user }).toEqual({
      from: 'no-reply@lantern.example',
      to: ['mali@example.com'],
      user: 'site',
    });
    const text = raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    expect(text).toContain('Subject: Set a new password');
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toContain(`Message-ID: <outgoing-${id}@localhost>`);
    expect(text).toContain('https://lantern.example/reset#t=<&"abc');
    expect(text).toContain('href="https://lantern.example/reset#t=&lt;&amp;&quot;abc"');
    expect(await line(id)).toMatchObject({ status: 'sent', provider: 'smtp', recipient: 'm•••@example.com' });
  });

  it('with a comma in its address has one recipient', async () => {
    const id = await mail({ to: '"a,b@evil.example"@example.com' });
    await run(id, byProvider).catch(() => undefined);
    expect(mails.flatMap((entry) => entry.to)).not.toContain('b@evil.example');
  });

  it.each([
    ['nobody@example.com', 'failed'],
    ['busy@example.com', 'retrying'],
  ])('to %s gets the status %s', async (to, status) => {
    const id = await mail({ to });
    await run(id, byProvider).catch(() => undefined);
    expect(await line(id)).toMatchObject({ status });
  });

  it('is tried again if the server cannot be reached', async () => {
    const gone: Providers = {
      sms: undefined,
      email: createSmtpProvider(
        { host: '127.0.0.1', port: 1, secure: false, user: '', password: '' },
        { name: '', address: 'x@lantern.example' },
      ),
    };
    const id = await mail();
    await expect(run(id, gone)).rejects.toThrow();
    expect(await line(id)).toMatchObject({ status: 'retrying' });
  });
});

it('a message and its job are stored together or not at all', async () => {
  const count = async () => {
    const { rows } = await sql<{ jobs: bigint; messages: bigint }>`
      SELECT (SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier = 'outgoing-deliver') AS jobs,
             (SELECT count(*) FROM identity.outgoing) AS messages`.execute(database.db);
    return rows[0]!;
  };
  const before = await count();
  const broken = database.db.transaction().execute(async (tx) => {
    await sendSms(tx, { to: '+66812345678', locale: 'en', template: 'alreadyRegistered', values: {} });
    throw new Error('the operation that it reports did not happen');
  });
  await expect(broken).rejects.toThrow('did not happen');
  expect(await count()).toEqual(before);
  await sms();
  const after = await count();
  expect([after.jobs - before.jobs, after.messages - before.messages]).toEqual([1n, 1n]);
});
