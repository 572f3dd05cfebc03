import { sql } from 'kysely';
import * as clock from '@/lib/platform/clock';
import * as errors from '@/lib/platform/errors';
import { getBalance } from '@/lib/ledger/queries';
import { parseAmount } from '@/lib/money/amount';
import type { StudioHost } from '@/lib/studio/play/host';
import { voidRoundsOfGoneVersions } from '@/lib/studio/play/jobs';
import { changeSeed } from '@/lib/studio/play/seed/commands';
import { gameView } from '@/lib/studio/play/session/view';
import type * as Commands from '@/lib/studio/play/spin/commands';
import { waitForRecord } from '@/lib/studio/play/spin/commands';
import { seatRound, seatRoundById } from '@/lib/studio/play/spin/queries';
import { createSlotsEngine } from '@/lib/studio/slots/engine';
import { slotModels } from '@/lib/studio/slots/registry';
import { verifyRound } from '@/lib/studio/slots/verifier/verifier';
import type { PublishedModel } from '@/lib/studio/slots/types';
import type { WireResult } from '@/lib/studio/slots/wire';
import { useTestDatabase } from '../support/database';
import { makeHost, seatPlayer, withWallet, type SeatedPlayer } from './seated';

/** A round is finished with the version of the model that it began with; if that is gone, its bet is rolled back. */
const held = useTestDatabase();
afterEach(() => clock.setClock(undefined));

const CODE = 'two-way-respins';
const FIRST = slotModels[CODE];
/** Pays twice as much for everything, so that a win of one version is no win of the other. */
const SECOND: PublishedModel = {
  ...FIRST,
  model: {
    ...FIRST.model,
    version: 2,
    symbols: FIRST.model.symbols.map((symbol) => ({
      ...symbol,
      pays: symbol.pays.map((pay) => ({ ...pay, units: pay.units * 2 })),
    })),
  },
};
const modelsOf =
  (current: PublishedModel, ...earlier: PublishedModel[]): StudioHost['model'] =>
  (_engine, code, version) => {
    const model = createSlotsEngine([current], earlier).findModel(code, version);
    return model as ReturnType<StudioHost['model']>;
  };

interface Builds {
  player: SeatedPlayer;
  /** A build in which the first version is the current one; one that still has it; one in which it is gone. */
  before: StudioHost;
  after: StudioHost;
  gone: StudioHost;
}

async function builds(): Promise<Builds> {
  const player = await seatPlayer(held.db, { model: CODE, funds: 5_000 });
  const game = (await player.host.game(player.nodeId))!;
  const host = (model: StudioHost['model']) => makeHost(game, player.host.port(game.vendor), model);
  return {
    player,
    before: host(modelsOf(FIRST)),
    after: host(modelsOf(SECOND, FIRST)),
    gone: host(modelsOf(SECOND)),
  };
}

/** Plays with the first version until a round is open that has paid: a round without a win is the same in both versions. */
async function withOpenRound(): Promise<Builds & { roundId: bigint; balance: bigint }> {
  const seat = await builds();
  const { player, before } = seat;
  for (let spin = 0; spin < 3_000; spin++) {
    const { result, roundId } = await player.spin('1', undefined, before);
    if (!result.next || result.units === 0) continue;
    await waitForRecord(player.session.seatId);
    return { ...seat, roundId: BigInt(roundId), balance: await available(player) };
  }
  throw new Error('no feature in 3,000 spins');
}

const seatOf = ({ session, tokenHash }: SeatedPlayer) => ({ seatId: session.seatId, tokenHash });
const STAKE = parseAmount('1')!;
const available = async (player: SeatedPlayer) => (await getBalance(held.db, player.memberId)).available;
const codeOf = (error: unknown) => (error as errors.AppError).code;
const openRound = async (player: SeatedPlayer) => {
  await waitForRecord(player.session.seatId);
  return seatRound(player.host.sql, player.session.seatId);
};
const viewOf = async (host: StudioHost, { session, nodeId }: SeatedPlayer) =>
  gameView(host, session, (await host.game(nodeId))!);

/** The round in the gateway, and how often its bet was rolled back. */
async function gatewayRound(roundId: bigint) {
  const { rows } = await sql<{ status: string; stake: bigint; version: number; rollbacks: number }>`
    SELECT r.status, r.stake, (r.details -> 'studio' ->> 'version')::integer AS version,
           (SELECT count(*)::integer FROM gateway.transaction t
             WHERE t.vendor = r.vendor AND t.kind = 'rollback' AND t.transaction_id = ${`b${roundId}`}) AS rollbacks
      FROM gateway.round r WHERE r.vendor_round_id = ${`r${roundId}`}`.execute(held.db);
  return rows.at(-1);
}

