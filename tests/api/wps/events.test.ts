/** Server-sent events: what open pages hear, from which session. */
import { GET } from '@/app/wps/events/route';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { createPool } from '@/lib/db/client';
import { startSession } from '@/lib/identity/sessions/commands';
import { balanceListenerReady } from '@/lib/ledger/live';
import { units } from '@/lib/money/amount';
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

it('tells the balance at once and after every change, and ends when the page is left', async () => {
  const who = await customer(held.db);
  const page = await listen(who.memberId);
  expect(page.response.headers.get('content-type')).toContain('text/event-stream');
  expect(page.response.headers.get('cache-control')).toContain('no-transform');
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
  await page.next();
  await page.next();
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
