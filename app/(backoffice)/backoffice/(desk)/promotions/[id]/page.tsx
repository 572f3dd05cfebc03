import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PromotionForm } from '@/components/backoffice/promotions/promotion-form';
import { EditorHead } from '@/components/backoffice/promotions/editor-head';
import { promotionToEdit } from '@/lib/backoffice/promotions/loaders';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'promotions-office' });
  return { title: t('title') };
}

/** One promotion, to be rewritten. */
export default async function PromotionPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'promotions-office' });
  const asked = idParam((await params).id);
  const draft = asked === undefined ? undefined : await promotionToEdit(asked);
  if (!draft) notFound();
  const { id, version, published, changedAt: _changed, ...rest } = draft;
  return (
    <>
      <EditorHead href="/backoffice/promotions" back={t('back')} title={textIn(draft.title, locale)} />
      <PromotionForm
        promotion={{
          ...rest,
          saved: { id: String(id), version, published },
          action: draft.action ?? {},
          actionUrl: draft.actionUrl ?? '',
          startsAt: draft.startsAt?.toISOString() ?? null,
          endsAt: draft.endsAt?.toISOString() ?? null,
        }}
      />
    </>
  );
}
