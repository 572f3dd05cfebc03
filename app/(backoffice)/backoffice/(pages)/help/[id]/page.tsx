import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TopicForm } from '@/components/backoffice/help/topic-form';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { findTopic } from '@/lib/backoffice/help/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('help.title') };
}

/** Editor of a topic of the help centre. */
export default async function HelpTopicPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  const requested = idParam((await params).id);
  const draft = requested === undefined ? undefined : await findTopic(requested);
  if (!draft) notFound();
  const { id, version, published, slug, title, body, position } = draft;
  return (
    <>
      <EditorHeader href="/backoffice/help" back={t('back')} title={textIn(title, locale)} />
      <TopicForm topic={{ slug, title, body, position, saved: { id: String(id), version, published } }} />
    </>
  );
}
