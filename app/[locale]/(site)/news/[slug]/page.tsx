import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { articleMetadata, ArticleView } from '@/components/articles/article-view';
import { pageLocale } from '@/components/site/page-locale';
import { publishedArticle } from '@/lib/content/articles/loaders';

interface Props {
  params: Promise<{ locale: string; slug: string }>;
}

async function found(params: Props['params']) {
  const locale = await pageLocale(params);
  const { slug } = await params;
  const article = /^[a-z0-9-]{1,64}$/.test(slug) ? await publishedArticle(locale, 'news', slug) : undefined;
  if (!article) notFound();
  return { locale, article };
}

export async function generateMetadata({ params }: Props) {
  const { locale, article } = await found(params);
  return articleMetadata(locale, article);
}

/** Made per request: a page kept for each made-up address would fill the disk. */
export default async function NewsArticle({ params }: Props) {
  const { locale, article } = await found(params);
  setRequestLocale(locale);
  return <ArticleView locale={locale} found={article} />;
}
