import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Offers } from '@/components/protection/offers';
import { PromotionView } from '@/components/promotions/promotion-view';
import { buildShareCard } from '@/components/seo/share-card';
import { StructuredData } from '@/components/seo/structured-data';
import { breadcrumbThing } from '@/components/seo/things';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale } from '@/components/site/page-locale';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { currentPromotions, promotionPage } from '@/lib/content/promotions/loaders';
import { promotionRuleOf, raffleOf } from '@/lib/rewards/promotions/loaders';

interface Props {
  params: Promise<{ locale: string; slug: string }>;
}

/** Maximum number of other promotions below. */
const OTHERS = 3;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const { slug } = await params;
  const promotion = await promotionPage(locale, slug);
  if (!promotion) notFound();
  return {
    title: promotion.title,
    description: promotion.summary,
    alternates: alternates(locale, `/promotions/${slug}`, promotion.translated),
    // An expired promotion stays available for its participants, but is not indexed.
    ...(promotion.status === 'close' ? { robots: { index: false } } : {}),
    ...buildShareCard(locale, sharePicture(`poster-${promotion.picture}`)),
  };
}

/**
 * Rendered per request from three indexed rows. Cached pages of invented addresses would fill the disk, and an unknown
 * address must return 404.
 */
export default async function PromotionDetail({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { slug } = await params;
  const [t, s, promotion, current] = await Promise.all([
    getTranslations({ locale, namespace: 'promotions' }),
    getTranslations({ locale, namespace: 'site' }),
    promotionPage(locale, slug),
    currentPromotions(locale),
  ]);
  if (!promotion) notFound();
  const stored = await promotionRuleOf(promotion.id);
  const raffle = stored.mode === 'raffle' ? await raffleOf(promotion.id) : undefined;
  const others = current
    .filter((other) => other.slug !== slug)
    .sort((a, b) => shared(b.types, promotion.types) - shared(a.types, promotion.types))
    .slice(0, OTHERS);
  return (
    <>
      <StructuredData
        things={[
          breadcrumbThing(locale, [
            { name: s('nav.home'), path: '/' },
            { name: t('title'), path: '/promotions' },
            { name: promotion.title, path: `/promotions/${slug}` },
          ]),
        ]}
      />
      <Offers locale={locale}>
        <PromotionView
          locale={locale}
          promotion={promotion}
          stored={stored}
          raffle={raffle}
          others={others}
        />
      </Offers>
    </>
  );
}

const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((entry) => other.includes(entry)).length;
