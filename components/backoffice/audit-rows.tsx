import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import type { AuditLine } from '@/lib/backoffice/audit/queries';
import { actionName } from './action-name';
import { DataTable } from './data-table';
import { When } from './when';

/** What matters of a line beside its action: `amount 100.00 · currency THB · permissions cashier.read, audit.read`. */
const told = (detail: Record<string, unknown>) =>
  Object.entries(detail)
    .map(([name, value]) => `${name} ${worded(value)}`)
    .join(' · ');

function worded(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return JSON.stringify(value);
}

/** Lines of the audit log. */
export function AuditRows({ rows }: { rows: readonly AuditLine[] }) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  return (
    <DataTable
      label={t('nav.audit')}
      rows={rows}
      rowKey={(line) => String(line.id)}
      empty={<EmptyState title={t('audit.none')} />}
      columns={[
        { key: 'what', head: t('audit.what'), leads: true, cell: (line) => actionName(t, line.action) },
        {
          key: 'id',
          head: t('audit.line'),
          cell: (line) => <bdi className="tabular">{String(line.id)}</bdi>,
        },
        { key: 'who', head: t('audit.who'), cell: (line) => line.operator ?? t('audit.console') },
        {
          key: 'when',
          head: t('members.when'),
          cell: (line) => <When at={line.at} locale={locale} seconds />,
        },
        {
          key: 'subject',
          head: t('audit.subject'),
          cell: (line) => (
            <PageLink
              href={`/backoffice/audit?subject=${encodeURIComponent(line.subject)}`}
              className="text-amber hover:underline"
            >
              <bdi>{line.subject}</bdi>
            </PageLink>
          ),
        },
        { key: 'ip', head: t('members.address'), cell: (line) => <bdi className="tabular">{line.ip}</bdi> },
        {
          key: 'detail',
          head: t('audit.detail'),
          cell: (line) =>
            Object.keys(line.detail).length > 0 ? (
              <bdi dir="ltr" className="block text-xs wrap-anywhere text-muted md:max-w-72">
                {told(line.detail)}
              </bdi>
            ) : null,
        },
      ]}
    />
  );
}
