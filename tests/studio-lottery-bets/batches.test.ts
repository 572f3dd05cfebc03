/** Slips of several members that are started by one statement: one that fails does not fail the others. */
import { inTransaction, sql } from '@/lib/db/client';
import { setClock } from '@/lib/platform/clock';
import { useTestDatabase, waitForBlockedQuery } from '../support/database';
import { codeOf, enter, GAME, LINE, openWorld, place, planDraw, rows, setLimits, setPlan } from './world';

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

test('a refused slip keeps what a list shows of its selections, not a million characters', async () => {
  setClock(new Date('2026-11-26T08:00:00Z'));
  const world = await openWorld(held.db, 'LOTTLONG');
  const draw = await planDraw(60_000);
  const player = await enter(world, 1);
  const selection = Array.from({ length: 1_000 }, (_, at) => String(at).padStart(3, '0')).join(' ');
  const lines = [{ ...LINE, play: 'front3-straightTyped', selection }];
  expect(await codeOf(place(world.host, player, { lines, draws: [{ period: draw.period }] }))).toBe(
    'INSUFFICIENT_FUNDS',
  );
  const kept = await rows<{ selection: string; prizes: bigint }>(
    `SELECT l.selection, (SELECT coalesce(sum(t.prizes), 0)::bigint FROM studio.lottery_load t WHERE t.draw_id = $2) AS prizes
       FROM studio.lottery_line l JOIN studio.lottery_slip s ON s.id = l.slip_id WHERE s.player_id = $1`,
    [player.playerId.toString(), draw.id.toString()],
  );
  expect(kept).toEqual([{ selection: selection.slice(0, 401), prizes: 0n }]);
});
