import { setRequestLocale } from 'next-intl/server';
import { LotteryPage, lotteryMetadata, type LotteryQuery } from '@/components/lottery/lottery-page';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { requireSession } from '@/lib/identity/loaders';
import { lotteryFirst } from '../first-data';

interface Props extends PageProps {
  searchParams: Promise<LotteryQuery>;
}

export async function generateMetadata({ params }: PageProps) {
  return lotteryMetadata(await requirePageLocale(params), 'SEA');
}

export default async function Lottery({ params, searchParams }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { gameCode } = await searchParams;
  const code = typeof gameCode === 'string' ? gameCode : undefined;
  const { memberId } = await requireSession(
    locale,
    code ? `/seaLottery?gameCode=${encodeURIComponent(code)}` : '/seaLottery',
  );
  const first = await lotteryFirst(locale, 'SEA', code, memberId);
  return <LotteryPage locale={locale} hall="SEA" gameCode={code} first={first} />;
}
