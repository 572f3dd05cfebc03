import type { LotteryHall } from '@/lib/catalogue/constants';
import { hallPath } from '@/lib/catalogue/launch-route';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { Region } from '@/lib/studio/lottery/types';

const HALLS: Readonly<Record<Region, LotteryHall>> = { CN: 'LOTTERY', VN: 'VN', SEA: 'SEA' };

export const REGIONS = Object.keys(HALLS) as Region[];
export const regionOfHall = (hall: LotteryHall): Region => REGIONS.find((region) => HALLS[region] === hall)!;

/** The address of a game on the page of its region. */
export const gamePath = (locale: LocaleCode, region: Region, gameCode: string): string =>
  localePath(locale, hallPath(HALLS[region], gameCode));

interface Listed {
  gameCode: string;
  region: Region;
  open: boolean;
}

/** The game of a page whose address names none: the first one of its region that takes bets. The list is not empty. */
export function firstGame<Game extends Listed>(games: readonly Game[], hall: LotteryHall): Game {
  const ofRegion = games.filter(({ region }) => region === regionOfHall(hall));
  return ofRegion.find(({ open }) => open) ?? ofRegion[0] ?? games[0]!;
}

/** The game that an address names by its code, or the first one of the page. The list is not empty. */
export const chosenGame = <Game extends Listed>(
  games: readonly Game[],
  hall: LotteryHall,
  code: string | null | undefined,
): Game => games.find(({ gameCode }) => gameCode === code) ?? firstGame(games, hall);
