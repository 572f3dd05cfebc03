import { launchGame } from '@/lib/gateway/launch/commands';
import { endFormerPublicKey, setVendorAccess, setVendorPublicKey } from '@/lib/gateway/vendors/commands';
import { GAME_SESSION_TTL_MS } from '@/lib/gateway/constants';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { useTestDatabase } from '../../support/database';
import { hubVendor, rsaKeys, setDialect, startDialectServer } from '../../support/dialect-calls';
import { fund, openTable, type Table } from '../../support/players';
import type { RunningServer } from '../../support/provider-server';

const held = useTestDatabase();
let server: RunningServer;
let table: Table;
let vendor: Awaited<ReturnType<typeof hubVendor>>;

beforeAll(async () => {
  server = await startDialectServer();
  table = await openTable(held.db, 'HUBBER');
  vendor = await hubVendor(held.db, server, 'HUBBER');
});
afterAll(() => server.close());
afterEach(() => setClock(undefined));

/** A member with 100 units who has opened the game; the launch token is not exchanged yet. */
async function launch(account: string, mode: 'real' | 'free' = 'real') {
  const member = await createMember(held.db, { account });
  await fund(held.db, member.id, member.currency, 100);
  const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
  const { launchToken } = await launchGame(held.db, { player, nodeId: table.nodeId, mode, language: 'en' });
  return { token: launchToken, user: String(member.id), memberId: member.id };
}
const available = async (memberId: bigint) => (await getBalance(held.db, memberId)).available;

test('a round from the launch token to its end: integers times 100,000, the request’s id echoed', async () => {
  const { token, user } = await launch('hubround');
  const info = await vendor.send('user/info', { token, request_uuid: 'r-1' });
  expect(info).toMatchObject({ status: 200 });
  expect(info.body).toEqual({
    user,
    name: 'hubround',
    currency: 'THB',
    language: 'en',
    game_code: 'quiet-harbour',
    status: 'RS_OK',
    request_uuid: 'r-1',
  });
  const bet = { token, user, round: 'h-1', currency: 'THB', game_code: 'quiet-harbour', amount: 1_050_000 };
  const first = await vendor.send('transaction/bet', {
    ...bet,
    transaction_uuid: 'h-b',
    request_uuid: 'r-2',
  });
  expect(first.body).toEqual({
    user,
    currency: 'THB',
    balance: 8_950_000,
    status: 'RS_OK',
    request_uuid: 'r-2',
  });
  const win = {
    user,
    token: 'gone',
    round: 'h-1',
    transaction_uuid: 'h-w',
    reference_transaction_uuid: 'h-b',
    amount: 200_000,
    round_closed: true,
  };
  expect((await vendor.send('transaction/win', win)).body).toMatchObject({
    status: 'RS_OK',
    balance: 9_150_000,
  });
  // Replays: the same reply each time, and other content is a conflict.
  const again = await vendor.send('transaction/bet', {
    ...bet,
    transaction_uuid: 'h-b',
    request_uuid: 'r-2',
  });
  expect(again.text).toBe(first.text);
  expect(
    (await vendor.send('transaction/bet', { ...bet, transaction_uuid: 'h-b', amount: 10 })).body,
  ).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    final: true,
  });
  expect((await vendor.send('transaction/win', { ...win, transaction_uuid: 'h-w2' })).body).toMatchObject({
    status: 'RS_ERROR_WRONG_SYNTAX',
    message: expect.stringMatching(/^ROUND_CLOSED/) as string,
  });
  expect((await vendor.send('user/balance', { token, user })).body).toMatchObject({ balance: 9_150_000 });
});

test('ten first calls at once exchange the launch token once', async () => {
  const { token, user, memberId } = await launch('hubten');
  const bet = (n: number) =>
    vendor.send('transaction/bet', {
      token,
      user,
      round: `t-${n}`,
      transaction_uuid: `t-${n}`,
      amount: 100_000,
    });
  const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => bet(n)));
  expect(replies.map(({ body }) => body.status)).toEqual(Array(10).fill('RS_OK'));
  const sessions = await held.db
    .selectFrom('gateway.game_session')
    .select('id')
    .where('member_id', '=', memberId)
    .execute();
  expect(sessions).toHaveLength(1);
  expect(await available(memberId)).toBe(units(90));
});

