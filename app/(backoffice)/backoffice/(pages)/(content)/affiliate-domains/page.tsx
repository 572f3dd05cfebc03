import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { AffiliateDomainForm } from '@/components/backoffice/affiliate-domains/affiliate-domain-form';
import { AffiliateDomainRows } from '@/components/backoffice/affiliate-domains/affiliate-domain-rows';
import { listAffiliateDomains } from '@/lib/backoffice/affiliate-domains/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-apps' });
  return { title: t('domains.title') };
}

/** The domains of agents: who registers there becomes the agent’s downline. */
export default async function AffiliateDomainsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-apps' });
  return (
    <>
      <PageHeader title={t('domains.title')} text={t('domains.text')} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel flush>
          <AffiliateDomainRows rows={await listAffiliateDomains()} />
        </Panel>
        <Panel title={t('domains.new')} className="max-xl:order-first">
          <AffiliateDomainForm />
        </Panel>
      </div>
    </>
  );
}
