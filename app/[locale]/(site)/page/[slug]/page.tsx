import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { articleMetadata, ArticleView } from '@/components/articles/article-view';
import { requirePageLocale } from '@/components/site/page-locale';
import { publishedArticle } from '@/lib/content/articles/loaders';

interface Props {
  params: Promise<{ locale: string; slug: string }>;
}

async function found(params: Props['params']) {
  const locale = await requirePageLocale(params);
  const { slug } = await params;
  const article = /^[a-z0-9-]{1,64}$/.test(slug) ? await publishedArticle(locale, 'page', slug) : undefined;
  if (!article) notFound();
  return { locale, article };
}

export async function generateMetadata({ params }: Props) {
  const { locale, article } = await found(params);
  return articleMetadata(locale, article);
}

/** Rendered per request. Cached pages of invented addresses would fill the disk. */
export default async function OwnPage({ params }: Props) {
  const { locale, article } = await found(params);
  setRequestLocale(locale);
  return <ArticleView locale={locale} article={article} />;
}
