import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TopicEditor } from '@/components/backoffice/help/topic-editor';
import { toNewItem } from '@/components/backoffice/content/edited-item';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { ownWorkingCopy } from '@/lib/backoffice/content/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('help.new') };
}

/** An empty sheet. */
export default async function NewPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  const copy = await ownWorkingCopy(operator, 'help');
  return (
    <>
      <EditorHeader href="/backoffice/help" back={t('back')} title={t('help.new')} />
      <TopicEditor
        item={toNewItem(
          {
            slug: '',
            title: {},
            body: {},
            position: 0,
            startsAt: null,
            endsAt: null,
            published: false,
          },
          copy,
        )}
      />
    </>
  );
}
