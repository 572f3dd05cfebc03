import { PenLine } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PromotionRows } from '@/components/backoffice/promotions/promotion-rows';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { listPromotions } from '@/lib/backoffice/promotions/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-promotions' });
  return { title: t('title') };
}

/** All promotions, with drafts, in the visitors' order. */
export default async function PromotionsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-promotions' });
  return (
    <>
      <PageHeader
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
        <PromotionRows rows={await listPromotions()} />
      </Panel>
    </>
  );
}
