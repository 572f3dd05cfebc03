import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/components/site/alternates';
import { EmptyState } from '@/components/ui/empty-state';
import type { HousePage as Page } from '@/lib/content/articles/constants';
import { publishedArticle } from '@/lib/content/articles/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';
import { articleMetadata, ArticleView } from './article-view';

/** Title and addresses of one of the house's pages; one that is not written is kept out of search engines. */
export async function housePageMetadata(locale: LocaleCode, page: Page): Promise<Metadata> {
  const found = await publishedArticle(locale, 'house', page);
  if (found) return articleMetadata(locale, found);
  const t = await getTranslations({ locale, namespace: 'reading' });
  return {
    title: t(`${page}.title`),
    alternates: alternates(locale, `/${page}`),
    robots: { index: false, follow: true },
  };
}

/** What the operator wrote; until then what is true: that nothing has been written. */
export async function HousePage({ locale, page }: { locale: LocaleCode; page: Page }) {
  const [t, found] = await Promise.all([
    getTranslations({ locale, namespace: 'reading' }),
    publishedArticle(locale, 'house', page),
  ]);
  if (found) return <ArticleView locale={locale} found={found} />;
  return (
    <div className="page-frame pt-5 sm:pt-8">
      <h1 className="text-display font-extrabold">{t(`${page}.title`)}</h1>
      <EmptyState title={t(`${page}.empty`)} hint={t(`${page}.emptyHint`)} className="min-h-96" />
    </div>
  );
}
