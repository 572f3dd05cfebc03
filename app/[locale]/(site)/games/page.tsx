import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { GameIndex } from '@/components/game/game-index';
import { GAMES_PATH } from '@/components/game/game-words';
import { shareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { pageLocale, type PageProps } from '@/components/site/page-locale';
import { categoryShare } from '@/lib/catalogue/gallery/share-address';
import { gameTotal } from '@/lib/catalogue/loaders';

/** A page may be this old, in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const [t, s, count] = await Promise.all([
    getTranslations({ locale, namespace: 'game-page' }),
    getTranslations({ locale, namespace: 'site' }),
    gameTotal(),
  ]);
  return {
    title: t('list.title'),
    description: t('list.description', { count }),
    alternates: alternates(locale, GAMES_PATH),
    ...shareCard(locale, s('brand'), categoryShare('RNG')),
  };
}

export default async function Games({ params }: PageProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <GameIndex locale={locale} />;
}