test('a rollback of an unknown bet refuses it for good; a second one succeeds too', async () => {
  const { token, user, memberId } = await launch('hubtomb');
  await vendor.send('user/info', { token });
  const undo = { user, token, round: 'u-1', reference_transaction_uuid: 'u-b', round_closed: true };
  for (const transaction_uuid of ['u-x', 'u-x', 'u-y'])
    expect((await vendor.send('transaction/rollback', { ...undo, transaction_uuid })).body.status).toBe(
      'RS_OK',
    );
  const late = { token, user, round: 'u-1', transaction_uuid: 'u-b', amount: 100_000 };
  expect((await vendor.send('transaction/bet', late)).body).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    message: expect.stringMatching(/^TRANSACTION_CANCELLED/) as string,
  });
  const win = { user, round: 'u-1', transaction_uuid: 'u-w', reference_transaction_uuid: 'u-b', amount: 10 };
  expect((await vendor.send('transaction/win', win)).body).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    final: true,
  });
  const early = { ...win, round: 'u-2', transaction_uuid: 'u-v', reference_transaction_uuid: 'u-c' };
  expect((await vendor.send('transaction/win', early)).body).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    final: false,
  });
  expect(await available(memberId)).toBe(units(100));
});

test('a free bet names its reward and takes nothing; round_closed ends a round without a win', async () => {
  const { token, user, memberId } = await launch('hubfree');
  const free = { token, user, round: 'f-1', transaction_uuid: 'f-b', amount: 500_000, is_free: true };
  expect((await vendor.send('transaction/bet', free)).body).toMatchObject({
    status: 'RS_ERROR_WRONG_SYNTAX',
    message: expect.stringContaining('reward_uuid') as string,
  });
  const granted = { ...free, reward_uuid: 'gift-1', round_closed: true };
  for (let times = 0; times < 2; times++)
    expect((await vendor.send('transaction/bet', granted)).body).toMatchObject({
      status: 'RS_OK',
      balance: 10_000_000,
    });
  const round = await held.db
    .selectFrom('gateway.round')
    .select(['status', 'grant_id'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(round).toEqual({ status: 'closed', grant_id: 'gift-1' });
  expect((await vendor.send('transaction/bet', { ...granted, amount: 600_000 })).body.status).toBe(
    'RS_ERROR_DUPLICATE_TRANSACTION',
  );
});

test('play money is PLY, and it stays apart from real money', async () => {
  const { token, user, memberId } = await launch('hubplay', 'free');
  expect((await vendor.send('user/balance', { token })).body).toMatchObject({
    currency: 'PLY',
    balance: 1_000_000_000,
  });
  const bet = { token, user, round: 'p-1', transaction_uuid: 'p-b', amount: 100_000 };
  expect((await vendor.send('transaction/bet', { ...bet, currency: 'THB' })).body.status).toBe(
    'RS_ERROR_WRONG_CURRENCY',
  );
  expect((await vendor.send('transaction/bet', { ...bet, currency: 'PLY' })).body.status).toBe('RS_OK');
  expect(await available(memberId)).toBe(units(100));
});

test('refusals have the status of the dialect, and change nothing', async () => {
  const { token, user, memberId } = await launch('hubwrong');
  const bet = { token, user, round: 'w-1', transaction_uuid: 'w-b', amount: 100_000 };
  const win = { ...bet, transaction_uuid: 'w-w', reference_transaction_uuid: 'w-b' };
  const cases: [string, object, string][] = [
    ['transaction/bet', { ...bet, amount: 100_000_000 }, 'RS_ERROR_NOT_ENOUGH_MONEY'],
    ['transaction/bet', { ...bet, amount: 15 }, 'RS_ERROR_WRONG_SYNTAX'],
    ['transaction/bet', { ...bet, amount: -10 }, 'RS_ERROR_WRONG_SYNTAX'],
    ['transaction/bet', { ...bet, amount: 0 }, 'RS_ERROR_WRONG_SYNTAX'],
    ['transaction/bet', { ...bet, amount: 1.5 }, 'RS_ERROR_WRONG_TYPES'],
    ['transaction/bet', { ...bet, amount: '100000' }, 'RS_ERROR_WRONG_TYPES'],
    ['transaction/bet', { ...bet, is_free: 'yes' }, 'RS_ERROR_WRONG_TYPES'],
    ['transaction/bet', { ...bet, transaction_uuid: 7 }, 'RS_ERROR_WRONG_TYPES'],
    ['transaction/bet', { ...bet, transaction_uuid: 'x'.repeat(97) }, 'RS_ERROR_WRONG_SYNTAX'],
    ['transaction/bet', { ...bet, round: 'a b' }, 'RS_ERROR_WRONG_SYNTAX'],
    ['transaction/bet', { ...bet, round: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['transaction/bet', { ...bet, request_uuid: '' }, 'RS_ERROR_WRONG_SYNTAX'],
    ['transaction/bet', { ...bet, game_code: 'other' }, 'RS_ERROR_INVALID_GAME'],
    ['transaction/bet', { ...bet, user: '1' }, 'RS_ERROR_INVALID_TOKEN'],
    ['transaction/bet', { ...bet, token: 'x'.repeat(40) }, 'RS_ERROR_INVALID_TOKEN'],
    ['transaction/win', { ...win, user: '999999999' }, 'RS_ERROR_INVALID_TOKEN'],
    ['transaction/win', { ...win, user: 'nobody' }, 'RS_ERROR_WRONG_SYNTAX'],
    ['transaction/rollback', { ...win, amount: undefined, transaction_uuid: 'w-b' }, 'RS_ERROR_WRONG_SYNTAX'],
  ];
  for (const [operation, fields, status] of cases)
    expect({ fields, ...(await vendor.send(operation, fields)).body }).toMatchObject({ fields, status });
  const long = await vendor.send('transaction/bet', { ...bet, transaction_uuid: 'x'.repeat(97) });
  expect(long.body.message).toContain('transaction_uuid: Use 1 to 96 visible characters');
  expect(await available(memberId)).toBe(units(100));
});

test('after twelve hours a bet is refused as expired, and a win still arrives', async () => {
  const { token, user } = await launch('hublate');
  const bet = { token, user, round: 'l-1', transaction_uuid: 'l-b', amount: 100_000 };
  await vendor.send('transaction/bet', bet);
  setClock(new Date(Date.now() + GAME_SESSION_TTL_MS + 1000));
  expect((await vendor.send('transaction/bet', { ...bet, transaction_uuid: 'l-c' })).body.status).toBe(
    'RS_ERROR_TOKEN_EXPIRED',
  );
  expect((await vendor.send('transaction/bet', bet)).body.status).toBe('RS_OK');
  const win = { ...bet, transaction_uuid: 'l-w', reference_transaction_uuid: 'l-b' };
  expect((await vendor.send('transaction/win', win)).body.status).toBe('RS_OK');
});

describe('the signature', () => {
  test('of another key, of other bytes, or none is refused; no byte can be changed', async () => {
    const { token, user, memberId } = await launch('hubsigned');
    const call = { request_uuid: 'q', token, user, round: 's-1', transaction_uuid: 's-b', amount: 100_000 };
    const body = Buffer.from(JSON.stringify(call));
    const foreign = await vendor.sendRaw('transaction/bet', body, { key: rsaKeys().privateKey });
    expect(foreign.body).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
      request_uuid: 'q',
      final: false,
    });
    const { sign } = await import('node:crypto');
    const signature = sign('RSA-SHA256', body, vendor.keys.privateKey).toString('base64');
    for (let place = 0; place < body.length; place += 7) {
      const changed = Buffer.from(body);
      changed[place]! ^= 1;
      const { body: reply } = await vendor.sendRaw('transaction/bet', changed, {
        headers: { 'x-hub88-signature': signature },
      });
      expect(['RS_ERROR_INVALID_SIGNATURE', 'RS_ERROR_WRONG_SYNTAX']).toContain(reply.status);
    }
    for (const other of ['', 'x', signature.slice(4), `${signature}A`, signature.replace(/^./, '!')])
      expect(
        (await vendor.sendRaw('transaction/bet', body, { headers: { 'x-hub88-signature': other } })).body
          .status,
      ).toBe('RS_ERROR_INVALID_SIGNATURE');
    expect(await available(memberId)).toBe(units(100));
    const valid = await vendor.sendRaw('transaction/bet', body);
    expect(valid.body.status).toBe('RS_OK');
  });

  test('of the key before a rotation is valid until an operator ends it', async () => {
    await openTable(held.db, 'HUBTURN');
    const turning = await hubVendor(held.db, server, 'HUBTURN');
    const next = rsaKeys();
    const body = Buffer.from(JSON.stringify({ request_uuid: 'q', token: 'x'.repeat(40) }));
    const statusOf = async (key: string) => (await turning.sendRaw('user/info', body, { key })).body.status;
    expect(await statusOf(next.privateKey)).toBe('RS_ERROR_INVALID_SIGNATURE');
    await setVendorPublicKey(held.db, 'HUBTURN', next.publicKey);
    // The call is signed, and its token is not known.
    expect(await statusOf(next.privateKey)).toBe('RS_ERROR_INVALID_TOKEN');
    expect(await statusOf(turning.keys.privateKey)).toBe('RS_ERROR_INVALID_TOKEN');
    await expect(setVendorPublicKey(held.db, 'HUBTURN', rsaKeys().publicKey)).rejects.toMatchObject({
      code: 'PUBLIC_KEYS_OVERLAP',
    });
    await setVendorPublicKey(held.db, 'HUBTURN', next.publicKey);
    await endFormerPublicKey(held.db, 'HUBTURN');
    expect(await statusOf(turning.keys.privateKey)).toBe('RS_ERROR_INVALID_SIGNATURE');
    expect(await statusOf(next.privateKey)).toBe('RS_ERROR_INVALID_TOKEN');
  });
});

test('a body that is none, an unknown vendor, another dialect and a disabled vendor are answered in the dialect', async () => {
  const body = Buffer.from('{"request_uuid":"q"}');
  const statusOf = async (...call: Parameters<typeof vendor.sendRaw>) => {
    const { status, body: reply } = await vendor.sendRaw(...call);
    return [status, reply.status];
  };
  expect(await statusOf('user/info', Buffer.from('{"a":'))).toEqual([200, 'RS_ERROR_WRONG_SYNTAX']);
  expect(await statusOf('user/info', Buffer.from('[]'))).toEqual([200, 'RS_ERROR_WRONG_SYNTAX']);
  expect(await statusOf('user/info', Buffer.alloc(70_000, 'x'))).toEqual([200, 'RS_ERROR_WRONG_SYNTAX']);
  expect(await statusOf('user/info', body, { headers: { 'content-type': 'text/plain' } })).toEqual([
    200,
    'RS_ERROR_WRONG_SYNTAX',
  ]);
  expect(await statusOf('user/nothing', body)).toEqual([404, 'RS_ERROR_WRONG_SYNTAX']);
  expect(await statusOf('user/info', body, { vendor: 'NOBODY' })).toEqual([200, 'RS_ERROR_INVALID_PARTNER']);
  await setDialect(held.db, 'HUBBER', 'form');
  expect(await statusOf('user/info', body)).toEqual([200, 'RS_ERROR_INVALID_PARTNER']);
  await setDialect(held.db, 'HUBBER', 'hub');
  await setVendorAccess(held.db, 'HUBBER', { enabled: false });
  expect(await statusOf('user/info', body)).toEqual([200, 'RS_ERROR_INVALID_PARTNER']);
  await setVendorAccess(held.db, 'HUBBER', { enabled: true });
});
