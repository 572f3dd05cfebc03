'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { ApiError } from '@/lib/platform/http/call';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { showAmount } from '@/lib/money/format';
import { CopyRow } from '../copy-row';
import { PaymentQr } from './payment-qr';
import { isPaidAtProvider } from './pay-to';
import { ProviderGuide } from './provider-guide';
import { ReceiptImageField } from '../receipt-image-field';
import { DEPOSITS_KEY } from '../query-keys';
import type { Channel, Deposit } from '../types';
import { upload } from '../upload';

interface Props {
  deposit: Deposit;
  channel: Channel | undefined;
}

/** What to pay: the values of a bank transfer with the upload of its receipt image, a QR code, or what a provider has prepared. */
export function TransferGuide({ deposit, channel }: Props) {
  const t = useTranslations('cashier-pages.deposit');
  const locale = useLocale();
  const { payTo } = deposit;
  if (isPaidAtProvider(deposit)) return <ProviderGuide deposit={deposit} />;
  const account = payTo?.kind === 'bank' ? payTo : undefined;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div>
        <p className="mb-2 text-sm text-muted">{t(payTo?.kind === 'qr' ? 'guideQr' : 'guide')}</p>
        {payTo?.kind === 'qr' && (
          <div className="mb-4">
            <PaymentQr text={payTo.payload} name={deposit.reference} payee={payTo.payee} />
          </div>
        )}
        <dl className="divide-y divide-hairline rounded-card border border-hairline bg-sunken/40 px-4">
          <CopyRow
            label={t('exactAmount')}
            value={deposit.amount}
            displayValue={showAmount(deposit.amount, deposit.currency, locale)}
            strong
          />
          <CopyRow label={t('reference')} value={deposit.reference} strong />
          {account && (
            <>
              <CopyRow label={t('bank')} value={account.bank} />
              <CopyRow label={t('holder')} value={account.holder} />
              <CopyRow label={t('number')} value={account.number} />
              {account.branch && <CopyRow label={t('branch')} value={account.branch} />}
            </>
          )}
        </dl>
        {Number(deposit.fee) > 0 && (
          <p className="mt-3 text-sm text-muted">
            {t('withFee', {
              fee: showAmount(deposit.fee, deposit.currency, locale),
              credited: showAmount(deposit.credited, deposit.currency, locale),
            })}
          </p>
        )}
        {channel?.instructions && <p className="mt-3 text-sm whitespace-pre-line">{channel.instructions}</p>}
      </div>
      <ReceiptImageUpload deposit={deposit} />
    </div>
  );
}

function ReceiptImageUpload({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('cashier-pages.deposit');
  const tErrors = useTranslations('errors');
  const [proofId, setProofId] = useState(deposit.proofId);
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const send = async () => {
    if (!file) return;
    setError(undefined);
    setProgress(0);
    const form = new FormData();
    form.set('proof', file);
    try {
      const updated = await upload<Deposit>(`/wps/cashier/deposits/${deposit.id}/proof`, form, setProgress);
      setProofId(updated.proofId);
      setFile(undefined);
      notify(t('proofSent'), 'good');
      void queryClient.invalidateQueries({ queryKey: DEPOSITS_KEY });
    } catch (failure) {
      const reason = failure instanceof ApiError ? (failure.fields.proof?.message ?? failure.message) : '';
      setError(reason || tErrors('NETWORK'));
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {proofId && (
        <div className="flex items-center gap-3 rounded-card border border-hairline p-3">
          <img
            src={`/wps/cashier/proofs/${proofId}`}
            alt={t('proofShown')}
            className="size-16 rounded-control object-cover"
          />
          <Badge tone="jade">{t('proofSent')}</Badge>
        </div>
      )}
      <ReceiptImageField
        label={proofId ? t('proofReplace') : t('proof')}
        file={file}
        error={error}
        progress={progress}
        onFile={(selected, problem) => {
          setFile(selected);
          setError(problem);
        }}
      />
      <Button variant="amber" disabled={!file} busy={progress !== undefined} onClick={() => void send()}>
        {t('sendProof')}
      </Button>
    </div>
  );
}
