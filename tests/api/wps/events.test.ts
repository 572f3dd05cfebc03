/** Server-sent events (GET /wps/events): their content, their session, their limits. */
import { GET } from '@/app/wps/events/route';
import { GET as rankList } from '@/app/wps/relay/GCSGAME_getRankList/route';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { createPool } from '@/lib/db/client';
import { signedIn } from '@/lib/identity/audience';
import { startSession } from '@/lib/identity/sessions/commands';
import { waitForNotifications } from '@/lib/db/notifications';
import { defineEvents } from '@/lib/platform/http/define-events';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { units } from '@/lib/money/amount';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { createFundedMember } from '../../support/cashier';
import { useTestDatabase } from '../../support/database';

const database = useTestDatabase();
const origin = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};

interface ReceivedEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Opens the stream and returns its events one after another. */
async function listen(
  memberId: bigint,
): Promise<{ next(): Promise<ReceivedEvent>; close(): Promise<void>; response: Response }> {
  const { token } = await startSession(database.db, memberId, origin, false);
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

it('refuses visitors in the envelope', async () => {
  const response = await GET(new Request('http://localhost/wps/events'), { params: Promise.resolve({}) });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ success: false, code: 'NOT_LOGGED_IN' });
});

it('does not extend the session, and neither does the winner board: an open page alone ends after two hours', async () => {
  const { memberId } = await createFundedMember(database.db);
  const { token } = await startSession(database.db, memberId, origin, false);
  const reconnect = async () => {
    const leave = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const call = (handler: RouteHandler, path: string) =>
      handler(new Request(`http://localhost${path}`, { headers, signal: leave.signal }), {
        params: Promise.resolve({}),
      });
    const { status } = await call(GET, '/wps/events');
    const board = await call(
      rankList,
      '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN&limitNum=20',
    );
    expect(board.status).toBe(200);
    leave.abort();
    return status;
  };
  setClock(new Date());
  try {
    const statuses = [];
    for (let quarter = 0; quarter < 9; quarter++) {
      statuses.push(await reconnect());
      advanceClock(15 * 60_000);
    }
    // A session ends after two idle hours (SESSION_LIMITS).
    expect(statuses).toEqual([...Array<number>(8).fill(200), 401]);
  } finally {
    setClock(undefined);
  }
});

it('sends the member, then balance and notices at once and after every change, and ends when the page is left', async () => {
  const member = await createFundedMember(database.db);
  const page = await listen(member.memberId);
  expect(page.response.headers.get('content-type')).toContain('text/event-stream');
  expect(page.response.headers.get('cache-control')).toContain('no-transform');
  expect(await page.next()).toEqual({ event: 'member', data: { id: String(member.memberId) } });
  expect(await page.next()).toEqual({
    event: 'balance',
    data: { available: '0.00', held: '0.00', bonus: '0.00', currency: 'THB' },
  });
  expect(await page.next()).toEqual({ event: 'notices', data: { unread: 0 } });
  await requestDeposit(database.db, member, {
    channel: 'sandbox',
    amount: units(25),
    requestId: 'events-0001',
  });
  expect(await page.next()).toMatchObject({ event: 'balance', data: { available: '25.00' } });
  expect(await page.next()).toEqual({ event: 'notices', data: { unread: 1 } });
  await page.close();
});

it('sends changes that another process made, of its own member only', async () => {
  const [member, other] = [await createFundedMember(database.db), await createFundedMember(database.db)];
  const page = await listen(member.memberId);
  for (let first = 0; first < 3; first++) await page.next();
  await waitForNotifications();
  // Another process posts and notifies. This process learns of it from PostgreSQL only.
  const elsewhere = createPool(database.ownerUrl, 1);
  const deposit = (memberId: bigint, key: string) =>
    elsewhere.query(
      `SELECT ledger.post($1, 'deposit', '', ARRAY[ledger.account_id('house', 0, 'deposits:sandbox', 'THB'),
        ledger.account_id('member', $2, 'main', 'THB')], ARRAY[-70000, 70000]::bigint[], NULL, now())`,
      [key, memberId],
    );
  await deposit(other.memberId, 'elsewhere other');
  await elsewhere.query(`SELECT pg_notify('croupier_balance', $1)`, [`another-node ${other.memberId}`]);
  await deposit(member.memberId, 'elsewhere own');
  await elsewhere.query(`SELECT pg_notify('croupier_balance', $1)`, [`another-node ${member.memberId}`]);
  expect(await page.next()).toEqual({
    event: 'balance',
    data: { available: '7.00', held: '0.00', bonus: '0.00', currency: 'THB' },
  });
  await page.close();
  await elsewhere.end();
});

describe('streams', () => {
  const token = async () =>
    (await startSession(database.db, (await createFundedMember(database.db)).memberId, origin, false)).token;
  const open = (bearer: string, signal?: AbortSignal) =>
    GET(
      new Request('http://localhost/wps/events', {
        headers: { authorization: `Bearer ${bearer}` },
        ...(signal && { signal }),
      }),
      { params: Promise.resolve({}) },
    );

  it('are limited to twenty per member, and a closed one makes room', async () => {
    const [first, second] = [await token(), await token()];
    const leave = new AbortController();
    const responses = [];
    for (let tab = 0; tab < 20; tab++)
      responses.push(await open(first, tab === 0 ? leave.signal : undefined));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const refused = await open(first);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    responses.push(await open(second));
    expect(responses.at(-1)!.status).toBe(200);
    leave.abort();
    responses.push(await open(first));
    expect(responses.at(-1)!.status).toBe(200);
    await Promise.all(responses.map((response) => response.body!.cancel().catch(() => undefined)));
  });

  it('are not opened if the browser has left already', async () => {
    const bearer = await token();
    for (let tab = 0; tab < 25; tab++) {
      const response = await open(bearer, AbortSignal.abort());
      expect((await response.body!.getReader().read()).done).toBe(true);
    }
    const last = await open(bearer);
    expect(last.status).toBe(200);
    await last.body!.cancel();
  });

  it('end if the client does not read them', async () => {
    let stopped = 0;
    let send: (event: string, data: unknown) => void = () => undefined;
    const endless = defineEvents({
      summary: 'Sends without end.',
      audience: signedIn,
      listener: () => 'endless',
      open(_, sendEvent) {
        send = sendEvent;
        return () => void stopped++;
      },
      isAlive: () => Promise.resolve(true),
    });
    const request = new Request('http://localhost/wps/events', {
      headers: { authorization: `Bearer ${await token()}` },
    });
    await endless(request, { params: Promise.resolve({}) });
    for (let event = 0; event < 60; event++) send('word', event);
    expect(stopped).toBe(0);
    for (let event = 0; event < 1_000; event++) send('word', event);
    expect(stopped).toBe(1);
  });
});
