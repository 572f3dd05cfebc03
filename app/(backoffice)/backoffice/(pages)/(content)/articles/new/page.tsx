import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ArticleEditor } from '@/components/backoffice/articles/article-editor';
import { toNewItem } from '@/components/backoffice/content/edited-item';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { ARTICLE_KINDS, SITE_PAGES } from '@/lib/content/articles/constants';
import { ownWorkingCopy } from '@/lib/backoffice/content/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-articles' });
  return { title: t('form.newTitle') };
}

/** An empty sheet. */
export default async function NewPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-articles' });
  const requested = (await searchParams).kind;
  const kind = ARTICLE_KINDS.find((name) => name === requested) ?? 'blog';
  const copy = await ownWorkingCopy(operator, 'article');
  return (
    <>
      <EditorHeader
        href={`/backoffice/articles?kind=${kind}`}
        back={t('form.back')}
        title={t('form.newTitle')}
      />
      <ArticleEditor
        item={toNewItem(
          {
            kind,
            slug: kind === 'house' ? SITE_PAGES[0] : '',
            title: {},
            summary: {},
            body: {},
            publishedAt: null,
            endsAt: null,
            inFooter: kind === 'page',
            published: false,
          },
          copy,
        )}
      />
    </>
  );
}
