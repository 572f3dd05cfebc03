import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TopicForm } from '@/components/backoffice/help/topic-form';
import { EditorHead } from '@/components/backoffice/promotions/editor-head';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'promotions-office' });
  return { title: t('help.new') };
}

/** An empty sheet. */
export default async function NewHelpTopicPage() {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'promotions-office' });
  return (
    <>
      <EditorHead href="/backoffice/help" back={t('back')} title={t('help.new')} />
      <TopicForm topic={{ slug: '', title: {}, body: {}, position: 0 }} />
    </>
  );
}
