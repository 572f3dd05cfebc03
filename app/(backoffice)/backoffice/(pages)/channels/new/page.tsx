import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ChannelForm } from '@/components/backoffice/channels/channel-form';
import { newDraft } from '@/components/backoffice/channels/draft';
import { PageMessages } from '@/components/backoffice/page-messages';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { loadChannelChoices } from '@/lib/backoffice/channels/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { siteConfig } from '@/lib/platform/site-config';
import { zoneName } from '@/lib/platform/zone';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-channels' });
  return { title: t('newTitle') };
}

/** An empty form for a payment channel. */
export default async function NewChannelPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('cashier.channels');
  const t = await getTranslations({ locale, namespace: 'backoffice-channels' });
  const kind = (await searchParams).kind === 'withdraw' ? 'withdraw' : 'deposit';
  const choices = await loadChannelChoices(kind);
  const { currency, settlementZone } = siteConfig().money;
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-channels'])}>
      <EditorHeader href="/backoffice/channels" back={t('back')} title={t(`newOf.${kind}`)} />
      <ChannelForm
        channel={{ kind, draft: newDraft(choices.adapters[0]?.code ?? '', currency) }}
        choices={choices}
        zone={zoneName(settlementZone)}
      />
    </PageMessages>
  );
}
