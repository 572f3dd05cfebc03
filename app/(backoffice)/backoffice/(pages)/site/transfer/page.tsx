import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { ExportPanel, ImportPanel } from '@/components/backoffice/site/transfer-panel';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('sections.transfer') };
}

/** Settings as a file: saved from this site, taken over from another. */
export default async function TransferPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  return (
    <>
      <PageHeader title={t('title')} text={t('texts.transfer')} />
      <SiteTabs current="transfer" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ExportPanel />
        <ImportPanel />
      </div>
    </>
  );
}
