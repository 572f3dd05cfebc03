import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { EndpointRows } from '@/components/backoffice/system/endpoint-rows';
import { buttonStyle } from '@/components/ui/button-style';
import { Plus } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadEndpoints } from '@/lib/backoffice/webhooks/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.webhooks') };
}

/** The endpoints of webhooks: addresses of a brand's own systems that receive events. */
export default async function WebhooksPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('integrations.write');
  const [t, endpoints] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-system' }),
    loadEndpoints(),
  ]);
  return (
    <>
      <PageHeader
        title={t('webhooks.title')}
        text={t('webhooks.text')}
        actions={
          <PageLink href="/backoffice/webhooks/new" className={buttonStyle({ variant: 'amber', size: 'sm' })}>
            <Plus aria-hidden className="size-4" />
            {t('webhooks.add')}
          </PageLink>
        }
      />
      <Panel flush>
        <EndpointRows rows={endpoints} locale={locale} />
      </Panel>
    </>
  );
}
