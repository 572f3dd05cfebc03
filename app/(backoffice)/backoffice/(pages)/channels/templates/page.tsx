import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ChannelTabs } from '@/components/backoffice/channels/channel-tabs';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { TemplatesForm } from '@/components/backoffice/payment-files/templates-form';
import { loadTemplates } from '@/lib/backoffice/channels/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-channels' });
  return { title: t('templates.title') };
}

/** The templates of payment files. */
export default async function TemplatesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('cashier.channels');
  const [t, templates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-channels' }),
    loadTemplates(),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-channels'])}>
      <PageHeader title={t('templates.title')} text={t('templates.intro')} />
      <ChannelTabs current="templates" />
      <TemplatesForm key={JSON.stringify(templates)} templates={templates} />
    </PageMessages>
  );
}
