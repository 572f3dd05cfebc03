import { PenLine } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { GoodRows } from '@/components/backoffice/goods/good-rows';
import { PageHead } from '@/components/backoffice/page-head';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { allGoods } from '@/lib/backoffice/goods/loaders';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'promotions-office' });
  return { title: t('goods.title') };
}

/** Every good of the points mall, in the order that visitors see them. */
export default async function GoodsPage() {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'promotions-office' });
  return (
    <>
      <PageHead
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
        <GoodRows rows={await allGoods()} />
      </Panel>
    </>
  );
}
