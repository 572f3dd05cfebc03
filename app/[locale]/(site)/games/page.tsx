import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { GameIndex } from '@/components/game/game-index';
import { GAMES_PATH } from '@/components/game/game-info';
import { buildShareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { categoryShare } from '@/lib/catalogue/gallery/share-address';
import { gameTotal } from '@/lib/catalogue/loaders';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const [t, count] = await Promise.all([getTranslations({ locale, namespace: 'game-page' }), gameTotal()]);
  return {
    title: t('list.title'),
    description: t('list.description', { count }),
    alternates: alternates(locale, GAMES_PATH),
    ...buildShareCard(locale, categoryShare('RNG')),
  };
}

export default async function Games({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  return <GameIndex locale={locale} />;
}
