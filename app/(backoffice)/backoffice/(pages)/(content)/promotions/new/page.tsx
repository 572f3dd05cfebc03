import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PromotionEditor } from '@/components/backoffice/promotions/promotion-editor';
import { toNewItem } from '@/components/backoffice/content/edited-item';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { ownWorkingCopy } from '@/lib/backoffice/content/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('newTitle') };
}

/** An empty sheet. */
export default async function NewPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  const copy = await ownWorkingCopy(operator, 'promotion');
  return (
    <>
      <EditorHeader href="/backoffice/promotions" back={t('back')} title={t('newTitle')} />
      <PromotionEditor
        item={toNewItem(
          {
            slug: '',
            types: [],
            picture: 'market.lantern.coin',
            title: {},
            summary: {},
            body: {},
            action: {},
            actionUrl: null,
            startsAt: null,
            endsAt: null,
            position: 0,
            published: false,
          },
          copy,
        )}
      />
    </>
  );
}
