import { sql } from 'kysely';
import * as clock from '@/lib/platform/clock';
import * as errors from '@/lib/platform/errors';
import { getBalance } from '@/lib/ledger/queries';
import { parseAmount } from '@/lib/money/amount';
import type * as Jobs from '@/lib/studio/play/jobs';
import type { StudioHost } from '@/lib/studio/play/host';
import type * as Commands from '@/lib/studio/play/spin/commands';
import { waitForRecord } from '@/lib/studio/play/spin/commands';
import type { WireSpin } from '@/lib/studio/play/spin/wire';
import { pendingSpin } from '@/lib/studio/play/spin/queries';
import { useTestDatabase } from '../support/database';
import { fund } from '../support/players';
import { seatPlayer, withWallet, type SeatedPlayer } from './seated';

/** One spin in two processes at the same time, that of the job and another node. They share only the database. */
const held = useTestDatabase();

interface Process {
  settleStrandedSpins: typeof Jobs.settleStrandedSpins;
  playMove: typeof Commands.playMove;
}

/** A second copy of the play service with its own memory. It shares only the clock and the class of errors with the first. */
async function anotherProcess(): Promise<Process> {
  let loaded: Process | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/lib/platform/clock', () => clock);
    jest.doMock('@/lib/platform/errors', () => errors);
    const { settleStrandedSpins } = await import('@/lib/studio/play/jobs');
    const { playMove } = await import('@/lib/studio/play/spin/commands');
    loaded = { settleStrandedSpins, playMove };
  });
  return loaded!;
}

afterEach(() => clock.setClock(undefined));

const codeOf = (error: unknown) => (error as errors.AppError).code;
const STAKE = parseAmount('1')!;
const MINUTES_LATER = 120_000;
const available = async (player: SeatedPlayer) => (await getBalance(held.db, player.memberId)).available;
const deposit = (player: SeatedPlayer) => fund(held.db, player.memberId, player.session.currency, 100);
const unsettledSpin = (player: SeatedPlayer) => pendingSpin(player.host.sql, player.session.seatId);
const broken = (player: SeatedPlayer) =>
  withWallet(player, () => ({
    settleRound: () => Promise.reject(new Error('the line broke')),
    bet: () => Promise.reject(new Error('the line broke')),
  }));

/** The player's wallet, which runs `meanwhile` after it has refused a call and before it reports the refusal. */
const slowToRefuse = (player: SeatedPlayer, meanwhile: () => Promise<void>): Promise<StudioHost> =>
  withWallet(player, (port) => {
    const slowly = async <Reply>(call: Promise<Reply>) => {
      try {
        return await call;
      } catch (error) {
        await meanwhile();
        throw error;
      }
    };
    return {
      settleRound: (call) => slowly(port.settleRound(call)),
      bet: (call) => slowly(port.bet(call)),
    };
  });

/** The spins of the seat, and the number of their rounds in the gateway. */
async function countRows(player: SeatedPlayer) {
  const spins = await sql<{ settled: boolean }>`SELECT result IS NOT NULL AS settled FROM studio.spin
    WHERE seat_id = ${player.session.seatId} ORDER BY id`.execute(held.db);
  const rounds = await sql<{ stake: bigint }>`SELECT stake FROM gateway.round
    WHERE member_id = ${player.memberId} AND status <> 'voided'`.execute(held.db);
  return { settled: spins.rows.map((row) => row.settled), rounds: rounds.rows.length };
}

/** A player without money, whose spin `request-0001` has got no response. */
async function interrupted(): Promise<SeatedPlayer> {
  const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 0 });
  await player.spin('1', 'request-0001', await broken(player)).catch(codeOf);
  return player;
}

test('a spin that was refused to the job and then paid by a retry is not deleted', async () => {
  const player = await interrupted();
  clock.advanceClock(MINUTES_LATER);
  let paid: string | undefined;
  const host = await slowToRefuse(player, async () => {
    await deposit(player);
    const spin = await player.spin('1', 'request-0001');
    paid = spin.result.payout;
  });
  await (await anotherProcess()).settleStrandedSpins(host);
  await waitForRecord(player.session.seatId);
  expect(await available(player)).toBe(parseAmount('99')! + parseAmount(paid!)!);
  expect(await countRows(player)).toEqual({ settled: [true], rounds: 1 });
  expect((await player.spin('1', 'request-0001')).result.payout).toBe(paid);
});

test('a spin that is refused to the job during a retry is not deleted', async () => {
  const player = await interrupted();
  clock.advanceClock(MINUTES_LATER);
  const other = await anotherProcess();
  const slow = await withWallet(player, (port) => {
    const whenTheJobWasRefused = async () => {
      expect(await other.settleStrandedSpins(player.host)).toBe(1);
      await deposit(player);
    };
    return {
      settleRound: (call) => whenTheJobWasRefused().then(() => port.settleRound(call)),
      bet: (call) => whenTheJobWasRefused().then(() => port.bet(call)),
    };
  });
  const spin = await player.spin('1', 'request-0001', slow);
  await waitForRecord(player.session.seatId);
  expect(await available(player)).toBe(parseAmount('99')! + parseAmount(spin.result.payout)!);
  expect(await countRows(player)).toEqual({ settled: [true], rounds: 1 });
});

test('a spin that was deleted after it was read is started again, and no money moves for the deleted one', async () => {
  const player = await seatPlayer(held.db, { model: 'ten-lines', funds: 0 });
  const [hasRead, deleted] = [signal(), signal()];
  const slowToGoOn: StudioHost['sql'] = {
    async query<Row>(statement: Parameters<StudioHost['sql']['query']>[0]) {
      const answer = await player.host.sql.query<Row>(statement);
      if (statement.name === 'studio.start_spins') {
        hasRead.say();
        await deleted.said;
      }
      return answer;
    },
  };
  const { session, tokenHash } = player;
  const other = await anotherProcess();
  const request = { session, tokenHash, requestId: 'request-0001', stake: STAKE };
  let again: Promise<WireSpin> | undefined;
  const host = await slowToRefuse(player, async () => {
    again = other.playMove({ ...player.host, sql: slowToGoOn }, request);
    await hasRead.said;
  });
  expect(await player.spin('1', 'request-0001', host).catch(codeOf)).toBe('INSUFFICIENT_FUNDS');
  expect(await unsettledSpin(player)).toBeUndefined();
  await deposit(player);
  deleted.say();
  const spin = await again!;
  expect(await player.spin('1', 'request-0001')).toEqual(spin);
  expect(await countRows(player)).toEqual({ settled: [true], rounds: 1 });
});

function signal(): { said: Promise<void>; say: () => void } {
  let say: () => void = () => undefined;
  const said = new Promise<void>((resolve) => (say = resolve));
  return { said, say };
}

test('a refused retry leaves the spin for a minute; then the next attempt deletes it', async () => {
  const player = await interrupted();
  expect(await player.spin('1', 'request-0001').catch(codeOf)).toBe('INSUFFICIENT_FUNDS');
  expect(await unsettledSpin(player)).toBeDefined();
  await deposit(player);
  await player.spin('1', 'request-0001');
  await waitForRecord(player.session.seatId);
  expect(await countRows(player)).toEqual({ settled: [true], rounds: 1 });

  const poor = await interrupted();
  await poor.spin('1', 'request-0001').catch(codeOf);
  clock.advanceClock(MINUTES_LATER);
  expect(await (await anotherProcess()).settleStrandedSpins(poor.host)).toBe(1);
  expect(await unsettledSpin(poor)).toBeUndefined();
  expect(await countRows(poor)).toEqual({ settled: [], rounds: 0 });
});
