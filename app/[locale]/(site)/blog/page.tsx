import { setRequestLocale } from 'next-intl/server';
import { ArticleList, listMetadata } from '@/components/articles/article-list';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps) {
  return listMetadata(await requirePageLocale(params), 'blog', 1);
}

export default async function Blog({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  return <ArticleList locale={locale} kind="blog" page={1} />;
}
