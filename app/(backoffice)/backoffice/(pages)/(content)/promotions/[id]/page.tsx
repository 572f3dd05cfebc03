import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PromotionEditor, type PromotionData } from '@/components/backoffice/promotions/promotion-editor';
import { toEditedItem } from '@/components/backoffice/content/edited-item';
import { PromotionHeader } from '@/components/backoffice/promotions/promotion-header';
import { ownWorkingCopy } from '@/lib/backoffice/content/loaders';
import { findPromotion } from '@/lib/backoffice/promotions/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('title') };
}

/** Editor of a promotion. */
export default async function EditPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('content.write');
  const id = idParam((await params).id);
  const draft = id === undefined ? undefined : await findPromotion(id);
  if (!draft) notFound();
  const copy = await ownWorkingCopy(operator, 'promotion', draft.id);
  return (
    <>
      <PromotionHeader id={draft.id} title={textIn(draft.title, locale)} operator={operator} view="texts" />
      <PromotionEditor item={toEditedItem<PromotionData, typeof draft>(draft, copy)} />
    </>
  );
}
