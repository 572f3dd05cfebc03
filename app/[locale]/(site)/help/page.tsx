import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageBreadcrumbs } from '@/components/seo/page-breadcrumbs';
import { buildShareCard } from '@/components/seo/share-card';
import { StructuredData } from '@/components/seo/structured-data';
import { faqThing } from '@/components/seo/things';
import { alternates } from '@/components/site/alternates';
import { HelpTopics } from '@/components/site/help-topics';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { EmptyState } from '@/components/ui/empty-state';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { helpArticles } from '@/lib/content/loaders';
import { brandName } from '@/lib/platform/site-config';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'site' });
  return {
    title: t('help.title'),
    description: t('help.description', { brand: brandName(locale) }),
    alternates: alternates(locale, '/help'),
    ...buildShareCard(locale, sharePicture('banner-missions')),
  };
}

export default async function Help({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [t, topics] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    helpArticles(locale),
  ]);
  return (
    <div className="page-frame pt-5 sm:pt-8">
      <PageBreadcrumbs locale={locale} name={t('help.title')} path="/help" />
      <StructuredData things={topics.length > 0 ? [faqThing(topics)] : []} />
      <h1 className="mb-6 text-display font-extrabold">{t('help.title')}</h1>
      {topics.length === 0 && <EmptyState title={t('help.empty')} />}
      <HelpTopics topics={topics} label={t('help.topics')} />
    </div>
  );
}
