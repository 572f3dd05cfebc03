/** Server-sent events: what open pages hear, from which session. */
import { GET } from '@/app/wps/events/route';
import { GET as rankList } from '@/app/wps/relay/GCSGAME_getRankList/route';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { createPool } from '@/lib/db/client';
import { signedIn } from '@/lib/identity/audience';
import { startSession } from '@/lib/identity/sessions/commands';
import { balanceListenerReady } from '@/lib/ledger/live';
import { defineEvents } from '@/lib/platform/http/define-events';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { units } from '@/lib/money/amount';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { customer } from '../../support/cashier';
import { useTestDatabase } from '../../support/database';

const held = useTestDatabase();
const origin = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};

interface Heard {
  event: string;
  data: Record<string, unknown>;
}

/** Opens the stream and gives its events one after another. */
async function listen(
  memberId: bigint,
): Promise<{ next(): Promise<Heard>; close(): Promise<void>; response: Response }> {
  const { token } = await startSession(held.db, memberId, origin, false);
  const leave = new AbortController();
  const request = new Request('http://localhost/wps/events', {
    headers: { authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  const response = await GET(request, { params: Promise.resolve({}) });
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    response,
    async next() {
      for (;;) {
        const match = /event: (\w+)\ndata: (.+)\n\n/.exec(text);
        if (match) {
          text = text.slice(match.index + match[0].length);
          return { event: match[1]!, data: JSON.parse(match[2]!) as Record<string, unknown> };
        }
        const { done, value } = await reader.read();
        if (done) throw new Error('the stream ended');
        text += decoder.decode(value);
      }
    },
    async close() {
      leave.abort();
      expect((await reader.read()).done).toBe(true);
    },
  };
}

it('refuses whoever is not logged in, with the envelope', async () => {
  const response = await GET(new Request('http://localhost/wps/events'), { params: Promise.resolve({}) });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ success: false, code: 'NOT_LOGGED_IN' });
});

it('keeps nobody logged in who only leaves a page open, however often it comes back or looks who won', async () => {
  const { memberId } = await customer(held.db);
  const { token } = await startSession(held.db, memberId, origin, false);
  const comeBack = async () => {
    const leave = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const ask = (handler: RouteHandler, path: string) =>
      handler(new Request(`http://localhost${path}`, { headers, signal: leave.signal }), {
        params: Promise.resolve({}),
      });
    const { status } = await ask(GET, '/wps/events');
    const board = await ask(
      rankList,
      '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN&limitNum=20',
    );
    expect(board.status).toBe(200);
    leave.abort();
    return status;
  };
  setClock(new Date());
  try {
    const answers = [];
    for (let quarter = 0; quarter < 9; quarter++) {
      answers.push(await comeBack());
      advanceClock(15 * 60_000);
    }
    // Two hours of rest end a session (SESSION_LIMITS).
    expect(answers).toEqual([...Array<number>(8).fill(200), 401]);
  } finally {
    setClock(undefined);
  }
});

it('tells whose it is, the balance at once and after every change, and ends when the page is left', async () => {
  const who = await customer(held.db);
  const page = await listen(who.memberId);
  expect(page.response.headers.get('content-type')).toContain('text/event-stream');
  expect(page.response.headers.get('cache-control')).toContain('no-transform');
  expect(await page.next()).toEqual({ event: 'member', data: { id: String(who.memberId) } });
  expect(await page.next()).toEqual({
    event: 'balance',
    data: { available: '0.00', held: '0.00', currency: 'THB' },
  });
  expect(await page.next()).toEqual({ event: 'notices', data: { unread: 0 } });
  await requestDeposit(held.db, who, { channel: 'sandbox', amount: units(25), requestId: 'events-0001' });
  expect(await page.next()).toMatchObject({ event: 'balance', data: { available: '25.00' } });
  await page.close();
});

it('hears of other nodes, and only what is its own', async () => {
  const [who, other] = [await customer(held.db), await customer(held.db)];
  const page = await listen(who.memberId);
  for (let first = 0; first < 3; first++) await page.next();
  await balanceListenerReady();
  // Another process posts and announces: this one has only PostgreSQL to hear it from.
  const elsewhere = createPool(held.ownerUrl, 1);
  const deposit = (memberId: bigint, key: string) =>
    elsewhere.query(
      `SELECT ledger.post($1, 'deposit', '', ARRAY[ledger.account_id('house', 0, 'deposits:sandbox', 'THB'),
        ledger.account_id('member', $2, 'main', 'THB')], ARRAY[-70000, 70000]::bigint[], NULL, now())`,
      [key, memberId],
    );
  await deposit(other.memberId, 'elsewhere other');
  await elsewhere.query(`SELECT pg_notify('croupier_balance', $1)`, [`another-node ${other.memberId}`]);
  await deposit(who.memberId, 'elsewhere own');
  await elsewhere.query(`SELECT pg_notify('croupier_balance', $1)`, [`another-node ${who.memberId}`]);
  expect(await page.next()).toEqual({
    event: 'balance',
    data: { available: '7.00', held: '0.00', currency: 'THB' },
  });
  await page.close();
  await elsewhere.end();
});

describe('many streams', () => {
  const token = async () =>
    (await startSession(held.db, (await customer(held.db)).memberId, origin, false)).token;
  const ask = (bearer: string, signal?: AbortSignal) =>
    GET(
      new Request('http://localhost/wps/events', {
        headers: { authorization: `Bearer ${bearer}` },
        ...(signal && { signal }),
      }),
      { params: Promise.resolve({}) },
    );

  it('are twenty per member at most, and one that is left makes room', async () => {
    const [who, other] = [await token(), await token()];
    const leave = new AbortController();
    const responses = [];
    for (let tab = 0; tab < 20; tab++) responses.push(await ask(who, tab === 0 ? leave.signal : undefined));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const refused = await ask(who);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    responses.push(await ask(other));
    expect(responses.at(-1)!.status).toBe(200);
    leave.abort();
    responses.push(await ask(who));
    expect(responses.at(-1)!.status).toBe(200);
    await Promise.all(responses.map((response) => response.body!.cancel().catch(() => undefined)));
  });

  it('of browsers that have left already are not opened', async () => {
    const who = await token();
    for (let tab = 0; tab < 25; tab++) {
      const response = await ask(who, AbortSignal.abort());
      expect((await response.body!.getReader().read()).done).toBe(true);
    }
    const last = await ask(who);
    expect(last.status).toBe(200);
    await last.body!.cancel();
  });

  it('end where nobody reads them', async () => {
    let stopped = 0;
    let send: (event: string, data: unknown) => void = () => undefined;
    const chatter = defineEvents({
      summary: 'Talks without end.',
      audience: signedIn,
      listener: () => 'chatter',
      open(_, tell) {
        send = tell;
        return () => void stopped++;
      },
      alive: () => Promise.resolve(true),
    });
    const request = new Request('http://localhost/wps/events', {
      headers: { authorization: `Bearer ${await token()}` },
    });
    await chatter(request, { params: Promise.resolve({}) });
    for (let event = 0; event < 60; event++) send('word', event);
    expect(stopped).toBe(0);
    for (let event = 0; event < 1_000; event++) send('word', event);
    expect(stopped).toBe(1);
  });
});
