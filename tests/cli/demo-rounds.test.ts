import { seedRounds } from '@/lib/cli/seed/rounds';
import type * as Host from '@/lib/studio-host/host';
import type { PlayedMove } from '@/lib/studio/engine';
import { useTestDatabase } from '../support/database';
import { seatPlayer } from '../studio-play/seated';

/** An engine whose results do not say whether the round goes on: it plays as slots, and its results have no `next`. */
jest.mock('@/lib/studio-host/host', () => {
  const actual = jest.requireActual<typeof Host>('@/lib/studio-host/host');
  const withoutNext = (played: PlayedMove): PlayedMove => {
    const { next: _next, ...result } = played.result as { next: unknown };
    return { ...played, result };
  };
  return {
    studioHost: () => {
      const host = actual.studioHost();
      const model: typeof host.model = (...reference) => {
        const found = host.model(...reference);
        return found && { ...found, play: (move) => withoutNext(found.play(move)) };
      };
      return { ...host, model };
    },
  };
});

const held = useTestDatabase();

it('seeds the planned number of complete rounds, whatever the results of the engine contain', async () => {
  const { memberId, nodeId } = await seatPlayer(held.db, { model: 'two-way-respins', funds: 5_000 });
  const plan = { days: 2, visits: 2, rounds: 40, stopped: () => false };
  expect(await seedRounds(held.db, [{ memberId, currency: 'THB' }], [nodeId], plan)).toBe(80);
  const rounds = held.db.selectFrom('gateway.round').where('member_id', '=', memberId);
  const { count, bets } = await rounds
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.sum<bigint>('bets').as('bets')])
    .where('ended', '=', true)
    .executeTakeFirstOrThrow();
  expect([Number(count), Number(bets)]).toEqual([80, 80]);
  const spins = await held.db.selectFrom('studio.spin').select('id').where('state', 'is not', null).execute();
  // Some of the rounds had further moves.
  expect(spins.length).toBeGreaterThan(0);
});
