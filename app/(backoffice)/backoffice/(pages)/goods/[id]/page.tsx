import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { GoodForm } from '@/components/backoffice/goods/good-form';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { findGood } from '@/lib/backoffice/goods/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('goods.title') };
}

/** Editor of a good of the points mall. */
export default async function GoodPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  const requested = idParam((await params).id);
  const draft = requested === undefined ? undefined : await findGood(requested);
  if (!draft) notFound();
  const { id, version, published, changedAt: _changed, ...rest } = draft;
  return (
    <>
      <EditorHeader href="/backoffice/goods" back={t('back')} title={textIn(draft.title, locale)} />
      <GoodForm
        good={{
          ...rest,
          saved: { id: String(id), version, published },
        }}
      />
    </>
  );
}
