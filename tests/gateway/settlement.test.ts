import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { now, setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { units, type Amount } from '@/lib/money/amount';
import { getBalance } from '@/lib/ledger/queries';
import { post } from '@/lib/ledger/commands';
import { GAME_SESSION_TTL_MS } from '@/lib/gateway/constants';
import { deleteExpiredLaunches } from '@/lib/gateway/jobs';
import type { RoundDetails } from '@/lib/gateway/protocol/types';
import { listBetRecords, requireRoundDetail } from '@/lib/gateway/queries';
import { settlementQuery, toSettlementRequest } from '@/lib/gateway/settlement/statement';
import { asOwner, waitForBlockedQuery, useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
let table: Table;

beforeAll(async () => {
  table = await openTable(held.db, 'SETTLE');
});
afterEach(() => setClock(undefined));

const round = (player: Seated, id: string, stake: number, payout: number) => ({
  playerToken: player.playerToken,
  transactionId: id,
  roundId: id,
  stake: units(stake),
  payout: units(payout),
});

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'OK';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Runs the statement of one call on a connection, or in a database transaction of the test. */
const settleBy = (db: Db, call: ReturnType<typeof round>, checkEach: boolean) => {
  const { values } = settlementQuery([toSettlementRequest(table.vendor, call)], now(), checkEach);
  return sql<{ refusal: string | null; reference: bigint; balance: bigint }>`
    SELECT refusal, reference, balance FROM gateway.settle_rounds(${sql.join(values)})`.execute(db);
};

const available = async (player: Seated) => (await getBalance(held.db, player.memberId)).available;

describe('settleRound', () => {
  test('has one effect and one reply if a call is sent twenty times at once', async () => {
    const player = await seat(held.db, table, 'twenty', 100);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => table.port.settleRound(round(player, 'same', 10, 4))),
    );
    expect(
      new Set(replies.map((reply) => JSON.stringify({ ...reply, balance: String(reply.balance) }))).size,
    ).toBe(1);
    expect(await available(player)).toBe(units(94));
  });

  test('succeeds once if two hundred calls are sent with funds for one', async () => {
    const player = await seat(held.db, table, 'onefunds', 10);
    const codes = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        codeOf(table.port.settleRound(round(player, `one${index}`, 10, 0))),
      ),
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['OK', 'INSUFFICIENT_FUNDS']));
    expect(await available(player)).toBe(0n);
  });

  test('refuses a stake above the balance even if the payout covers it', async () => {
    const player = await seat(held.db, table, 'ownstake', 5);
    expect(await codeOf(table.port.settleRound(round(player, 'own', 10, 50)))).toBe('INSUFFICIENT_FUNDS');
    expect(await available(player)).toBe(units(5));
  });

  test('gives a replay the first reply after the money is spent and the session has ended', async () => {
    const player = await seat(held.db, table, 'lastmoney', 10);
    const first = await table.port.settleRound(round(player, 'last', 10, 0));
    expect(await table.port.settleRound(round(player, 'last', 10, 0))).toEqual(first);
    setClock(new Date(Date.now() + GAME_SESSION_TTL_MS + 1000));
    expect(await table.port.settleRound(round(player, 'last', 10, 0))).toEqual(first);
    expect(await codeOf(table.port.settleRound(round(player, 'late', 1, 0)))).toBe('TOKEN_INVALID');
  });

  test('refuses an identical call of another player without revealing the first reply', async () => {
    const owner = await seat(held.db, table, 'owner', 100);
    const other = await seat(held.db, table, 'other', 100);
    await table.port.settleRound(round(owner, 'whose', 10, 4));
    expect(await codeOf(table.port.settleRound(round(other, 'whose', 10, 4)))).toBe('TRANSACTION_CONFLICT');
    expect(await available(other)).toBe(units(100));
  });

  test('waits for a first call in progress elsewhere if it checks each call, and gives its reply', async () => {
    const player = await seat(held.db, table, 'underway', 10);
    const settle = (db: Db, checkEach: boolean) => settleBy(db, round(player, 'underway', 10, 0), checkEach);
    let second: ReturnType<typeof settle> | undefined;
    const first = await held.db.transaction().execute(async (tx) => {
      const done = await settle(tx, false);
      second = settle(held.db, true);
      await waitForBlockedQuery(held.db);
      return done;
    });
    expect(first.rows).toEqual([{ refusal: null, reference: expect.any(BigInt) as bigint, balance: 0n }]);
    expect((await second!).rows).toEqual(first.rows);
  });

  // Two batches that share ids in opposite orders wait for each other at the first of these keys, which is sorted by id.
  test("writes a transaction's key before a round's, and the ledger's last", async () => {
    const player = await seat(held.db, table, 'inorder', 10);
    const written = await asOwner(held.ownerUrl, async (client) => {
      await client.query(`
        BEGIN;
        CREATE TABLE public.written (place bigint GENERATED ALWAYS AS IDENTITY, name text);
        CREATE FUNCTION public.say() RETURNS trigger LANGUAGE plpgsql AS
          $$BEGIN INSERT INTO public.written (name) VALUES (TG_RELID::regclass::text); RETURN NULL; END$$;
        CREATE TRIGGER say BEFORE INSERT ON gateway.transaction EXECUTE FUNCTION public.say();
        CREATE TRIGGER say BEFORE INSERT ON gateway.round EXECUTE FUNCTION public.say();
        CREATE TRIGGER say BEFORE INSERT ON ledger.transaction EXECUTE FUNCTION public.say()`);
      const { rowCount } = await client.query(
        settlementQuery([toSettlementRequest(table.vendor, round(player, 'inorder', 1, 0))], now(), false),
      );
      expect(rowCount).toBe(1);
      const { rows } = await client.query<{ name: string }>('SELECT name FROM public.written ORDER BY place');
      await client.query('ROLLBACK');
      return rows.map(({ name }) => name);
    });
    expect(written).toEqual(['gateway.transaction', 'gateway.round', 'ledger.transaction']);
  });

  test('does not let refused calls affect the others of their batch', async () => {
    const rich = await seat(held.db, table, 'rich', 100);
    const poor = await seat(held.db, table, 'poor', 1);
    await table.port.settleRound(round(rich, 'mixed-known', 1, 0));
    const codes = await Promise.all([
      codeOf(table.port.settleRound(round(rich, 'mixed-1', 10, 0))),
      codeOf(table.port.settleRound(round(poor, 'mixed-2', 10, 0))),
      codeOf(table.port.settleRound(round(rich, 'mixed-known', 2, 0))),
      codeOf(
        table.port.settleRound({ ...round(rich, 'mixed-3', 10, 0), playerToken: 'nobody-has-this-token' }),
      ),
      codeOf(table.port.settleRound(round(rich, 'mixed-4', 10, 30))),
      codeOf(table.port.settleRound({ ...round(rich, 'mixed-5', 0, 5), grantId: 'g-1' })),
      codeOf(table.port.settleRound({ ...round(rich, 'mixed-6', 0, 0), grantId: 'g-1' })),
    ]);
    expect(codes).toEqual([
      'OK',
      'INSUFFICIENT_FUNDS',
      'TRANSACTION_CONFLICT',
      'TOKEN_INVALID',
      'OK',
      'OK',
      'OK',
    ]);
    expect(await available(rich)).toBe(units(114));
    expect(await available(poor)).toBe(units(1));
  });

  test('reveals nothing of a known call to an unknown token or a token of another vendor', async () => {
    const player = await seat(held.db, table, 'victim', 100);
    const call = round(player, 'victim', 1, 0);
    await table.port.settleRound(call);
    const thief = await openTable(held.db, 'THIEF');
    const abroad = await seat(held.db, thief, 'abroad', 100);
    for (const playerToken of ['nobody-has-this-token', abroad.playerToken])
      expect(await codeOf(table.port.settleRound({ ...call, playerToken }))).toBe('TOKEN_INVALID');
  });

  test('fails a call that PostgreSQL cannot store without failing the others', async () => {
    const player = await seat(held.db, table, 'poison', 100);
    const bad = table.port.settleRound({ ...round(player, 'poison', 1, 0), roundId: '\u0000' });
    const beyond = table.port.settleRound({ ...round(player, 'beyond', 1, 0), stake: (2n ** 63n) as Amount });
    const good = table.port.settleRound(round(player, 'wholesome', 1, 0));
    await expect(bad).rejects.toThrow();
    await expect(beyond).rejects.toThrow(/64 bits/);
    await expect(good).resolves.toMatchObject({ transactionId: 'wholesome' });
    expect(await available(player)).toBe(units(99));
  });

  test('stores the details of each call with its own round', async () => {
    const player = await seat(held.db, table, 'telling', 100);
    const told: (RoundDetails | undefined)[] = [
      { grid: ['มังกร', '🎰', 'a"b\\c'], deep: [{ n: 1.5, none: null }] },
      undefined,
      { n: 2 },
    ];
    await Promise.all(
      told.map((details, index) =>
        table.port.settleRound({ ...round(player, `tell-${index}`, 1, 0), details }),
      ),
    );
    const { list } = await listBetRecords(held.db, {
      memberId: player.memberId,
      currency: 'THB',
      locale: 'en',
    });
    const rounds = await Promise.all(
      list.map(({ roundId }) => requireRoundDetail(held.db, player.memberId, roundId, 'en')),
    );
    const kept = new Map(rounds.map(({ vendorRoundId, details }) => [vendorRoundId, details]));
    expect(told.map((_, index) => kept.get(`tell-${index}`))).toEqual(told.map((details) => details ?? {}));
  });

  test('merges the details of a later call over those of an earlier one', async () => {
    const player = await seat(held.db, table, 'overlay', 100);
    const { playerToken, playerId } = player;
    const bet = (id: string, details?: RoundDetails) =>
      table.port.bet({ playerToken, transactionId: id, roundId: 'overlay', amount: units(1), details });
    await bet('overlay-1', { first: [1], grid: 'bet' });
    await bet('overlay-2');
    await bet('overlay-3', { grid: 'second bet', third: { a: 'ผล' } });
    const win = { playerId, transactionId: 'overlay-4', roundId: 'overlay', betTransactionId: 'overlay-1' };
    await table.port.win({
      ...win,
      amount: units(1),
      endsRound: false,
      details: { grid: 'win', fourth: true },
    });
    await table.port.endRound({ playerId, roundId: 'overlay', details: { last: null } });
    const { list } = await listBetRecords(held.db, {
      memberId: player.memberId,
      currency: 'THB',
      locale: 'en',
    });
    expect((await requireRoundDetail(held.db, player.memberId, list[0]!.roundId, 'en')).details).toEqual({
      first: [1],
      grid: 'win',
      third: { a: 'ผล' },
      fourth: true,
      last: null,
    });
  });

  test('names a blocked player or ended session before anything about the round', async () => {
    const player = await seat(held.db, table, 'barred', 100);
    await table.port.settleRound(round(player, 'barred-1', 1, 0));
    const again = { ...round(player, 'barred-2', 1, 0), roundId: 'barred-1' };
    expect(await codeOf(table.port.settleRound(again))).toBe('ROUND_CLOSED');
    setClock(new Date(Date.now() + GAME_SESSION_TTL_MS + 1000));
    expect(await codeOf(table.port.settleRound(again))).toBe('TOKEN_INVALID');
  });

  test('is undone once by a rollback: the stake is returned, the payout taken back', async () => {
    const player = await seat(held.db, table, 'undo', 20);
    await table.port.settleRound(round(player, 'undo', 10, 60));
    const undo = (id: string) =>
      table.port.rollback({ playerId: player.playerId, transactionId: id, referenceTransactionId: 'undo' });
    expect((await undo('undo-x')).balance).toBe(units(20));
    expect((await undo('undo-y')).balance).toBe(units(20));
    expect(await codeOf(table.port.settleRound(round(player, 'undo', 10, 60)))).toBe('TRANSACTION_CANCELLED');
  });

  test('refuses the rollback of a spent win until the balance covers it', async () => {
    const player = await seat(held.db, table, 'spent', 10);
    await table.port.settleRound(round(player, 'spent', 10, 60));
    const spend = { account: { memberId: player.memberId, kind: 'main' }, amount: -units(60) };
    await post(held.db, {
      key: 'spent-all',
      kind: 'withdrawal',
      currency: 'THB',
      entries: [spend, { account: { house: 'withdrawals:test' }, amount: units(60) }],
    });
    const undo = () =>
      table.port.rollback({
        playerId: player.playerId,
        transactionId: 'spent-x',
        referenceTransactionId: 'spent',
      });
    await expect(undo()).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS', extras: { final: false } });
    expect(await available(player)).toBe(0n);
  });
});

