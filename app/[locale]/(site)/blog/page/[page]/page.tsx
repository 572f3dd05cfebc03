import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { ArticleList, listMetadata } from '@/components/articles/article-list';
import { pageLocale } from '@/components/site/page-locale';

interface Props {
  params: Promise<{ locale: string; page: string }>;
}

/** The number in the address, from 2: the first page has the list's own. */
async function pageOf(params: Props['params']): Promise<number> {
  const { page } = await params;
  if (!/^[1-9]\d{0,3}$/.test(page) || page === '1') notFound();
  return Number(page);
}

export async function generateMetadata({ params }: Props) {
  return listMetadata(await pageLocale(params), 'blog', await pageOf(params));
}

export default async function OlderBlog({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <ArticleList locale={locale} kind="blog" page={await pageOf(params)} />;
}
