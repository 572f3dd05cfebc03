import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ArticleEditor, type ArticleData } from '@/components/backoffice/articles/article-editor';
import { toEditedItem } from '@/components/backoffice/content/edited-item';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { ownWorkingCopy } from '@/lib/backoffice/content/loaders';
import { draftById } from '@/lib/content/articles/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-articles' });
  return { title: t('title') };
}

/** Editor of an article. */
export default async function EditPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-articles' });
  const id = idParam((await params).id);
  const draft = id === undefined ? undefined : await draftById(id);
  if (!draft) notFound();
  const copy = await ownWorkingCopy(operator, 'article', draft.id);
  return (
    <>
      <EditorHeader
        href={`/backoffice/articles?kind=${draft.kind}`}
        back={t('form.back')}
        title={textIn(draft.title, locale)}
      />
      <ArticleEditor item={toEditedItem<ArticleData, typeof draft>(draft, copy)} />
    </>
  );
}
