import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Banners } from '@/components/home/banners';
import { toCardData } from '@/components/promotions/card-data';
import { buildCardStrings } from '@/components/promotions/card-strings';
import { PromotionList } from '@/components/promotions/promotion-list';
import { Offers } from '@/components/protection/offers';
import { buildShareCard } from '@/components/seo/share-card';
import { StructuredData } from '@/components/seo/structured-data';
import { absoluteAddress, breadcrumbThing } from '@/components/seo/things';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { NewsCards } from '@/components/site/news-cards';
import { PageTitle } from '@/components/site/page-title';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { bannersOf } from '@/lib/content/banners/loaders';
import { announcementsOf } from '@/lib/content/loaders';
import { currentPromotions } from '@/lib/content/promotions/loaders';
import { localePath } from '@/lib/i18n/routing';
import { brandName } from '@/lib/platform/site-config';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'promotions' });
  return {
    title: t('title'),
    description: t('description', { brand: brandName(locale) }),
    alternates: alternates(locale, '/promotions'),
    ...buildShareCard(locale, sharePicture('banner-deposit')),
  };
}

export default async function Promotions({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [t, s, promotions, banners, news] = await Promise.all([
    getTranslations({ locale, namespace: 'promotions' }),
    getTranslations({ locale, namespace: 'site' }),
    currentPromotions(locale),
    bannersOf(locale, 'promo'),
    announcementsOf(locale, 'PR'),
  ]);
  const list = {
    '@type': 'ItemList',
    itemListElement: promotions.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteAddress(locale, `/promotions/${slug}`),
    })),
  };
  return (
    <div className="page-frame pt-5 sm:pt-8">
      <StructuredData
        things={[
          breadcrumbThing(locale, [
            { name: s('nav.home'), path: '/' },
            { name: t('title'), path: '/promotions' },
          ]),
          list,
        ]}
      />
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        link={{ href: localePath(locale, '/activity'), text: t('activity.title') }}
      />
      <Offers locale={locale}>
        {banners.promo && (
          <div className="mb-6">
            <Banners locale={locale} banners={banners.promo} first />
          </div>
        )}
        <NewsCards locale={locale} news={news} label={t('news')} className="mb-6" />
        <PromotionList
          none={{ title: t('none'), hint: t('noneHint') }}
          locale={locale}
          cards={promotions.map((promotion) => toCardData(locale, promotion))}
          strings={{
            ...buildCardStrings(t),
            all: t('types.all'),
            filters: t('filters'),
            empty: t('empty'),
            emptyHint: t('emptyHint'),
            showAll: t('showAll'),
          }}
        />
      </Offers>
    </div>
  );
}
