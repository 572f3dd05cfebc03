import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { GoodForm } from '@/components/backoffice/goods/good-form';
import { EditorHead } from '@/components/backoffice/promotions/editor-head';
import { goodToEdit } from '@/lib/backoffice/goods/loaders';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'promotions-office' });
  return { title: t('goods.title') };
}

/** One good, to be rewritten. */
export default async function GoodPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'promotions-office' });
  const asked = idParam((await params).id);
  const draft = asked === undefined ? undefined : await goodToEdit(asked);
  if (!draft) notFound();
  const { id, version, published, changedAt: _changed, ...rest } = draft;
  return (
    <>
      <EditorHead href="/backoffice/goods" back={t('back')} title={textIn(draft.title, locale)} />
      <GoodForm
        good={{
          ...rest,
          saved: { id: String(id), version, published },
        }}
      />
    </>
  );
}
