import { PenLine } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { GoodRows } from '@/components/backoffice/goods/good-rows';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { listGoods } from '@/lib/backoffice/goods/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('goods.title') };
}

/** All goods of the points mall, in the visitors' order. */
export default async function GoodsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  return (
    <>
      <PageHeader
        title={t('goods.title')}
        text={t('goods.text')}
        actions={
          <PageLink href="/backoffice/goods/new" className={buttonStyle({ variant: 'amber' })}>
            <PenLine aria-hidden className="size-4" />
            {t('goods.new')}
          </PageLink>
        }
      />
      <Panel flush>
        <GoodRows rows={await listGoods()} />
      </Panel>
    </>
  );
}
