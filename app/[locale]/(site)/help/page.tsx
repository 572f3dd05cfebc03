import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageBreadcrumbs } from '@/components/seo/page-breadcrumbs';
import { buildShareCard } from '@/components/seo/share-card';
import { StructuredData } from '@/components/seo/structured-data';
import { faqThing } from '@/components/seo/things';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { Card } from '@/components/ui/card';
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
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label={t('help.topics')} className="min-w-0 lg:sticky lg:top-24 lg:self-start">
          <ul className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 lg:mx-0 lg:flex-col lg:gap-0.5 lg:px-0">
            {topics.map((topic) => (
              <li key={topic.slug}>
                <a
                  href={`#${topic.slug}`}
                  className="inline-flex h-11 items-center rounded-full border border-hairline px-4 text-sm whitespace-nowrap text-muted hover:text-ink lg:w-full lg:rounded-control lg:border-0 lg:px-3 lg:hover:bg-raised"
                >
                  {topic.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex max-w-3xl flex-col gap-5">
          {topics.map((topic) => (
            <Card key={topic.slug} id={topic.slug} aria-labelledby={`${topic.slug}-title`}>
              <h2 id={`${topic.slug}-title`} className="mb-3 text-xl font-bold">
                {topic.title}
              </h2>
              <div className="prose-content" dangerouslySetInnerHTML={{ __html: topic.content }} />
            </Card>
          ))}
        </div>
      </div>
    </div>
  );
}
