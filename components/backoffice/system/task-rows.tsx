import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { LATE_MS } from '@/lib/backoffice/tasks/constants';
import type { FailedJob, TaskHour, TaskState } from '@/lib/backoffice/tasks/types';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { durationName } from '../measures';
import { scheduleName } from './schedule-name';
import { FailedJobActions, TaskActions } from './task-actions';

/** The state of a task as a badge: paused, running, late, failed, done or never run. */
export function TaskBadge({ task, locale }: { task: TaskState; locale: string }) {
  const t = useTranslations('backoffice-system.jobs.states');
  if (task.running) return <Badge tone="amber">{t('running')}</Badge>;
  if (task.pausedAt) return <Badge tone="amber">{t('paused')}</Badge>;
  if (task.lateMs >= LATE_MS)
    return <Badge tone="vermilion">{t('late', { by: durationName(task.lateMs, locale) })}</Badge>;
  if (task.ok === false) return <Badge tone="vermilion">{t('failed')}</Badge>;
  if (task.ok) return <Badge tone="jade">{t('done')}</Badge>;
  return <Badge>{t('never')}</Badge>;
}

/** What a task does, and its name in the logs. */
export function TaskName({ name }: { name: string }) {
  return (
    <>
      <span className="block max-w-md font-medium">
        <TaskText name={name} />
      </span>
      <bdi dir="ltr" className="block font-mono text-xs text-faint">
        {name}
      </bdi>
    </>
  );
}

/** What a task does, in words; its name if it has none. */
export function TaskText({ name }: { name: string }) {
  const t = useTranslations('backoffice-system');
  return t.has(`tasks.${name}`) ? t(`tasks.${name}`) : name;
}

/** When a task runs, in words; times are in UTC. */
export function ScheduleText({ schedule }: { schedule: string | null }) {
  const t = useTranslations('backoffice-system.jobs.schedules');
  if (schedule === null) return t('none');
  const { kind, values } = scheduleName(schedule);
  return t(kind, values);
}

/** The tasks of the site with their last runs. */
export function TaskRows({
  rows,
  label,
  locale,
}: {
  rows: readonly TaskState[];
  label: string;
  locale: string;
}) {
  const t = useTranslations('backoffice-system.jobs');
  const scheduled = rows.some(({ schedule }) => schedule !== null);
  return (
    <DataTable
      label={label}
      rows={rows}
      rowKey={({ name }) => name}
      empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      columns={[
        {
          key: 'name',
          head: t('columns.task'),
          leads: true,
          cell: ({ name }) => (
            <PageLink href={`/backoffice/jobs/${name}`} className="block hover:text-amber">
              <TaskName name={name} />
            </PageLink>
          ),
        },
        {
          key: 'schedule',
          head: t('columns.schedule'),
          cell: ({ schedule, urgent }) => (
            <>
              <ScheduleText schedule={schedule} />
              {urgent && <span className="block text-xs text-faint">{t('urgent')}</span>}
            </>
          ),
        },
        {
          key: 'state',
          head: t('columns.state'),
          cell: (task) => (
            <>
              <TaskBadge task={task} locale={locale} />
              {task.ok === false && task.error && (
                <bdi className="mt-1 line-clamp-2 max-w-xs text-xs break-words text-muted">{task.error}</bdi>
              )}
            </>
          ),
        },
        {
          key: 'last',
          head: t('columns.last'),
          cell: ({ finishedAt, tookMs }) =>
            finishedAt ? (
              <>
                <DateTime at={finishedAt} locale={locale} seconds />
                <span className="block text-xs text-faint">{durationName(tookMs ?? 0, locale)}</span>
              </>
            ) : null,
        },
        scheduled
          ? {
              key: 'next',
              head: t('columns.next'),
              cell: ({ nextAt }) => (nextAt ? <DateTime at={nextAt} locale={locale} /> : null),
            }
          : {
              key: 'waiting',
              head: t('columns.waiting'),
              end: true,
              cell: ({ waiting }) => new Intl.NumberFormat(locale).format(waiting),
            },
        ...(scheduled
          ? [
              {
                key: 'actions',
                head: <span className="sr-only">{t('columns.actions')}</span>,
                end: true,
                cell: ({ name, pausedAt, running, waiting }: TaskState) => (
                  <TaskActions name={name} paused={pausedAt !== null} busy={running || waiting > 0} />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Jobs that have failed for good, with their errors. */
export function FailedJobRows({ rows, locale }: { rows: readonly FailedJob[]; locale: string }) {
  const t = useTranslations('backoffice-system.jobs');
  return (
    <DataTable
      label={t('failedJobs')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('noFailedJobs')} />}
      columns={[
        { key: 'task', head: t('columns.task'), leads: true, cell: ({ task }) => <TaskName name={task} /> },
        {
          key: 'tried',
          head: t('columns.tried'),
          cell: ({ triedAt, attempts }) => (
            <>
              <DateTime at={triedAt} locale={locale} />
              <span className="block text-xs text-faint">{t('attempts', { count: attempts })}</span>
            </>
          ),
        },
        {
          key: 'error',
          head: t('columns.error'),
          cell: ({ error }) => <bdi className="line-clamp-3 max-w-md text-xs break-words">{error}</bdi>,
        },
        {
          key: 'actions',
          head: <span className="sr-only">{t('columns.actions')}</span>,
          end: true,
          cell: ({ id }) => <FailedJobActions id={id} />,
        },
      ]}
    />
  );
}

/** The runs of a task by hour. */
export function TaskHourRows({ rows, locale }: { rows: readonly TaskHour[]; locale: string }) {
  const t = useTranslations('backoffice-system.jobs');
  const count = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('history')}
      rows={rows}
      rowKey={({ hour, ok }) => `${hour.toISOString()} ${ok}`}
      empty={<EmptyState title={t('noHistory')} />}
      columns={[
        {
          key: 'last',
          head: t('columns.last'),
          leads: true,
          cell: ({ lastAt }) => <DateTime at={lastAt} locale={locale} seconds />,
        },
        {
          key: 'result',
          head: t('columns.result'),
          cell: ({ ok, error }) => (
            <>
              <Badge tone={ok ? 'jade' : 'vermilion'}>{t(ok ? 'states.done' : 'states.failed')}</Badge>
              {error && <bdi className="mt-1 block max-w-md text-xs break-words text-muted">{error}</bdi>}
            </>
          ),
        },
        { key: 'runs', head: t('columns.runs'), end: true, cell: ({ runs }) => count.format(runs) },
        {
          key: 'average',
          head: t('columns.average'),
          end: true,
          cell: ({ averageMs }) => durationName(averageMs, locale),
        },
        {
          key: 'longest',
          head: t('columns.longest'),
          end: true,
          cell: ({ longestMs }) => durationName(longestMs, locale),
        },
        {
          key: 'process',
          head: t('columns.process'),
          cell: ({ process }) => (
            <bdi dir="ltr" className="font-mono text-xs break-all">
              {process}
            </bdi>
          ),
        },
      ]}
    />
  );
}
