import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ActivityList } from '@/components/promotions/activity-list';
import { toCardData } from '@/components/promotions/card-data';
import { buildCardStrings } from '@/components/promotions/card-strings';
import { Offers } from '@/components/protection/offers';
import { PageBreadcrumbs } from '@/components/seo/page-breadcrumbs';
import { buildShareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { PageTitle } from '@/components/site/page-title';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { PROMOTION_STATUSES } from '@/lib/content/promotions/constants';
import { closedPromotions, currentPromotions } from '@/lib/content/promotions/loaders';
import { localePath } from '@/lib/i18n/routing';
import { brandName } from '@/lib/platform/site-config';

/** A page may be this old, in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'promotions' });
  return {
    title: t('activity.title'),
    description: t('activity.description', { brand: brandName(locale) }),
    alternates: alternates(locale, '/activity'),
    ...buildShareCard(locale, sharePicture('banner-missions')),
  };
}

/** The activity centre: every activity by its state (PROMO-2). */
export default async function Activity({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [t, current, closed] = await Promise.all([
    getTranslations({ locale, namespace: 'promotions' }),
    currentPromotions(locale),
    closedPromotions(locale),
  ]);
  const cards = [...current, ...closed].map((promotion) => toCardData(locale, promotion));
  const strings = buildCardStrings(t);
  return (
    <div className="page-frame pt-5 sm:pt-8">
      <PageBreadcrumbs locale={locale} name={t('activity.title')} path="/activity" />
      <PageTitle
        title={t('activity.title')}
        lead={t('activity.lead')}
        link={{ href: localePath(locale, '/promotions'), text: t('page.back') }}
      />
      <Offers locale={locale}>
        <div className="flex max-w-4xl flex-col gap-8">
          {PROMOTION_STATUSES.map((status) => (
            <ActivityList
              key={status}
              locale={locale}
              status={status}
              cards={cards.filter((card) => card.status === status)}
              strings={strings}
              none={t('activity.none')}
            />
          ))}
        </div>
      </Offers>
    </div>
  );
}
