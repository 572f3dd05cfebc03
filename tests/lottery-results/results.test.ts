import { gunzipSync } from 'node:zlib';
import { GET as sitemap } from '@/app/sitemap.xml/route';
import { drawRows } from '@/components/lottery/results/texts';
import { ruleGroups } from '@/components/lottery/results/rule-groups';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { setClock } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import { ENCODED_HEADER } from '@/lib/platform/http/encoded-body';
import { awaitedResults, lotteryDraws, lotteryGame } from '@/lib/studio-host/lottery/loaders';
import { daysWithResults, resultGame, resultGames } from '@/lib/studio-host/lottery/results';
import { lotteryGames } from '@/lib/studio/lottery/games/registry';
import { setGame } from '@/lib/studio/lottery/settings/commands';
import { offerLotteryGame, lotterySql } from '../studio-lottery-draws/support';
import { asOwner, useTestDatabase } from '../support/database';

const held = useTestDatabase();
/** Noon in Shanghai, and 11 in Vietnam. */
const NOW = new Date('2026-11-26T04:00:00Z');
const texts = { locale: 'en', game: 'FAST5X5', zone: 'Asia/Shanghai', t: (key: string) => key } as const;

beforeAll(async () => {
  setClock(NOW);
  await offerLotteryGame(held.db, 'FAST5X5');
  await offerLotteryGame(held.db, 'VNNORTH');
  await setGame(lotterySql(), 'VNNORTH', { drawnByUs: true });
  await asOwner(held.ownerUrl, (client) =>
    client.query(`
      INSERT INTO studio.lottery_draw (game, period, origin, opens_at, closes_at, draws_at, commitment, sealed, server_seed, status, result, result_version, drawn_at, settled_at)
      SELECT 'FAST5X5', period, 'own', at - interval '5 minutes', at - interval '20 seconds', at,
             repeat('a', 64), '\\x00', repeat('b', 64), status, '[[1, 2, 3, 4, 5]]', version, at, at
        FROM (VALUES ('20261126-0001', timestamptz '2026-11-25T16:05:00Z', 'settled', 1),
                     ('20261125-0288', timestamptz '2026-11-25T16:00:00Z', 'settled', 2),
                     ('20261123-0001', timestamptz '2026-11-22T16:05:00Z', 'voided', 1),
                     ('20261101-0001', timestamptz '2026-10-31T16:05:00Z', 'settled', 1)) d (period, at, status, version)`),
  );
});
afterAll(() => setClock(undefined));

test('the pages of results list the games that the site offers, by the clock of their zone', async () => {
  const games = await resultGames('vi');
  expect(games.map(({ gameCode, today, isOwnDraw }) => [gameCode, today, isOwnDraw])).toEqual([
    ['FAST5X5', '2026-11-26', true],
    ['VNNORTH', '2026-11-26', true],
  ]);
  expect(await resultGame('en', 'CARS10X1')).toBeUndefined();
  expect(await resultGame('en', 'nothing')).toBeUndefined();
});

test('days with results are those of the last two weeks; the draw at midnight is of the day that ends', async () => {
  expect(await daysWithResults()).toEqual([
    { gameCode: 'FAST5X5', days: ['2026-11-26', '2026-11-25', '2026-11-23'] },
  ]);
  expect(await daysWithResults('VNNORTH')).toEqual([]);
});

test('a row says what happened to a draw, and links its proof', async () => {
  const { list } = await lotteryDraws('FAST5X5', { pageNum: 1, pageSize: 10 });
  const rows = drawRows(list, texts);
  expect(rows.map(({ period, isVoided, isCorrected }) => [period, isVoided, isCorrected])).toEqual([
    ['20261126-0001', false, false],
    ['20261125-0288', false, true],
    ['20261123-0001', true, false],
    ['20261101-0001', false, false],
  ]);
  expect(rows[0]).toMatchObject({
    // In the zone of the game.
    time: expect.stringContaining('Nov 26, 2026'),
    proof: { seed: 'b'.repeat(64), href: '/fairness/lottery?game=FAST5X5&period=20261126-0001' },
  });
  const outside = { ...list[0]!, commitment: null, serverSeed: null };
  expect(drawRows([outside], texts)[0]!.proof).toBeNull();
});

