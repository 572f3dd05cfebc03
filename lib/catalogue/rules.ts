import { COCKFIGHT_VENDORS, ESPORTS_VENDORS, GAME_CLASSES, MENU_ORDER, type GameType } from './constants';
import type { Category, ClassEntry } from './types';

/** Returns the category of a vendor's games: e-sports and cockfight vendors are taken out of SPORTS (LOBBY-7). */
export function categoryOf(vendor: string, gameType: GameType): GameType {
  if (gameType !== 'SPORTS') return gameType;
  if (ESPORTS_VENDORS.includes(vendor)) return 'ESPORTS';
  if (COCKFIGHT_VENDORS.includes(vendor)) return 'COCKFIGHT';
  return gameType;
}

/** Categories in the order of the side menu. */
export function inMenuOrder(categories: readonly Category[]): Category[] {
  return [...categories].sort((a, b) => MENU_ORDER.indexOf(a.gameType) - MENU_ORDER.indexOf(b.gameType));
}

/** The same categories; those of which no game can be played come last. */
export function openFirst<Entry extends Pick<Category, 'open'>>(categories: readonly Entry[]): Entry[] {
  return [...categories].sort((a, b) => Number(a.open === 0) - Number(b.open === 0));
}

/**
 * Returns the server's classes for a classify menu, in their order. ALL, HOT, NEW and RECENT are left out, because the
 * menu adds them. Bingo is shown only in the operator's own language (LOBBY-9).
 */
export function serverClasses(classes: readonly ClassEntry[], speaksHouseLanguage: boolean): ClassEntry[] {
  const place = (code: string) => {
    const index = (GAME_CLASSES as readonly string[]).indexOf(code);
    return index < 0 ? GAME_CLASSES.length : index;
  };
  return classes
    .filter(({ code }) => code === code.toLowerCase() && (code !== 'bingo' || speaksHouseLanguage))
    .sort((a, b) => place(a.code) - place(b.code) || a.code.localeCompare(b.code, 'en'));
}
