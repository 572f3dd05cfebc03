import type { LotteryHall } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { Region } from '@/lib/studio/lottery/types';

const HALLS: Readonly<Record<Region, { hall: LotteryHall; path: string }>> = {
  CN: { hall: 'LOTTERY', path: '/lottery' },
  VN: { hall: 'VN', path: '/vnLottery' },
  SEA: { hall: 'SEA', path: '/seaLottery' },
};

export const REGIONS = Object.keys(HALLS) as Region[];
export const hallOfRegion = (region: Region): LotteryHall => HALLS[region].hall;
export const regionOfHall = (hall: LotteryHall): Region =>
  REGIONS.find((region) => HALLS[region].hall === hall)!;

/** The address of a game on the page of its region. */
export const gamePath = (locale: LocaleCode, region: Region, gameCode: string): string =>
  `${localePath(locale, HALLS[region].path)}?gameCode=${gameCode}`;
