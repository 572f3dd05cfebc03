import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { EndpointForm } from '@/components/backoffice/system/endpoint-form';
import { SigningText } from '@/components/backoffice/system/signing-text';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-system' });
  return { title: t('webhooks.add') };
}

/** A new endpoint of webhooks. */
export default async function NewWebhookPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('integrations.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-system' });
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-system']) as never}>
      <EditorHeader href="/backoffice/webhooks" back={t('webhooks.back')} title={t('webhooks.add')} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel>
          <EndpointForm />
        </Panel>
        <Panel title={t('webhooks.signing')}>
          <SigningText />
        </Panel>
      </div>
    </PageMessages>
  );
}
