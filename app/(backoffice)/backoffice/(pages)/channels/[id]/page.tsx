import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ArchiveButton } from '@/components/backoffice/channels/archive-button';
import { ChannelForm } from '@/components/backoffice/channels/channel-form';
import { toDraft } from '@/components/backoffice/channels/draft';
import { PageMessages } from '@/components/backoffice/page-messages';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { Badge } from '@/components/ui/badge';
import { PageLink } from '@/components/ui/page-link';
import { findChannel, loadChannelChoices } from '@/lib/backoffice/channels/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';
import { pickMessages } from '@/lib/i18n/messages';
import { siteConfig } from '@/lib/platform/site-config';
import { zoneName } from '@/lib/platform/zone';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-channels' });
  return { title: t('title') };
}

/** Editor of a payment channel. */
export default async function ChannelPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('cashier.channels');
  const t = await getTranslations({ locale, namespace: 'backoffice-channels' });
  const id = idParam((await params).id);
  const channel = id === undefined ? undefined : await findChannel(id);
  if (!channel) notFound();
  const { kind, code, version, enabled } = channel;
  const archived = channel.archivedAt !== null;
  const saved = { id: String(channel.id), version, enabled, archived, secretNames: channel.secretNames };
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-channels'])}>
      <EditorHeader href="/backoffice/channels" back={t('back')} title={textIn(channel.names, locale)} />
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <Badge>{t(`kinds.${kind}`)}</Badge>
        <Badge>
          {t.has(`adapters.${channel.adapter}`) ? t(`adapters.${channel.adapter}`) : channel.adapter}
        </Badge>
        <Badge>
          <bdi dir="ltr">{code}</bdi>
        </Badge>
        <Badge tone={enabled ? 'jade' : 'plain'}>
          {archived ? t('archive.state') : enabled ? t('on') : t('off')}
        </Badge>
        <span className="ms-auto flex items-center gap-3">
          {operator.permissions.includes('audit.read') && (
            <PageLink
              href={`/backoffice/audit?subject=${encodeURIComponent(`channel:${saved.id}`)}`}
              className="text-sm text-amber hover:underline"
            >
              {t('changes')}
            </PageLink>
          )}
          <ArchiveButton key={version} id={saved.id} version={version} archived={archived} />
        </span>
      </div>
      <ChannelForm
        // The key resets the form's state when somebody has changed the channel.
        key={version}
        channel={{ kind, saved, draft: toDraft(channel) }}
        choices={await loadChannelChoices(kind)}
        zone={zoneName(siteConfig().money.settlementZone)}
      />
    </PageMessages>
  );
}
