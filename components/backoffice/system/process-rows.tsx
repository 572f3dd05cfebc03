import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { ProcessRow } from '@/lib/backoffice/processes/queries';
import type { SlowStatement } from '@/lib/backoffice/health/types';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { durationName, sizeName } from '../measures';

/** The processes of the site. */
export function ProcessRows({ rows, locale }: { rows: readonly ProcessRow[]; locale: string }) {
  const t = useTranslations('backoffice-system.health');
  return (
    <DataTable
      label={t('processes')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('noProcesses')} hint={t('checks.processes.todo')} />}
      columns={[
        {
          key: 'id',
          head: t('columns.process'),
          leads: true,
          cell: ({ id, pid, host }) => (
            <bdi dir="ltr" className="font-mono text-xs break-all">
              {id}
              <span className="block text-faint">{`${host} · ${pid}`}</span>
            </bdi>
          ),
        },
        {
          key: 'kind',
          head: t('columns.runs'),
          cell: ({ kind, jobRunners }) => (
            <>
              {t(`kinds.${kind}`)}
              {jobRunners.map((name) => (
                <span key={name} className="block text-xs text-faint">
                  {t(`runners.${name}`)}
                </span>
              ))}
            </>
          ),
        },
        { key: 'version', head: t('columns.version'), cell: ({ version }) => <bdi dir="ltr">{version}</bdi> },
        {
          key: 'started',
          head: t('columns.started'),
          cell: ({ startedAt }) => <DateTime at={startedAt} locale={locale} />,
        },
        {
          key: 'memory',
          head: t('columns.memory'),
          end: true,
          cell: ({ memory }) => sizeName(Number(memory), locale),
        },
        {
          key: 'clock',
          head: t('columns.clock'),
          end: true,
          cell: ({ clockMs }) => durationName(Math.abs(clockMs), locale),
        },
      ]}
    />
  );
}

/** The kinds of statements that take most of the database's time. */
export function StatementRows({ rows, locale }: { rows: readonly SlowStatement[]; locale: string }) {
  const t = useTranslations('backoffice-system.health');
  const count = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <DataTable
      label={t('statements')}
      rows={rows}
      rowKey={({ text }) => text}
      empty={<EmptyState title={t('noStatements')} />}
      columns={[
        {
          key: 'text',
          head: t('columns.statement'),
          leads: true,
          cell: ({ text }) => (
            <code dir="ltr" className="line-clamp-3 block max-w-2xl font-mono text-xs break-all">
              {text}
            </code>
          ),
        },
        { key: 'calls', head: t('columns.calls'), end: true, cell: ({ calls }) => count.format(calls) },
        {
          key: 'average',
          head: t('columns.average'),
          end: true,
          cell: ({ averageMs }) => durationName(averageMs, locale),
        },
        { key: 'share', head: t('columns.share'), end: true, cell: ({ share }) => percent.format(share) },
      ]}
    />
  );
}
