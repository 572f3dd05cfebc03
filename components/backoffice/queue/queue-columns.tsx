import { useLocale, useTranslations } from 'next-intl';
import type { LoadedQueue } from '@/lib/backoffice/decisions/loaders';
import type { Operator } from '@/lib/backoffice/types';
import type { Claim } from '@/lib/cashier/types';
import { textIn } from '@/lib/content/text';
import type { Column } from '../data-table';
import { DateTime } from '../date-time';
import { FlagMark } from '../risk/flag-notice';
import { ClaimBadge } from './claim-badge';
import { AllCheck, RowCheck } from './row-check';

interface Request {
  id: bigint;
  memberId: bigint;
  account: string;
  channelNames: Record<string, string>;
  createdAt: Date;
  claim: Claim | null;
}

/** The columns that both queues have. */
export function useQueueColumns<Row extends Request>(
  { claimants, flags }: Pick<LoadedQueue<Row>, 'claimants' | 'flags'>,
  operator: Operator,
): Record<'check' | 'member' | 'number' | 'channel' | 'requested' | 'claim', Column<Row>> {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  return {
    check: {
      key: 'check',
      head: (
        <>
          <span className="max-md:hidden">
            <AllCheck />
          </span>
          <span className="md:hidden">{t('columns.selected')}</span>
        </>
      ),
      cell: (row) => <RowCheck id={String(row.id)} />,
    },
    member: {
      key: 'member',
      head: t('columns.member'),
      leads: true,
      cell: (row) => (
        <>
          {row.account} <FlagMark flag={flags.get(row.memberId)} />
        </>
      ),
    },
    number: {
      key: 'number',
      head: t('columns.number'),
      cell: (row) => <bdi className="tabular">{`#${row.id}`}</bdi>,
    },
    channel: {
      key: 'channel',
      head: t('columns.channel'),
      cell: (row) => textIn(row.channelNames, locale),
    },
    requested: {
      key: 'requested',
      head: t('columns.requested'),
      cell: (row) => <DateTime at={row.createdAt} locale={locale} />,
    },
    claim: {
      key: 'claim',
      head: t('columns.claim'),
      cell: ({ claim }) =>
        claim && <ClaimBadge name={claimants.get(claim.by) ?? '–'} isMine={claim.by === operator.id} />,
    },
  };
}
