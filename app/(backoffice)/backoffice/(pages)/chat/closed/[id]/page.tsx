import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { ChatMessages } from '@/components/backoffice/service/chat-messages';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { undefinedIfNotFound } from '@/lib/backoffice/rules';
import { pickMessages } from '@/lib/i18n/messages';
import { loadChat } from '@/lib/inbox/chat/loaders';
import { toWireOfficeChat } from '@/lib/inbox/chat/wire';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-service' });
  return { title: t('tabs.closed') };
}

/** One stored conversation. */
export default async function ClosedChatPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('chat.answer');
  const id = idParam((await params).id);
  const chat = id === undefined ? undefined : await undefinedIfNotFound(loadChat(id));
  if (!chat) notFound();
  const t = await getTranslations({ locale, namespace: 'backoffice-service' });
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-service'])}>
      <PageHeader
        title={
          chat.member ? (
            <PageLink href={`/backoffice/members/${chat.member.id}`} className="hover:underline">
              <bdi>{chat.member.account}</bdi>
            </PageLink>
          ) : (
            t('visitor', { id: String(chat.id) })
          )
        }
        text={
          chat.closedBy ? t('endedText', { by: t(`ends.${chat.closedBy}`) }) : t(`statuses.${chat.status}`)
        }
        back={{ href: '/backoffice/chat/closed', label: t('back') }}
      />
      <Panel className="max-w-3xl">
        <ChatMessages messages={toWireOfficeChat(chat).messages} />
      </Panel>
    </PageMessages>
  );
}
