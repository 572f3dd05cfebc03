import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import type { FoundMember } from '@/lib/backoffice/members/queries';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from './data-table';
import { DateTime } from './date-time';

/** Table of members. */
export function MemberRows({ rows, beginning }: { rows: readonly FoundMember[]; beginning: string }) {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  return (
    <DataTable
      label={t('nav.members')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/members/${row.id}`}
      empty={
        <EmptyState
          title={t('members.none')}
          hint={beginning ? t('members.noneText', { account: beginning }) : undefined}
        />
      }
      columns={[
        { key: 'account', head: t('members.account'), leads: true, cell: (row) => row.account },
        { key: 'nickname', head: t('members.nickname'), cell: (row) => row.nickname },
        {
          key: 'kind',
          head: t('members.kind'),
          cell: (row) => <MemberBadges kind={row.kind} status={row.status} />,
        },
        {
          key: 'joined',
          head: t('members.joined'),
          cell: (row) => <DateTime at={row.createdAt} locale={locale} />,
        },
        {
          key: 'balance',
          head: t('members.balance'),
          end: true,
          cell: ({ balance }) => (
            <Money value={formatDecimal(balance.available)} currency={balance.currency} locale={locale} />
          ),
        },
      ]}
    />
  );
}

/** The kind of an account, and whether it is disabled. */
export function MemberBadges({ kind, status }: Pick<FoundMember, 'kind' | 'status'>) {
  const t = useTranslations('backoffice.members');
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={kind === 'agent' ? 'amber' : 'plain'}>{t(`kinds.${kind}`)}</Badge>
      {status !== 'active' && <Badge tone="vermilion">{t('closed')}</Badge>}
    </span>
  );
}
