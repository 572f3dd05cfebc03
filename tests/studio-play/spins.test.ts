import { getBalance } from '@/lib/ledger/queries';
import { parseAmount } from '@/lib/money/amount';
import type { AppError } from '@/lib/platform/errors';
import { verifyRound } from '@/lib/studio/slots/verifier/verifier';
import { slotModels } from '@/lib/studio/slots/registry';
import type { WireResult } from '@/lib/studio/slots/wire';
import { requireOfferedStake } from '@/lib/studio/play/spin/policy';
import { changeSeed } from '@/lib/studio/play/seed/commands';
import { revealedSeeds, seatFairness } from '@/lib/studio/play/seed/queries';
import { settleStrandedSpins } from '@/lib/studio/play/jobs';
import { waitForRecord } from '@/lib/studio/play/spin/commands';
import { lastSpin, pendingSpin, seatRound, seatRoundById } from '@/lib/studio/play/spin/queries';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { sql } from 'kysely';
import pg from 'pg';
import { useTestDatabase } from '../support/database';
import { seatPlayer, withWallet, type SeatedPlayer } from './seated';

const held = useTestDatabase();
const available = async (player: SeatedPlayer) => (await getBalance(held.db, player.memberId)).available;

afterEach(() => setClock(undefined));

/** Spins until a round with features is open. Returns its number. */
async function playToFeature(player: SeatedPlayer): Promise<string> {
  for (let i = 0; i < 3_000; i++) {
    const spin = await player.spin('1');
    if (spin.result.next) return spin.roundId;
  }
  throw new Error('no feature in 3,000 spins');
}

/** The open round of the seat. The response of a spin is sent before the spin is recorded, so the seat is read after the record. */
async function openRound(player: SeatedPlayer) {
  await waitForRecord(player.session.seatId);
  return seatRound(player.host.sql, player.session.seatId);
}

const codeOf = (error: unknown) => (error as AppError).code;

test('a round that begins too early is refused, the same request is not (docs/trust.md P5)', async () => {
  const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 100 });
  const slow = { ...player.host, leastRoundMs: () => 2_500 };
  setClock(new Date('2026-03-10T12:00:00Z'));
  const first = crypto.randomUUID();
  await player.spin('1', first, slow);
  await waitForRecord(player.session.seatId);
  advanceClock(2_499);
  await expect(player.spin('1', crypto.randomUUID(), slow)).rejects.toMatchObject({
    code: 'ROUND_TOO_EARLY',
  });
  await player.spin('1', first, slow);
  advanceClock(1);
  await player.spin('1', crypto.randomUUID(), slow);
});

describe('a paid spin', () => {
  test('moves exactly its stake and payout and returns the balance', async () => {
    const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 1_000 });
    let expected = parseAmount('1000')!;
    for (let i = 0; i < 40; i++) {
      const spin = await player.spin('2');
      expected = (expected - parseAmount('2')! + parseAmount(spin.result.payout)!) as typeof expected;
      expect(parseAmount(spin.balance!)).toBe(expected);
    }
    expect(await available(player)).toBe(expected);
  });

  test('has one effect and one response if it is sent twenty times in parallel', async () => {
    const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 100 });
    const requestId = crypto.randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => player.spin('1', requestId)));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    const payout = parseAmount(responses[0]!.result.payout)!;
    expect(await available(player)).toBe(parseAmount('99')! + payout);
    expect(await player.spin('1', requestId)).toEqual(responses[0]);
  });

  test('is refused with another stake under the same requestId', async () => {
    const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 100 });
    const { balance } = await player.spin('1', 'request-0001');
    expect(await player.spin('2', 'request-0001').catch(codeOf)).toBe('IDEMPOTENCY_CONFLICT');
    expect(await available(player)).toBe(parseAmount(balance!));
  });

  test('is refused without funds and leaves no row; after a deposit the same request plays', async () => {
    const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 0 });
    expect(await player.spin('1', 'request-0001').catch(codeOf)).toBe('INSUFFICIENT_FUNDS');
    const { rows } = await sql<{
      spins: bigint;
    }>`SELECT count(*) AS spins FROM studio.spin WHERE seat_id = ${player.session.seatId}`.execute(held.db);
    expect(rows[0]!.spins).toBe(0n);
    const { fund } = await import('../support/players');
    await fund(held.db, player.memberId, player.session.currency, 5);
    expect((await player.spin('1', 'request-0001')).stake).toBe('1.00');
  });

  test('needs the browser’s seed first (F2)', async () => {
    const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 10, clientSeed: null });
    expect(await player.spin('1').catch(codeOf)).toBe('CLIENT_SEED_MISSING');
    expect(await available(player)).toBe(parseAmount('10'));
  });

  test('waits for the spin of another window', async () => {
    const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 100 });
    const spins = await Promise.all([player.spin('1'), player.spin('1'), player.spin('1')]);
    expect(new Set(spins.map((spin) => spin.nonce))).toEqual(new Set([0, 1, 2]));
    const paid = spins.reduce((sum, spin) => sum + parseAmount(spin.result.payout)!, 0n);
    expect(await available(player)).toBe(parseAmount('97')! + paid);
  });
});

