import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { digestRequest } from '@/lib/gateway/rules';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { waitForBlockedQuery, useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
let table: Table;
let player: Seated;
let otherGame: bigint;

beforeAll(async () => {
  table = await openTable(held.db, 'AGAIN');
  player = await seat(held.db, table, 'again', 100);
  otherGame = await anotherGame();
});

/** Launches a game again for the same member. */
async function reopen(mode: 'real' | 'free', nodeId = table.nodeId): Promise<string> {
  const member = { memberId: player.memberId, kind: 'member' as const, currency: 'THB' };
  const { launchToken } = await launchGame(held.db, { player: member, nodeId, mode, language: 'en' });
  return (await table.port.authenticate({ launchToken })).playerToken;
}

async function anotherGame(): Promise<bigint> {
  const { rows } = await sql<{ node_id: bigint }>`
    INSERT INTO catalogue.game (vendor_code, game_type, code, names, search_text, search_key, engine, art)
    SELECT vendor_code, game_type, 'second', names, search_text, 'second', engine, art FROM catalogue.game
     WHERE node_id = ${table.nodeId} RETURNING node_id`.execute(held.db);
  return rows[0]!.node_id;
}

/** The two calls that identify the player by a token; they move the same amounts. */
const calls: Record<string, (playerToken: string, id: string) => Promise<object>> = {
  bet: (playerToken, id) => table.port.bet({ playerToken, transactionId: id, roundId: id, amount: units(1) }),
  settleRound: (playerToken, id) =>
    table.port.settleRound({
      playerToken,
      transactionId: id,
      roundId: id,
      stake: units(1),
      payout: units(0),
    }),
};
const conflict = { code: 'TRANSACTION_CONFLICT', extras: { final: true } };

describe.each(Object.keys(calls))('a repeated %s', (operation) => {
  const call = calls[operation]!;

  test('gets the first reply under a later session of the same player, game and money', async () => {
    const first = await call(player.playerToken, `${operation}-relaunched`);
    expect(await call(await reopen('real'), `${operation}-relaunched`)).toEqual(first);
  });

  test('is a conflict under a session of the other kind of money', async () => {
    const free = await reopen('free');
    await call(player.playerToken, `${operation}-real`);
    await expect(call(free, `${operation}-real`)).rejects.toMatchObject(conflict);
    await call(free, `${operation}-free`);
    const before = await getBalance(held.db, player.memberId);
    await expect(call(player.playerToken, `${operation}-free`)).rejects.toMatchObject(conflict);
    expect(await getBalance(held.db, player.memberId)).toEqual(before);
  });

  test('is a conflict under a session of another game', async () => {
    const elsewhere = await reopen('real', otherGame);
    await call(player.playerToken, `${operation}-game`);
    await expect(call(elsewhere, `${operation}-game`)).rejects.toMatchObject(conflict);
  });

  test('is refused as cancelled if it was rolled back before it arrived, with both kinds of money', async () => {
    await table.port.rollback({
      playerId: player.playerId,
      transactionId: `${operation}-x`,
      referenceTransactionId: `${operation}-early`,
    });
    await expect(call(await reopen('free'), `${operation}-early`)).rejects.toMatchObject({
      code: 'TRANSACTION_CANCELLED',
    });
  });
});

describe('a call repeated while the first one is in progress', () => {
  const betOf = (tag: string) => ({ transactionId: `${tag}-b`, roundId: tag, amount: units(1) });
  const winOf = (tag: string) => ({
    playerId: player.playerId,
    transactionId: `${tag}-w`,
    roundId: tag,
    amount: units(3),
    endsRound: true,
  });
  /** Performs the round's bet, and its win, which ends the round, like the first call. */
  const betIn = (db: Db, tag: string) => {
    const { requestDigest } = digestRequest('bet', betOf(tag));
    return sql`SELECT FROM gateway.bet(${table.vendor}, ${sha256(player.playerToken)}, ${`${tag}-b`}, ${tag}, ${units(1)},
      NULL, NULL, ${requestDigest}, ${now()})`.execute(db);
  };
  const winIn = (db: Db, tag: string) => {
    const { requestDigest } = digestRequest('win', winOf(tag));
    return sql`SELECT FROM gateway.win(${table.vendor}, ${player.memberId}, ${`${tag}-w`}, ${tag}, NULL, ${units(3)}, true,
      NULL, ${requestDigest}, ${now()})`.execute(db);
  };

  test('a win that ends its round gets the first reply', async () => {
    await betIn(held.db, 'won');
    const again = () => table.port.win(winOf('won'));
    const waiting = await whileUnderWay((tx) => winIn(tx, 'won'), again);
    expect(waiting).toEqual(await again());
  });

  test('a bet whose round has ended meanwhile gets the first reply', async () => {
    const again = () => table.port.bet({ playerToken: player.playerToken, ...betOf('bet') });
    const first = async (tx: Db) => {
      await betIn(tx, 'bet');
      await winIn(tx, 'bet');
    };
    expect(await whileUnderWay(first, again)).toEqual(await again());
  });
});

/** Returns the reply to `again`, called after `first` and before its commit. */
async function whileUnderWay(
  first: (tx: Db) => Promise<unknown>,
  again: () => Promise<object>,
): Promise<object> {
  let waiting: Promise<object> | undefined;
  await held.db.transaction().execute(async (tx) => {
    await first(tx);
    waiting = again();
    await waitForBlockedQuery(held.db);
  });
  return waiting!;
}
