/** Messages within a line: who may write to whom, at the moment of sending, and who gets them. */
import { POST as withdrawRoute } from '@/app/(backoffice)/backoffice/api/agents/messages/[id]/withdraw/route';
import { POST as sendRoute } from '@/app/wps/agent/messages/route';
import { GET as inboxRoute } from '@/app/wps/member/messages/route';
import { sendLineMessage, setMuted, type NewLineMessage } from '@/lib/agents/messages/commands';
import { sentMessages } from '@/lib/agents/messages/queries';
import { lineMessageInput } from '@/lib/agents/messages/schema';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { changeLine } from '@/lib/agents/lines/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { AppError } from '@/lib/platform/errors';
import { beginExclusion } from '@/lib/protection/exclusions/commands';
import { Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const ORIGIN = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};
let count = 0;
const make = async (type: number, uplineId?: bigint, nickname?: string) => {
  const account = `writer${++count}`;
  const { id } = await createMember(held.db, { account, type, uplineId, ...(nickname && { nickname }) });
  return { id, account };
};
const send = async (from: bigint, to: NewLineMessage['to'], account = '', text = 'Hello.') => {
  try {
    return (await sendLineMessage(held.db, from, { to, account, text, requestId: crypto.randomUUID() }))
      .receivers;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.fields ? Object.values(error.fields)[0]!.code : error.code;
  }
};
const as = async (memberId: bigint) => {
  const browser = new Browser();
  browser.extra = {
    authorization: `Bearer ${(await startSession(held.db, memberId, ORIGIN, false)).token}`,
  };
  return browser;
};
const inbox = async (memberId: bigint) =>
  (await (await as(memberId)).send(inboxRoute, 'GET', '/wps/member/messages?language=EN')).body.value!
    .list as { kind: string; title: string; text: string; html: string | null; link: string | null }[];

/** An agent with a shareholder above, an agent and a player below, and another line. */
async function line() {
  const top = await make(1, undefined, 'The Top');
  const agent = await make(2, top.id);
  const player = await make(0, agent.id);
  const other = await make(1);
  const foreign = await make(0, other.id);
  return { top, agent, player, other, foreign };
}

test('goes down to any depth, up to the direct upline, and to nobody of another line', async () => {
  const { top, agent, player, other, foreign } = await line();
  expect(await send(top.id, 'team')).toBe(2);
  expect(await send(top.id, 'direct')).toBe(1);
  expect(await send(top.id, 'member', player.account.toUpperCase())).toBe(1);
  expect(await send(player.id, 'upline')).toBe(1);
  expect(await send(agent.id, 'upline')).toBe(1);
  expect(await send(top.id, 'upline')).toBe('LINE_NO_UPLINE');
  // The upline, a member of another line, oneself, and nobody are refused with the same words.
  for (const account of [top.account, foreign.account, other.account, agent.account, 'nobody-at-all'])
    expect(await send(agent.id, 'member', account)).toBe('LINE_MEMBER');
  for (const to of ['member', 'direct', 'team'] as const)
    expect(await send(player.id, to, foreign.account)).toBe('NON_AGENT_ACCOUNT');
  expect((await inbox(foreign.id)).filter(({ kind }) => kind === 'lineMessage')).toEqual([]);
});

test('is authorised by the line at the moment of sending', async () => {
  const { top, agent, player, other } = await line();
  const operatorId = await createOperator(held.db, {
    account: 'mover',
    name: 'Mover',
    password: 'a long password',
  });
  await inTransaction(held.db, (tx) =>
    changeLine(tx, { memberId: agent.id, toUplineId: other.id, toType: 2, reason: 'test', operatorId }),
  );
  expect(await send(top.id, 'member', player.account)).toBe('LINE_MEMBER');
  expect(await send(top.id, 'team')).toBe('LINE_NOBODY');
  expect(await send(other.id, 'member', player.account)).toBe(1);
});

test('is plain text with the name of the sender; the account of an upline is masked', async () => {
  const { top, agent, player } = await line();
  const text = '<b onclick="x">Win</b> https://evil.example/?a=1&b=2';
  await send(top.id, 'member', player.account, text);
  await send(agent.id, 'member', player.account, 'From your agent.');
  await send(player.id, 'upline', '', 'An answer.');
  const [second, first] = await inbox(player.id);
  expect(first).toMatchObject({ text, html: null, link: null, title: 'Message from your upline The Top' });
  expect(second!.title).not.toContain(agent.account);
  expect((await inbox(agent.id))[0]).toMatchObject({
    title: `Message from ${player.account} in your team`,
    text: 'An answer.',
  });
  const answer = await (
    await as(player.id)
  ).send(sendRoute, 'POST', '/wps/agent/messages', {
    to: 'upline',
    text: 'x'.repeat(1_001),
    requestId: crypto.randomUUID(),
  });
  expect(answer.body.fields).toMatchObject({ text: { code: 'TEXT_TOO_LONG' } });
  // Characters that change how a text is shown are taken out; line breaks stay.
  const parsed = lineMessageInput.parse({
    to: 'upline',
    text: ' a\u0007b\u202ec\r\nd ',
    requestId: crypto.randomUUID(),
  });
  expect(parsed.text).toBe('abc\nd');
});

