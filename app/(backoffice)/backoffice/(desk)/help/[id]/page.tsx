import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TopicForm } from '@/components/backoffice/help/topic-form';
import { EditorHead } from '@/components/backoffice/promotions/editor-head';
import { topicToEdit } from '@/lib/backoffice/help/loaders';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'promotions-office' });
  return { title: t('help.title') };
}

/** One topic, to be rewritten. */
export default async function HelpTopicPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'promotions-office' });
  const asked = idParam((await params).id);
  const draft = asked === undefined ? undefined : await topicToEdit(asked);
  if (!draft) notFound();
  const { id, version, published, slug, title, body, position } = draft;
  return (
    <>
      <EditorHead href="/backoffice/help" back={t('back')} title={textIn(title, locale)} />
      <TopicForm topic={{ slug, title, body, position, saved: { id: String(id), version, published } }} />
    </>
  );
}
