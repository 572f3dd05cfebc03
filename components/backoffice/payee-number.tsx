'use client';

import { useState } from 'react';
import { Copy, Eye } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { redirectToLogin } from './redirect-to-login';

export interface PayeeNumberProps {
  withdrawalId: string;
  tail: string;
  /** Only an operator with the permission to decide may see the whole number. */
  canRead: boolean;
}

/** The payee's account number: its last digits, and on demand the whole number, which the audit log records. */
export function PayeeNumber({ withdrawalId, tail, canRead }: PayeeNumberProps) {
  const t = useTranslations('backoffice.payee');
  const tErrors = useTranslations('errors');
  const [number, setNumber] = useState<string>();
  const [busy, setBusy] = useState(false);
  const reveal = async () => {
    setBusy(true);
    try {
      const payee = await callApi<{ number: string }>(
        'POST',
        `/backoffice/api/withdrawals/${withdrawalId}/payee`,
        {},
      );
      setNumber(payee.number);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) redirectToLogin();
      notify((error as Error).message || tErrors('NETWORK'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number!);
      notify(t('copied'), 'good');
    } catch {
      notify(t('notCopied'), 'bad');
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      <bdi className="tabular" dir="ltr" aria-live="polite">
        {number ?? `•••• ${tail}`}
      </bdi>
      {canRead && number === undefined && (
        <Button size="sm" variant="outline" busy={busy} onClick={() => void reveal()}>
          {!busy && <Eye aria-hidden className="size-4" />}
          {t('reveal')}
        </Button>
      )}
      {number !== undefined && (
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {t('copy')}
        </Button>
      )}
    </span>
  );
}
