'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { Button } from '@/components/ui/button';
import { queryClient } from '@/components/ui/query-client';
import type { WireExplainedBill } from '@/lib/agents/bills/wire';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { showAmount } from '@/lib/money/format';
import { BillExplanation } from './bill-explanation';

/** One bill of an agent or a direct downline, explained. An agent collects a share that waits for it here. */
export function BillView({
  id,
  ownId,
  zone,
  billPath,
}: {
  id: string;
  ownId: string;
  zone: string;
  billPath: string;
}) {
  const t = useTranslations('agent-bills');
  const apiPath = `/wps/agent/bills/${id}`;
  const bill = useQuery({
    queryKey: ['agent-bills', 'bill', id],
    queryFn: ({ signal }) => callApi<WireExplainedBill>('GET', apiPath, undefined, signal),
  });
  return (
    <RecordState query={bill} empty={false} emptyTitle={t('empty')} rowClassName="h-40" rows={3}>
      {bill.data && (
        <BillExplanation
          explained={bill.data}
          zone={zone}
          billPath={billPath}
          apiPath={apiPath}
          actions={
            bill.data.bill.status === 'uncollected' &&
            bill.data.bill.agent.id === ownId && <Collect bill={bill.data.bill} />
          }
        />
      )}
    </RecordState>
  );
}

function Collect({ bill }: { bill: WireExplainedBill['bill'] }) {
  const t = useTranslations('agent-bills.collect');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const collect = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await callApi('POST', `/wps/agent/bills/${bill.id}/collect`, {});
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : tErrors('NETWORK'));
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: ['agent-bills'] });
      void queryClient.invalidateQueries({ queryKey: ['wallet-balance'] });
    }
  };
  return (
    <>
      <Button size="sm" busy={busy} onClick={() => void collect()}>
        {t('button', { amount: showAmount(bill.ownShare ?? '0', bill.currency, locale) })}
      </Button>
      {failure && (
        <p role="alert" className="w-full text-sm text-vermilion">
          {failure}
        </p>
      )}
    </>
  );
}