describe('an interrupted spin (F10)', () => {
  test.each(['before the wallet', 'after the wallet'] as const)(
    'is continued by the same request, once, if it was interrupted %s',
    async (moment) => {
      const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 100 });
      const broken = await withWallet(player, (port) => ({
        async settleRound(call) {
          if (moment === 'after the wallet') await port.settleRound(call);
          throw new Error('the process was killed');
        },
        async bet(call) {
          if (moment === 'after the wallet') await port.bet(call);
          throw new Error('the process was killed');
        },
      }));
      expect(await player.spin('1', 'request-0001', broken).catch(codeOf)).toBe('SPIN_OUTCOME_UNKNOWN');
      const spin = await player.spin('1', 'request-0001');
      expect(await available(player)).toBe(parseAmount('99')! + parseAmount(spin.result.payout)!);
    },
  );

  test.each(['ten-lines', 'two-way-respins'] as const)(
    'of %s that was accepted with another record continues and keeps its payout',
    async (model) => {
      const player = await seatPlayer(held.db, { model, funds: 5_000 });
      const otherDetails = { theme: 'as the game was called before' } as never;
      let settled = 0;
      for (let i = 0; i < 12 || (await openRound(player)); i++) {
        const before = await available(player);
        const wasOpen = await openRound(player);
        // The process that settled the spin sent another record of it, and died before it responded.
        const older = await withWallet(player, (port) => {
          const stop = async (call: Promise<unknown>) => {
            await call;
            settled++;
            throw new Error('the process was killed');
          };
          return {
            settleRound: (call) => stop(port.settleRound({ ...call, details: otherDetails })) as never,
            bet: (call) => stop(port.bet({ ...call, details: otherDetails })) as never,
            win: (call) => stop(port.win({ ...call, details: otherDetails })) as never,
          };
        });
        const requestId = crypto.randomUUID();
        await player.spin('1', requestId, older).catch(codeOf);
        const spin = await player.spin('1', requestId);
        const stake = wasOpen ? 0n : parseAmount('1')!;
        expect(await available(player)).toBe(before - stake + parseAmount(spin.result.payout)!);
      }
      expect(settled).toBeGreaterThanOrEqual(12);
      expect(await lastSpin(player.host.sql, player.session.seatId)).not.toBeNull();
    },
  );

  test('is settled before the next one of the seat', async () => {
    const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 100 });
    const broken = await withWallet(player, () => ({
      settleRound: () => Promise.reject(new Error('the line broke')),
      bet: () => Promise.reject(new Error('the line broke')),
    }));
    await player.spin('1', 'request-0001', broken).catch(codeOf);
    const second = await player.spin('1', 'request-0002');
    const first = await player.spin('1', 'request-0001');
    expect([first.nonce, second.nonce]).toEqual([0, 1]);
    const paid = parseAmount(first.result.payout)! + parseAmount(second.result.payout)!;
    expect(await available(player)).toBe(parseAmount('98')! + paid);
  });

  test('is settled by the job if the player does not return', async () => {
    const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 100 });
    const broken = await withWallet(player, () => ({
      settleRound: () => Promise.reject(new Error('the line broke')),
      bet: () => Promise.reject(new Error('the line broke')),
    }));
    await player.spin('1', 'request-0001', broken).catch(codeOf);
    expect(await available(player)).toBe(parseAmount('100'));
    advanceClock(120_000);
    expect(await settleStrandedSpins(player.host)).toBe(1);
    const { rows } = await sql<{
      open: bigint;
    }>`SELECT count(*) AS open FROM studio.spin WHERE result IS NULL`.execute(held.db);
    expect(rows[0]!.open).toBe(0n);
  });
});

