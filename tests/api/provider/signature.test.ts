import { POST as bet } from '@/app/provider/v1/bet/route';
import { POST as win } from '@/app/provider/v1/win/route';
import { admitVendor, enableVendor } from '@/lib/gateway/vendors/commands';
import { SIGNATURE_WINDOW } from '@/lib/gateway/protocol/signature';
import { setClock } from '@/lib/platform/clock';
import { units } from '@/lib/money/amount';
import { balanceOf } from '@/lib/ledger/queries';
import { useTestDatabase } from '../../support/database';
import { openTable, seat, type Seated, type Table } from '../../support/players';
import { send, signed } from '../../support/vendor-call';

const held = useTestDatabase();
let table: Table;
let secret: Buffer;
let player: Seated;

beforeAll(async () => {
  table = await openTable(held.db, 'SIGNED');
  secret = await admitVendor(held.db, 'SIGNED');
  player = await seat(held.db, table, 'signer', 100);
});
afterEach(() => setClock(undefined));

const call = (id: string) => ({
  playerToken: player.playerToken,
  transactionId: id,
  roundId: id,
  amount: '1',
});
const available = async () => (await balanceOf(held.db, player.memberId)).available;

describe('the signature of /provider/v1 (trust.md V1)', () => {
  test('200: signed right; played back within the window, the same reply', async () => {
    const parts = signed('SIGNED', secret, 'bet', call('ok'));
    const first = await send(bet, 'bet', parts);
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, value: { transactionId: 'ok', balance: '99.00' } },
    });
    expect(await send(bet, 'bet', parts)).toEqual(first);
    expect(await available()).toBe(units(99));
  });

  test('401: any one byte of the body, the time, the vendor or the signature changed', async () => {
    const parts = signed('SIGNED', secret, 'bet', call('flip'));
    const before = await available();
    for (let place = 0; place < parts.body.length; place++) {
      const body = Uint8Array.from(parts.body);
      body[place]! ^= 1;
      const { status } = await send(bet, 'bet', { ...parts, body });
      // A broken brace is not JSON and is refused before anybody looks at the signature.
      expect([400, 401]).toContain(status);
    }
    for (const name of ['x-vendor', 'x-timestamp', 'x-signature']) {
      const value = parts.headers[name]!;
      for (let place = 0; place < value.length; place++) {
        const other = value[place] === '1' ? '2' : '1';
        const headers = { ...parts.headers, [name]: value.slice(0, place) + other + value.slice(place + 1) };
        expect(await send(bet, 'bet', { ...parts, headers })).toMatchObject({
          status: 401,
          body: { code: 'SIGNATURE_INVALID' },
        });
      }
      const { [name]: _dropped, ...headers } = parts.headers;
      expect((await send(bet, 'bet', { ...parts, headers })).status).toBe(401);
    }
    expect(await available()).toBe(before);
  });

  test('401: signed for another operation', async () => {
    const parts = signed('SIGNED', secret, 'bet', call('crossed'));
    expect((await send(win, 'win', parts)).status).toBe(401);
  });

  test('401: older or newer than the window', async () => {
    const parts = signed('SIGNED', secret, 'bet', call('old'));
    const at = Date.now();
    for (const shift of [SIGNATURE_WINDOW + 60_000, -SIGNATURE_WINDOW - 60_000]) {
      setClock(new Date(at + shift));
      expect((await send(bet, 'bet', parts)).status).toBe(401);
    }
  });

  test('400: a query, which nobody signed', async () => {
    const parts = signed('SIGNED', secret, 'bet', call('query'));
    expect(await send(bet, 'bet', parts, '?grantId=free')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });

  test.each([
    '-1',
    '9'.repeat(15),
    '1e400',
    'NaN',
    '0.00001',
    '',
    ' 1',
    '1,000',
    '100000001',
    1,
    null,
    undefined,
    ['1'],
  ])('400: the amount %p', async (amount) => {
    const parts = signed('SIGNED', secret, 'bet', { ...call('bad'), amount });
    expect(await send(bet, 'bet', parts)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  test('403: switched off; let in again, the same call succeeds', async () => {
    const parts = signed('SIGNED', secret, 'bet', call('switch'));
    await enableVendor(held.db, 'SIGNED', false);
    expect(await send(bet, 'bet', parts)).toMatchObject({
      status: 403,
      body: { code: 'VENDOR_DISABLED', final: false },
    });
    await enableVendor(held.db, 'SIGNED', true);
    expect((await send(bet, 'bet', parts)).status).toBe(200);
  });
});
