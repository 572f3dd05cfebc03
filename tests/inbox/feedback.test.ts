import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { POST as answer } from '@/app/(backoffice)/backoffice/api/feedback/[id]/answer/route';
import { POST as assign } from '@/app/(backoffice)/backoffice/api/feedback/[id]/assign/route';
import { POST as handle } from '@/app/(backoffice)/backoffice/api/feedback/[id]/handle/route';
import { GET as picture } from '@/app/(backoffice)/backoffice/api/feedback/[id]/pictures/[place]/route';
import { GET as ownList, PUT as put } from '@/app/wps/feedback/route';
import { GET as inbox } from '@/app/wps/member/messages/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { createMember } from '@/lib/identity/commands';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { startSession } from '@/lib/identity/sessions/commands';
import { listFeedback, type FeedbackFilter } from '@/lib/inbox/feedback/queries';
import { env, publicUrl } from '@/lib/platform/env';
import { CLIENT_IP_HEADER } from '@/lib/platform/http/client-ip';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { outgoing } from '../support/outgoing';
import { createOperatorBrowser } from '../support/operators';

const database = useTestDatabase();
const OPEN: FeedbackFilter = { view: 'open', operatorId: 0n, search: '', page: 1 };

interface Told {
  fields?: Record<string, string>;
  images?: readonly (Buffer | string)[];
  ip?: string;
  token?: string;
}

