import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TopicForm } from '@/components/backoffice/help/topic-form';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('help.new') };
}

/** An empty sheet. */
export default async function NewHelpTopicPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  return (
    <>
      <EditorHeader href="/backoffice/help" back={t('back')} title={t('help.new')} />
      <TopicForm topic={{ slug: '', title: {}, body: {}, position: 0 }} />
    </>
  );
}
