import { percent } from '@/components/studio/amount';
import type { Game } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { findModel, modelRules } from '@/lib/studio/slots/registry';
import type { ModelRules } from '@/lib/studio/slots/types';

/** Where a game's own page is. */
export const gamePath = (nodeId: bigint | string) => `/game/${nodeId}`;

/** Where all games are listed by their makers, and those of one; later pages of names have their number below it. */
export const GAMES_PATH = '/games';
export const makerPath = (vendor: string, page = 1) =>
  page === 1 ? `${GAMES_PATH}/${vendor}` : `${GAMES_PATH}/${vendor}/${page}`;

/** The rules of a game of our studio; other makers publish theirs in the game. */
export function rulesOf(game: Game): ModelRules | undefined {
  const found = game.engine && findModel(game.engine.model);
  return found ? modelRules(found) : undefined;
}

/** A game's return to player in words, where it is known. */
export function returnOf(game: Game, locale: LocaleCode): string | undefined {
  const rules = rulesOf(game);
  return rules && percent(rules.returns.rtp.value, locale);
}
