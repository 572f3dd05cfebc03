'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { Download } from '@/components/ui/icons';
import type { ExportValue } from '@/lib/backoffice/exports/schema';
import { DataTable } from '../data-table';
import { DeleteButton } from '../delete-button';
import { sizeName } from '../measures';
import { daysName } from '../reports/days-name';
import { useCall } from '../use-call';
import { useLive } from '../use-live';

interface Exports {
  list: readonly ExportValue[];
}

const isBusy = ({ status }: ExportValue) => status === 'queued' || status === 'running';

/** Seconds between two readings: few while an export waits or runs. */
const every = ({ list }: Exports) => (list.some(isBusy) ? 2 : 30);
const TONES = {
  queued: 'plain',
  running: 'amber',
  done: 'jade',
  failed: 'vermilion',
  deleted: 'plain',
} as const;

/** The operator's exports. The progress of a running one is shown live. */
export function ExportList({ initial }: { initial: Exports }) {
  const t = useTranslations('backoffice-exports');
  const tTables = useTranslations('backoffice-tables');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { list } = useLive('/backoffice/api/exports', initial, every);
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone ? { timeZone } : {}),
  });
  const count = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('files')}
      rows={list}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      columns={[
        {
          key: 'table',
          head: t('table'),
          leads: true,
          cell: (row) => (
            <>
              <span className="font-medium">{tTables(`names.${row.table}`)}</span>
              <FilterOf query={row.query} />
            </>
          ),
        },
        {
          key: 'status',
          head: t('status'),
          cell: (row) => (
            <span aria-live="polite">
              <Badge tone={TONES[row.status]}>{t(`states.${row.status}`)}</Badge>
              {row.failure && (
                <span className="block text-xs text-muted">{t(`failures.${row.failure}`)}</span>
              )}
            </span>
          ),
        },
        {
          key: 'rows',
          head: t('rows'),
          end: true,
          cell: (row) => (row.status === 'queued' ? null : count.format(row.rows)),
        },
        {
          key: 'size',
          head: t('size'),
          end: true,
          cell: (row) => (row.bytes === 0 ? null : sizeName(row.bytes, locale)),
        },
        { key: 'created', head: t('created'), cell: (row) => time.format(new Date(row.createdAt)) },
        {
          key: 'from',
          head: t('madeBy'),
          cell: (row) => row.schedule ?? (row.own ? t('byHand') : row.owner),
        },
        {
          key: 'expires',
          head: t('expires'),
          cell: (row) =>
            row.status === 'done' && row.expiresAt ? time.format(new Date(row.expiresAt)) : null,
        },
        {
          key: 'actions',
          head: <span className="sr-only">{t('actions')}</span>,
          end: true,
          cell: (row) => <Actions row={row} />,
        },
      ]}
    />
  );
}

/** The filter of an export: its days, then the other parameters as the table names them. */
function FilterOf({ query }: { query: string }) {
  const locale = useLocale();
  const params = Object.fromEntries(new URLSearchParams(query));
  const { from, until, ...others } = params;
  const days = from && until ? daysName({ from, until }, locale) : undefined;
  return (
    <span className="block max-w-md text-xs text-faint">
      {days && <span className="block">{days}</span>}
      <bdi dir="ltr" className="break-words">
        {Object.entries(others)
          .map(([name, value]) => `${name}: ${value}`)
          .join(' · ')}
      </bdi>
    </span>
  );
}

function Actions({ row }: { row: ExportValue }) {
  const t = useTranslations('backoffice-exports');
  const tOffice = useTranslations('backoffice');
  const call = useCall();
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {row.status === 'done' && (
        // A plain link: the browser stores the file and stays on the page.
        <a
          href={`/backoffice/api/exports/${row.id}/file`}
          download
          className={buttonStyle({ variant: 'amber', size: 'sm' })}
        >
          <Download aria-hidden className="size-4" />
          {t('download')}
        </a>
      )}
      {row.own && !isBusy(row) && (
        <Button
          variant="outline"
          size="sm"
          busy={call.busy}
          onClick={() => void call.send(`/backoffice/api/exports/${row.id}/repeat`, {}, t('repeated'))}
        >
          {t('repeat')}
        </Button>
      )}
      {row.own && row.status !== 'deleted' && (
        <DeleteButton
          path={`/backoffice/api/exports/${row.id}/remove`}
          next="/backoffice/exports"
          texts={{
            remove: isBusy(row) ? t('stop') : t('remove'),
            title: isBusy(row) ? t('stopTitle') : t('removeTitle'),
            text: t('removeText'),
            cancel: tOffice('cancel'),
            removed: t('removed'),
          }}
        />
      )}
      {call.failure?.message && <span className="text-sm text-vermilion">{call.failure.message}</span>}
    </span>
  );
}
