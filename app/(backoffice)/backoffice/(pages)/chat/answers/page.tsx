import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DataTable } from '@/components/backoffice/data-table';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { PreparedAnswerForm } from '@/components/backoffice/service/prepared-answer-form';
import { ServiceTabs } from '@/components/backoffice/service/service-tabs';
import { EmptyState } from '@/components/ui/empty-state';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { loadPreparedAnswers } from '@/lib/inbox/prepared-answers/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-service' });
  return { title: t('tabs.answers') };
}

/** The prepared answers, and a form for a new one or for the one that the page's address names. */
export default async function AnswersPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('chat.answer');
  const chosenId = idParam((await searchParams).id);
  const [t, answers] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-service' }),
    loadPreparedAnswers(),
  ]);
  const chosen = answers.find(({ id }) => id === chosenId);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-service'])}>
      <PageHeader title={t('tabs.answers')} text={t('preparedAnswer.about')} />
      <ServiceTabs current="answers" />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_28rem]">
        <Panel flush>
          <DataTable
            label={t('tabs.answers')}
            rows={answers}
            rowKey={(row) => String(row.id)}
            rowHref={(row) => `/backoffice/chat/answers?id=${row.id}`}
            empty={<EmptyState title={t('preparedAnswer.none')} hint={t('preparedAnswer.noneText')} />}
            columns={[
              {
                key: 'title',
                head: t('preparedAnswer.name'),
                leads: true,
                cell: (row) => <bdi>{row.title}</bdi>,
              },
              {
                key: 'text',
                head: t('preparedAnswer.text'),
                cell: (row) => <bdi className="line-clamp-2">{row.texts[locale] ?? row.texts.en}</bdi>,
              },
            ]}
          />
        </Panel>
        <Panel title={t(chosen ? 'preparedAnswer.change' : 'preparedAnswer.new')}>
          <PreparedAnswerForm
            key={chosen ? `${chosen.id} ${chosen.version}` : 'new'}
            {...(chosen && { saved: { id: String(chosen.id), version: chosen.version } })}
            title={chosen?.title ?? ''}
            texts={chosen?.texts ?? {}}
          />
        </Panel>
      </div>
    </PageMessages>
  );
}
