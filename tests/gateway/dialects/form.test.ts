import { launchGame } from '@/lib/gateway/launch/commands';
import { setVendorAccess } from '@/lib/gateway/vendors/commands';
import { setMemberStatus } from '@/lib/identity/commands';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { useTestDatabase } from '../../support/database';
import { formVendor, hashOf, setDialect, startDialectServer } from '../../support/dialect-calls';
import { fund, openTable, type Table } from '../../support/players';
import type { RunningServer } from '../../support/provider-server';

const held = useTestDatabase();
let server: RunningServer;
let table: Table;
let vendor: Awaited<ReturnType<typeof formVendor>>;

beforeAll(async () => {
  server = await startDialectServer();
  table = await openTable(held.db, 'FORMER');
  vendor = await formVendor(held.db, server, 'FORMER');
});
afterAll(() => server.close());

async function launch(account: string) {
  const member = await createMember(held.db, { account });
  await fund(held.db, member.id, member.currency, 100);
  const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
  const { launchToken } = await launchGame(held.db, { player, nodeId: table.nodeId, language: 'en' });
  return { token: launchToken, userId: String(member.id), memberId: member.id };
}
const available = async (memberId: bigint) => (await getBalance(held.db, memberId)).available;

test('a round from the launch token to its end: decimals, numbers without rounding, replays', async () => {
  const { token, userId } = await launch('formround');
  const opened = await vendor.send('authenticate', { token });
  expect(opened.status).toBe(200);
  expect(opened.body).toEqual({
    userId,
    nickname: 'formround',
    language: 'en',
    gameId: 'quiet-harbour',
    token,
    currency: 'THB',
    cash: 100,
    bonus: 0,
    error: 0,
    description: 'Success',
  });
  // The answer was lost: the same call gets it again.
  expect((await vendor.send('authenticate', { token })).text).toBe(opened.text);
  const bet = { token, userId, gameId: 'quiet-harbour', roundId: 'r-1', reference: 'b-1', amount: '10.0001' };
  const first = await vendor.send('bet', bet);
  expect(first.body).toMatchObject({
    cash: 89.9999,
    usedPromo: 0,
    error: 0,
    transactionId: expect.any(String) as string,
  });
  expect((await vendor.send('bet', bet)).text).toBe(first.text);
  const result = { userId, roundId: 'r-1', reference: 'w-1', amount: '25.5' };
  expect((await vendor.send('result', result)).body).toMatchObject({ cash: 115.4999, error: 0 });
  expect((await vendor.send('endRound', { userId, roundId: 'r-1' })).body).toMatchObject({
    cash: 115.4999,
    error: 0,
  });
  expect((await vendor.send('result', { ...result, reference: 'w-2' })).body.error).toBe(120);
  expect((await vendor.send('balance', { token, userId })).body).toMatchObject({ cash: 115.4999, error: 0 });
});

test('a refund of an unknown bet succeeds without money, its bet is 120, a result before its bet is 100', async () => {
  const { token, userId, memberId } = await launch('formrefund');
  await vendor.send('authenticate', { token });
  expect((await vendor.send('refund', { userId, reference: 'unknown' })).body).toMatchObject({
    error: 0,
    cash: 100,
  });
  const bet = { token, userId, roundId: 'q-1', reference: 'unknown', amount: '5' };
  expect((await vendor.send('bet', bet)).body.error).toBe(120);
  expect(
    (await vendor.send('result', { userId, roundId: 'q-2', reference: 'early', amount: '5' })).body.error,
  ).toBe(100);
  await vendor.send('bet', { ...bet, roundId: 'q-3', reference: 'known' });
  for (let times = 0; times < 2; times++)
    expect((await vendor.send('refund', { userId, reference: 'known' })).body).toMatchObject({
      error: 0,
      cash: 100,
    });
  expect(
    (await vendor.send('result', { userId, roundId: 'q-3', reference: 'late', amount: '5' })).body.error,
  ).toBe(120);
  // The id of a refund follows from what it refunds, also if both together would be too long.
  const long = 'x'.repeat(96);
  expect((await vendor.send('refund', { userId, reference: long })).body.error).toBe(0);
  expect((await vendor.send('bet', { ...bet, reference: long })).body.error).toBe(120);
  expect(await available(memberId)).toBe(units(100));
});

