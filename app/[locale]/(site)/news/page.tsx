import { setRequestLocale } from 'next-intl/server';
import { ArticleList, listMetadata } from '@/components/articles/article-list';
import { pageLocale, type PageProps } from '@/components/site/page-locale';

/** A page may be this old, in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps) {
  return listMetadata(await pageLocale(params), 'news', 1);
}

export default async function News({ params }: PageProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <ArticleList locale={locale} kind="news" page={1} />;
}
