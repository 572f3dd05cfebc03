import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { ChatDesk } from '@/components/backoffice/service/chat-desk';
import { ServiceTabs } from '@/components/backoffice/service/service-tabs';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { loadCanned } from '@/lib/inbox/canned/loaders';
import { loadDesk } from '@/lib/inbox/chat/loaders';
import { toWireSummary } from '@/lib/inbox/chat/wire';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-service' });
  return { title: t('title') };
}

/** The live chat: the conversations that wait or are being answered. */
export default async function ChatPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('chat.answer');
  const [t, { list, operators }, canned] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-service' }),
    loadDesk(),
    loadCanned(),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-service'])}>
      <PageHeader title={t('title')} text={t('text')} />
      <ServiceTabs current="live" />
      <ChatDesk
        initial={list.map(toWireSummary)}
        self={String(operator.id)}
        operators={operators.map(({ id, name }) => ({ id: String(id), name }))}
        canned={canned.map(({ id, title, texts }) => ({ id: String(id), title, texts }))}
      />
    </PageMessages>
  );
}
