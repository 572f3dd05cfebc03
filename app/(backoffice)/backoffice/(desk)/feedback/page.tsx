import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FeedbackRows } from '@/components/backoffice/feedback/feedback-rows';
import { LinkTabs } from '@/components/backoffice/link-tabs';
import { PageHead } from '@/components/backoffice/page-head';
import { PageLinks } from '@/components/backoffice/page-links';
import { Panel } from '@/components/backoffice/panel';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pageParam, type SearchParams } from '@/lib/backoffice/page-params';
import { feedbackLines } from '@/lib/inbox/feedback/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'feedback-office' });
  return { title: t('title') };
}

const VIEWS = ['open', 'done'] as const;

/** What people told the house: what waits, the oldest first, and what was done. */
export default async function FeedbackPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await officeLocale();
  setRequestLocale(locale);
  const { permissions } = await requireOperator('members.read');
  const t = await getTranslations({ locale, namespace: 'feedback-office' });
  const given = await searchParams;
  const show = VIEWS.find((name) => name === given.show) ?? 'open';
  const page = pageParam(given.page);
  const { list, pages } = await feedbackLines(show, page);
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <Panel
        flush
        actions={
          <LinkTabs
            label={t('filter')}
            tabs={VIEWS.map((name) => ({
              href: `/backoffice/feedback?show=${name}`,
              label: t(`views.${name}`),
              here: name === show,
            }))}
          />
        }
      >
        <FeedbackRows rows={list} show={show} mayHandle={permissions.includes('members.write')} />
        <PageLinks
          page={page}
          pages={pages}
          href={(number) => `/backoffice/feedback?show=${show}&page=${number}`}
        />
      </Panel>
    </>
  );
}
