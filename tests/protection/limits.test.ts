/** Limits at the wager and at the deposit, with a fake clock and in parallel (docs/trust.md P3). */
import fc from 'fast-check';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { inTransaction, sql } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { advanceClock, now, setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { beginExclusion } from '@/lib/protection/exclusions/commands';
import {
  cancelRaise,
  setDefaultLimits,
  setOperatorLimit,
  setOwnLimit,
} from '@/lib/protection/limits/commands';
import { limitStates } from '@/lib/protection/limits/queries';
import { requested, settled } from '@/lib/protection/limits/rules';
import type { LimitKind, LimitPeriod, LimitValue } from '@/lib/protection/types';
import { asOwner, useTestDatabase } from '../support/database';
import { createFundedMember } from '../support/cashier';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
const HOUR = 3_600_000;
const START = new Date('2026-03-10T12:00:00Z');
let table: Table;

beforeAll(async () => {
  table = await openTable(held.db, 'LIMITS');
  await asOwner(held.ownerUrl, (client) =>
    client.query(`INSERT INTO cashier.channel (kind, code, adapter, names, enabled) VALUES
      ('deposit', 'limit-now', 'instant', '{"en": "Now"}', true), ('deposit', 'limit-later', 'transfer', '{"en": "Later"}', true)`),
  );
  await asOwner(held.ownerUrl, (client) =>
    client.query(`INSERT INTO cashier.channel_currency (channel_id, currency, minimum, maximum)
      SELECT id, 'THB', 10000, 1000000000 FROM cashier.channel WHERE code LIKE 'limit-%'`),
  );
});
beforeEach(() => setClock(START));
afterAll(() => setClock(undefined));

let calls = 0;
const id = () => `limit-call-${(calls += 1)}`;

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'OK';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { limit, period } = error.extras ?? {};
    return [error.code, limit, period].filter(Boolean).join(':');
  }
}

const round = (player: Seated, stake: number, payout = 0) => {
  const name = id();
  return table.port.settleRound({
    playerToken: player.playerToken,
    transactionId: name,
    roundId: name,
    stake: units(stake),
    payout: units(payout),
  });
};
const bet = (player: Seated, stake: number) => {
  const name = id();
  return table.port.bet({
    playerToken: player.playerToken,
    transactionId: name,
    roundId: name,
    amount: units(stake),
  });
};
const limit = (player: { memberId: bigint }, kind: LimitKind, period: LimitPeriod, amount: bigint | null) =>
  setOwnLimit(held.db, player.memberId, { kind, period, amount });
const stateOf = async (memberId: bigint, kind: LimitKind, period: LimitPeriod) =>
  (await limitStates(held.db, memberId)).find((each) => each.kind === kind && each.period === period)!;

describe('a limit that a member changes', () => {
  const value = fc.option(fc.bigInt(0n, 1000n), { nil: null });

  test('never rises earlier than 24 hours after it was asked for, in any order of requests', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(value, fc.integer({ min: 0, max: 40 })), { minLength: 1, maxLength: 12 }),
        (requests) => {
          let stored: LimitValue | undefined;
          let at = START;
          for (const [amount, hours] of requests) {
            const before = settled(stored, at);
            stored = requested(stored, amount, at);
            const after = settled(stored, at);
            if (before) {
              // A limit neither rises nor disappears at once.
              expect(after && after.amount <= before.amount).toBe(true);
              if (amount !== null && amount < before.amount) expect(after!.amount).toBe(amount);
              const soon = settled(stored, new Date(at.getTime() + 24 * HOUR - 1));
              expect(soon && soon.amount <= before.amount).toBe(true);
              expect(settled(stored, new Date(at.getTime() + 24 * HOUR))?.amount ?? null).toBe(amount);
            }
            at = new Date(at.getTime() + hours * HOUR);
          }
        },
      ),
    );
  });

  test('is lowered at once and raised after 24 hours, unless the raise is cancelled', async () => {
    const player = await seat(held.db, table, 'raises', 1_000);
    await limit(player, 'stake', 'day', units(100));
    await limit(player, 'stake', 'day', units(10));
    expect(await codeOf(round(player, 11))).toBe('LIMIT_REACHED:stake:day');
    await limit(player, 'stake', 'day', units(50));
    expect((await stateOf(player.memberId, 'stake', 'day')).own).toEqual({
      amount: units(10),
      pendingAmount: units(50),
      pendingAt: new Date(START.getTime() + 24 * HOUR),
    });
    advanceClock(24 * HOUR - 1);
    const again = await relaunched(player);
    expect(await codeOf(round(again, 11))).toBe('LIMIT_REACHED:stake:day');
    advanceClock(1);
    expect(await codeOf(round(again, 11))).toBe('OK');
    await limit(player, 'stake', 'day', null);
    await cancelRaise(held.db, player.memberId, { kind: 'stake', period: 'day' });
    advanceClock(48 * HOUR);
    const later = await relaunched(player);
    expect(await codeOf(round(later, 51))).toBe('LIMIT_REACHED:stake:day');
    await limit(player, 'stake', 'day', null);
    advanceClock(24 * HOUR);
    expect(await codeOf(round(await relaunched(player), 51))).toBe('OK');
  });
});