test('bonusWin pays or reports by the setting; jackpots, prizes and adjustments are paid', async () => {
  const { token, userId } = await launch('formprizes');
  const free = { token, userId, roundId: 'g-1', reference: 'g-b', amount: '0', bonusCode: 'gift' };
  expect((await vendor.send('bet', free)).body).toMatchObject({ error: 0, cash: 100 });
  const bonus = { userId, bonusCode: 'gift', amount: '4' };
  expect((await vendor.send('bonusWin', { ...bonus, reference: 'n-1' })).body).toMatchObject({
    error: 0,
    cash: 104,
  });
  await setVendorAccess(held.db, 'FORMER', { bonusWinCredits: false });
  expect((await vendor.send('bonusWin', { ...bonus, reference: 'n-2' })).body).toMatchObject({
    error: 0,
    cash: 104,
  });
  await setVendorAccess(held.db, 'FORMER', { bonusWinCredits: true });
  const jackpot = { userId, roundId: 'g-1', jackpotId: 'harvest', reference: 'j-1', amount: '1000' };
  expect((await vendor.send('jackpotWin', jackpot)).body).toMatchObject({ error: 0, cash: 1104 });
  const prize = { userId, campaignId: 'spring', reference: 'p-1', amount: '20', currency: 'THB' };
  expect((await vendor.send('promoWin', prize)).body).toMatchObject({ error: 0, cash: 1124 });
  const adjustment = { userId, roundId: 'g-1', reference: 'a-1', amount: '-0.5', validBetAmount: '1' };
  expect((await vendor.send('adjustment', adjustment)).body).toMatchObject({ error: 0, cash: 1123.5 });
  expect(
    (await vendor.send('adjustment', { ...adjustment, reference: 'a-2', amount: '-9999' })).body.error,
  ).toBe(1);
});

test('refusals have the codes of the dialect, and change nothing', async () => {
  const { token, userId, memberId } = await launch('formwrong');
  const bet = { token, userId, roundId: 'w-1', reference: 'w-b', amount: '1' };
  const cases: [string, Record<string, string>, number][] = [
    ['bet', { ...bet, amount: '1000' }, 1],
    ['bet', { ...bet, amount: '1e3' }, 7],
    ['bet', { ...bet, amount: '-1' }, 7],
    ['bet', { ...bet, amount: '0' }, 7],
    ['bet', { ...bet, amount: '' }, 7],
    ['bet', { ...bet, reference: 'x'.repeat(97) }, 7],
    ['bet', { ...bet, reference: 'a b' }, 7],
    ['bet', { ...bet, gameId: 'other' }, 7],
    ['bet', { ...bet, currency: 'PLY' }, 7],
    ['bet', { ...bet, userId: '1' }, 4],
    ['bet', { ...bet, token: 'y'.repeat(40) }, 4],
    ['result', { ...bet, token: '', userId: '999999999' }, 2],
    ['result', { ...bet, token: '', userId: 'nobody' }, 7],
    ['promoWin', { userId, campaignId: 'c', reference: 'w-p', amount: '1', currency: 'baht' }, 7],
    ['adjustment', { userId, reference: 'w-a', amount: '1', reason: 'a\0b' }, 7],
  ];
  for (const [operation, fields, error] of cases)
    expect({ fields, ...(await vendor.send(operation, fields)).body }).toMatchObject({ fields, error });
  const { body } = await vendor.send('bet', { ...bet, reference: 'x'.repeat(97) });
  expect(body.description).toContain('reference: Use 1 to 96 visible characters');
  expect(await available(memberId)).toBe(units(100));
  await held.db.transaction().execute((tx) => setMemberStatus(tx, memberId, 'disabled'));
  expect((await vendor.send('bet', bet)).body.error).toBe(6);
});

