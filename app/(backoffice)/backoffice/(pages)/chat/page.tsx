import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { OpenChats } from '@/components/backoffice/service/open-chats';
import { ServiceTabs } from '@/components/backoffice/service/service-tabs';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { loadPreparedAnswers } from '@/lib/inbox/prepared-answers/loaders';
import { loadOpenChats } from '@/lib/inbox/chat/loaders';
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
  const [t, { list, operators }, preparedAnswers] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-service' }),
    loadOpenChats(),
    loadPreparedAnswers(),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-service'])}>
      <PageHeader title={t('title')} text={t('text')} />
      <ServiceTabs current="live" />
      <OpenChats
        initial={list.map(toWireSummary)}
        self={String(operator.id)}
        operators={operators.map(({ id, name }) => ({ id: String(id), name }))}
        preparedAnswers={preparedAnswers.map(({ id, title, texts }) => ({ id: String(id), title, texts }))}
      />
    </PageMessages>
  );
}
