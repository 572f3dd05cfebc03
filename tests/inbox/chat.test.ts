/** The live chat: who may write what, exactly once, seen by whom; hours, limits, moderation, retention. */
import { POST as write } from '@/app/wps/service-chat/messages/route';
import { GET as readOwn } from '@/app/wps/service-chat/route';
import { POST as answer } from '@/app/(backoffice)/backoffice/api/chats/[id]/messages/route';
import { POST as transfer } from '@/app/(backoffice)/backoffice/api/chats/[id]/transfer/route';
import { POST as mute } from '@/app/(backoffice)/backoffice/api/chats/[id]/mute/route';
import { POST as removeText } from '@/app/(backoffice)/backoffice/api/chats/[id]/messages/remove/route';
import { POST as close } from '@/app/(backoffice)/backoffice/api/chats/[id]/close/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { setSetting } from '@/lib/content/settings/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { closeIdleChats, writeAsPerson } from '@/lib/inbox/chat/commands';
import { deleteOldChats } from '@/lib/inbox/chat/jobs';
import { findOwnChat, getChat, listClosedChats, listCurrentChats } from '@/lib/inbox/chat/queries';
import { isWithinHours } from '@/lib/inbox/chat/rules';
import { chatMessageInput } from '@/lib/inbox/chat/schema';
import { setClock } from '@/lib/platform/clock';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const settings = (values: Record<string, boolean | number>) =>
  inTransaction(held.db, async (tx) => {
    for (const [key, value] of Object.entries(values)) await setSetting(tx, key, value);
  });

let ips = 0;
let requests = 0;
const person = async () => {
  const { id } = await createMember(held.db, { account: `chatter${(ips += 1)}` });
  return { memberId: id };
};
const say = (who: { memberId: bigint }, text: string, requestId = `request-${(requests += 1)}`) =>
  writeAsPerson(held.db, { person: who, ip: `203.0.113.${ips % 250}`, language: 'th', text, requestId });
const textsOf = async (who: { memberId: bigint }) =>
  (await findOwnChat(held.db, who))!.messages.map(({ text }) => text);

beforeEach(() => settings({ serviceChat: true, serviceChatFromHour: 0, serviceChatUntilHour: 24 }));
afterEach(() => setClock(undefined));

it('stores messages in one conversation, each once, also if calls run at the same time', async () => {
  const who = await person();
  await Promise.all(['one', 'two', 'three'].map((text) => say(who, text)));
  await Promise.all([say(who, 'again', 'same-request'), say(who, 'again', 'same-request')]);
  expect((await textsOf(who)).sort()).toEqual(['again', 'one', 'three', 'two']);
  const open = (await listCurrentChats(held.db)).filter(({ member }) => member?.id === who.memberId);
  expect(open).toHaveLength(1);
});

it('stores hostile text as plain text and refuses what is no text', () => {
  const read = (text: unknown) => chatMessageInput.safeParse({ text, requestId: 'request-1' });
  const script = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  expect(read(script).data?.text).toBe(script);
  expect(read('a\u202eb\u2066c').data?.text).toBe('abc');
  expect(read('x'.repeat(1_000)).success).toBe(true);
  for (const bad of ['', ' \n ', 'x'.repeat(1_001), 'a\u0000b', 'a\ud800b', 7, null, { $ne: '' }])
    expect(read(bad).success).toBe(false);
});

it('is closed outside of its hours, but an open conversation goes on', async () => {
  const [early, late] = [await person(), await person()];
  await say(early, 'still here');
  await settings({ serviceChat: false });
  await expect(say(late, 'hello')).rejects.toMatchObject({ code: 'CHAT_UNAVAILABLE' });
  await say(early, 'one more');
  expect(await textsOf(early)).toEqual(['still here', 'one more']);
  expect([8, 9, 21, 22].map((hour) => isWithinHours(hour, 9, 22))).toEqual([false, true, true, false]);
  expect([21, 22, 3, 6].map((hour) => isWithinHours(hour, 22, 6))).toEqual([false, true, true, false]);
  expect(isWithinHours(5, 0, 24)).toBe(true);
});

it('limits the messages of one person', async () => {
  const who = await person();
  await say(who, 'the first one');
  const tries = await Promise.allSettled(Array.from({ length: 25 }, (_, place) => say(who, `text ${place}`)));
  const refused = tries.flatMap((each) =>
    each.status === 'rejected' ? [each.reason as { code: string }] : [],
  );
  expect(refused).toHaveLength(6);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['TOO_MANY_REQUESTS']));
});

