import { percent, percentRange } from '@/components/studio/amount';
import type { Game } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { SeatModel } from '@/lib/studio/engine';
import { findSeatModel, findTableModel } from '@/lib/studio/registry';

/** The list of all vendors, and the list of one vendor's games; later pages end with their number. */
export const GAMES_PATH = '/games';
export const vendorGamesPath = (vendor: string, page = 1) =>
  page === 1 ? `${GAMES_PATH}/${vendor}` : `${GAMES_PATH}/${vendor}/${page}`;

/** Returns the model of a studio game that is played alone; undefined for lotteries and for other vendors, whose games contain their figures. */
export function modelOf({ engine }: Pick<Game, 'engine'>): SeatModel | undefined {
  return engine ? findSeatModel(engine.kind, engine.model) : undefined;
}

/** Returns the return to player of a game that is played alone as a formatted percentage, if it is known. */
export function formatReturn(game: Pick<Game, 'engine'>, locale: LocaleCode): string | undefined {
  const model = modelOf(game);
  return model && percent(model.returns.rtp.value, locale);
}

/** As `formatReturn`; of a lottery game the range of returns that its series give. */
export function formatPublishedReturn(game: Pick<Game, 'engine'>, locale: LocaleCode): string | undefined {
  const { engine } = game;
  const shared = engine ? findTableModel(engine.kind, engine.model) : undefined;
  if (!shared) return formatReturn(game, locale);
  return percentRange(shared.returns.lowest, shared.returns.highest, locale);
}