/** The game opened anew: a game session lasts twelve hours. */
async function relaunched(player: Seated): Promise<Seated> {
  await asOwner(held.ownerUrl, (client) =>
    client.query('UPDATE gateway.game_session SET ends_at = $1 WHERE member_id = $2', [
      new Date(now().getTime() + 12 * HOUR),
      player.memberId,
    ]),
  );
  return player;
}

describe('a limit of stakes', () => {
  test('is never exceeded by twenty parallel rounds, nor by twenty parallel bets', async () => {
    for (const [name, place] of [
      ['together', round],
      ['single', bet],
    ] as const) {
      const player = await seat(held.db, table, name, 1_000);
      await limit(player, 'stake', 'day', units(70));
      const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(place(player, 10))));
      expect(codes.filter((code) => code === 'OK')).toHaveLength(7);
      expect(new Set(codes)).toEqual(new Set(['OK', 'LIMIT_REACHED:stake:day']));
      expect((await getBalance(held.db, player.memberId)).available).toBe(units(930));
      expect((await stateOf(player.memberId, 'stake', 'day')).used).toBe(units(70));
    }
  });

  test('counts what was staked before it was set, and forgets it after the period', async () => {
    const player = await seat(held.db, table, 'earlier', 1_000);
    await round(player, 60);
    await limit(player, 'stake', 'week', units(100));
    expect(await codeOf(bet(player, 41))).toBe('LIMIT_REACHED:stake:week');
    expect(await codeOf(bet(player, 40))).toBe('OK');
    advanceClock(7 * 24 * HOUR);
    expect(await codeOf(bet(await relaunched(player), 100))).toBe('LIMIT_REACHED:stake:week');
    advanceClock(HOUR);
    expect(await codeOf(bet(player, 100))).toBe('OK');
  });

  test('gives back a stake that is rolled back, in the hour in which it was placed', async () => {
    const player = await seat(held.db, table, 'rolled', 1_000);
    await limit(player, 'stake', 'day', units(50));
    await table.port.bet({
      playerToken: player.playerToken,
      transactionId: 'undone',
      roundId: 'undone',
      amount: units(50),
    });
    expect(await codeOf(bet(player, 1))).toBe('LIMIT_REACHED:stake:day');
    await table.port.rollback({
      playerId: player.playerId,
      transactionId: 'undo',
      referenceTransactionId: 'undone',
    });
    expect(await codeOf(bet(player, 51))).toBe('LIMIT_REACHED:stake:day');
    expect(await codeOf(bet(player, 50))).toBe('OK');
  });

  test('lets a replay have its first reply, and a win come in', async () => {
    const player = await seat(held.db, table, 'replayed', 1_000);
    await limit(player, 'stake', 'day', units(10));
    const call = {
      playerToken: player.playerToken,
      transactionId: 'again',
      roundId: 'again',
      amount: units(10),
    };
    const first = await table.port.bet(call);
    expect(await table.port.bet(call)).toEqual(first);
    expect(
      await codeOf(
        table.port.win({
          playerId: player.playerId,
          transactionId: 'won',
          roundId: 'again',
          amount: units(7),
          endsRound: true,
        }),
      ),
    ).toBe('OK');
  });
});

test('a limit of losses counts what was won, and the whole stake of the next round as lost', async () => {
  const player = await seat(held.db, table, 'loser', 1_000);
  await limit(player, 'loss', 'month', units(100));
  await round(player, 100, 60);
  expect(await codeOf(round(player, 61))).toBe('LIMIT_REACHED:loss:month');
  expect(await codeOf(round(player, 60, 90))).toBe('OK');
  expect((await stateOf(player.memberId, 'loss', 'month')).used).toBe(units(10));
});

test('a limit of time counts the time between stakes of a session, and no pause', async () => {
  const player = await seat(held.db, table, 'clock', 1_000);
  await limit(player, 'time', 'day', 30n);
  for (const minutes of [0, 10, 10]) {
    advanceClock(minutes * 60_000);
    expect(await codeOf(round(player, 1))).toBe('OK');
  }
  advanceClock(40 * 60_000);
  expect(await codeOf(round(player, 1))).toBe('OK');
  expect((await stateOf(player.memberId, 'time', 'day')).used).toBe(20n);
  advanceClock(9 * 60_000);
  expect(await codeOf(bet(player, 1))).toBe('OK');
  advanceClock(60_000);
  expect(await codeOf(bet(player, 1))).toBe('LIMIT_REACHED:time:day');
  expect(await codeOf(round(player, 1))).toBe('LIMIT_REACHED:time:day');
});

