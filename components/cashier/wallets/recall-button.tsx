'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ArrowDownToLine } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';
import type { WireRecalled } from '@/lib/gateway/transfers/wire';
import { callApi } from '@/lib/platform/http/call';
import { useRequestId } from '../use-request-id';
import { refreshWallets } from './use-wallets';

/** Brings everything home from all vendors at one tap, and says below which vendors did not do it. */
export function RecallButton() {
  const t = useTranslations('cashier-pages.wallets');
  const ids = useRequestId();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<string[]>([]);
  const recall = async () => {
    setBusy(true);
    setLeft([]);
    try {
      const { list } = await callApi<{ list: WireRecalled[] }>('POST', '/wps/wallets/recall', {
        requestId: ids.idOf('recall'),
      });
      ids.renew();
      const problem = ({ name, code, transfer }: WireRecalled) => {
        if (code !== null || transfer?.status === 'refused') return [t('recallFailed', { vendor: name })];
        return transfer?.status === 'pending' ? [t('recallPending', { vendor: name })] : [];
      };
      setLeft(list.flatMap(problem));
      if (list.some(({ transfer }) => transfer?.status === 'done')) notify(t('recalled'), 'good');
      else if (list.every((entry) => problem(entry).length === 0)) notify(t('nothingAway'), 'plain');
    } catch {
      setLeft([t('recallLost')]);
    } finally {
      setBusy(false);
      refreshWallets();
    }
  };
  return (
    <div className="max-sm:w-full">
      <Button variant="amber" size="lg" busy={busy} onClick={() => void recall()} className="max-sm:w-full">
        <ArrowDownToLine aria-hidden className="size-5" />
        {t('recall')}
      </Button>
      <ul role="status" className="mt-2 text-sm text-vermilion empty:hidden">
        {left.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
