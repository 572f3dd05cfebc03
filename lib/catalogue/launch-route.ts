import type { GameType, LotteryHall } from './constants';

/** What is to be opened: a game of a category, or a vendor's card in it (`isGame` is VASSALAGE there). */
export interface Launchable {
  vendor: string;
  gameType: GameType;
  /** The game's code; absent for a vendor's card. */
  code?: string;
}

/** A page of the site (without its language), the popup list of a vendor's games, or the game itself. */
export type LaunchRoute = { kind: 'page'; path: string } | { kind: 'list' } | { kind: 'game' };

const HALL_PAGES: Readonly<Record<LotteryHall, string>> = {
  LOTTERY: '/lottery',
  SEA: '/seaLottery',
  VN: '/vnLottery',
};

/** The page of a hall, without its language; with a game if one is named. */
export function hallPath(hall: LotteryHall, code?: string): string {
  const page = HALL_PAGES[hall];
  return code ? `${page}?gameCode=${encodeURIComponent(code)}` : page;
}

/** The lottery hall that has a vendor's games of a category; undefined if they are not lotteries. */
export function hallOf(vendor: string, gameType: GameType): LotteryHall | undefined {
  if (vendor === 'TCG_LOTTO_VN') return 'VN';
  if (vendor === 'TCG_SEA') return 'SEA';
  return gameType === 'LOTT' || gameType === 'ELOTT' ? 'LOTTERY' : undefined;
}

/**
 * Where a press on a game or a vendor leads (GAME-1): lotteries have pages of their own, a vendor of slots has its part of /rng,
 * another vendor's card opens the list of its games, and anything else starts the game.
 */
export function launchRoute({ vendor, gameType, code }: Launchable): LaunchRoute {
  const hall = hallOf(vendor, gameType);
  if (hall) {
    return { kind: 'page', path: hallPath(hall, code) };
  }
  if (code !== undefined) return { kind: 'game' };
  return gameType === 'RNG' ? { kind: 'page', path: `/rng?vassalage=${vendor}` } : { kind: 'list' };
}