describe('spins that cannot be settled', () => {
  test('do not delay the others', async () => {
    const lost = await seatPlayer(held.db, { model: 'ten-lines', funds: 100 });
    const found = await seatPlayer(held.db, { model: 'ten-lines', funds: 100 });
    for (const player of [lost, found]) {
      const broken = await withWallet(player, () => ({
        settleRound: () => Promise.reject(new Error('the line broke')),
        bet: () => Promise.reject(new Error('the line broke')),
      }));
      await player.spin('1', 'request-0001', broken).catch(codeOf);
    }
    advanceClock(120_000);
    const game = (await found.host.game(found.nodeId))!;
    // One host settles both, and it no longer knows the game of the first player.
    const host = {
      ...found.host,
      game: async (nodeId: bigint) => (nodeId === found.nodeId ? game : undefined),
    };
    expect(await settleStrandedSpins(host, 1)).toBe(2);
    expect(await pendingSpin(found.host.sql, found.session.seatId)).toBeUndefined();
    expect(await pendingSpin(lost.host.sql, lost.session.seatId)).toBeDefined();
    expect(await settleStrandedSpins(lost.host, 1)).toBe(1);
  });
});

describe('a closed game', () => {
  const closed = async (player: SeatedPlayer) => {
    const game = { ...(await player.host.game(player.nodeId))!, open: false };
    return { ...player.host, game: async () => game };
  };

  test('refuses paid spins and finishes an open round', async () => {
    const player = await seatPlayer(held.db, { model: 'two-way-respins', funds: 5_000 });
    const host = await closed(player);
    const stake = parseAmount('1')!;
    expect(await requireOfferedStake(host, player.session, stake).catch(codeOf)).toBe('GAME_MAINTENANCE');
    await playToFeature(player);
    await expect(requireOfferedStake(host, player.session, stake)).resolves.toBeUndefined();
    expect(await requireOfferedStake(host, player.session, parseAmount('2')!).catch(codeOf)).toBe(
      'STAKE_NOT_OFFERED',
    );
  });
});

/** Every batch locks its seats in the order of their ids, so that two batches never wait for each other. */
describe('batches of spins', () => {
  const NONE = Buffer.from('00');

  async function waiting(pid: number): Promise<void> {
    for (;;) {
      const { rows } = await sql<{
        blocked: boolean;
      }>`SELECT cardinality(pg_blocking_pids(${pid})) > 0 AS blocked`.execute(held.db);
      if (rows[0]!.blocked) return;
    }
  }

  /** Locks the later seat, and returns whether `work` has locked the earlier one meanwhile, although its calls name it last. */
  async function earlierIsHeld(
    seats: readonly [earlier: bigint, later: bigint],
    work: (client: pg.Client) => Promise<unknown>,
  ): Promise<boolean> {
    const clients = await Promise.all(
      [0, 1].map(async () => {
        const client = new pg.Client({ connectionString: held.ownerUrl });
        await client.connect();
        return client;
      }),
    );
    const [holder, worker] = clients as [pg.Client, pg.Client];
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM studio.seat WHERE id = $1 FOR NO KEY UPDATE', [seats[1]]);
      const { rows } = await worker.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await worker.query('BEGIN');
      const working = work(worker);
      await waiting(rows[0]!.pid);
      const free =
        await sql`SELECT id FROM studio.seat WHERE id = ${seats[0]} FOR NO KEY UPDATE SKIP LOCKED`.execute(
          held.db,
        );
      await holder.query('ROLLBACK');
      await working;
      await worker.query('ROLLBACK');
      return free.rows.length === 0;
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  }

  test('start in the order of the seats, not of the tokens', async () => {
    const players = [
      await seatPlayer(held.db, { model: 'ten-lines', funds: 10 }),
      await seatPlayer(held.db, { model: 'ten-lines', funds: 10 }),
    ] as const;
    const seats = [players[0].session.seatId, players[1].session.seatId] as const;
    const hashes = [Buffer.alloc(32, 0xff), Buffer.alloc(32, 0x00)];
    for (const [index, player] of players.entries())
      await sql`INSERT INTO studio.session (token_hash, seat_id, sealed_player_token, trial, expires_at)
        VALUES (${hashes[index]!}, ${player.session.seatId}, ${NONE}, false, now() + interval '1 hour')`.execute(
        held.db,
      );
    const held_ = await earlierIsHeld(seats, (client) =>
      client.query('SELECT * FROM studio.start_spins($1, $2, $3, $4, $5, $6, now())', [
        hashes.toReversed(),
        ['order-00001', 'order-00002'],
        ['10000', '10000'],
        ['slots', 'slots'],
        ['ten-lines', 'ten-lines'],
        [1, 1],
      ]),
    );
    expect(held_).toBe(true);
  });

  test('settle in the order of the seats, not of the spins', async () => {
    const players = [
      await seatPlayer(held.db, { model: 'ten-lines', funds: 10 }),
      await seatPlayer(held.db, { model: 'ten-lines', funds: 10 }),
    ] as const;
    const spins: bigint[] = [];
    for (const player of [players[1], players[0]]) {
      const broken = await withWallet(player, () => ({
        settleRound: () => Promise.reject(new Error('the line broke')),
        bet: () => Promise.reject(new Error('the line broke')),
      }));
      await player.spin('1', 'request-0001', broken).catch(codeOf);
      spins.push((await pendingSpin(player.host.sql, player.session.seatId))!.spin_id);
    }
    const held_ = await earlierIsHeld([players[0].session.seatId, players[1].session.seatId], (client) =>
      client.query('SELECT studio.settle_spins($1, $2, $3, $4, $5)', [
        spins,
        ['{}', '{}'],
        ['0', '0'],
        [null, null],
        [3, 3],
      ]),
    );
    expect(held_).toBe(true);
  });
});

