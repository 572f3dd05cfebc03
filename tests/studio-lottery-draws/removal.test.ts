/** Old draws that nobody bet on are removed; what a bet or a decision refers to stays. */
import { sql } from 'kysely';
import { setClock } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { removeOldDraws } from '@/lib/studio/lottery/draws/removal';
import { setGame } from '@/lib/studio/lottery/settings/commands';
import { useTestDatabase } from '../support/database';
import { addBet, lotterySql, storedDraws } from './support';

const held = useTestDatabase();
const NOW = new Date('2026-11-26T04:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

beforeEach(() => setClock(NOW));
afterAll(() => setClock(undefined));

/** Adds settled draws of a minute with a seed and its hash each, the first at a moment. Returns their ids in order. */
async function addDraws(game: string, from: Date, count: number): Promise<bigint[]> {
  const seed = 'ab'.repeat(32);
  const commitment = sha256(Buffer.from(seed, 'hex')).toString('hex');
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO studio.lottery_draw (game, period, origin, opens_at, closes_at, draws_at, commitment, sealed, server_seed, status, result, result_version,
                                     closed_at, drawn_at, settled_at)
    SELECT ${game}, to_char(at AT TIME ZONE 'UTC', 'YYYYMMDD') || '-' || lpad((1 + date_part('minute', at) + 60 * date_part('hour', at))::text, 4, '0'),
           'own', at - interval '1 minute', at - interval '5 seconds', at, ${commitment}, ${Buffer.alloc(60)}, ${seed}, 'settled', '[[1, 2, 3, 4, 5]]', 1,
           at, at, at
      FROM generate_series(${from}::timestamptz, ${from}::timestamptz + make_interval(mins => ${count - 1}::int), interval '1 minute') at
    RETURNING id`.execute(held.db);
  return rows.map(({ id }) => id).sort((a, b) => (a < b ? -1 : 1));
}

const idsOf = async (game: string) => (await storedDraws(held.db, game)).map(({ id }) => id);

test('removes draws without bets after the days that operators set; those with a bet of any state or a decision stay, and can be verified', async () => {
  const old = await addDraws('FAST5X1', daysAgo(62), 1_300);
  const recent = await addDraws('FAST5X1', daysAgo(59), 1_100);
  const kept = [old[0]!, old[7]!, old[700]!, old[1_299]!];
  await addBet(held.db, kept[0]!, 'settled');
  await addBet(held.db, kept[1]!, 'withdrawn');
  await addBet(held.db, kept[2]!, 'refused');
  await sql`INSERT INTO studio.lottery_decision (draw_id, kind, origin, reason, entered_by, entered_at) VALUES (${kept[3]}, 'void', 'typed', 'x', 'mina', now())`.execute(
    held.db,
  );
  // A result that is still awaited stops the removal before it.
  const waiting = old[1_000]!;
  await sql`UPDATE studio.lottery_draw SET status = 'closed' WHERE id = ${waiting}`.execute(held.db);
  expect(await removeOldDraws(lotterySql())).toBe(997);
  expect(await idsOf('FAST5X1')).toEqual([...kept.slice(0, 3), ...old.slice(1_000), ...recent]);
  await sql`UPDATE studio.lottery_draw SET status = 'settled' WHERE id = ${waiting}`.execute(held.db);
  // Two processes remove each draw once.
  const both = await Promise.all([removeOldDraws(lotterySql()), removeOldDraws(lotterySql())]);
  expect(both[0] + both[1]).toBe(299);
  expect(await idsOf('FAST5X1')).toEqual([...kept, ...recent]);
  for (const draw of (await storedDraws(held.db, 'FAST5X1')).slice(0, 4))
    expect(sha256(Buffer.from(draw.server_seed!, 'hex')).toString('hex')).toBe(draw.commitment);
  expect(await removeOldDraws(lotterySql())).toBe(0);

  await setGame(lotterySql(), 'FAST5X1', { keepDays: 58 });
  expect(await removeOldDraws(lotterySql())).toBe(100);
  expect(await idsOf('FAST5X1')).toEqual([...kept, ...recent.slice(100)]);
  await expect(setGame(lotterySql(), 'FAST5X1', { keepDays: 29 })).rejects.toMatchObject({
    fields: { keepDays: { code: 'INVALID' } },
  });
}, 60_000);

test('the latest 1,000 draws of a game stay, however old they are, and games with fixed days keep theirs for ten years', async () => {
  const draws = await addDraws('FAST5X3', daysAgo(200), 1_010);
  await addDraws('VNNORTH', daysAgo(3_649), 1_010);
  expect(await removeOldDraws(lotterySql())).toBe(10);
  expect(await idsOf('FAST5X3')).toEqual(draws.slice(10));
  expect(await idsOf('VNNORTH')).toHaveLength(1_010);
}, 60_000);
