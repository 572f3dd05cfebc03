import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PromotionView } from '@/components/promotions/promotion-view';
import { shareCard } from '@/components/seo/share-card';
import { StructuredData } from '@/components/seo/structured-data';
import { crumbsThing } from '@/components/seo/things';
import { alternates } from '@/components/site/alternates';
import { pageLocale } from '@/components/site/page-locale';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { currentPromotions, promotionPage } from '@/lib/content/promotions/loaders';

interface Props {
  params: Promise<{ locale: string; slug: string }>;
}

/** How many others are shown below. */
const OTHERS = 3;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { slug } = await params;
  const promotion = await promotionPage(locale, slug);
  if (!promotion) notFound();
  const s = await getTranslations({ locale, namespace: 'site' });
  return {
    title: promotion.title,
    description: promotion.summary,
    alternates: alternates(locale, `/promotions/${slug}`, promotion.written),
    // What is over is kept for whoever took part, and not for those who search.
    ...(promotion.status === 'close' ? { robots: { index: false } } : {}),
    ...shareCard(locale, s('brand'), sharePicture(`poster-${promotion.picture}`)),
  };
}

/**
 * Made per request, of two indexed rows: kept pages of addresses that anybody can make up would fill the disk, and an
 * unknown one must answer 404.
 */
export default async function PromotionDetail({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { slug } = await params;
  const [t, s, promotion, current] = await Promise.all([
    getTranslations({ locale, namespace: 'promotions' }),
    getTranslations({ locale, namespace: 'site' }),
    promotionPage(locale, slug),
    currentPromotions(locale),
  ]);
  if (!promotion) notFound();
  const others = current
    .filter((other) => other.slug !== slug)
    .sort((a, b) => shared(b.types, promotion.types) - shared(a.types, promotion.types))
    .slice(0, OTHERS);
  return (
    <>
      <StructuredData
        things={[
          crumbsThing(locale, [
            { name: s('nav.home'), path: '/' },
            { name: t('title'), path: '/promotions' },
            { name: promotion.title, path: `/promotions/${slug}` },
          ]),
        ]}
      />
      <PromotionView locale={locale} promotion={promotion} others={others} />
    </>
  );
}

const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((entry) => other.includes(entry)).length;
