import type { GameType } from '@/lib/catalogue/constants';
import type { WireGame, WireGamePage } from '@/lib/catalogue/schema';
import type { GameCard } from '@/lib/catalogue/types';
import { cardOfWire } from '@/lib/catalogue/wire';
import type { LocaleCode } from '@/lib/i18n/locales';
import { callApi } from '@/lib/platform/http/call';

export interface GameQuery {
  gameType?: GameType | undefined;
  vendor?: string | undefined;
  /** ALL, HOT, NEW, FAV, RECENT or a class of the server. */
  classify?: string | undefined;
  search?: string | undefined;
  page: number;
  pageSize?: number;
}

export interface FetchedPage {
  games: GameCard[];
  total: number;
  totalPages: number;
}

/** Fetches a page of games (GET /wps/relay/GCSGAME_gameList). Throws ApiError. */
export async function fetchGames(
  locale: LocaleCode,
  query: GameQuery,
  signal?: AbortSignal,
): Promise<FetchedPage> {
  const parameters = new URLSearchParams({
    clientType: '3',
    platform: 'html5-desktop',
    language: locale.toUpperCase(),
    pageNo: String(query.page),
  });
  if (query.gameType) parameters.set('gameType', query.gameType);
  if (query.vendor) parameters.set('vassalage', query.vendor);
  if (query.classify && query.classify !== 'ALL') parameters.set('gameClassify', query.classify);
  if (query.search) parameters.set('gameName', query.search);
  if (query.pageSize) parameters.set('pageSize', String(query.pageSize));
  const page = await callApi<WireGamePage>(
    'GET',
    `/wps/relay/GCSGAME_gameList?${parameters}`,
    undefined,
    signal,
  );
  return { games: page.games.map(cardOfWire), total: page.total, totalPages: page.totalPages };
}

/** Fetches the hot games of the site. Throws ApiError. */
export async function fetchHotGames(locale: LocaleCode): Promise<GameCard[]> {
  const { list } = await callApi<{ list: WireGame[] }>(
    'GET',
    `/wps/relay/GCSGAME_hotGames?isPlatform=2&language=${locale.toUpperCase()}`,
  );
  return list.map(cardOfWire);
}
