import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { LotteryPage, lotteryMetadata, type LotteryQuery } from '@/components/lottery/lottery-page';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import type { LotteryHall } from '@/lib/catalogue/constants';
import { hallPath } from '@/lib/catalogue/launch-route';
import { requireSession } from '@/lib/identity/loaders';
import { lotteryFirst } from './first-data';

export interface HallProps extends PageProps {
  searchParams: Promise<LotteryQuery>;
}

export const hallMetadata = async (hall: LotteryHall, { params }: PageProps): Promise<Metadata> =>
  lotteryMetadata(await requirePageLocale(params), hall);

/** A page of the lottery, for members: the game that its address names, or the first one of the hall. */
export async function HallPage({ hall, params, searchParams }: HallProps & { hall: LotteryHall }) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { gameCode } = await searchParams;
  const code = typeof gameCode === 'string' ? gameCode : undefined;
  const { memberId } = await requireSession(locale, hallPath(hall, code));
  const first = await lotteryFirst(locale, hall, code, memberId);
  return <LotteryPage locale={locale} hall={hall} gameCode={code} first={first} />;
}
