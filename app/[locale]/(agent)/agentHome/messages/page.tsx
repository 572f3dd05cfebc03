import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { LineMessages } from '@/components/agent/messages/line-messages';
import { InboxView } from '@/components/inbox/inbox-view';
import { PushCard } from '@/components/inbox/push-card';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { loadLineMessaging } from '@/lib/agents/messages/loaders';
import { requireAgent } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'messages' });
  return { title: t('title') };
}

/** The inbox of the agent, and messages to the line. */
export default async function MessagesPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { memberId } = await requireAgent(locale);
  const [t, line] = await Promise.all([
    getTranslations({ locale, namespace: 'messages' }),
    loadLineMessaging(memberId),
  ]);
  return (
    <CentrePage title={t('title')}>
      <LineMessages isAgent {...line} />
      <InboxView />
      <PushCard />
    </CentrePage>
  );
}
