import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { FailedJobRows, TaskRows } from '@/components/backoffice/system/task-rows';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadFailedJobs, loadTasks } from '@/lib/backoffice/tasks/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.jobs') };
}

/** Everything that runs by itself: scheduled tasks, jobs that rooms enqueue, and jobs that have failed for good. */
export default async function JobsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('jobs.run');
  const [t, tasks, failed] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-system' }),
    loadTasks(),
    loadFailedJobs(),
  ]);
  const scheduled = tasks.filter(({ schedule }) => schedule !== null);
  const enqueued = tasks.filter(({ schedule }) => schedule === null);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-system']) as never}>
      <PageHeader title={t('jobs.title')} text={t('jobs.text')} actions={<RefreshButton />} />
      <div className="flex flex-col gap-5">
        {failed.length > 0 && (
          <Panel title={t('jobs.failedJobs')} flush>
            <FailedJobRows rows={failed} locale={locale} />
          </Panel>
        )}
        <Panel title={t('jobs.scheduled')} flush>
          <TaskRows rows={scheduled} label={t('jobs.scheduled')} locale={locale} />
        </Panel>
        {enqueued.length > 0 && (
          <Panel title={t('jobs.enqueued')} flush>
            <TaskRows rows={enqueued} label={t('jobs.enqueued')} locale={locale} />
          </Panel>
        )}
      </div>
    </PageMessages>
  );
}