test('draws that wait for their official result are listed, and whether it is due', async () => {
  await asOwner(held.ownerUrl, (client) =>
    client.query(`
      INSERT INTO studio.lottery_draw (game, period, origin, opens_at, closes_at, draws_at, status)
      SELECT 'VNNORTH', period, origin, at - interval '1 day', at - interval '15 minutes', at, status
        FROM (VALUES ('20261125', 'external', timestamptz '2026-11-25T11:30:00Z', 'closed'),
                     ('20261126', 'external', timestamptz '2026-11-26T04:10:00Z', 'closed'),
                     ('20261127', 'external', timestamptz '2026-11-27T11:30:00Z', 'open')) d (period, origin, at, status)`),
  );
  const found = await awaitedResults('VNNORTH');
  expect(found.map(({ period, isDue }) => [period, isDue])).toEqual([
    ['20261126', false],
    ['20261125', true],
  ]);
  expect((await awaitedResults('VNNORTH', '2026-11-25')).map(({ period }) => period)).toEqual(['20261125']);
  expect(await awaitedResults('FAST5X5')).toEqual([]);
});

test('the sitemap has the pages of each game with results, in every language', async () => {
  const response = await sitemap(new Request(new URL('/sitemap.xml?part=results', publicUrl())), {
    params: Promise.resolve({}),
  });
  const body = Buffer.from(await response.arrayBuffer());
  const text = response.headers.get(ENCODED_HEADER) ? gunzipSync(body).toString() : body.toString();
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);
  const paths = [
    '/results',
    '/results/FAST5X5',
    '/results/FAST5X5/rules',
    ...['2026-11-26', '2026-11-25', '2026-11-23'].map((day) => `/results/FAST5X5/${day}`),
  ];
  expect(places).toHaveLength(paths.length * LOCALE_CODES.length);
  for (const path of paths) {
    expect(places).toContain(`${publicUrl()}${path}`);
    expect(places).toContain(`${publicUrl()}/ar${path}`);
  }
  // With every game and two weeks of days it stays within what a part of a sitemap may have.
  expect(lotteryGames.length * (2 + 14) * LOCALE_CODES.length).toBeLessThan(50_000);
});

test('the rules name every play type of a game with an example and its prizes, in each language', async () => {
  const game = lotteryGames.find(({ code }) => code === 'FAST5X5')!;
  for (const locale of LOCALE_CODES) {
    const { groups } = await lotteryGame({ language: locale }, game.code);
    const shown = ruleGroups(game, groups, {
      locale,
      t: translator(locale, 'lottery-results'),
      tPlays: translator(locale, 'lottery-plays'),
    });
    const plays = shown.flatMap(({ plays: list }) => list);
    expect(plays).toHaveLength(game.groups.flatMap(({ plays: list }) => list).length);
    for (const play of plays) {
      expect(play.prizes.length).toBeGreaterThan(0);
      expect([play.name, play.example, ...play.prizes.map(({ name }) => name)].join()).not.toMatch(
        /undefined|NaN|names\.|options\.|classes\.|tiers\./,
      );
    }
  }
  const { groups } = await lotteryGame({ language: 'en' }, game.code);
  const english = ruleGroups(game, groups, {
    locale: 'en',
    t: translator('en', 'lottery-results'),
    tPlays: translator('en', 'lottery-plays'),
  }).flatMap(({ plays: list }) => list);
  const straight = english.find(({ code }) => code === 'five-straight')!;
  // One of 100,000 at the series 1,980.
  expect(straight.prizes).toMatchObject([{ name: 'Win', odds: '1 in 100,000', prize: '99,000.00' }]);
});
