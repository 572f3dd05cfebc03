import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { GoodForm } from '@/components/backoffice/goods/good-form';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { loadGoodForm } from '@/lib/backoffice/goods/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('goods.new') };
}

/** An empty sheet. */
export default async function NewGoodPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const [t, { groups, currency }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-promotions' }),
    loadGoodForm(),
  ]);
  return (
    <>
      <EditorHeader href="/backoffice/goods" back={t('back')} title={t('goods.new')} />
      <GoodForm
        good={{
          picture: 'jade.teapot',
          title: {},
          summary: {},
          points: 1000,
          quantity: 0,
          position: 0,
          kind: 'goods',
          price: '0',
          worth: '0',
          perMember: null,
          groupId: null,
        }}
        groups={groups}
        currency={currency}
      />
    </>
  );
}
