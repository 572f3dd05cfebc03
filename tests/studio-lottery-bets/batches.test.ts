/** Slips of several members that are started by one statement: one that fails does not fail the others. */
import { inTransaction, sql } from '@/lib/db/client';
import { setClock } from '@/lib/platform/clock';
import { useTestDatabase, waitForBlockedQuery } from '../support/database';
import { codeOf, enter, GAME, openWorld, place, planDraw, setLimits, setPlan } from './world';

const held = useTestDatabase();
afterAll(() => setClock(undefined));

test('a draw that is planned anew while slips wait for it fails its own slip alone', async () => {
  setClock(new Date('2026-11-26T08:00:00Z'));
  await setLimits({});
  await setPlan([]);
  const world = await openWorld(held.db);
  const open = await planDraw(60_000);
  const gone = await planDraw(120_000, { opensIn: 60_000 });
  const [one, two, three] = [await enter(world, 10), await enter(world, 10), await enter(world, 10)];
  const waiting = await inTransaction(held.db, async (tx) => {
    await sql`SELECT studio.unplan_lottery_draws(${GAME}, ${new Date('2026-11-26T08:00:00Z')})`.execute(tx);
    const placed = [
      codeOf(place(world.host, one, { draws: [{ period: gone.period }] })),
      codeOf(place(world.host, two, { draws: [{ period: open.period }] })),
      codeOf(place(world.host, three, { draws: [{ period: open.period }, { period: gone.period }] })),
    ];
    await waitForBlockedQuery(held.db);
    return placed;
  });
  expect(await Promise.all(waiting)).toEqual(['DRAW_NOT_FOUND', 'OK', 'CHASE_DRAWS_INVALID']);
});
