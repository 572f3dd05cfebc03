import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LineMessages } from '@/components/agent/messages/line-messages';
import { TrialNote } from '@/components/identity/trial-note';
import { InboxTabs } from '@/components/inbox/inbox-tabs';
import { InboxView } from '@/components/inbox/inbox-view';
import { PushCard } from '@/components/inbox/push-card';
import { requirePageLocale } from '@/components/site/page-locale';
import { loadLineMessaging } from '@/lib/agents/messages/loaders';
import { requireSession } from '@/lib/identity/loaders';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'messages' });
  return { title: t('title') };
}

/** The member's inbox. Trial players have none. */
export default async function MessagesPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { kind, memberId } = await requireSession(locale, '/member/messages');
  const [t, line] = await Promise.all([
    getTranslations({ locale, namespace: 'messages' }),
    loadLineMessaging(memberId),
  ]);
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      {kind === 'trial' ? (
        <TrialNote locale={locale} />
      ) : (
        <>
          <InboxTabs locale={locale} current="messages" />
          <InboxView />
          <LineMessages isAgent={kind === 'agent'} {...line} />
          <PushCard />
        </>
      )}
    </div>
  );
}
