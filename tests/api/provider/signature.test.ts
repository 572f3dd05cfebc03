import { POST as bet } from '@/app/provider/v1/bet/route';
import { POST as win } from '@/app/provider/v1/win/route';
import { issueVendorSecret, setVendorAccess } from '@/lib/gateway/vendors/commands';
import { SIGNATURE_WINDOW_MS } from '@/lib/gateway/protocol/signature';
import { setClock } from '@/lib/platform/clock';
import { units } from '@/lib/money/amount';
import { getBalance } from '@/lib/ledger/queries';
import { useTestDatabase } from '../../support/database';
import { openTable, seat, type Seated, type Table } from '../../support/players';
import { send, signed } from '../../support/vendor-call';

const database = useTestDatabase();
let table: Table;
let secret: Buffer;
let player: Seated;

beforeAll(async () => {
  table = await openTable(database.db, 'SIGNED');
  secret = await issueVendorSecret(database.db, 'SIGNED');
  player = await seat(database.db, table, 'signer', 100);
});
afterEach(() => setClock(undefined));

const call = (id: string) => ({
  playerToken: player.playerToken,
  transactionId: id,
  roundId: id,
  amount: '1',
});
const available = async () => (await getBalance(database.db, player.memberId)).available;

describe('the signature of /provider/v1 (V1)', () => {
  test('200 for a valid signature, and the same reply to a replay within the window', async () => {
    const parts = signed('SIGNED', secret, 'bet', call('ok'));
    const first = await send(bet, 'bet', parts);
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, value: { transactionId: 'ok', balance: '99.00' } },
    });
    expect(await send(bet, 'bet', parts)).toEqual(first);
    expect(await available()).toBe(units(99));
  });

  test('401 or 400 if a byte of the body, the time, the vendor or the signature is changed', async () => {
    const parts = signed('SIGNED', secret, 'bet', call('flip'));
    const before = await available();
    for (let place = 0; place < parts.body.length; place++) {
      const body = Uint8Array.from(parts.body);
      body[place]! ^= 1;
      const { status } = await send(bet, 'bet', { ...parts, body });
      // A broken brace is not JSON. It is refused before the signature is checked.
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

  test('401 for a signature of another operation', async () => {
    const parts = signed('SIGNED', secret, 'bet', call('crossed'));
    expect((await send(win, 'win', parts)).status).toBe(401);
  });

  test('401 for a time outside the window', async () => {
    const parts = signed('SIGNED', secret, 'bet', call('old'));
    const at = Date.now();
    for (const shift of [SIGNATURE_WINDOW_MS + 60_000, -SIGNATURE_WINDOW_MS - 60_000]) {
      setClock(new Date(at + shift));
      expect((await send(bet, 'bet', parts)).status).toBe(401);
    }
  });

  test('400 for a query string, because it is not signed', async () => {
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
  ])('400 for the amount %p', async (amount) => {
    const parts = signed('SIGNED', secret, 'bet', { ...call('bad'), amount });
    expect(await send(bet, 'bet', parts)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  test('403 for a disabled vendor; the same call succeeds when it is enabled', async () => {
    const parts = signed('SIGNED', secret, 'bet', call('switch'));
    await setVendorAccess(database.db, 'SIGNED', { enabled: false, bonusWinCredits: true });
    expect(await send(bet, 'bet', parts)).toMatchObject({
      status: 403,
      body: { code: 'VENDOR_DISABLED', final: false },
    });
    await setVendorAccess(database.db, 'SIGNED', { enabled: true, bonusWinCredits: true });
    expect((await send(bet, 'bet', parts)).status).toBe(200);
  });
});
