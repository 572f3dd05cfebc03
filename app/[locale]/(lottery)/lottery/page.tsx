import { setRequestLocale } from 'next-intl/server';
import { LotteryPage, lotteryMetadata, type LotteryQuery } from '@/components/lottery/lottery-page';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { requireSession } from '@/lib/identity/loaders';
import { lotteryFirst } from '../first-data';

interface Props extends PageProps {
  searchParams: Promise<LotteryQuery>;
}

export async function generateMetadata({ params }: PageProps) {
  return lotteryMetadata(await requirePageLocale(params), 'LOTTERY');
}

export default async function Lottery({ params, searchParams }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { gameCode } = await searchParams;
  const code = typeof gameCode === 'string' ? gameCode : undefined;
  const { memberId } = await requireSession(
    locale,
    code ? `/lottery?gameCode=${encodeURIComponent(code)}` : '/lottery',
  );
  const first = await lotteryFirst(locale, 'LOTTERY', code, memberId);
  return <LotteryPage locale={locale} hall="LOTTERY" gameCode={code} first={first} />;
}
