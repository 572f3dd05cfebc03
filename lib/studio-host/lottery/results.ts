import type { LocaleCode } from '@/lib/i18n/locales';
import { dayAfter } from '@/lib/platform/day';
import { now } from '@/lib/platform/clock';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { findGame } from '@/lib/studio/lottery/games/registry';
import { lotterySettings } from '@/lib/studio/lottery/settings/queries';
import type { Schedule } from '@/lib/studio/lottery/types';
import type { WireMenuGame } from '@/lib/studio/lottery/wire';
import { lotteryHost, offeredGames } from './host';
import { lotteryMenu } from './loaders';

/** A game with what the public pages of its results need besides. */
export interface ResultGame extends WireMenuGame {
  schedule: Schedule;
  /** Its draws come from committed seeds. */
  isOwnDraw: boolean;
  /** The day in the game's zone. */
  today: string;
  /** The first day all of whose draws are kept: of earlier ones those without bets may be removed. */
  keptSince: string;
}

/** The games that the site offers, with their last results, as visitors see them. */
export async function resultGames(language: LocaleCode): Promise<ResultGame[]> {
  const [{ list }, settings] = await Promise.all([
    lotteryMenu({ language }),
    lotterySettings(lotteryHost().sql),
  ]);
  return list.map((game) => {
    const { schedule, isOwnDraw, keepDays } = settings.of(game.gameCode);
    const today = dayOf(now(), schedule.zone);
    return { ...game, schedule, isOwnDraw, today, keptSince: dayAfter(today, 1 - keepDays) };
  });
}

/** One of them; undefined if the site does not offer it. */
export async function resultGame(language: LocaleCode, code: string): Promise<ResultGame | undefined> {
  return findGame(code) && (await resultGames(language)).find(({ gameCode }) => gameCode === code);
}

export interface ResultDays {
  gameCode: string;
  /** Newest first. */
  days: string[];
}

/** How many days back a game's days are listed. */
const LISTED_DAYS = 14;

/** The days of the last two weeks on which a game has results; of every game that the site offers, or of one. */
export async function daysWithResults(code?: string): Promise<ResultDays[]> {
  const { sql } = lotteryHost();
  const [offered, settings] = await Promise.all([offeredGames(), lotterySettings(sql)]);
  const at = now();
  const days = [...offered.keys()]
    .filter((game) => code === undefined || game === code)
    .flatMap((game) => {
      const { zone } = settings.of(game).schedule;
      const today = dayOf(at, zone);
      return Array.from({ length: LISTED_DAYS }, (_, back) => {
        const day = dayAfter(today, -back);
        return { game, day, from: dayStart(day, zone), until: dayStart(day, zone, 1) };
      });
    });
  const { rows } = await sql.query<{ game: string; day: string }>({
    name: 'lottery-result-days',
    text: `SELECT d.game, d.day
             FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[]) WITH ORDINALITY AS d (game, day, from_at, until_at, place)
            WHERE EXISTS (SELECT FROM studio.lottery_draw r
                           WHERE r.game = d.game AND r.draws_at > d.from_at AND r.draws_at <= d.until_at AND r.result IS NOT NULL)
            ORDER BY d.place`,
    values: [
      days.map(({ game }) => game),
      days.map(({ day }) => day),
      days.map(({ from }) => from),
      days.map(({ until }) => until),
    ],
  });
  const found = new Map<string, string[]>();
  for (const { game, day } of rows) found.set(game, [...(found.get(game) ?? []), day]);
  return [...found].map(([gameCode, list]) => ({ gameCode, days: list }));
}