describe('a round with features', () => {
  test('is played to its end, pays what it shows, and is recomputed by the verifier', async () => {
    const player = await seatPlayer(held.db, { model: 'ways-243', funds: 5_000 });
    const roundId = await playToFeature(player);
    expect(await changeSeed(player.host.sql, seatOf(player), 'another-seed').catch(codeOf)).toBe(
      'ROUND_STILL_OPEN',
    );
    expect(await player.spin('2').catch(codeOf)).toBe('STAKE_NOT_OFFERED');
    for (let open = true; open;) open = (await player.spin('1')).result.next !== null;
    do await player.spin('1');
    while (await openRound(player));
    const revealed = await changeSeed(player.host.sql, seatOf(player), 'another-seed');
    const stored = (await seatRoundById(player.host.sql, player.session.seatId, BigInt(roundId)))!;
    const proof = await verifyRound({
      model: slotModels['ways-243'].model,
      serverSeed: revealed!.serverSeed,
      commitment: stored.commitment,
      clientSeed: stored.clientSeed,
      nonce: stored.spins[0]!.nonce,
      stake: stored.stake,
    });
    expect(proof.commitmentHolds).toBe(true);
    expect(proof.complete).toBe(true);
    expect(proof.spins.map((spin) => spin.units)).toEqual(
      stored.spins.map((spin) => (spin.result as WireResult).units),
    );
    expect(stored.serverSeed).toBe(revealed!.serverSeed);
  });

  test('pays the same if the process is killed after each spin', async () => {
    const player = await seatPlayer(held.db, { model: 'two-way-respins', funds: 5_000 });
    await playToFeature(player);
    const start = await available(player);
    let paid = 0n;
    for (let open = true; open;) {
      const requestId = crypto.randomUUID();
      const broken = await withWallet(player, (port) => ({
        async win(call) {
          await port.win(call);
          throw new Error('the process was killed');
        },
      }));
      await player.spin('1', requestId, broken).catch(() => undefined);
      const spin = await player.spin('1', requestId);
      paid += parseAmount(spin.result.payout)!;
      open = spin.result.next !== null;
    }
    expect(await available(player)).toBe(start + paid);
  });
});

test('seeds in use are stored sealed, and rotation reveals the one whose hash was shown (F8)', async () => {
  const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 10 });
  const first = await seatFairness(player.host.sql, player.session.seatId);
  const revealed = await changeSeed(player.host.sql, seatOf(player), 'another-seed');
  const { createHash } = await import('node:crypto');
  expect(createHash('sha256').update(Buffer.from(revealed!.serverSeed, 'hex')).digest('hex')).toBe(
    first.commitment,
  );
  const second = await seatFairness(player.host.sql, player.session.seatId);
  expect(second.commitment).toBe(first.nextCommitment);
  await player.spin('1');
  const next = await changeSeed(player.host.sql, seatOf(player), 'a-third-seed');
  expect(
    (await revealedSeeds(player.host.sql, player.session.seatId)).map((seed) => seed.serverSeed),
  ).toEqual([next!.serverSeed]);
  const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed FROM studio.seed`.execute(held.db);
  for (const row of rows) expect(row.sealed.includes(Buffer.from(next!.serverSeed, 'hex'))).toBe(false);
});

const seatOf = (player: SeatedPlayer) => ({ seatId: player.session.seatId, tokenHash: player.tokenHash });
