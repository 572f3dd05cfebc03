import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { VendorRows } from '@/components/backoffice/vendors/vendor-rows';
import { buttonStyle } from '@/components/ui/button-style';
import { Plus } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { listVendors } from '@/lib/backoffice/vendors/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-vendors' });
  return { title: t('title') };
}

/** Every vendor with the health of its calls. */
export default async function VendorsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('integrations.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-vendors' });
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <PageLink href="/backoffice/vendors/new" className={buttonStyle({ variant: 'amber' })}>
            <Plus aria-hidden className="size-4" />
            {t('new')}
          </PageLink>
        }
      />
      <Panel flush>
        <VendorRows rows={await listVendors()} />
      </Panel>
    </>
  );
}
