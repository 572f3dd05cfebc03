import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { EngineGame } from '@/lib/catalogue/engine-games';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { toPage } from '@/lib/platform/page';
import { dayOf } from '@/lib/platform/zone';
import type { PrizeMode } from '@/lib/studio/lottery/constants';
import {
  drawsAround,
  drawsOfGames,
  findDraw,
  lastResults,
  listDraws,
  officialAwaited,
  type GameDraws,
} from '@/lib/studio/lottery/draws/queries';
import { toWireDraw } from '@/lib/studio/lottery/draws/view';
import { lotteryGameNotFound } from '@/lib/studio/lottery/errors';
import { lotterySettings, type LotterySettings } from '@/lib/studio/lottery/settings/queries';
import { countResults } from '@/lib/studio/lottery/statistics/count';
import type { Region } from '@/lib/studio/lottery/types';
import { playGroupsView, WIRE_UNITS } from '@/lib/studio/lottery/view';
import type {
  currentOutput,
  drawsOutput,
  gameOutput,
  gamesOutput,
  statisticsOutput,
  WireMenuGame,
} from '@/lib/studio/lottery/wire';
import { lotteryHost, offeredGames } from './host';

/**
 * What the pages and the public calls of the lottery show. A reply that is the same for everybody is read once for each second of the clock, so
 * that a draw which closes at a whole second is never shown as open afterwards.
 */

/** Replies kept: those of one second, for all games and pages that are asked for. */
const KEPT = 500;

const replies = new LRUCache<string, Promise<unknown>>({ max: KEPT });

/** Reads something once a second, for all who ask in this second. */
function oncePerSecond<T>(what: string, read: () => Promise<T>): Promise<T> {
  const key = `${Math.floor(now().getTime() / 1_000)} ${what}`;
  const kept = replies.get(key) as Promise<T> | undefined;
  if (kept) return kept;
  const reply = read();
  replies.set(key, reply);
  reply.catch(() => replies.delete(key));
  return reply;
}

/** Forgets what was read in this second: for tests, which stop the clock. */
export function forgetReplies(): void {
  replies.clear();
}

export interface Viewer {
  language: LocaleCode;
  /** The member's groups by number; none for visitors. */
  groups?: readonly string[];
}

interface GameParts {
  offered: EngineGame;
  settings: LotterySettings;
  draws: GameDraws | undefined;
}

function toMenuGame(
  code: string,
  { offered, settings, draws }: GameParts,
  { language, groups = [] }: Viewer,
): WireMenuGame {
  const set = settings.of(code);
  return {
    gameCode: code,
    nodeId: String(offered.nodeId),
    vassalage: offered.vendor,
    name: offered.names[language] ?? offered.names.en,
    iconUrl: offered.image,
    region: set.game.region,
    drawnByUs: set.drawnByUs,
    open: set.enabled && offered.isActive,
    prizeModes: settings.modesOf(code, offered.vendor, settings.groupOf(code, groups)),
    minutes: set.schedule.kind === 'interval' ? set.schedule.minutes : null,
    closesAt: draws?.closesAt?.toISOString() ?? null,
    last: draws?.last ? { ...draws.last, drawnAt: draws.last.drawnAt.toISOString() } : null,
  };
}

const allGames = () =>
  oncePerSecond('games', async () => {
    const { sql } = lotteryHost();
    const offered = await offeredGames();
    const [settings, draws] = await Promise.all([
      lotterySettings(sql),
      drawsOfGames(sql, [...offered.keys()], now()),
    ]);
    return { offered, settings, draws: new Map(draws.map((entry) => [entry.game, entry])) };
  });

/** The menu: the games that the site offers, of one area or all, with those of a prize mode or all. */
export async function lotteryMenu(
  viewer: Viewer,
  { area, prizeMode }: { area?: Region; prizeMode?: PrizeMode } = {},
): Promise<z.input<typeof gamesOutput>> {
  const { offered, settings, draws } = await allGames();
  const list = settings.games.flatMap(({ game }) => {
    const entry = offered.get(game.code);
    if (!entry || (area && game.region !== area)) return [];
    const shown = toMenuGame(game.code, { offered: entry, settings, draws: draws.get(game.code) }, viewer);
    return prizeMode && !shown.prizeModes.some(({ code }) => code === prizeMode) ? [] : [shown];
  });
  return { serverTime: now().toISOString(), list };
}