/** Sends the form as a browser would, each caller from an address of their own. */
let addresses = 0;
async function send({ fields = {}, images = [], ip = `10.9.0.${++addresses}`, token }: Told) {
  const form = new FormData();
  const all = {
    questionType: 'game',
    content: 'The reels stood still.',
    contact: 'me@example.com',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  for (const image of images) form.append('images', new File([image as BlobPart], 'picture.png'));
  const headers = new Headers({ [CLIENT_IP_HEADER]: ip, origin: publicUrl() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const request = new Request(`${publicUrl()}/wps/feedback`, { method: 'PUT', headers, body: form });
  const response = await put(request, { params: Promise.resolve({}) });
  const body = (await response.json()) as {
    value?: { id: string };
    code?: string;
    fields?: Record<string, { code: string }>;
  };
  return { status: response.status, ...body };
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .png()
    .toBuffer();

const files = () => {
  const folder = resolve(env().UPLOADS_DIR, 'feedback');
  return existsSync(folder) ? readdirSync(folder) : [];
};

async function memberToken(account: string, type?: number) {
  const { id } = await createMember(database.db, { account, ...(type === undefined ? {} : { type }) });
  const origin = { ip: '127.0.0.1', userAgent: 'jest', deviceId: `device-of-${account}`, country: undefined };
  return { id, token: (await startSession(database.db, id, origin, false)).token };
}

describe('feedback', () => {
  test('of a visitor with pictures: they are re-encoded and shown to operators only; it is closed once, with an audit entry', async () => {
    const sent = await send({ images: [await png(3000, 1000), await png(40, 40)] });
    expect(sent.status).toBe(200);
    const id = sent.value!.id;

    const row = await database.db
      .selectFrom('inbox.feedback')
      .selectAll()
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ question_type: 'game', member_id: null, status: 'open', language: 'en' });
    expect(Buffer.from(row.contact_sealed!).toString('latin1')).not.toContain('example');

    const { browser } = await createOperatorBrowser(database.db, 'listener', [
      'members.read',
      'members.write',
    ]);
    const reader = (await createOperatorBrowser(database.db, 'reader', ['members.read'])).browser;
    const open = await listFeedback(database.db, OPEN);
    expect(open.list.at(-1)).toMatchObject({ contact: 'me@example.com', pictures: [1, 2] });

    const look = (headers: HeadersInit, place = '1') =>
      picture(new Request(`${publicUrl()}/x`, { headers }), { params: Promise.resolve({ id, place }) });
    expect((await look({})).status).toBe(401);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const shown = await look({ cookie });
    const jpeg = Buffer.from(await shown.arrayBuffer());
    const facts = await sharp(jpeg).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 2000 });
    expect(facts.exif).toBeUndefined();
    expect((await look({ cookie }, '3')).status).toBe(404);

    const path = `/backoffice/api/feedback/${id}/handle`;
    const remark = 'Sent a new round.';
    expect((await reader.send(handle, 'POST', path, { remark }, { id })).status).toBe(403);
    expect((await browser.send(handle, 'POST', path, { remark: '' }, { id })).status).toBe(400);
    expect((await browser.send(handle, 'POST', path, { remark }, { id })).status).toBe(200);
    const twice = await browser.send(handle, 'POST', path, { remark }, { id });
    expect([twice.status, twice.body.code]).toEqual([409, 'FEEDBACK_HANDLED']);
    const missing = await browser.send(handle, 'POST', path, { remark }, { id: '999999' });
    expect(missing.status).toBe(404);
    const lines = await listAuditEntries(database.db, { subject: `feedback:${id}`, limit: 5 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ action: 'feedback.handle', operator: 'listener', detail: { remark } });
    const done = await listFeedback(database.db, { ...OPEN, view: 'done' });
    expect(done.list[0]).toMatchObject({ handled: { by: 'listener', remark } });
  });

  test('of a member needs no contact; of a visitor it does', async () => {
    const { id, token } = await memberToken('sender');
    const sent = await send({ fields: { contact: '' }, token });
    expect(sent.status).toBe(200);
    const { list } = await listFeedback(database.db, OPEN);
    expect(list.at(-1)).toMatchObject({ member: { id, account: 'sender' }, contact: undefined });
    expect(await send({ fields: { contact: '  ' } })).toMatchObject({
      status: 400,
      fields: { contact: { code: 'REQUIRED' } },
    });
  });

  test.each([
    ['four characters', 'four', 400],
    ['five', 'fives', 200],
    ['140 of any script', 'ก'.repeat(139) + '🏮', 200],
    ['141', 'x'.repeat(141), 400],
    ['blanks', '        ', 400],
  ])('counts the characters of all scripts: %s', async (_name, content, status) => {
    expect((await send({ fields: { content } })).status).toBe(status);
  });

  test('is refused with an unknown subject, a fourth picture, or a file that is not a picture; no file is stored', async () => {
    const before = files().length;
    expect(await send({ fields: { questionType: 'weather' } })).toMatchObject({
      status: 400,
      fields: { questionType: { code: 'REQUIRED' } },
    });
    const small = await png(8, 8);
    expect(await send({ images: [small, small, small, small] })).toMatchObject({
      status: 400,
      fields: { images: { code: 'TOO_MANY_PICTURES' } },
    });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await send({ images: [small, svg] })).toMatchObject({
      status: 400,
      fields: { images: { code: 'PICTURE_FORMAT' } },
    });
    expect(await send({ images: [Buffer.alloc(5 * 1024 * 1024 + 1)] })).toMatchObject({
      status: 400,
      fields: { images: { code: 'PICTURE_TOO_LARGE' } },
    });
    expect(files()).toHaveLength(before);
  });

  test('is refused if a picture is not sent as a file', async () => {
    expect(await send({ fields: { images: 'data:image/png;base64,iVBORw0KGgo=' } })).toMatchObject({
      status: 400,
      fields: { images: { code: 'FILES_ONLY' } },
    });
    const json = await put(
      new Request(`${publicUrl()}/wps/feedback`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin: publicUrl() },
        body: JSON.stringify({
          questionType: 'game',
          content: 'The reels stood still.',
          contact: 'me',
          images: [],
        }),
      }),
      { params: Promise.resolve({}) },
    );
    expect(json.status).toBe(400);
    expect(await json.json()).toMatchObject({ fields: { images: { code: 'FILES_ONLY' } } });
  });

  test('is limited to ten a day from one address, and to twenty tries an hour before the body is read', async () => {
    const ip = '10.8.0.1';
    for (let time = 0; time < 10; time++) expect((await send({ ip })).status).toBe(200);
    expect(await send({ ip })).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    for (let time = 11; time < 20; time++) await send({ ip, fields: { content: '' } });
    const unread = new Request(`${publicUrl()}/wps/feedback`, {
      method: 'PUT',
      headers: { [CLIENT_IP_HEADER]: ip, origin: publicUrl(), 'content-type': 'application/json' },
      body: '{',
    });
    expect((await put(unread, { params: Promise.resolve({}) })).status).toBe(429);
    expect(unread.bodyUsed).toBe(false);
  });

  test('of a trial account is limited like a visitor’s: by its address, before the body is read', async () => {
    const ip = '10.8.0.2';
    for (let time = 0; time < 10; time++) {
      const { token } = await memberToken(`guest-sender-${time}`, TRIAL_TYPE);
      expect((await send({ ip, token })).status).toBe(200);
    }
    const { token } = await memberToken('guest-sender', TRIAL_TYPE);
    expect(await send({ ip, token })).toMatchObject({ status: 429 });
    expect((await send({ ip: '10.8.0.3', token })).status).toBe(200);
    for (let time = 11; time < 20; time++) await send({ ip, token, fields: { content: '' } });
    const unread = new Request(`${publicUrl()}/wps/feedback`, {
      method: 'PUT',
      headers: {
        [CLIENT_IP_HEADER]: ip,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: '{',
    });
    expect((await put(unread, { params: Promise.resolve({}) })).status).toBe(429);
    expect(unread.bodyUsed).toBe(false);
  });

  test('is limited to forty a day from one address, however many accounts it has', async () => {
    const ip = '10.8.0.4';
    for (let account = 0; account < 4; account++) {
      const { token } = await memberToken(`relative-${account}`);
      for (let time = 0; time < 10; time++) expect((await send({ ip, token })).status).toBe(200);
    }
    const { token } = await memberToken('relative-of-many');
    expect(await send({ ip, token })).toMatchObject({ status: 429 });
    expect((await send({ ip: '10.8.0.5', token })).status).toBe(200);
  });
});

