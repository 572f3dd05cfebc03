import { PenLine } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PromotionRows } from '@/components/backoffice/promotions/promotion-rows';
import { PageHead } from '@/components/backoffice/page-head';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { allPromotions } from '@/lib/backoffice/promotions/loaders';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'promotions-office' });
  return { title: t('title') };
}

/** Every promotion, drafts too, in the order that visitors see them. */
export default async function PromotionsPage() {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'promotions-office' });
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        actions={
          <PageLink href="/backoffice/promotions/new" className={buttonStyle({ variant: 'amber' })}>
            <PenLine aria-hidden className="size-4" />
            {t('new')}
          </PageLink>
        }
      />
      <Panel flush>
        <PromotionRows rows={await allPromotions()} />
      </Panel>
    </>
  );
}
