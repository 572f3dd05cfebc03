import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PromotionForm } from '@/components/backoffice/promotions/promotion-form';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { findPromotion } from '@/lib/backoffice/promotions/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('title') };
}

/** Editor of a promotion. */
export default async function PromotionPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  const requested = idParam((await params).id);
  const draft = requested === undefined ? undefined : await findPromotion(requested);
  if (!draft) notFound();
  const { id, version, published, changedAt: _changed, ...rest } = draft;
  return (
    <>
      <EditorHeader href="/backoffice/promotions" back={t('back')} title={textIn(draft.title, locale)} />
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
