import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { ResourceForm } from '@/components/backoffice/resources/resource-form';
import { ResourceRows } from '@/components/backoffice/resources/resource-rows';
import { siteResources } from '@/lib/content/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-apps' });
  return { title: t('resources.title') };
}

/** All links by type: those with a place of their own, and the operator’s own. */
export default async function ResourcesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-apps' });
  const [rows, { type }] = await Promise.all([siteResources(), searchParams]);
  const edited = rows.find((row) => row.resourceType === type);
  return (
    <>
      <PageHeader title={t('resources.title')} text={t('resources.text')} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel flush>
          <ResourceRows rows={rows} />
        </Panel>
        <Panel title={t(edited ? 'resources.edit' : 'resources.new')} className="max-xl:order-first">
          <ResourceForm
            key={edited?.resourceType}
            {...(edited && {
              resource: { type: edited.resourceType, url: edited.url, label: edited.label },
            })}
          />
        </Panel>
      </div>
    </>
  );
}
