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
