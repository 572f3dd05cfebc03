import { setRequestLocale } from 'next-intl/server';
import { ArticleList, listMetadata } from '@/components/articles/article-list';
import { olderPage } from '@/components/articles/older-page';
import { pageLocale } from '@/components/site/page-locale';

interface Props {
  params: Promise<{ locale: string; page: string }>;
}

export async function generateMetadata({ params }: Props) {
  return listMetadata(await pageLocale(params), 'news', await olderPage(params));
}

export default async function OlderNews({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <ArticleList locale={locale} kind="news" page={await olderPage(params)} />;
}
