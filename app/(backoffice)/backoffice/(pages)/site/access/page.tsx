import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { Panel } from '@/components/backoffice/panel';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { headers } from 'next/headers';
import { RegionForm } from '@/components/backoffice/site/region-form';
import { StatusForm } from '@/components/backoffice/site/status-form';
import { loadSection } from '@/lib/backoffice/site/loaders';
import { requestCountry } from '@/lib/platform/http/client-country';
import { requestIp } from '@/lib/platform/http/client-ip';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('sections.access') };
}

/** Maintenance, and who is served by country and network. */
export default async function AccessPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const [{ status, regions }, request] = await Promise.all([loadSection('access'), headers()]);
  const own = { ip: requestIp(new Headers(request)), country: requestCountry(new Headers(request)) };
  return (
    <>
      <PageHeader title={t('title')} text={t('texts.access')} />
      <SiteTabs current="access" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('status.title')}>
          <StatusForm key={status!.version} setting={status as never} />
        </Panel>
        <Panel title={t('regions.title')}>
          <RegionForm key={regions!.version} setting={regions as never} own={own} />
        </Panel>
      </div>
    </>
  );
}
