import { dayAfter } from '@/lib/platform/day';
import { SLOT_THEME_IDS, type ThemeId } from '../artwork/themes';
import { STUDIO_LAUNCH_URL, type GameType } from '../constants';
import { demoGames } from '../demo/games';
import type { DemoGame } from '../demo/types';
import { DEMO_VENDORS } from '../demo/vendors';
import { categoryOf } from '../rules';
import { orderOf } from './cells';
import type { Cells, Known, KnownVendor, ListRow } from './types';

/** Which games of our studio's catalogue are to be imported. */
export interface StudioSelection {
  /** Every game of these categories; by default every game that can be played. */
  categories?: readonly GameType[] | undefined;
  /** The landscapes of slots; by default all. */
  themes?: readonly ThemeId[] | undefined;
  /** At most so many games; by default all. */
  count?: number | undefined;
}

const categoryOfGame = (game: DemoGame): GameType => categoryOf(game.vendor, game.gameType);

/** How many games our studio's catalogue has of each category, and how many of them can be played. */
export function studioCategories(): { gameType: GameType; games: number; playable: number }[] {
  const counts = new Map<GameType, { games: number; playable: number }>();
  for (const game of demoGames()) {
    const count = counts.get(categoryOfGame(game)) ?? { games: 0, playable: 0 };
    count.games += 1;
    count.playable += game.playable ? 1 : 0;
    counts.set(categoryOfGame(game), count);
  }
  return [...counts].map(([gameType, count]) => ({ gameType, ...count }));
}

/**
 * Our studio's catalogue as a list that the importer reads. `today` is the settlement day. If fewer games are wanted than there are, they
 * are the first in the order of the lobby, which mixes vendors and themes.
 */
export function studioList({ categories, themes, count }: StudioSelection, today: string): ListRow[] {
  const withSlots = categories?.includes('RNG') ?? true;
  const chosen = demoGames({ withSlots }).filter(
    (game) =>
      (categories ? categories.includes(categoryOfGame(game)) : game.playable) &&
      (!themes || themes.length === 0 || !SLOT_THEME_IDS.includes(game.theme) || themes.includes(game.theme)),
  );
  const rows = chosen.map((game) => cellsOfGame(game, today));
  if (count !== undefined && count < rows.length) {
    rows.sort((one, other) => Number(one.order) - Number(other.order));
    rows.length = count;
  }
  return rows.map((cells, index) => ({ line: index + 1, cells }));
}

function cellsOfGame(game: DemoGame, today: string): Cells {
  const status = game.playable ? 'active' : 'maintenance';
  const { en, zh, th, vi } = game.names;
  return {
    vendor: game.vendor,
    code: game.code,
    category: categoryOfGame(game),
    name_en: en,
    name_zh: zh,
    name_th: th,
    name_vi: vi,
    name_ar: game.arabic ?? '',
    classes: game.classes.join(' '),
    status,
    order: orderOf(game.code, status),
    hot: 'computed',
    new: 'computed',
    since: dayAfter(today, -game.age),
    engine: game.engine ?? '',
    model: game.model ?? '',
    stakes: game.stakeTable ?? '',
    theme: game.theme,
    motif: game.motif,
    palette: game.palette,
    seed: String(game.artSeed),
    artwork: '',
  };
}

/** A vendor of our studio with the categories that it gets with a list. */
export interface StudioVendor {
  code: string;
  displayName: string;
  launchUrl: string;
  position: number;
  categories: GameType[];
}

/** The vendors under whose codes the games of a list are offered. */
export function studioVendors(rows: readonly ListRow[]): StudioVendor[] {
  return DEMO_VENDORS.flatMap(({ code, displayName }, position) => {
    const categories = new Set(
      rows.filter(({ cells }) => cells.vendor === code).map(({ cells }) => cells.category as GameType),
    );
    if (categories.size === 0) return [];
    return [{ code, displayName, launchUrl: STUDIO_LAUNCH_URL, position, categories: [...categories] }];
  });
}

/** What the site will know when the vendors of the list have been added. */
export function withStudioVendors(known: Known, vendors: readonly StudioVendor[]): Known {
  const all = new Map(known.vendors);
  for (const { code, categories } of vendors) {
    const there = all.get(code);
    const added: KnownVendor = {
      categories: new Set([...(there?.categories ?? []), ...categories]),
      hosts: there?.hosts ?? [],
      needsEngine: there?.needsEngine ?? true,
    };
    all.set(code, added);
  }
  return { ...known, vendors: all };
}
