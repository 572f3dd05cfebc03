import { percent } from '@/components/studio/amount';
import type { Game } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { EngineModel } from '@/lib/studio/engine';
import { findModel } from '@/lib/studio/registry';

/** The list of all vendors, and the list of one vendor's games; later pages end with their number. */
export const GAMES_PATH = '/games';
export const vendorGamesPath = (vendor: string, page = 1) =>
  page === 1 ? `${GAMES_PATH}/${vendor}` : `${GAMES_PATH}/${vendor}/${page}`;

/** Returns the model of a studio game; undefined for other vendors, whose games contain their figures. */
export function modelOf({ engine }: Game): EngineModel | undefined {
  return engine ? findModel(engine.kind, engine.model) : undefined;
}

/** Returns a game's return to player as a formatted percentage, if it is known. */
export function formatReturn(game: Game, locale: LocaleCode): string | undefined {
  const model = modelOf(game);
  return model && percent(model.returns.rtp.value, locale);
}
