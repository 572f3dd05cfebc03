import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MessageForm } from '@/components/backoffice/messages/message-form';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { loadSegments } from '@/lib/backoffice/segments/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-messages' });
  return { title: t('new') };
}

/** A new message; the address may name a segment or an account. */
export default async function NewMessagePage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('inbox.send');
  const given = await searchParams;
  const [t, segments] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-messages' }),
    loadSegments(),
  ]);
  return (
    <PageMessages
      messages={pickMessages(locale, ['backoffice-messages', 'backoffice-segments', 'backoffice-content'])}
    >
      <PageHeader
        title={t('new')}
        text={t('newText')}
        back={{ href: '/backoffice/messages', label: t('back') }}
      />
      <MessageForm
        segments={segments.map(({ id, name }) => ({ id: String(id), name }))}
        segmentId={idParam(given.segment)?.toString()}
        account={textParam(given.account) || undefined}
      />
    </PageMessages>
  );
}
