import { pageOffset, toPaging } from '@/lib/platform/page';
import type { Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { notLoggedIn } from '@/lib/platform/errors';
import { favouriteGames, listGames, recentGames } from './queries';
import type { GameListInput } from './schema';
import type { GameFilter, GamePage } from './types';

/**
 * A page of a lobby as the API asks for it: ALL, HOT, NEW or a server class of everybody's games; FAV and RECENT of the
 * member's own, which throw NOT_LOGGED_IN without one.
 */
export async function lobbyPage(
  db: Db,
  input: GameListInput,
  locale: LocaleCode,
  memberId: bigint | undefined,
): Promise<GamePage> {
  const classify = input.gameClassify ?? 'ALL';
  const filter: GameFilter = {
    locale,
    gameType: input.gameType,
    vendor: input.vassalage,
    search: input.gameName,
    isNew: input.isNew || classify === 'NEW',
    isHot: classify === 'HOT',
    pageNum: input.pageNo,
    pageSize: input.pageSize,
  };
  if (classify === 'FAV' || classify === 'RECENT') {
    if (memberId === undefined) throw notLoggedIn();
    if (classify === 'FAV') return favouriteGames(db, memberId, filter);
    return onePage(await recentGames(db, memberId, filter), filter);
  }
  const ownClass = ['ALL', 'HOT', 'NEW'].includes(classify);
  return listGames(db, ownClass ? filter : { ...filter, gameClass: classify });
}

function onePage(games: GamePage['games'], { pageNum = 1, pageSize = 15 }: GameFilter): GamePage {
  const request = { pageNum, pageSize };
  const shown = games.slice(pageOffset(request), pageOffset(request) + pageSize);
  return { games: shown, ...toPaging(request, games.length) };
}

/** Replies that are the same for everybody may be cached for some seconds if the address names the language. */
export function cacheBriefly(headers: Headers, language: string | undefined): void {
  if (language) headers.set('cache-control', 'public, max-age=10');
}
