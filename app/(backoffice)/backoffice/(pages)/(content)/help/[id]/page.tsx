import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TopicEditor, type TopicData } from '@/components/backoffice/help/topic-editor';
import { toEditedItem } from '@/components/backoffice/content/edited-item';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { ownWorkingCopy } from '@/lib/backoffice/content/loaders';
import { findTopic } from '@/lib/backoffice/help/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('help.title') };
}

/** Editor of a help topic. */
export default async function EditPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  const id = idParam((await params).id);
  const draft = id === undefined ? undefined : await findTopic(id);
  if (!draft) notFound();
  const copy = await ownWorkingCopy(operator, 'help', draft.id);
  return (
    <>
      <EditorHeader href="/backoffice/help" back={t('back')} title={textIn(draft.title, locale)} />
      <TopicEditor item={toEditedItem<TopicData, typeof draft>(draft, copy)} />
    </>
  );
}
