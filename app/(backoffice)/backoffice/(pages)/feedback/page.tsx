import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FeedbackFilter } from '@/components/backoffice/feedback/feedback-filter';
import { FeedbackRows } from '@/components/backoffice/feedback/feedback-rows';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageLinks } from '@/components/backoffice/page-links';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pageParam, textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { loadPreparedAnswers } from '@/lib/inbox/prepared-answers/loaders';
import { FEEDBACK_VIEWS, QUESTION_TYPES } from '@/lib/inbox/feedback/constants';
import { loadAssignees, loadFeedbackPage } from '@/lib/inbox/feedback/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-feedback' });
  return { title: t('title') };
}

/**
 * Feedback in three lists: open (the oldest first), the operator's own, and closed. It can be filtered by subject, number, account or
 * words.
 */
export default async function FeedbackPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('members.read');
  const t = await getTranslations({ locale, namespace: 'backoffice-feedback' });
  const given = await searchParams;
  const view = FEEDBACK_VIEWS.find((name) => name === given.show) ?? 'open';
  const questionType = QUESTION_TYPES.find((name) => name === given.type);
  const search = textParam(given.q);
  const page = pageParam(given.page);
  const [{ list, pages }, assignees, preparedAnswers] = await Promise.all([
    loadFeedbackPage({ view, operatorId: operator.id, questionType, search, page }),
    loadAssignees(),
    loadPreparedAnswers(),
  ]);
  const address = (changes: Record<string, string>) =>
    `/backoffice/feedback?${new URLSearchParams({
      show: view,
      ...(questionType && { type: questionType }),
      ...(search && { q: search }),
      ...changes,
    }).toString()}`;
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-service'])}>
      <PageHeader title={t('title')} text={t('text')} actions={<RefreshButton />} />
      <Panel
        flush
        actions={
          <LinkTabs
            label={t('filter')}
            tabs={FEEDBACK_VIEWS.map((name) => ({
              href: address({ show: name }),
              label: t(`views.${name}`),
              isCurrent: name === view,
            }))}
          />
        }
      >
        <FeedbackFilter view={view} questionType={questionType ?? ''} search={search} />
        <FeedbackRows
          rows={list}
          view={view}
          answering={
            operator.permissions.includes('members.write')
              ? {
                  operators: assignees.map(({ id, name }) => ({ id: String(id), name })),
                  self: String(operator.id),
                  preparedAnswers: preparedAnswers.map(({ id, title, texts }) => ({
                    id: String(id),
                    title,
                    texts,
                  })),
                }
              : undefined
          }
        />
        <PageLinks page={page} pages={pages} href={(number) => address({ page: String(number) })} />
      </Panel>
    </PageMessages>
  );
}
