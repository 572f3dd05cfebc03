/** Rounds in a vendor's own wallet: read once each, counted as other rounds are, without postings. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction } from '@/lib/db/client';
import { vendorPort } from '@/lib/gateway/in-process';
import { launchGame } from '@/lib/gateway/launch/commands';
import { resetCircuits } from '@/lib/gateway/transfers/circuit';
import { WALLET_CHECKS } from '@/lib/gateway/transfers/checks';
import { moveMoney } from '@/lib/gateway/transfers/commands';
import { refusedRounds } from '@/lib/gateway/transfers/queries';
import { readRounds } from '@/lib/gateway/transfers/rounds';
import { issueVendorSecret } from '@/lib/gateway/vendors/commands';
import { voidRound } from '@/lib/gateway/voids/commands';
import { amount, units } from '@/lib/money/amount';
import { MONEY_CHECKS } from '@/lib/reporting/money/checks';
import { rollUpMoney } from '@/lib/reporting/money/commands';
import { ROLL_UP_CHECKS } from '@/lib/reporting/rollups/checks';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat, type Seated, type Table } from '../support/players';
import { WalletVendor } from '../support/wallet-vendor';

const held = useTestDatabase();
const ZONE = 'Asia/Bangkok';
let table: Table;
let player: Seated;
let vendor: WalletVendor;

const round = (id: string, more: Record<string, unknown> = {}) => ({
  roundId: id,
  playerId: player.playerId,
  gameCode: 'quiet-harbour',
  currency: 'THB',
  stake: '10',
  payout: '4',
  openedAt: new Date(Date.now() - 5_000).toISOString(),
  endedAt: new Date(Date.now() - 1_000).toISOString(),
  details: { result: 'three foxes' },
  ...more,
});
const read = () => readRounds(held.db, 'OWNWALLET');

async function wrongChecks(): Promise<string[]> {
  await rollUp(held.db, ZONE);
  await rollUpMoney(held.db, ZONE);
  const found: string[] = [];
  for (const { name, query } of [...WALLET_CHECKS, ...MONEY_CHECKS, ...ROLL_UP_CHECKS]) {
    const { rows } = await query.execute(held.db);
    if (Number(rows[0]!.wrong) > 0) found.push(name);
  }
  return found;
}

beforeAll(async () => {
  table = await openTable(held.db, 'OWNWALLET');
  vendor = await new WalletVendor([await issueVendorSecret(held.db, 'OWNWALLET')]).start();
  await sql`UPDATE catalogue.vendor SET hosts = ${[vendor.host]}, wallet_kind = 'transfer' WHERE code = 'OWNWALLET'`.execute(
    held.db,
  );
  await sql`INSERT INTO gateway.vendor_wallet (vendor, address) VALUES ('OWNWALLET', ${vendor.address})`.execute(
    held.db,
  );
  player = await seat(held.db, table, 'rounder', 100);
  await moveMoney(held.db, {
    memberId: player.memberId,
    vendor: 'OWNWALLET',
    direction: 'out',
    amount: units(50),
    requestId: 'to-play',
  });
});
afterAll(() => vendor.stop());
beforeEach(resetCircuits);

test('a round is read once and counts; the ledger has no posting of it', async () => {
  vendor.rounds = [round('r1'), round('r2', { stake: '2.5', payout: '0', validBet: '1' }), round('r1')];
  expect(await read()).toEqual({ stored: 2, changed: 0, refused: 0 });
  expect(await read()).toEqual({ stored: 0, changed: 0, refused: 0 });
  const { rows } = await sql`
    SELECT r.vendor_round_id AS id, r.stake, r.payout, r.valid_bet, r.status, r.details FROM gateway.round r
     WHERE r.vendor = 'OWNWALLET' ORDER BY r.id`.execute(held.db);
  expect(rows).toEqual([
    {
      id: 'r1',
      stake: units(10),
      payout: units(4),
      valid_bet: units(10),
      status: 'closed',
      details: { result: 'three foxes' },
    },
    {
      id: 'r2',
      stake: 25_000n,
      payout: 0n,
      valid_bet: units(1),
      status: 'closed',
      details: { result: 'three foxes' },
    },
  ]);
  expect(await wrongChecks()).toEqual([]);
  const hours = await sql<{ stake: bigint; loss: bigint }>`
    SELECT stake, loss FROM protection.play_sums(${player.memberId}, now()) WHERE period = 'day'`.execute(
    held.db,
  );
  expect(hours.rows).toEqual([{ stake: 125_000n, loss: 85_000n }]);
});

test('a round that is reported with other figures is changed, and the reports follow', async () => {
  vendor.rounds.push(round('r1', { payout: '30' }));
  expect(await read()).toEqual({ stored: 0, changed: 1, refused: 0 });
  const { rows } = await sql`
    SELECT b.stake, b.payout
      FROM gateway.wallet_book b WHERE b.vendor = 'OWNWALLET'`.execute(held.db);
  expect(rows).toEqual([{ stake: 125_000n, payout: units(30) }]);
  expect(await wrongChecks()).toEqual([]);
});

test('rounds of play money, of unknown games and of other players are refused and kept', async () => {
  vendor.rounds.push(
    round('p1', { currency: 'PLY' }),
    round('p2', { gameCode: 'no-such-game' }),
    round('p3', { playerId: '999999' }),
    round('r2', { currency: 'USD' }),
    round('r3'),
  );
  expect(await read()).toEqual({ stored: 1, changed: 0, refused: 4 });
  const { rows } =
    await sql`SELECT round_id, reason FROM gateway.wallet_round_refused ORDER BY round_id`.execute(held.db);
  expect(rows).toEqual([
    { round_id: 'p1', reason: 'PLAY_MONEY' },
    { round_id: 'p2', reason: 'GAME' },
    { round_id: 'p3', reason: 'PLAYER' },
    { round_id: 'r2', reason: 'PLAYER' },
  ]);
});

const openTransfer = (seated: Seated, count: number, requestId: string) =>
  moveMoney(held.db, {
    memberId: seated.memberId,
    vendor: 'OWNWALLET',
    direction: 'out',
    amount: units(count),
    requestId,
  });
const takenOf = async (memberId: bigint) => {
  const { rows } = await sql<{ id: string; stake: bigint; payout: bigint }>`
    SELECT r.vendor_round_id AS id, r.stake::bigint AS stake, r.payout::bigint AS payout FROM gateway.round r
     WHERE r.member_id = ${memberId} ORDER BY r.id`.execute(held.db);
  return rows;
};

test('a round that nobody had money for is not taken, and pays for no other one', async () => {
  const other = await seat(held.db, table, 'inventor', 100);
  const invented = (id: string, stake: string, payout: string) =>
    round(id, { playerId: other.playerId, stake, payout });
  vendor.rounds.push(invented('i1', '1000', '1000'), invented('i2', '1000', '0'), invented('i3', '0', '0'));
  expect(await read()).toEqual({ stored: 1, changed: 0, refused: 2 });
  await openTransfer(other, 20, 'to-invent');
  vendor.rounds.push(invented('i4', '20', '15'), invented('i5', '15.0001', '30'));
  expect(await read()).toEqual({ stored: 1, changed: 0, refused: 1 });
  expect((await takenOf(other.memberId)).map(({ id }) => id)).toEqual(['i3', 'i4']);
  expect(await refusedRounds(held.db, 3)).toMatchObject([
    { roundId: 'i1', reason: 'UNCOVERED', account: 'inventor', stake: units(1000), currency: 'THB' },
    { roundId: 'i2' },
    { roundId: 'i5' },
  ]);
  // More money arrives: what it covers is taken at the next reading, and its entry is gone.
  await openTransfer(other, 1, 'to-cover');
  expect(await read()).toEqual({ stored: 1, changed: 0, refused: 0 });
  expect((await takenOf(other.memberId)).map(({ id }) => id)).toEqual(['i3', 'i4', 'i5']);
  // A correction is held to the same: 15.0001 of 16 may become 16, and not 16.0001.
  vendor.rounds.push(invented('i5', '16.0001', '30'));
  expect(await read()).toEqual({ stored: 0, changed: 0, refused: 1 });
  vendor.rounds.push(invented('i5', '16', '30'));
  expect(await read()).toEqual({ stored: 0, changed: 1, refused: 0 });
  expect((await refusedRounds(held.db, 9)).map(({ roundId }) => roundId)).not.toContain('i5');
  expect(await wrongChecks()).toEqual([]);
});

test('two processes that read at the same time count each round once; a broken round is refused alone', async () => {
  for (let n = 0; n < 450; n++) vendor.rounds.push(round(`many-${n}`, { stake: '0.01', payout: '0' }));
  await Promise.all([read(), read(), read()]);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM gateway.round WHERE vendor_round_id LIKE 'many-%'`.execute(held.db);
  expect(rows[0]!.count).toBe(450);
  vendor.rounds.push(round('after'), { roundId: 'broken' });
  expect(await read()).toMatchObject({ stored: 1, refused: 1 });
  expect(await wrongChecks()).toEqual([]);
});

test('such a round cannot be voided here, and its vendor’s stakes are refused', async () => {
  const { rows } = await sql<{
    id: bigint;
  }>`SELECT id FROM gateway.round WHERE vendor_round_id = 'r3'`.execute(held.db);
  const facts = {
    id: rows[0]!.id,
    memberId: player.memberId,
    currency: 'THB',
    stake: units(10),
    payout: units(4),
  };
  await expect(
    inTransaction(held.db, (tx) => voidRound(tx, facts, { operatorId: 1n, reason: 'a complaint' })),
  ).rejects.toMatchObject({ code: 'ROUND_OF_WALLET' });
  const port = vendorPort(held.db, 'OWNWALLET', true);
  await expect(
    port.bet({
      playerToken: player.playerToken,
      transactionId: 'b1',
      roundId: 'x1',
      amount: amount(10_000n),
    }),
  ).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
});

/** Play that a wallet allows: transfers, bets that are open at the same time, and money that is brought home. */
const honest = fc.array(
  fc.record({
    step: fc.constantFrom('arrive', 'bet', 'end', 'home'),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  { minLength: 5, maxLength: 40 },
);

test(
  'whatever honest players do, each of their rounds is taken, in any pages; invented ones never exceed what is there',
  async () => {
    let serial = 0;
    await fc.assert(
      fc.asyncProperty(honest, fc.integer({ min: 1, max: 7 }), async (steps, page) => {
        serial += 1;
        const { memberId, playerId } = await seat(held.db, table, `honest${serial}`, 0);
        let [wallet, arrived] = [0, 0];
        const open: { id: string; stake: number }[] = [];
        const ended: { id: string; stake: number; payout: number }[] = [];
        for (const { step, share } of steps) {
          if (step === 'arrive') {
            wallet += share;
            arrived += share;
          } else if (step === 'home') wallet -= Math.floor((wallet * share) / 100);
          else if (step === 'bet') {
            const stake = Math.ceil((wallet * share) / 100);
            wallet -= stake;
            open.push({ id: `h${serial}-${open.length + ended.length}`, stake });
          } else {
            const [bet] = open.splice(share % Math.max(open.length, 1), 1);
            if (!bet) continue;
            const payout = Math.floor((bet.stake * 2 * share) / 100);
            wallet += payout;
            ended.push({ ...bet, payout });
          }
        }
        await sql`
        INSERT INTO gateway.wallet_book (member_id, vendor, currency, moved, arrived)
        VALUES (${memberId}, 'OWNWALLET', 'THB', ${arrived}, ${arrived})`.execute(held.db);
        const items = (rounds: typeof ended) =>
          JSON.stringify(
            rounds.map(({ id, stake, payout }) => ({
              id,
              member: playerId,
              game: 'quiet-harbour',
              currency: 'THB',
              stake: String(stake),
              payout: String(payout),
              validBet: String(stake),
              openedAt: new Date(0).toISOString(),
              endedAt: new Date(ended.findIndex((one) => one.id === id)).toISOString(),
              details: null,
            })),
          );
        const store = async (rounds: typeof ended) => {
          const { rows } = await sql<{ stored: number; refused: number }>`
          SELECT f.stored, f.refused FROM gateway.vendor_wallet w,
                 gateway.store_wallet_rounds('OWNWALLET', w.rounds_after, w.rounds_after, ${items(rounds)}::jsonb, now()) f
           WHERE w.vendor = 'OWNWALLET'`.execute(held.db);
          return rows[0]!;
        };
        for (let from = 0; from < ended.length; from += page) {
          const part = ended.slice(from, from + page);
          expect(await store([...part].reverse())).toMatchObject({ stored: part.length, refused: 0 });
        }
        const sums = ended.reduce((sum, one) => sum + one.payout - one.stake, arrived);
        const invented = { id: `x${serial}`, stake: sums + 1, payout: sums + 1 };
        ended.push(invented);
        expect(await store([invented])).toMatchObject({ refused: 1 });
        const taken = await takenOf(memberId);
        expect(taken.reduce((sum, one) => sum + one.stake - one.payout, 0n)).toBeLessThanOrEqual(
          BigInt(arrived),
        );
      }),
      { numRuns: depth(25, 300) },
    );
  },
  depth(120_000, 600_000),
);

test('games of a vendor with a wallet open; without its address they do not', async () => {
  const launch = () =>
    launchGame(held.db, {
      player: { memberId: player.memberId, kind: 'member', currency: 'THB' },
      nodeId: table.nodeId,
      mode: 'real',
      language: 'en',
    });
  await expect(launch()).resolves.toMatchObject({ opensIn: 'frame' });
  await sql`DELETE FROM gateway.vendor_wallet`.execute(held.db);
  await expect(launch()).rejects.toMatchObject({ code: 'LAUNCH_NOT_POSSIBLE' });
});
