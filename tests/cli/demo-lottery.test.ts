import { importStudioGames } from '@/lib/catalogue/import-studio';
import { seedFirstLotteryBets, seedRecentLotteryBets } from '@/lib/cli/seed/lottery';
import { createMember } from '@/lib/identity/commands';
import { setClock } from '@/lib/platform/clock';
import { lotteryGames } from '@/lib/studio/lottery/games/registry';
import { sources } from '@/lib/studio/lottery/sources/sources';
import type { DrawSource } from '@/lib/studio/lottery/types';
import { verifyDraw } from '@/lib/studio/lottery/verifier/verifier';
import { sql } from 'kysely';
import { useTestDatabase } from '../support/database';
import { fund } from '../support/players';

const held = useTestDatabase();
const DAY = 86_400_000;
let bets: number;
/** When the bets were begun: what was due by then is settled. */
let begun: Date;

beforeAll(async () => {
  await importStudioGames(held.db, { categories: ['LOTT', 'ELOTT'] });
  setClock(new Date(Date.now() - 7 * DAY));
  const regulars = [];
  for (const account of ['mali', 'riverfox', 'quietcarp']) {
    const { id, currency } = await createMember(held.db, { account });
    await fund(held.db, id, currency, 200_000);
    regulars.push({ memberId: id, currency });
  }
  setClock(undefined);
  begun = new Date();
  bets = await seedFirstLotteryBets(held.db, regulars, 7);
  bets += await seedRecentLotteryBets(held.db, regulars, () => false);
}, 180_000);
afterAll(() => setClock(undefined));

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(held.db)).rows;

it('has some thousands of bets, of which those of past draws are settled', async () => {
  expect(bets).toBeGreaterThan(1_500);
  const statuses = await rowsOf(sql<{ status: string; due: boolean; count: bigint }>`
    SELECT b.status, d.draws_at < ${begun}::timestamptz - interval '1 minute' AS due, count(*) FROM studio.lottery_bet b
      JOIN studio.lottery_draw d ON d.id = b.draw_id GROUP BY 1, 2 ORDER BY 1, 2`);
  const counts = Object.fromEntries(
    statuses.map(({ status, due, count }) => [`${status} ${due ? 'past' : 'coming'}`, Number(count)]),
  );
  expect(counts['accepted past'] ?? 0).toBe(0);
  expect(counts['started past'] ?? 0).toBe(0);
  expect(counts['settled past']).toBeGreaterThan(1_400);
  // Chases that go on.
  expect(counts['accepted coming']).toBeGreaterThan(10);
});

it('has results of every game, one result that was corrected and one draw that an operator voided', async () => {
  const drawn = await rowsOf(sql<{ game: string; corrected: bigint }>`
    SELECT game, count(*) FILTER (WHERE result_version > 1) AS corrected FROM studio.lottery_draw
     WHERE status = 'settled' GROUP BY game`);
  expect(drawn.map(({ game }) => game).sort()).toEqual(lotteryGames.map(({ code }) => code).sort());
  expect(drawn.reduce((sum, { corrected }) => sum + Number(corrected), 0)).toBe(1);
  const voided = await rowsOf(sql<{ status: string }>`
    SELECT DISTINCT b.status FROM studio.lottery_decision e JOIN studio.lottery_draw d ON d.id = e.draw_id
      JOIN studio.lottery_bet b ON b.draw_id = d.id WHERE e.kind = 'void' AND d.status = 'voided'`);
  expect(voided).toEqual([{ status: 'voided' }]);
});

it('draws that the verifier holds to be true, also those of the past', async () => {
  const draws = await rowsOf(sql<{
    game: string;
    period: string;
    given: number[];
    commitment: string;
    server_seed: string;
    result: unknown;
  }>`
    SELECT DISTINCT ON (game, has_bets) game, period, given, commitment, server_seed, result
      FROM (SELECT *, EXISTS (SELECT FROM studio.lottery_bet b WHERE b.draw_id = d.id) AS has_bets
              FROM studio.lottery_draw d WHERE status = 'settled' AND origin = 'own') s`);
  expect(draws.length).toBeGreaterThan(25);
  for (const draw of draws) {
    const game = lotteryGames.find(({ code }) => code === draw.game)!;
    const proof = await verifyDraw({
      source: sources[game.source.code as keyof typeof sources] as DrawSource,
      given: draw.given,
      serverSeed: draw.server_seed,
      commitment: draw.commitment,
      clientSeed: `${draw.game}-${draw.period}`,
      nonce: 0,
    });
    expect(proof).toMatchObject({ commitmentHolds: true, result: draw.result });
  }
});