test('limits and breaks hold for games that open in a window of their own, whatever page is open', async () => {
  const own = await openTable(held.db, 'WINDOWED');
  await sql`UPDATE catalogue.vendor SET opens_in = 'window' WHERE code = 'WINDOWED'`.execute(held.db);
  const player = await seat(held.db, own, 'windowed', 1_000);
  const stake = (count: number) =>
    own.port.bet({
      playerToken: player.playerToken,
      transactionId: crypto.randomUUID(),
      roundId: crypto.randomUUID(),
      amount: units(count),
    });
  await limit(player, 'stake', 'day', units(20));
  await limit(player, 'time', 'day', 10n);
  expect(await codeOf(stake(15))).toBe('OK');
  expect(await codeOf(stake(6))).toBe('LIMIT_REACHED:stake:day');
  advanceClock(10 * 60_000);
  expect(await codeOf(stake(1))).toBe('LIMIT_REACHED:time:day');
  const opened = () =>
    launchGame(held.db, {
      player: { memberId: player.memberId, kind: 'member', currency: 'THB' },
      nodeId: own.nodeId,
      language: 'en',
    });
  expect(await opened()).toMatchObject({ opensIn: 'window' });
  await inTransaction(held.db, (tx) => beginExclusion(tx, player.memberId, '1d'));
  expect(await codeOf(stake(1))).toBe('PLAYER_EXCLUDED');
  expect(await codeOf(opened())).toBe('MEMBER_EXCLUDED');
});

test('limits hold for real money only', async () => {
  const trial = await seat(held.db, table, 'playmoney', 0, true);
  await limit(trial, 'stake', 'day', 1n);
  const name = id();
  expect(
    await codeOf(
      table.port.bet({
        playerToken: trial.playerToken,
        transactionId: name,
        roundId: name,
        amount: units(1),
      }),
    ),
  ).toBe('INSUFFICIENT_FUNDS');
});

test('the lowest of the limits of member, operators and site applies', async () => {
  const player = await seat(held.db, table, 'lowest', 1_000);
  await inTransaction(held.db, (tx) =>
    setDefaultLimits(tx, [{ kind: 'stake', period: 'day', amount: units(30) }]),
  );
  try {
    expect(await codeOf(round(player, 31))).toBe('LIMIT_REACHED:stake:day');
    const newcomer = await seat(held.db, table, 'newcomer', 100);
    expect(await codeOf(bet(newcomer, 31))).toBe('LIMIT_REACHED:stake:day');
    await inTransaction(held.db, (tx) =>
      setOperatorLimit(tx, player.memberId, { kind: 'stake', period: 'day', amount: units(20) }),
    );
    await limit(player, 'stake', 'day', units(25));
    expect(await codeOf(round(player, 21))).toBe('LIMIT_REACHED:stake:day');
    expect(await codeOf(round(player, 20))).toBe('OK');
  } finally {
    await inTransaction(held.db, (tx) => setDefaultLimits(tx, []));
  }
  const { rows } = await sql<{ count: bigint }>`SELECT count(*) FROM protection.guard g
    WHERE NOT EXISTS (SELECT FROM protection.member_limit l WHERE l.member_id = g.member_id)`.execute(
    held.db,
  );
  expect(rows[0]!.count).toBe(0n);
});

describe('a limit of deposits', () => {
  const ask = (user: { memberId: bigint; currency: string }, channel: string, amount: number) =>
    requestDeposit(held.db, user, { channel, amount: units(amount), requestId: crypto.randomUUID() });
  const fieldOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'OK',
      (error: unknown) => (error as AppError).fields?.amount?.code ?? (error as AppError).code,
    );

  test('is never exceeded by twenty parallel deposits', async () => {
    const user = await createFundedMember(held.db);
    await limit(user, 'deposit', 'day', units(700));
    const codes = await Promise.all(Array.from({ length: 20 }, () => fieldOf(ask(user, 'limit-now', 100))));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(7);
    expect(new Set(codes)).toEqual(new Set(['OK', 'DEPOSIT_LIMIT_DAY']));
    expect((await getBalance(held.db, user.memberId)).available).toBe(units(700));
  });

  test('counts what waits for an operator, and ends with its period', async () => {
    const user = await createFundedMember(held.db);
    await limit(user, 'deposit', 'week', units(500));
    await limit(user, 'deposit', 'month', units(600));
    expect(await fieldOf(ask(user, 'limit-now', 300))).toBe('OK');
    expect(await fieldOf(ask(user, 'limit-now', 201))).toBe('DEPOSIT_LIMIT_WEEK');
    advanceClock(7 * 24 * HOUR);
    expect(await fieldOf(ask(user, 'limit-now', 301))).toBe('DEPOSIT_LIMIT_MONTH');
    expect(await fieldOf(ask(user, 'limit-now', 300))).toBe('OK');
  });
});
