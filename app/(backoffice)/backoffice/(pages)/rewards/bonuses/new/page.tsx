import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BonusEditor } from '@/components/backoffice/bonuses/bonus-editor';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-bonuses' });
  return { title: t('new') };
}

/** Editor of a new bonus. */
export default async function NewBonusPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('bonuses.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-bonuses' });
  return (
    <>
      <EditorHeader href="/backoffice/rewards/bonuses" back={t('back')} title={t('new')} />
      <BonusEditor locale={locale} mayWrite />
    </>
  );
}
