import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DateTime } from '@/components/backoffice/date-time';
import { DeleteButton } from '@/components/backoffice/delete-button';
import { MessageProgress } from '@/components/backoffice/messages/message-progress';
import { MessageText } from '@/components/backoffice/messages/message-text';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { undefinedIfNotFound } from '@/lib/backoffice/rules';
import { cleanHtml } from '@/lib/content/html';
import { textIn } from '@/lib/content/text';
import { pickMessages } from '@/lib/i18n/messages';
import { loadMessage } from '@/lib/inbox/messages/loaders';
import { progressOf } from '@/lib/inbox/messages/rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-messages' });
  return { title: t('one') };
}

/** One message: its text, its recipients, and how many have got and read it. It can be recalled here. */
export default async function MessagePage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('inbox.send');
  const id = idParam((await params).id);
  const message = id === undefined ? undefined : await undefinedIfNotFound(loadMessage(id));
  if (!message) notFound();
  const t = await getTranslations({ locale, namespace: 'backoffice-messages' });
  const { audience } = message;
  const facts = [
    [
      'audience',
      audience.kind === 'segment' ? (
        <bdi key="name">{audience.name}</bdi>
      ) : audience.kind === 'accounts' ? (
        t('accountCount', { count: audience.count })
      ) : (
        t('audiences.all')
      ),
    ],
    ['startsAt', <DateTime key="start" at={message.startsAt} locale={locale} />],
    ['expiresAt', message.expiresAt ? <DateTime key="end" at={message.expiresAt} locale={locale} /> : '–'],
    [
      'link',
      message.link ? (
        <bdi key="link" dir="ltr">
          {message.link}
        </bdi>
      ) : (
        '–'
      ),
    ],
    ['writtenBy', <bdi key="by">{message.createdBy}</bdi>],
    ...(message.recalledBy ? [['recalledBy', <bdi key="recalled">{message.recalledBy}</bdi>] as const] : []),
  ] as const;
  const isPending = message.status === 'scheduled' || message.status === 'sending';
  const action = isPending ? 'stop' : 'recall';
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-messages'])}>
      <PageHeader
        title={<bdi>{textIn(message.title, locale)}</bdi>}
        back={{ href: '/backoffice/messages', label: t('back') }}
      />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel title={t('message')}>
          <MessageText
            texts={Object.fromEntries(
              Object.keys(message.title).map((code) => [
                code,
                { title: message.title[code]!, html: cleanHtml(message.body[code] ?? message.body.en) },
              ]),
            )}
          />
        </Panel>
        <div className="flex flex-col gap-5">
          <Panel title={t('progress')}>
            <MessageProgress key={message.status} id={String(message.id)} initial={progressOf(message)} />
          </Panel>
          <Panel>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
              {facts.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-faint">{t(name)}</dt>
                  <dd className="wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
            {message.status !== 'recalled' && (
              <DeleteButton
                path={`/backoffice/api/messages/${message.id}/recall`}
                next={`/backoffice/messages/${message.id}`}
                className="mt-4"
                texts={{
                  remove: t(`${action}.button`),
                  title: t(`${action}.title`),
                  text: t(`${action}.text`),
                  cancel: t('cancel'),
                  removed: t(`${action}.done`),
                }}
              />
            )}
          </Panel>
        </div>
      </div>
    </PageMessages>
  );
}
