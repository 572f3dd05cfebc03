import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FeedbackRows } from '@/components/backoffice/feedback/feedback-rows';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageLinks } from '@/components/backoffice/page-links';
import { Panel } from '@/components/backoffice/panel';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pageParam, type SearchParams } from '@/lib/backoffice/page-params';
import { loadFeedbackPage } from '@/lib/inbox/feedback/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-feedback' });
  return { title: t('title') };
}

const VIEWS = ['open', 'done'] as const;

/** Feedback: open feedback with the oldest first, or closed feedback. */
export default async function FeedbackPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const { permissions } = await requireOperator('members.read');
  const t = await getTranslations({ locale, namespace: 'backoffice-feedback' });
  const given = await searchParams;
  const show = VIEWS.find((name) => name === given.show) ?? 'open';
  const page = pageParam(given.page);
  const { list, pages } = await loadFeedbackPage(show, page);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Panel
        flush
        actions={
          <LinkTabs
            label={t('filter')}
            tabs={VIEWS.map((name) => ({
              href: `/backoffice/feedback?show=${name}`,
              label: t(`views.${name}`),
              isCurrent: name === show,
            }))}
          />
        }
      >
        <FeedbackRows rows={list} show={show} canHandle={permissions.includes('members.write')} />
        <PageLinks
          page={page}
          pages={pages}
          href={(number) => `/backoffice/feedback?show=${show}&page=${number}`}
        />
      </Panel>
    </>
  );
}
