import { PALETTE_IDS } from '../artwork/constants';
import { hashText } from '../artwork/random';
import { SLOT_THEME_IDS, themeOf, type ThemeId } from '../artwork/themes';
import type { GameType } from '../constants';
import { LANDSCAPES } from '../pictures';
import { searchColumns } from '../search-key';
import type { GameArt, GameEngine } from '../types';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import type { NAME_COLUMNS } from './constants';
import type { Cells } from './types';

/** A game as the database has it, with the columns that a list has. */
export interface StoredGame {
  vendor: string;
  code: string;
  gameType: string;
  names: Record<string, string>;
  classes: string[];
  status: string;
  rank: number;
  hotPin: boolean | null;
  newPin: boolean | null;
  since: string;
  engine: Pick<GameEngine, 'kind' | 'model' | 'stakes'> | null;
  art: Partial<GameArt>;
  artworkUrl: string | null;
}

const wordOfPin = (pin: boolean | null) => (pin === null ? 'computed' : pin ? 'on' : 'off');
const pinOfWord = (word: string) => (word === 'computed' ? null : word === 'on');

/** A stored game in the form of a list. */
export function cellsOf(game: StoredGame): Cells {
  const names = Object.fromEntries(
    LOCALE_CODES.map((code) => [`name_${code}`, game.names[code] ?? '']),
  ) as Pick<Cells, (typeof NAME_COLUMNS)[number]>;
  const { theme = '', motif = '', palette = '', seed } = game.art;
  return {
    vendor: game.vendor,
    code: game.code,
    category: game.gameType,
    ...names,
    classes: game.classes.join(' '),
    status: game.status,
    order: String(game.rank),
    hot: wordOfPin(game.hotPin),
    new: wordOfPin(game.newPin),
    since: game.since,
    engine: game.engine?.kind ?? '',
    model: game.engine?.model ?? '',
    stakes: game.engine?.stakes ?? '',
    theme,
    motif,
    palette,
    seed: seed === undefined ? '' : String(seed),
    artwork: game.artworkUrl ?? '',
  };
}

/** A game of a list as the columns of catalogue.game. */
export function columnsOf(cells: Cells) {
  const names = Object.fromEntries(
    LOCALE_CODES.flatMap((code) => (cells[`name_${code}`] ? [[code, cells[`name_${code}`]]] : [])),
  );
  const { text, key } = searchColumns(Object.values(names));
  const { theme, motif, palette } = cells;
  const seed = Number(cells.seed);
  const engine: GameEngine | null = cells.engine
    ? { kind: cells.engine, model: cells.model, theme, palette, artSeed: seed, stakes: cells.stakes }
    : null;
  return {
    vendor_code: cells.vendor,
    code: cells.code,
    game_type: cells.category,
    names,
    search_text: text,
    search_key: key,
    classes: cells.classes === '' ? [] : cells.classes.split(' '),
    status: cells.status,
    rank: Number(cells.order),
    hot_pin: pinOfWord(cells.hot),
    new_pin: pinOfWord(cells.new),
    since: cells.since,
    engine,
    art: { theme, motif, palette, seed },
    artwork_url: cells.artwork || null,
  };
}

/** The look of a game that names none, from its code: always the same for the same code. */
export function lookOf(
  code: string,
  gameType: GameType,
): Pick<Cells, 'theme' | 'motif' | 'palette' | 'seed'> {
  const seed = hashText(`look ${code}`);
  const theme: ThemeId =
    gameType === 'RNG' ? SLOT_THEME_IDS[seed % SLOT_THEME_IDS.length]! : LANDSCAPES[gameType];
  const { motifs, palettes } = themeOf(theme);
  return {
    theme,
    motif: motifs[(seed >>> 8) % motifs.length]!,
    palette: palettes[(seed >>> 16) % palettes.length] ?? PALETTE_IDS[0],
    seed: String(seed),
  };
}

/**
 * The place of a game that names none: open games before others, shuffled by their codes so that no vendor fills a row of a lobby.
 */
export function orderOf(code: string, status: string): string {
  const shelf = status === 'active' ? 0 : 1;
  return String(shelf * 1_000_000 + (hashText(`rank ${code}`) % 1_000_000));
}
