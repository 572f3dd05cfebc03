import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { TaskActions } from '@/components/backoffice/system/task-actions';
import {
  FailedJobRows,
  ScheduleText,
  TaskBadge,
  TaskHourRows,
  TaskText,
} from '@/components/backoffice/system/task-rows';
import { durationName } from '@/components/backoffice/measures';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { textParam } from '@/lib/backoffice/page-params';
import { loadTask } from '@/lib/backoffice/tasks/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.jobs') };
}

/** One task: its state, its failed jobs, and its runs by hour. */
export default async function TaskPage({ params }: { params: Promise<{ name: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('jobs.run');
  const name = textParam((await params).name);
  const [t, found] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-system' }),
    loadTask(name),
  ]);
  if (!found) notFound();
  const { task, hours, failed } = found;
  const time = (at: Date | null | undefined) => (at ? <DateTime at={at} locale={locale} seconds /> : '–');
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-system']) as never}>
      <PageHeader
        title={<TaskText name={task.name} />}
        text={<bdi className="font-mono text-xs">{task.name}</bdi>}
        back={{ href: '/backoffice/jobs', label: t('jobs.back') }}
      />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {failed.length > 0 && (
            <Panel title={t('jobs.failedJobs')} flush>
              <FailedJobRows rows={failed} locale={locale} />
            </Panel>
          )}
          <Panel title={t('jobs.history')} flush>
            <TaskHourRows rows={hours} locale={locale} />
          </Panel>
        </div>
        <Panel>
          <Facts
            facts={[
              {
                key: 'state',
                name: t('jobs.columns.state'),
                value: <TaskBadge task={task} locale={locale} />,
              },
              {
                key: 'schedule',
                name: t('jobs.columns.schedule'),
                value: <ScheduleText schedule={task.schedule} />,
              },
              { key: 'next', name: t('jobs.columns.next'), value: time(task.nextAt) },
              { key: 'last', name: t('jobs.columns.last'), value: time(task.finishedAt) },
              {
                key: 'took',
                name: t('jobs.took'),
                value: task.tookMs === null ? '–' : durationName(task.tookMs, locale),
              },
              { key: 'failed', name: t('jobs.lastFailure'), value: time(task.failedAt) },
              {
                key: 'process',
                name: t('jobs.columns.process'),
                value: (
                  <bdi dir="ltr" className="font-mono text-xs break-all">
                    {task.process ?? '–'}
                  </bdi>
                ),
              },
              ...(task.pausedAt
                ? [{ key: 'paused', name: t('jobs.pausedBy'), value: task.pausedBy ?? '–' }]
                : []),
            ]}
          />
          {task.error && <bdi className="mt-3 block text-sm break-words text-vermilion">{task.error}</bdi>}
          {task.schedule !== null && (
            <div className="mt-4">
              <TaskActions
                name={task.name}
                paused={task.pausedAt !== null}
                busy={task.running || task.waiting > 0}
              />
            </div>
          )}
        </Panel>
      </div>
    </PageMessages>
  );
}
