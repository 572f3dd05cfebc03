import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { LotteryPage, lotteryMetadata } from '@/components/lottery/lottery-page';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import type { LotteryHall } from '@/lib/catalogue/constants';
import { lotteryMenu } from '@/lib/studio-host/lottery/loaders';

export const hallMetadata = async (hall: LotteryHall, { params }: PageProps): Promise<Metadata> =>
  lotteryMetadata(await requirePageLocale(params), hall);

/**
 * A page of the lottery. It is the same for every member, so that it is cached: the browser reads the game from the address, and asks for
 * the draw and for what is the member's.
 */
export async function HallPage({ hall, params }: PageProps & { hall: LotteryHall }) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { list } = await lotteryMenu({ language: locale });
  return <LotteryPage locale={locale} hall={hall} games={list} />;
}
