import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { DefaultLimitsForm } from '@/components/backoffice/site/default-limits-form';
import { ProtectionForm } from '@/components/backoffice/site/protection-form';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadSection } from '@/lib/backoffice/site/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('sections.protection') };
}

/** Rules that protect members: rounds, reality checks, exclusions, documents, limits for everybody. */
export default async function ProtectionSettingsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const { protection, defaultLimits } = await loadSection('protection');
  return (
    <>
      <PageHeader title={t('title')} text={t('texts.protection')} />
      <SiteTabs current="protection" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('protection.title')}>
          <ProtectionForm key={protection!.version} setting={protection as never} />
        </Panel>
        <Panel title={t('protection.limits')}>
          <DefaultLimitsForm key={defaultLimits!.version} setting={defaultLimits as never} />
        </Panel>
      </div>
    </>
  );
}
