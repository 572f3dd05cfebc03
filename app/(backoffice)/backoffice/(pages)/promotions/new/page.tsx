import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PromotionForm } from '@/components/backoffice/promotions/promotion-form';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('newTitle') };
}

/** An empty sheet. */
export default async function NewPromotionPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  return (
    <>
      <EditorHeader href="/backoffice/promotions" back={t('back')} title={t('newTitle')} />
      <PromotionForm
        promotion={{
          slug: '',
          types: [],
          picture: 'market.lantern.coin',
          title: {},
          summary: {},
          body: {},
          action: {},
          actionUrl: '',
          startsAt: null,
          endsAt: null,
          position: 0,
        }}
      />
    </>
  );
}