/** Resolves when a move of the seat is recorded under this id. */
async function recordedMove({ session }: SeatedPlayer, requestId: string): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      SELECT FROM studio.spin WHERE seat_id = ${session.seatId} AND request_id = ${requestId}`.execute(
      held.db,
    );
    if (rows.length > 0) return;
  }
}

describe('a round whose version is an earlier one', () => {
  test('is finished with exactly that version, and the next round has the current one', async () => {
    const { player, after, roundId } = await withOpenRound();
    const view = (await viewOf(after, player)) as unknown as {
      rules: { version: number };
      outdated: boolean;
    };
    expect([view.rules.version, view.outdated]).toEqual([1, true]);
    for (let open = await openRound(player); open; open = await openRound(player)) {
      expect(open).toMatchObject({ engine: 'slots', model: CODE, version: 1 });
      await player.spin('1', undefined, after);
    }
    const stored = (await seatRoundById(after.sql, player.session.seatId, roundId))!;
    expect(stored).toMatchObject({ model: CODE, version: 1, closed: true });
    expect(await gatewayRound(roundId)).toMatchObject({ status: 'closed', version: 1, rollbacks: 0 });
    const { result } = await player.spin('1', undefined, after);
    while (await openRound(player)) await player.spin('1', undefined, after);
    const { serverSeed } = (await changeSeed(after.sql, seatOf(player), 'another-seed-1'))!;
    // The verifier knows the first version only by its mathematics.
    const { commitment, clientSeed, stake, spins } = stored;
    const revealed = { serverSeed, commitment, clientSeed, nonce: spins[0]!.nonce, stake };
    const unitsOf = async ({ model }: PublishedModel) =>
      (await verifyRound({ ...revealed, model })).spins.map((spin) => spin.units);
    const played = spins.map((spin) => (spin.result as WireResult).units);
    expect(await unitsOf(FIRST)).toEqual(played);
    expect(await unitsOf(SECOND)).not.toEqual(played);
    expect(result.version).toBe(2);
    const now = (await viewOf(after, player)) as unknown as { rules: { version: number }; voided: boolean };
    expect([now.rules.version, now.voided]).toEqual([2, false]);
  });

  test('that was interrupted before its first move was paid is played with that version', async () => {
    const { player, before, after } = await builds();
    const broken = await withWallet({ ...player, host: before }, () => ({
      settleRound: () => Promise.reject(new Error('the process was killed')),
      bet: () => Promise.reject(new Error('the process was killed')),
    }));
    expect(await player.spin('1', 'request-0001', { ...broken, model: before.model }).catch(codeOf)).toBe(
      'SPIN_OUTCOME_UNKNOWN',
    );
    const { result } = await player.spin('1', 'request-0001', after);
    expect(result.version).toBe(1);
  });
});

test('the record of a round names the engine that it was played with, also if the game has another one by then', async () => {
  const { player, before } = await builds();
  const game = (await before.game(player.nodeId))!;
  // The game is given another engine between the start of the round and its settlement.
  let reads = 0;
  const changed: StudioHost = {
    ...before,
    game: async () => (++reads === 1 ? game : { ...game, engine: 'dice', model: 'six' }),
  };
  const { roundId } = await player.spin('1', undefined, changed);
  expect(reads).toBeGreaterThan(1);
  const { rows } = await sql<{ engine: string; model: string }>`
    SELECT r.details -> 'studio' ->> 'engine' AS engine, r.details -> 'studio' ->> 'model' AS model
      FROM gateway.round r WHERE r.vendor_round_id = ${`r${roundId}`}`.execute(held.db);
  expect(rows).toEqual([{ engine: 'slots', model: CODE }]);
});

describe('a round whose version is gone', () => {
  test('is voided by the next move: the stake is returned once, and the response says so each time', async () => {
    const { player, gone, roundId, balance } = await withOpenRound();
    expect(await player.spin('1', 'request-0001', gone).catch(codeOf)).toBe('ROUND_VERSION_GONE');
    expect(await available(player)).toBe(balance + STAKE);
    expect(await player.spin('1', 'request-0001', gone).catch(codeOf)).toBe('ROUND_VERSION_GONE');
    expect(await available(player)).toBe(balance + STAKE);
    expect(await gatewayRound(roundId)).toMatchObject({ status: 'voided', stake: 0n, rollbacks: 1 });
    expect((await viewOf(gone, player)).voided).toBe(true);
    expect((await player.spin('1', 'request-0002', gone)).result.version).toBe(2);
    await waitForRecord(player.session.seatId);
    expect((await viewOf(gone, player)).voided).toBe(false);
  });

  test('is voided when its game is opened, and the game says so', async () => {
    const { player, gone, balance } = await withOpenRound();
    const view = await viewOf(gone, player);
    expect(view).toMatchObject({ round: null, voided: true, outdated: false });
    expect(parseAmount(view.balance)).toBe(balance + STAKE);
    expect(await viewOf(gone, player)).toMatchObject({ round: null, voided: true });
    expect(await available(player)).toBe(balance + STAKE);
  });

  test('is voided by the job if its player does not return', async () => {
    const { player, gone, after, roundId, balance } = await withOpenRound();
    expect(await voidRoundsOfGoneVersions(after)).toBe(0);
    expect(await voidRoundsOfGoneVersions(gone)).toBeGreaterThanOrEqual(1);
    expect(await voidRoundsOfGoneVersions(gone)).toBe(0);
    expect(await available(player)).toBe(balance + STAKE);
    expect(await gatewayRound(roundId)).toMatchObject({ status: 'voided', rollbacks: 1 });
    expect((await viewOf(gone, player)).voided).toBe(true);
  });

  test('stays as it is while the wallet does not answer', async () => {
    const { player, gone, balance } = await withOpenRound();
    const silent = await withWallet({ ...player, host: gone }, () => ({
      rollback: () => Promise.reject(new Error('the line broke')),
    }));
    const broken = { ...silent, model: gone.model };
    expect(await player.spin('1', 'request-0001', broken).catch(codeOf)).toBe('SPIN_OUTCOME_UNKNOWN');
    expect(await openRound(player)).not.toBeNull();
    expect(await player.spin('1', 'request-0001', gone).catch(codeOf)).toBe('ROUND_VERSION_GONE');
    expect(await available(player)).toBe(balance + STAKE);
  });

  test('accepts no late bet if the bet never reached the wallet', async () => {
    const { player, before, gone } = await builds();
    const balance = await available(player);
    const broken = await withWallet({ ...player, host: before }, () => ({
      settleRound: () => Promise.reject(new Error('the process was killed')),
      bet: () => Promise.reject(new Error('the process was killed')),
    }));
    const interrupted = { ...broken, model: before.model };
    expect(await player.spin('1', 'request-0001', interrupted).catch(codeOf)).toBe('SPIN_OUTCOME_UNKNOWN');
    expect(await player.spin('1', 'request-0001', gone).catch(codeOf)).toBe('ROUND_VERSION_GONE');
    expect(await available(player)).toBe(balance);
    const { rows } = await sql<{ id: bigint }>`
      SELECT max(id) AS id FROM studio.spin WHERE seat_id = ${player.session.seatId}`.execute(held.db);
    const late = player.host.port(player.session.vendor).bet({
      playerToken: player.session.playerToken,
      transactionId: `s${rows[0]!.id}`,
      roundId: `r${rows[0]!.id}`,
      amount: STAKE,
    });
    expect(await late.catch(codeOf)).toBe('TRANSACTION_CANCELLED');
  });

  test('is voided once by two processes at the same time', async () => {
    const other = await anotherProcess();
    for (let turn = 0; turn < 10; turn++) {
      const { player, gone, roundId, balance } = await withOpenRound();
      const { session, tokenHash } = player;
      const request = (requestId: string) => ({ session, tokenHash, requestId, stake: STAKE });
      const moves = [
        player.spin('1', 'request-0001', gone).catch(codeOf),
        other.playMove(gone, request('request-0001')).catch(codeOf),
      ];
      // The job begins when the move is recorded: a move that comes after it would begin a new round.
      await recordedMove(player, 'request-0001');
      const results = await Promise.all([...moves, voidRoundsOfGoneVersions(gone).then(() => 'done')]);
      expect(results).toEqual(['ROUND_VERSION_GONE', 'ROUND_VERSION_GONE', 'done']);
      expect(await available(player)).toBe(balance + STAKE);
      expect(await gatewayRound(roundId)).toMatchObject({ status: 'voided', rollbacks: 1 });
      expect(await openRound(player)).toBeNull();
    }
  });
});

/** A second copy of the play service with its own memory. It shares only the clock and the class of errors with the first. */
async function anotherProcess(): Promise<Pick<typeof Commands, 'playMove'>> {
  let loaded: Pick<typeof Commands, 'playMove'> | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/lib/platform/clock', () => clock);
    jest.doMock('@/lib/platform/errors', () => errors);
    loaded = await import('@/lib/studio/play/spin/commands');
  });
  return loaded!;
}