/** A game that the site offers, of the area if one is stated. Throws LOTTERY_GAME_NOT_FOUND. */
async function requireOffered(code: string, area?: Region): Promise<GameParts> {
  const { offered, settings, draws } = await allGames();
  const entry = offered.get(code);
  if (!entry || (area && settings.of(code).game.region !== area)) throw lotteryGameNotFound();
  return { offered: entry, settings, draws: draws.get(code) };
}

// The texts and prizes of a game are some 100 kB in each language, and are the same until its series change.
const groups = new LRUCache<string, z.input<typeof gameOutput>['groups']>({ max: 150 });

/** A game with its play types, prizes and prize modes. Throws LOTTERY_GAME_NOT_FOUND. */
export async function lotteryGame(
  viewer: Viewer,
  code: string,
  area?: Region,
): Promise<z.input<typeof gameOutput>> {
  const parts = await requireOffered(code, area);
  const game = toMenuGame(code, parts, viewer);
  const series = game.prizeModes[0]!.highest;
  const key = `${code} ${viewer.language} ${series}`;
  let shown = groups.get(key);
  if (!shown) {
    shown = playGroupsView(parts.settings.of(code).game, viewer.language, series);
    groups.set(key, shown);
  }
  return { game, units: [...WIRE_UNITS], groups: shown };
}

interface DrawsFilter {
  area?: Region;
  day?: string;
  period?: string;
  pageNum: number;
  pageSize: number;
}

/**
 * A page of draws with results, newest first; of a day in the game's zone if one is stated. Or the draw of a period alone, also one that is not
 * drawn yet. Throws LOTTERY_GAME_NOT_FOUND.
 */
export async function lotteryDraws(
  code: string,
  { area, day, period, pageNum, pageSize }: DrawsFilter,
): Promise<z.input<typeof drawsOutput>> {
  const { settings } = await requireOffered(code, area);
  if (period !== undefined)
    return oncePerSecond(`draw ${code} ${period}`, async () => {
      const draw = await findDraw(lotteryHost().sql, code, period);
      return toPage(draw ? [toWireDraw(draw)] : [], { pageNum: 1, pageSize }, draw ? 1 : 0);
    });
  const { zone } = settings.of(code).schedule;
  return oncePerSecond(`draws ${code} ${day ?? ''} ${pageNum} ${pageSize}`, async () => {
    const page = await listDraws(lotteryHost().sql, code, {
      at: now(),
      day: day === undefined ? undefined : { day, zone },
      pageNum,
      pageSize,
    });
    return { ...page, list: page.list.map(toWireDraw) };
  });
}

/** The draw whose sales are open, the one before it, and later ones. Throws LOTTERY_GAME_NOT_FOUND. */
export async function lotteryCurrent(
  code: string,
  { area, coming }: { area?: Region; coming: number },
): Promise<z.input<typeof currentOutput>> {
  await requireOffered(code, area);
  const around = await oncePerSecond(`current ${code} ${coming}`, () =>
    drawsAround(lotteryHost().sql, code, now(), coming),
  );
  return {
    serverTime: now().toISOString(),
    draw: around.draw ? toWireDraw(around.draw) : null,
    previous: around.previous ? toWireDraw(around.previous) : null,
    coming: around.coming.map(({ period, closesAt, drawsAt }) => ({
      period,
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
    })),
  };
}

/** The draws of a game that wait for their official result, newest first; of a day in the game's zone if one is stated. */
export async function awaitedResults(
  code: string,
  day?: string,
): Promise<{ period: string; drawsAt: Date; isDue: boolean }[]> {
  const { settings } = await requireOffered(code);
  const { zone } = settings.of(code).schedule;
  const draws = await oncePerSecond(`awaited ${code}`, () => officialAwaited(lotteryHost().sql, code));
  const at = now();
  return draws
    .filter(({ drawsAt }) => day === undefined || dayOf(drawsAt, zone) === day)
    .map((draw) => ({ ...draw, isDue: draw.drawsAt <= at }));
}

/** Counts, gaps and trend of the last results of a game. Throws LOTTERY_GAME_NOT_FOUND. */
export async function lotteryStatistics(
  code: string,
  { area, draws }: { area?: Region; draws: number },
): Promise<z.input<typeof statisticsOutput>> {
  const { settings } = await requireOffered(code, area);
  return oncePerSecond(`statistics ${code} ${draws}`, async () =>
    countResults(settings.of(code).game, await lastResults(lotteryHost().sql, code, now(), draws)),
  );
}
