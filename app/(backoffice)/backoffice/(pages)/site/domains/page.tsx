import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { SiteTabs } from '@/components/backoffice/site/site-tabs';
import { Panel } from '@/components/backoffice/panel';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { ChannelsForm } from '@/components/backoffice/site/channels-form';
import { DomainsForm } from '@/components/backoffice/site/domains-form';
import { PageLink } from '@/components/ui/page-link';
import { loadSection } from '@/lib/backoffice/site/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-site' });
  return { title: t('sections.domains') };
}

/** Mirrors, customer service, and the way to the links of the footer. */
export default async function DomainsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('site.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-site' });
  const { domains, service } = await loadSection('domains');
  return (
    <>
      <PageHeader title={t('title')} text={t('texts.domains')} />
      <SiteTabs current="domains" />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('channels.title')}>
          <ChannelsForm key={service!.version} setting={service as never} />
        </Panel>
        <div className="flex flex-col gap-5">
          <Panel title={t('domains.title')}>
            <DomainsForm key={domains!.version} setting={domains as never} />
          </Panel>
          <Panel title={t('links.title')}>
            <p className="mb-3 text-sm text-muted">{t('links.text')}</p>
            <PageLink
              href="/backoffice/links"
              className="text-sm font-medium text-amber underline underline-offset-4"
            >
              {t('links.open')}
            </PageLink>
          </Panel>
        </div>
      </div>
    </>
  );
}