test('a move afterwards does not turn a message from above into one from below, nor show the account of its sender', async () => {
  const { other } = await line();
  const agent = await make(2, other.id);
  const below = await make(0, agent.id);
  await send(agent.id, 'team');
  const operatorId = await createOperator(held.db, {
    account: 'mover-after',
    name: 'Mover',
    password: 'a long password',
  });
  const next = await make(1);
  await inTransaction(held.db, (tx) =>
    changeLine(tx, { memberId: below.id, toUplineId: next.id, toType: 0, reason: 'test', operatorId }),
  );
  const [entry] = (await inbox(below.id)).filter(({ kind }) => kind === 'lineMessage');
  expect(entry!.title).not.toContain(agent.account);
  expect(entry!.title).toMatch(/^Message from your upline /);
});

test('does not reach members who are blocked or excluded, or take none; an answer reaches an excluded upline', async () => {
  const { top, agent, player } = await line();
  const muted = await make(0, agent.id);
  const blocked = await make(0, agent.id);
  await setMuted(held.db, muted.id, true);
  await held.db
    .updateTable('identity.member')
    .set({ status: 'disabled' })
    .where('id', '=', blocked.id)
    .execute();
  await inTransaction(held.db, (tx) => beginExclusion(tx, player.id, '7d'));
  expect(await send(agent.id, 'team')).toBe('LINE_NOBODY');
  for (const { account } of [muted, blocked, player])
    expect(await send(agent.id, 'member', account)).toBe('LINE_TAKES_NO_MESSAGES');
  await setMuted(held.db, muted.id, false);
  expect(await send(agent.id, 'team')).toBe(1);
  await inTransaction(held.db, (tx) => beginExclusion(tx, top.id, '7d'));
  expect(await send(agent.id, 'upline')).toBe(1);
});

test('the same requestId sends once, and a flood is stopped', async () => {
  const { agent, player } = await line();
  const given = {
    to: 'member' as const,
    account: player.account,
    text: 'Once.',
    requestId: crypto.randomUUID(),
  };
  const sent = await Promise.all([1, 2, 3].map(() => sendLineMessage(held.db, agent.id, given)));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(await inbox(player.id)).toHaveLength(1);
  const outcomes = [];
  for (let round = 0; round < 7; round += 1) outcomes.push(await send(agent.id, 'team'));
  expect(outcomes.at(-1)).toBe('TOO_MANY_REQUESTS');
});

test('an operator takes a message out of every inbox, and the sender sees that', async () => {
  const { top, player } = await line();
  await send(top.id, 'team', '', 'Take this back.');
  const { list } = await sentMessages(held.db, top.id, { pageNum: 1, pageSize: 5 });
  expect(list[0]).toMatchObject({ receivers: 2, read: 0, withdrawnAt: null });
  const { browser: desk } = await createOperatorBrowser(held.db, 'desk', ['agents.read', 'agents.write']);
  const path = `/backoffice/api/agents/messages/${list[0]!.id}/withdraw`;
  const withdraw = () =>
    desk.send(withdrawRoute, 'POST', path, { reason: 'Advertising' }, { id: String(list[0]!.id) });
  expect((await withdraw()).status).toBe(200);
  expect((await withdraw()).body.code).toBe('LINE_MESSAGE_WITHDRAWN');
  expect(await inbox(player.id)).toEqual([]);
  const after = await sentMessages(held.db, top.id, { pageNum: 1, pageSize: 5 });
  expect(after.list[0]!.withdrawnAt).not.toBeNull();
  const audit = await held.db
    .selectFrom('backoffice.audit')
    .select('detail')
    .where('action', '=', 'agentMessage.withdraw')
    .execute();
  expect(audit).toMatchObject([{ detail: { receivers: 2, reason: 'Advertising' } }]);
});

test('reaches a team of 10,000 members with one statement', async () => {
  const { top } = await line();
  await asOwner(held.ownerUrl, async (client) => {
    await client.query(
      `INSERT INTO identity.member (account, type, nickname, currency, upline_id, must_change_password, referral_code, created_at)
       SELECT 'crowd' || n, 0, 'crowd' || n, 'THB', $1, false, 'CROWD' || n, now() FROM generate_series(1, 10000) n`,
      [top.id],
    );
  });
  const began = performance.now();
  expect(await send(top.id, 'team')).toBe(10_002);
  expect(performance.now() - began).toBeLessThan(5_000);
}, 60_000);
