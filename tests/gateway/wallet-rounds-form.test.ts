/** Rounds of transfer wallets as a vendor must not report them: each is refused for itself, and those beside it are taken. */
import { sql } from 'kysely';
import { vendorPort } from '@/lib/gateway/in-process';
import { launchGame } from '@/lib/gateway/launch/commands';
import { resetCircuits } from '@/lib/gateway/transfers/circuit';
import { WALLET_CHECKS } from '@/lib/gateway/transfers/checks';
import { moveMoney } from '@/lib/gateway/transfers/commands';
import { readRounds } from '@/lib/gateway/transfers/rounds';
import { issueVendorSecret } from '@/lib/gateway/vendors/commands';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';
import { setOwnLimit } from '@/lib/protection/limits/commands';
import { MONEY_CHECKS } from '@/lib/reporting/money/checks';
import { useTestDatabase } from '../support/database';
import { fund, openTable, type Table } from '../support/players';
import { WalletVendor } from '../support/wallet-vendor';

const held = useTestDatabase();
let vendor: WalletVendor;
let table: Table;

beforeAll(async () => {
  table = await openTable(held.db, 'AFAR');
  vendor = await new WalletVendor([await issueVendorSecret(held.db, 'AFAR')]).start();
  await sql`UPDATE catalogue.vendor SET wallet_kind = 'transfer', hosts = ${[vendor.host]} WHERE code = 'AFAR'`.execute(
    held.db,
  );
  await sql`INSERT INTO gateway.vendor_wallet (vendor, address) VALUES ('AFAR', ${vendor.address})`.execute(
    held.db,
  );
});
afterAll(() => vendor.stop());
beforeEach(resetCircuits);

async function player(account: string, moved: number) {
  const { id: memberId, currency } = await createMember(held.db, { account });
  await fund(held.db, memberId, currency, 200);
  const { launchToken } = await launchGame(held.db, {
    player: { memberId, kind: 'member', currency },
    nodeId: table.nodeId,
    language: 'en',
  });
  await vendorPort(held.db, 'AFAR', true).authenticate({ launchToken });
  await moveMoney(held.db, {
    memberId,
    vendor: 'AFAR',
    direction: 'out',
    amount: units(moved),
    requestId: `out-${account}`,
  });
  return memberId;
}

const round = (roundId: string, memberId: bigint, fields: Record<string, unknown> = {}) => ({
  roundId,
  playerId: String(memberId),
  gameCode: 'quiet-harbour',
  currency: 'THB',
  stake: '10.00',
  payout: '0.00',
  validBet: '10.00',
  openedAt: new Date().toISOString(),
  endedAt: new Date().toISOString(),
  ...fields,
});
const read = () => readRounds(held.db, 'AFAR');
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error as Error)),
  );
const wrongOf = async () =>
  (await Promise.all([...WALLET_CHECKS, ...MONEY_CHECKS].map(({ query }) => query.execute(held.db)))).map(
    ({ rows }) => Number(rows[0]!.wrong),
  );

test('a round that cannot be read or stored is refused for itself', async () => {
  const memberId = await player('afarform', 100);
  const bad: [string, Record<string, unknown>][] = [
    ['year', { openedAt: '0000-01-01T00:00:00Z' }],
    ['half', { details: { text: '\ud800' } }],
    ['nul', { gameCode: 'a\0b' }],
    ['long', { details: { numbers: Array.from({ length: 2_000 }, () => 1e308) } }],
    ['negative', { stake: '-1.00' }],
    ['huge', { payout: '99999999999.00' }],
    ['number', { stake: 10 }],
    ['player', { playerId: '9223372036854775808' }],
    ['foreign', { playerId: '999999999' }],
    ['currency', { currency: 'USD' }],
    ['play', { currency: 'PLY' }],
  ];
  vendor.rounds = [
    ...bad.map(([id, fields]) => round(id, memberId, fields)),
    { roundId: 7 },
    round('good', memberId),
    // Another zone than PostgreSQL knows.
    round('zone', memberId, { endedAt: '2026-01-01T00:00:00+23:00' }),
  ];
  expect(await read()).toEqual({ stored: 2, changed: 0, refused: bad.length + 1 });
  expect(await read()).toEqual({ stored: 0, changed: 0, refused: 0 });
  const { rows } = await sql<{ stake: bigint }>`
    SELECT stake FROM gateway.round WHERE vendor = 'AFAR'`.execute(held.db);
  expect(rows).toEqual([{ stake: units(10) }, { stake: units(10) }]);
  expect(await wrongOf()).toEqual((await wrongOf()).map(() => 0));
});

test('calls of the vendor protocol cannot add to a round of a wallet', async () => {
  const memberId = await player('afarcalls', 100);
  vendor.rounds.push(round('walletround', memberId));
  await read();
  const port = vendorPort(held.db, 'AFAR', true);
  const call = { playerId: String(memberId), roundId: 'walletround' };
  const codes = [
    await codeOf(port.win({ ...call, transactionId: 'w-1', amount: units(5), endsRound: true })),
    await codeOf(port.jackpotWin({ ...call, transactionId: 'j-1', jackpotId: 'pot', amount: units(5) })),
    await codeOf(port.endRound({ ...call, validBet: units(1) })),
  ];
  expect(codes[0]).toBe('ROUND_CLOSED');
  expect(await wrongOf()).toEqual((await wrongOf()).map(() => 0));
  const { rows } = await sql<{ payout: bigint; valid_bet: bigint }>`
    SELECT payout, valid_bet FROM gateway.round WHERE vendor_round_id = 'walletround'`.execute(held.db);
  expect({ rows, codes }).toMatchObject({ rows: [{ payout: 0n, valid_bet: units(10) }] });
});

test('what was lost at the vendor counts in a limit, and once', async () => {
  const memberId = await player('afarlimit', 80);
  await setOwnLimit(held.db, memberId, { kind: 'loss', period: 'day', amount: units(100) });
  const send = (count: number, requestId: string) =>
    codeOf(
      moveMoney(held.db, { memberId, vendor: 'AFAR', direction: 'out', amount: units(count), requestId }),
    );
  expect(await send(21, 'l-1')).toBe('LIMIT_REACHED');
  vendor.rounds.push(round('lost', memberId, { stake: '80.00', validBet: '80.00' }));
  await read();
  expect(await send(21, 'l-2')).toBe('LIMIT_REACHED');
  expect(await send(20, 'l-3')).toBe('OK');
  vendor.rounds.push(round('lost', memberId, { stake: '70.00', validBet: '70.00' }));
  expect(await read()).toMatchObject({ changed: 1 });
  expect((await getBalance(held.db, memberId)).available).toBe(units(100));
});
