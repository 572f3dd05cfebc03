/**
 * Random slips, withdrawals, cancelled chases, closings and crashes at once, by several players: what the wallet holds, what the draws count and what
 * the bets say agree at the end, whatever the order was.
 */
import fc from 'fast-check';
import { vendorError } from '@/lib/gateway/protocol/errors';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { ACCEPTANCE_GRACE_MS } from '@/lib/studio/lottery/constants';
import { cancelChase, withdrawBet, type PlacedSlip } from '@/lib/studio/lottery/bets/commands';
import { finishBets } from '@/lib/studio/lottery/bets/finishing';
import { closeDraw } from '@/lib/studio/lottery/draws/due';
import type { LotteryPlayer } from '@/lib/studio/lottery/host';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import {
  balanceOf,
  enter,
  hostWith,
  LINE,
  openWorld,
  place,
  planDraw,
  rows,
  setLimits,
  sqlOf,
  type World,
} from './world';

const held = useTestDatabase();
let world: World;
jest.setTimeout(depth(120_000, 900_000));

beforeAll(async () => {
  world = await openWorld(held.db);
  await setLimits({ member: 20, draw: 60, number: 20_000 });
});
afterAll(() => setClock(undefined));

const FUNDS = 12;
const PLAYERS = 3;
const DRAWS = 3;

type Step =
  | {
      kind: 'place';
      player: number;
      draws: number[];
      digits: number[];
      multiple: number;
      fails: number | null;
    }
  | { kind: 'withdraw' | 'cancel'; player: number; which: number }
  | { kind: 'time'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      player: fc.nat(PLAYERS - 1),
      draws: fc.subarray([0, 1, 2], { minLength: 1 }),
      digits: fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }),
      multiple: fc.integer({ min: 1, max: 4 }),
      // The call of the wallet that fails: with a refusal, or without an answer.
      fails: fc.option(fc.nat(5), { freq: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('withdraw' as const, 'cancel' as const),
      player: fc.nat(PLAYERS - 1),
      which: fc.nat(9),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.constantFrom(500, 20_000, 61_000) }),
  },
);

test('wallet, draws and bets agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 5 }),
      async (rounds) => {
        setClock(new Date('2026-11-26T08:00:00Z'));
        const players = await Promise.all(Array.from({ length: PLAYERS }, () => enter(world, FUNDS)));
        const draws: Awaited<ReturnType<typeof planDraw>>[] = [];
        for (let i = 0; i < DRAWS; i++) draws.push(await planDraw(30_000 * (i + 1)));
        const placed: PlacedSlip[][] = players.map(() => []);

        const run = async (todo: Step): Promise<void> => {
          if (todo.kind === 'time') return advanceClock(todo.ms);
          const player: LotteryPlayer = players[todo.player]!;
          const slips = placed[todo.player]!;
          if (todo.kind === 'place') {
            let calls = 0;
            const host = hostWith({
              ...world.table.port,
              bet: (call) => {
                if (calls++ !== todo.fails) return world.table.port.bet(call);
                return Promise.reject(
                  todo.multiple % 2 ? new Error('no answer') : vendorError('LIMIT_REACHED'),
                );
              },
            });
            slips.push(
              await place(host, player, {
                lines: [
                  { ...LINE, multiple: todo.multiple },
                  { ...LINE, selection: `${[...new Set(todo.digits)].join(',')}|1|2`, unit: '0.1' },
                ],
                draws: todo.draws.map((at) => ({ period: draws[at]!.period })),
              }),
            );
            return;
          }
          const slip = slips[todo.which % Math.max(1, slips.length)];
          if (!slip) return;
          if (todo.kind === 'cancel') await cancelChase(world.host, player.playerId, slip.slipId);
          else await withdrawBet(world.host, player.playerId, slip.bets[todo.which % slip.bets.length]!.id);
        };

        for (const round of rounds)
          await Promise.all([
            ...round.map((todo) =>
              run(todo).catch((error: unknown) => {
                // Refusals are part of the game; a fault is not.
                if (!(error instanceof AppError)) throw error;
              }),
            ),
            finishBets(world.host),
            ...draws.map(({ id }) => closeDraw(sqlOf(), id)),
          ]);
        advanceClock(61_000 + ACCEPTANCE_GRACE_MS);
        for (const { id } of draws) await closeDraw(sqlOf(), id);
        while ((await finishBets(world.host)) > 0);

        const ids = draws.map(({ id }) => id.toString());
        const bets = await rows<{
          player_id: bigint;
          draw_id: bigint;
          stake: bigint;
          status: string;
          is_paid: boolean;
        }>(
          `SELECT b.player_id, b.draw_id, b.stake, b.status, t.id IS NOT NULL AND t.cancelled_at IS NULL AS is_paid
           FROM studio.lottery_bet b LEFT JOIN gateway.transaction t ON t.vendor = 'LOTT' AND t.transaction_id = 'lb' || b.id
          WHERE b.draw_id = ANY ($1::bigint[])`,
          [ids],
        );
        // Every bet is final, and its stake is taken exactly if it stands.
        for (const bet of bets) {
          expect(['accepted', 'refused', 'withdrawn']).toContain(bet.status);
          expect(bet.is_paid).toBe(bet.status === 'accepted');
        }
        const stands = bets.filter(({ status }) => status === 'accepted');
        const sum = (of: typeof bets) => of.reduce((total, { stake }) => total + stake, 0n);
        for (const player of players)
          expect(await balanceOf(world, player.playerId)).toBe(
            BigInt(FUNDS) * 10_000n - sum(stands.filter(({ player_id }) => player_id === player.playerId)),
          );
        for (const { id } of draws) {
          const ofDraw = stands.filter(({ draw_id }) => draw_id === id);
          const [counted] = await rows<{ bets: number; stake: bigint }>(
            'SELECT bets, stake FROM studio.lottery_draw_sum WHERE draw_id = $1',
            [id.toString()],
          );
          expect(counted ?? { bets: 0, stake: 0n }).toEqual({ bets: ofDraw.length, stake: sum(ofDraw) });
          expect(sum(ofDraw)).toBeLessThanOrEqual(600_000n);
        }
        const slips = await rows<{ status: string; states: string[] }>(
          `SELECT s.status, array_agg(DISTINCT b.status) AS states FROM studio.lottery_slip s JOIN studio.lottery_bet b ON b.slip_id = s.id
          WHERE b.draw_id = ANY ($1::bigint[]) GROUP BY s.id`,
          [ids],
        );
        for (const { status, states } of slips) {
          expect(['accepted', 'refused']).toContain(status);
          if (status === 'refused') expect(states).toEqual(['refused']);
          else expect(states).not.toContain('refused');
        }
      },
    ),
    { numRuns: depth(12, 300) },
  );
});
