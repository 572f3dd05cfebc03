import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { Badge } from '@/components/ui/badge';
import { Z99 } from '@/lib/reporting/rtp-monitor/constants';
import type { RtpRow } from '@/lib/reporting/rtp-monitor/queries';
import { ReturnGauge } from './return-gauge';

/** Table of the measured and the published return to player of each model or game. */
export function ReturnRows({ label, rows }: { label: string; rows: readonly RtpRow[] }) {
  const t = useTranslations('backoffice-returns');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const whole = new Intl.NumberFormat(locale, { style: 'percent' });
  const nameOf = (row: RtpRow) => row.names?.[locale] ?? row.names?.en ?? row.subject;
  return (
    <DataTable
      label={label}
      rows={rows}
      rowKey={(row) => `${row.kind}:${row.subject}:${row.version}`}
      empty={<p className="px-4 py-6 text-sm text-muted">{t('none')}</p>}
      columns={[
        {
          key: 'subject',
          head: t('subject'),
          leads: true,
          cell: (row) => (
            <>
              <span className="font-medium">{nameOf(row)}</span>
              <bdi dir="ltr" className="block text-xs text-faint">
                {row.kind === 'game' ? `${row.model} · ` : ''}
                {t('version', { version: row.version })}
              </bdi>
            </>
          ),
        },
        { key: 'rounds', head: t('rounds'), end: true, cell: (row) => count.format(row.rounds) },
        {
          key: 'published',
          head: t('published'),
          end: true,
          cell: (row) => (row.expected === null ? '–' : share.format(row.expected)),
        },
        { key: 'actual', head: t('actual'), end: true, cell: (row) => share.format(row.actual) },
        {
          key: 'band',
          head: t('band'),
          cell: (row) =>
            row.expected === null || row.error === null ? (
              '–'
            ) : (
              <ReturnGauge
                score={(row.actual - row.expected) / row.error}
                alarmed={row.alarmedAt !== null}
                words={t('gauge', {
                  actual: share.format(row.actual),
                  expected: share.format(row.expected),
                  half: share.format(row.error * Z99),
                })}
              />
            ),
        },
        {
          key: 'state',
          head: t('state'),
          cell: (row) => {
            if (row.alarmedAt) {
              return (
                <Badge tone="vermilion">
                  {t.rich('alarm', { at: () => <DateTime at={row.alarmedAt!} locale={locale} /> })}
                </Badge>
              );
            }
            if (row.firstCheckRounds === null) return <Badge>{t('retired')}</Badge>;
            if (row.checks === 0) {
              const gathered = Math.min(1, Number(row.rounds) / row.firstCheckRounds);
              return <span className="text-muted">{t('gathering', { share: whole.format(gathered) })}</span>;
            }
            return <Badge tone="jade">{t('within')}</Badge>;
          },
        },
      ]}
    />
  );
}
