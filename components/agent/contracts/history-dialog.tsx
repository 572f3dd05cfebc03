'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { useDateFormat } from '@/components/records/use-date-format';
import { Dialog } from '@/components/ui/dialog';
import { pathWithQuery } from '@/components/records/path-with-query';
import type { ContractKind } from '@/lib/agents/constants';
import type { WireContract } from '@/lib/agents/contracts/wire';
import { callApi } from '@/lib/platform/http/call';
import { CONTRACTS_KEY } from './queries';
import { TermsView } from './terms-view';

interface Props {
  memberId: string;
  /** Whose; null: the reader's own. */
  account: string | null;
  type: ContractKind;
  onClose: () => void;
}

/** The versions of a contract and the offers that came to nothing, the newest first. */
export function HistoryDialog({ memberId, account, type, onClose }: Props) {
  const t = useTranslations('agent-contracts');
  const format = useDateFormat();
  const query = useQuery({
    queryKey: [...CONTRACTS_KEY, 'history', memberId, type],
    queryFn: ({ signal }) =>
      callApi<{ list: WireContract[] }>(
        'GET',
        pathWithQuery('/wps/agent/contracts/history', { memberId, type }),
        undefined,
        signal,
      ),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('historyTitle', { kind: t(`kinds.${type}`) })}
      description={account ?? undefined}
      closeLabel={t('cancel')}
      focusableBody
    >
      <RecordState query={query} empty={query.data?.list.length === 0} emptyTitle={t('noHistory')} rows={3}>
        <ol className="flex flex-col gap-5">
          {query.data?.list.map((one) => (
            <li key={one.id} className="flex flex-col gap-2">
              <p className="text-sm">
                <span className="font-medium">{t(`history_states.${one.state}`)}</span>{' '}
                <span className="text-muted">
                  {one.startsAt === null
                    ? t('offeredAt', { at: format.dateTime(one.offeredAt) })
                    : t('since', { at: format.dateTime(one.startsAt) })}
                  {one.endsAt !== null &&
                    one.endReason !== null &&
                    ` · ${t('until', { at: format.dateTime(one.endsAt), reason: t(`reasons.${one.endReason}`) })}`}
                </span>
              </p>
              <TermsView terms={one} currency={one.currency} />
            </li>
          ))}
        </ol>
      </RecordState>
    </Dialog>
  );
}