test('a hash that is wrong, missing, or of other parameters is 5', async () => {
  const { token, userId, memberId } = await launch('formhash');
  const bet = { token, userId, roundId: 'h-1', reference: 'h-b', amount: '1', empty: '' };
  const hash = hashOf(bet, vendor.secret);
  const errorOf = async (fields: Record<string, string>) =>
    (await vendor.sendRaw('bet', new URLSearchParams(fields).toString())).body.error;
  for (const [name, value] of Object.entries(bet))
    expect(await errorOf({ ...bet, [name]: `${value}1`, hash })).toBe(5);
  expect(await errorOf({ ...bet, more: '1', hash })).toBe(5);
  expect(await errorOf(bet)).toBe(5);
  expect(await errorOf({ ...bet, hash: hashOf(bet, 'f'.repeat(64)) })).toBe(5);
  expect(await available(memberId)).toBe(units(100));
  // Parameters that are empty do not count, nor does their order.
  expect(
    await errorOf({ hash: hash.toUpperCase(), ...Object.fromEntries(Object.entries(bet).reverse()) }),
  ).toBe(0);
});

test('a body that is none, an unknown vendor, another dialect and a disabled vendor are answered in the dialect', async () => {
  const { token } = await launch('formbody');
  const fields = { token, hash: hashOf({ token }, vendor.secret) };
  const valid = new URLSearchParams(fields).toString();
  const errorOf = async (...call: Parameters<typeof vendor.sendRaw>) => {
    const { status, body } = await vendor.sendRaw(...call);
    return [status, body.error];
  };
  expect(await errorOf('authenticate', '{}', { 'content-type': 'application/json' })).toEqual([200, 7]);
  expect(await errorOf('authenticate', `${valid}&token=2`)).toEqual([200, 7]);
  expect(await errorOf('authenticate', 'a=1&'.repeat(20_000))).toEqual([200, 7]);
  expect(await errorOf('authenticate', Array.from({ length: 200 }, (_, n) => `p${n}=1`).join('&'))).toEqual([
    200, 7,
  ]);
  expect(await errorOf('nothing', valid)).toEqual([404, 7]);
  expect(await errorOf('authenticate', valid, {}, 'NOBODY')).toEqual([200, 5]);
  await setDialect(held.db, 'FORMER', 'own');
  expect(await errorOf('authenticate', valid)).toEqual([200, 5]);
  await setDialect(held.db, 'FORMER', 'form');
  await setVendorAccess(held.db, 'FORMER', { enabled: false });
  expect(await errorOf('authenticate', valid)).toEqual([200, 100]);
  await setVendorAccess(held.db, 'FORMER', { enabled: true });
  expect(await errorOf('authenticate', valid)).toEqual([200, 0]);
});

test('a recorded call cannot be cut into other parameters that have the same hash', async () => {
  const { token, userId, memberId } = await launch('formcut');
  await vendor.send('authenticate', { token });
  const fields = { userId, campaignId: 'spring', reference: 'cut-1', timestamp: '1700000000', amount: '20' };
  const all = { ...fields, providerId: 'FORMER' };
  expect((await vendor.send('promoWin', fields)).body).toMatchObject({ error: 0, cash: 120 });
  const { timestamp, ...rest } = all;
  const cut = { ...rest, reference: `cut-1&timestamp=${timestamp}` };
  expect(hashOf(cut, vendor.secret)).toBe(hashOf(all, vendor.secret));
  expect((await vendor.send('promoWin', cut)).body).toMatchObject({ error: 7 });
  const { userId: user, ...unnamed } = rest;
  const named = { ...unnamed, [`timestamp=${timestamp}&userId`]: user };
  expect((await vendor.send('promoWin', named)).body).toMatchObject({ error: 7 });
  expect(await available(memberId)).toBe(units(120));
});