it('is answered by one operator, transferred, moderated and closed, each with an audit entry without the text', async () => {
  const { browser, id: first } = await createOperatorBrowser(held.db, 'first', ['chat.answer']);
  const { browser: other, id: second } = await createOperatorBrowser(held.db, 'second', ['chat.answer']);
  const who = await person();
  const chatId = await say(who, 'rude words');
  const id = String(chatId);
  const send = (by: typeof browser, route: typeof answer, path: string, body: object) =>
    by.send(route, 'POST', `/backoffice/api/chats/${id}${path}`, body, { id });
  const reply = (by: typeof browser, text: string) =>
    send(by, answer, '/messages', { text, requestId: `reply-${(requests += 1)}` });

  expect((await reply(browser, 'Good day')).status).toBe(200);
  expect((await reply(other, 'Me too')).body).toMatchObject({ code: 'CHAT_TAKEN' });
  expect((await send(browser, transfer, '/transfer', { operatorId: String(first + 9_999n) })).status).toBe(
    400,
  );
  expect((await send(browser, transfer, '/transfer', { operatorId: String(second) })).status).toBe(200);
  expect((await reply(other, 'I am here now')).status).toBe(200);
  expect(await textsOf(who)).toEqual(['rude words', 'Good day', 'I am here now']);

  const rude = (await getChat(held.db, chatId)).messages[0]!.id;
  await send(other, removeText, '/messages/remove', { messageId: String(rude) });
  expect((await textsOf(who))[0]).toBeNull();
  await send(other, mute, '/mute', { minutes: 10 });
  await expect(say(who, 'more')).rejects.toMatchObject({ code: 'CHAT_MUTED' });
  await send(other, close, '/close', {});
  await expect(say(who, 'in a new one')).rejects.toMatchObject({ code: 'CHAT_MUTED' });
  expect((await reply(other, 'late')).body).toMatchObject({ code: 'CHAT_CLOSED' });

  const lines = await listAuditEntries(held.db, { subject: `chat:${id}`, limit: 20 });
  expect(lines.map(({ action }) => action).reverse()).toEqual([
    'chat.answer',
    'chat.transfer',
    'chat.answer',
    'chat.removeMessage',
    'chat.mute',
    'chat.close',
  ]);
  expect(JSON.stringify(lines.map(({ detail }) => detail))).not.toMatch(/rude|Good day/);
  expect((await listClosedChats(held.db, { search: 'good DAY', limit: 5 })).map((each) => each.id)).toEqual([
    chatId,
  ]);
  expect(await listClosedChats(held.db, { search: 'good_day', limit: 5 })).toEqual([]);
});

it('closes idle conversations and deletes old ones', async () => {
  const who = await person();
  const id = await say(who, 'forgotten');
  const at = Date.now();
  setClock(new Date(at + 31 * 60_000));
  await closeIdleChats(held.db);
  expect(await getChat(held.db, id)).toMatchObject({ status: 'closed', closedBy: 'time' });
  setClock(new Date(at + 179 * 86_400_000));
  await deleteOldChats(held.db);
  expect(await findOwnChat(held.db, who)).toBeDefined();
  setClock(new Date(at + 182 * 86_400_000));
  await deleteOldChats(held.db);
  expect(await findOwnChat(held.db, who)).toBeUndefined();
});

it('gives a visitor a cookie, by which they and nobody else read the conversation', async () => {
  const call = (route: typeof write | typeof readOwn, method: string, cookie?: string, body?: object) =>
    route(
      new Request(`http://localhost:3000/wps/service-chat${body ? '/messages' : ''}`, {
        method,
        headers: {
          'content-type': 'application/json',
          origin: 'http://localhost:3000',
          ...(cookie && { cookie }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { params: Promise.resolve({}) },
    );
  const sent = await call(write, 'POST', undefined, { text: 'Hello?', requestId: 'visitor-request' });
  expect(sent.status).toBe(200);
  const cookie = sent.headers.get('set-cookie')!;
  expect(cookie).toMatch(/HttpOnly/i);
  const own = (await (await call(readOwn, 'GET', cookie.split(';')[0])).json()) as {
    value: { chat: object };
  };
  expect(own.value.chat).toMatchObject({ status: 'waiting', messages: [{ text: 'Hello?' }] });
  const forged = cookie.split(';')[0]!.replace(/=.*/, `=${'A'.repeat(32)}`);
  const others = (await (await call(readOwn, 'GET', forged)).json()) as { value: { chat: null } };
  expect(others.value.chat).toBeNull();
});
