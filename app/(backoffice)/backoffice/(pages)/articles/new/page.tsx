import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ArticleForm } from '@/components/backoffice/articles/article-form';
import { PageHeader } from '@/components/backoffice/page-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { ARTICLE_KINDS, SITE_PAGES } from '@/lib/content/articles/constants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-articles' });
  return { title: t('form.newTitle') };
}

/** An empty sheet. */
export default async function NewArticlePage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-articles.form' });
  const requested = (await searchParams).kind;
  const kind = ARTICLE_KINDS.find((name) => name === requested) ?? 'blog';
  const slug = kind === 'house' ? SITE_PAGES[0] : '';
  return (
    <>
      <PageHeader title={t('newTitle')} />
      <ArticleForm article={{ kind, slug, words: {}, publishedAt: null }} />
    </>
  );
}