describe('a correction', () => {
  test('is listed among the parts of the round that it names, and does not change its figures', async () => {
    const player = await seat(held.db, table, 'corrected', 100);
    await table.port.settleRound(round(player, 'corrected', 10, 4));
    const call = {
      playerId: player.playerId,
      transactionId: 'corrected-a',
      roundId: 'corrected',
      reason: 'ticket 7',
    };
    await table.port.adjust({ ...call, amount: -units(3) as Amount });
    expect(await available(player)).toBe(units(91));
    const { list } = await listBetRecords(held.db, {
      memberId: player.memberId,
      currency: 'THB',
      locale: 'en',
    });
    expect(list).toMatchObject([{ stake: units(10), payout: units(4), profit: -units(6) }]);
    const { parts } = await requireRoundDetail(held.db, player.memberId, list[0]!.roundId, 'en');
    expect(parts).toMatchObject([{ kind: 'adjust', debit: units(3), credit: 0n }]);
  });
});

describe('a launch', () => {
  test('is deleted a day after its token has ended, and the game session continues', async () => {
    const player = await seat(held.db, table, 'launched', 10);
    const launches = async () =>
      (await held.db.selectFrom('gateway.launch').select('member_id').execute()).filter(
        (launch) => launch.member_id === player.memberId,
      ).length;
    setClock(new Date(Date.now() + 23 * 3_600_000));
    await deleteExpiredLaunches(held.db);
    expect(await launches()).toBe(1);
    setClock(new Date(Date.now() + 25 * 3_600_000));
    expect(await deleteExpiredLaunches(held.db)).toBeGreaterThanOrEqual(1n);
    expect(await launches()).toBe(0);
    setClock(undefined);
    await table.port.settleRound(round(player, 'launched', 10, 0));
  });
});

