import { setRequestLocale } from 'next-intl/server';
import { ArticleList, listMetadata } from '@/components/articles/article-list';
import { requirePageNumber } from '@/components/articles/page-number';
import { requirePageLocale } from '@/components/site/page-locale';

interface Props {
  params: Promise<{ locale: string; page: string }>;
}

export async function generateMetadata({ params }: Props) {
  return listMetadata(await requirePageLocale(params), 'news', await requirePageNumber(params));
}

export default async function OlderNews({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  return <ArticleList locale={locale} kind="news" page={await requirePageNumber(params)} />;
}
