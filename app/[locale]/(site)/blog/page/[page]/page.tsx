import { setRequestLocale } from 'next-intl/server';
import { ArticleList, listMetadata } from '@/components/articles/article-list';
import { requirePageNumber } from '@/components/articles/page-number';
import { requirePageLocale } from '@/components/site/page-locale';

interface Props {
  params: Promise<{ locale: string; page: string }>;
}

export async function generateMetadata({ params }: Props) {
  return listMetadata(await requirePageLocale(params), 'blog', await requirePageNumber(params));
}

export default async function OlderBlog({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  return <ArticleList locale={locale} kind="blog" page={await requirePageNumber(params)} />;
}