describe('the player token (V3)', () => {
  test('is not needed for wins and rollbacks after it has expired, but for bets', async () => {
    const player = await seat(held.db, table, 'expired', 100);
    const { playerToken, playerId } = player;
    const bet = (id: string) =>
      table.port.bet({ playerToken, transactionId: id, roundId: `${id}-r`, amount: units(10) });
    await bet('exp-1');
    await bet('exp-2');
    setClock(new Date(Date.now() + GAME_SESSION_TTL_MS + 1000));
    expect(await codeOf(bet('exp-3'))).toBe('TOKEN_INVALID');
    await table.port.win({
      playerId,
      transactionId: 'exp-w',
      roundId: 'exp-1-r',
      amount: units(5),
      endsRound: true,
    });
    await table.port.rollback({ playerId, transactionId: 'exp-x', referenceTransactionId: 'exp-2' });
    expect(await available(player)).toBe(units(95));
  });

  test('of a disabled member is refused for bets; wins are still paid', async () => {
    const player = await seat(held.db, table, 'blocked', 100);
    const { playerToken, playerId } = player;
    await table.port.bet({ playerToken, transactionId: 'blk-1', roundId: 'blk', amount: units(10) });
    await held.db
      .updateTable('identity.member')
      .set({ status: 'disabled' })
      .where('id', '=', player.memberId)
      .execute();
    expect(
      await codeOf(table.port.bet({ playerToken, transactionId: 'blk-2', roundId: 'blk', amount: units(1) })),
    ).toBe('PLAYER_BLOCKED');
    expect(await codeOf(table.port.settleRound(round(player, 'blk-3', 1, 0)))).toBe('PLAYER_BLOCKED');
    await table.port.win({
      playerId,
      transactionId: 'blk-w',
      roundId: 'blk',
      amount: units(7),
      endsRound: true,
    });
    expect(await available(player)).toBe(units(97));
  });

  test("of another vendor is refused, and so is another player's round", async () => {
    const other = await openTable(held.db, 'OTHER');
    const player = await seat(held.db, table, 'mine', 100);
    const stranger = await seat(held.db, table, 'stranger', 100);
    expect(await codeOf(other.port.balance({ playerToken: player.playerToken }))).toBe('TOKEN_INVALID');
    await table.port.bet({
      playerToken: player.playerToken,
      transactionId: 'own-1',
      roundId: 'own-r',
      amount: units(1),
    });
    const { playerToken, playerId } = stranger;
    expect(
      await codeOf(
        table.port.bet({ playerToken, transactionId: 'own-2', roundId: 'own-r', amount: units(1) }),
      ),
    ).toBe('ROUND_MISMATCH');
    expect(
      await codeOf(
        table.port.win({
          playerId,
          transactionId: 'own-3',
          roundId: 'own-r',
          amount: units(1),
          endsRound: false,
        }),
      ),
    ).toBe('ROUND_MISMATCH');
    expect(
      await codeOf(
        table.port.rollback({ playerId, transactionId: 'own-4', referenceTransactionId: 'own-1' }),
      ),
    ).toBe('REFERENCE_INVALID');
  });
});
