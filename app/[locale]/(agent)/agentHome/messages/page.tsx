import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { InboxView } from '@/components/inbox/inbox-view';
import { PushCard } from '@/components/inbox/push-card';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { requireAgent } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'messages' });
  return { title: t('title') };
}

/** The inbox of the agent. */
export default async function MessagesPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  await requireAgent(locale);
  const t = await getTranslations({ locale, namespace: 'messages' });
  return (
    <CentrePage title={t('title')}>
      <InboxView />
      <PushCard />
    </CentrePage>
  );
}
