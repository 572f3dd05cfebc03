import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/components/site/alternates';
import { EmptyState } from '@/components/ui/empty-state';
import type { SitePage as Page } from '@/lib/content/articles/constants';
import { publishedArticle } from '@/lib/content/articles/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';
import { articleMetadata, ArticleView } from './article-view';

/** Returns title and addresses of one of the site's own pages. A page without text is not indexed. */
export async function sitePageMetadata(locale: LocaleCode, page: Page): Promise<Metadata> {
  const article = await publishedArticle(locale, 'house', page);
  if (article) return articleMetadata(locale, article);
  const t = await getTranslations({ locale, namespace: 'articles' });
  return {
    title: t(`${page}.title`),
    alternates: alternates(locale, `/${page}`),
    robots: { index: false, follow: true },
  };
}

/** One of the site's own pages, as the operator wrote it. Without a text it says so. */
export async function SitePage({ locale, page }: { locale: LocaleCode; page: Page }) {
  const [t, article] = await Promise.all([
    getTranslations({ locale, namespace: 'articles' }),
    publishedArticle(locale, 'house', page),
  ]);
  if (article) return <ArticleView locale={locale} article={article} />;
  return (
    <div className="page-frame pt-5 sm:pt-8">
      <h1 className="text-display font-extrabold">{t(`${page}.title`)}</h1>
      <EmptyState title={t(`${page}.empty`)} hint={t(`${page}.emptyHint`)} className="min-h-96" />
    </div>
  );
}
