import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { ApiKeyForm } from '@/components/backoffice/system/api-key-form';
import { ApiKeyRows } from '@/components/backoffice/system/api-key-rows';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { loadApiKeys } from '@/lib/backoffice/api-keys/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { now } from '@/lib/platform/clock';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.apiKeys') };
}

/** The keys of the reporting API, and a form for a new one. */
export default async function ApiKeysPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('integrations.write');
  const [t, keys] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-system' }),
    loadApiKeys(),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-system']) as never}>
      <PageHeader
        title={t('keys.title')}
        text={t('keys.text')}
        actions={
          <PageLink
            href="/backoffice/docs/api#part-reporting"
            className={buttonStyle({ variant: 'outline', size: 'sm' })}
          >
            {t('keys.docs')}
          </PageLink>
        }
      />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel flush className="min-w-0">
          <ApiKeyRows rows={keys} locale={locale} at={now()} />
        </Panel>
        <Panel title={t('keys.new')}>
          <ApiKeyForm />
        </Panel>
      </div>
    </PageMessages>
  );
}