describe('an answer', () => {
  const ownBrowser = (token: string) => {
    const browser = new Browser();
    browser.extra = { authorization: `Bearer ${token}` };
    return browser;
  };
  const own = async (browser: Browser, query = '') =>
    (await browser.send(ownList, 'GET', `/wps/feedback${query}`)).body.value as {
      list: Record<string, unknown>[];
      next: string | null;
    };

  test('to a member is in their list and their inbox; nobody else reads it', async () => {
    const asker = await memberToken('asker');
    const other = await memberToken('listener-in');
    const { value } = await send({ fields: { content: 'Where is my bonus?' }, token: asker.token });
    const id = value!.id;
    const { browser, id: operatorId } = await createOperatorBrowser(database.db, 'answerer');
    const reader = (await createOperatorBrowser(database.db, 'only-reader', ['members.read'])).browser;
    const [me, them] = [ownBrowser(asker.token), ownBrowser(other.token)];
    expect((await own(me)).list).toMatchObject([{ id, status: 'received', answer: null }]);

    const at = (name: string) => `/backoffice/api/feedback/${id}/${name}`;
    const give = (to: bigint | null) =>
      browser.send(assign, 'POST', at('assign'), { operatorId: to && String(to) }, { id });
    expect((await reader.send(answer, 'POST', at('answer'), { answer: 'No.' }, { id })).status).toBe(403);
    expect((await give(999_999n)).body.fields).toMatchObject({ operatorId: { code: 'FEEDBACK_OPERATOR' } });
    expect((await give(operatorId)).body.value).toEqual({ id, status: 'working' });
    expect((await own(me)).list).toMatchObject([{ status: 'working' }]);
    const mine = await listFeedback(database.db, { ...OPEN, view: 'mine', operatorId });
    expect(mine.list).toMatchObject([
      { id: BigInt(id), answerBy: 'notice', assignedTo: { name: 'answerer' } },
    ]);
    expect((await give(null)).body.value).toEqual({ id, status: 'open' });

    const text = 'It was added today.\n\nSorry for the wait.';
    const sent = await browser.send(
      answer,
      'POST',
      at('answer'),
      { answer: text, remark: 'ticket 7' },
      { id },
    );
    expect(sent.body.value).toEqual({ id, status: 'done' });
    expect((await browser.send(answer, 'POST', at('answer'), { answer: text }, { id })).body.code).toBe(
      'FEEDBACK_HANDLED',
    );
    const { list } = await own(me);
    expect(list).toMatchObject([{ id, status: 'answered', answer: text }]);
    expect(JSON.stringify(list)).not.toContain('ticket 7');
    const letters = (await me.send(inbox, 'GET', '/wps/member/messages')).body.value as { list: object[] };
    expect(letters.list).toMatchObject([{ kind: 'feedbackAnswered', text, read: false }]);
    expect(await own(them)).toEqual({ list: [], next: null });
    const [entry] = await listAuditEntries(database.db, { subject: `feedback:${id}`, limit: 1 });
    expect(entry).toMatchObject({
      action: 'feedback.answer',
      detail: { by: 'notice', characters: text.length },
    });
  });

  test('to a visitor goes to the address that they left, in their language, and not to a telephone number', async () => {
    const { browser } = await createOperatorBrowser(database.db, 'mail-answerer');
    const reply = async (contact: string) => {
      const { value } = await send({ fields: { contact, content: 'Can I play from abroad?' } });
      const path = `/backoffice/api/feedback/${value!.id}/answer`;
      return browser.send(answer, 'POST', path, { answer: 'Yes, you can.' }, { id: value!.id });
    };
    expect((await reply('abroad@example.com')).status).toBe(200);
    expect(await outgoing(database.db, 'abroad@example.com')).toMatchObject([
      {
        template: 'feedbackAnswer',
        locale: 'en',
        values: { question: 'Can I play from abroad?', answer: 'Yes, you can.' },
      },
    ]);
    for (const contact of ['+66 81 234 5678', 'line: abroad', 'a@b', 'a@example.com, b@example.com'])
      expect((await reply(contact)).body.fields).toMatchObject({ answer: { code: 'FEEDBACK_NO_MAIL' } });
  });

  test('is found by number, account, words and subject', async () => {
    const { token } = await memberToken('searchable.sender');
    const { value } = await send({
      fields: { content: 'A 100% odd_thing happened', questionType: 'deposit' },
      token,
    });
    const find = async (filter: Partial<FeedbackFilter>) =>
      (await listFeedback(database.db, { ...OPEN, ...filter })).list.map(({ id }) => String(id));
    const id = value!.id;
    for (const search of [`#${id}`, id, 'SEARCHABLE.s', '100% odd_', 'HAPPENED'])
      expect(await find({ search })).toEqual([id]);
    expect(await find({ search: 'odd%thing' })).toEqual([]);
    expect(await find({ search: 'happened', questionType: 'deposit' })).toEqual([id]);
    expect(await find({ search: 'happened', questionType: 'game' })).toEqual([]);
  });

  test('is in pages of one’s own list', async () => {
    const { token } = await memberToken('writer-of-many');
    for (let time = 0; time < 5; time++) await send({ token });
    const browser = ownBrowser(token);
    const first = await own(browser, '?pageSize=3');
    const rest = await own(browser, `?pageSize=3&after=${first.next}`);
    expect([first.list.length, rest.list.length, rest.next]).toEqual([3, 2, null]);
    expect(new Set([...first.list, ...rest.list].map(({ id }) => id)).size).toBe(5);
  });
});
