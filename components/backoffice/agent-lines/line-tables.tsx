import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { TreeRow } from '@/lib/agents/lines/operator-queries';
import type { LineChange } from '@/lib/agents/lines/types';
import { ConfirmButton } from '../confirm-button';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';

/** Members of the tree with the numbers of members below; each row opens the member. */
export function TreeTable({ rows, locale, empty }: { rows: TreeRow[]; locale: string; empty: string }) {
  const t = useTranslations('backoffice-agent-lines.tree');
  const types = useTranslations('agent-lines.types');
  const number = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('label')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/agents/${row.id}`}
      empty={<EmptyState title={empty} />}
      columns={[
        { key: 'account', head: t('account'), leads: true, cell: (row) => <bdi>{row.account}</bdi> },
        { key: 'type', head: t('type'), cell: (row) => types(String(row.type)) },
        { key: 'direct', head: t('direct'), end: true, cell: (row) => number.format(row.direct) },
        { key: 'below', head: t('below'), end: true, cell: (row) => number.format(row.below) },
        {
          key: 'at',
          head: t('since'),
          end: true,
          cell: (row) => <DateTime at={row.createdAt} locale={locale} />,
        },
      ]}
    />
  );
}

interface ChangesProps {
  rows: LineChange[];
  locale: string;
  /** With the button to cancel a scheduled change. */
  mayWrite: boolean;
  /** Without the member, on the page of one. */
  ofOne?: boolean;
}

/** Moves, promotions and demotions: what the member was, is or will be, and why. */
export function ChangesTable({ rows, locale, mayWrite, ofOne = false }: ChangesProps) {
  const t = useTranslations('backoffice-agent-lines.changes');
  const types = useTranslations('agent-lines.types');
  const errors = useTranslations('errors');
  const place = (type: number, upline: string | null) =>
    `${types(String(type))} · ${upline === null ? t('platform') : `\u2068${upline}\u2069`}`;
  const refusal = (code: string) => (errors.has(code) ? errors(code) : errors(`fields.${code}`));
  return (
    <DataTable
      label={t('label')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      empty={<EmptyState title={t('none')} />}
      columns={[
        ...(ofOne
          ? []
          : [{ key: 'member', head: t('member'), cell: (row: LineChange) => <bdi>{row.account}</bdi> }]),
        { key: 'at', head: t('at'), leads: ofOne, cell: (row) => <DateTime at={row.at} locale={locale} /> },
        {
          key: 'from',
          head: t('from'),
          cell: (row) => (row.fromType === null ? null : place(row.fromType, row.fromUpline)),
        },
        { key: 'to', head: t('to'), cell: (row) => place(row.toType, row.toUpline) },
        {
          key: 'reason',
          head: t('reason'),
          cell: (row) => (
            <span className="wrap-anywhere">
              <bdi>{row.reason}</bdi>
              {row.operator && <span className="block text-xs text-faint">{row.operator}</span>}
            </span>
          ),
        },
        {
          key: 'state',
          head: t('state'),
          cell: (row) => (
            <span className="flex flex-wrap items-center gap-2">
              {t(`states.${row.state}`)}
              {row.refusal && <span className="text-xs text-muted">{refusal(row.refusal)}</span>}
              {row.state === 'scheduled' && mayWrite && (
                <ConfirmButton
                  path={`/backoffice/api/agents/changes/${row.id}/cancel`}
                  texts={{
                    button: t('cancel.button'),
                    title: t('cancel.title'),
                    text: t('cancel.text'),
                    cancel: t('cancel.keep'),
                    done: t('cancel.done'),
                  }}
                />
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
