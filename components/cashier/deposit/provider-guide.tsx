'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDateFormat } from '@/components/records/use-date-format';
import { buttonStyle } from '@/components/ui/button-style';
import { showAmount } from '@/lib/money/format';
import { CopyRow } from '../copy-row';
import type { Deposit } from '../types';
import { PaymentQr } from './payment-qr';

/** What a payment provider has prepared: its page, a QR code, an address, the amount in another money with its rate, and until when. */
export function ProviderGuide({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('cashier-pages.deposit');
  const locale = useLocale();
  const format = useDateFormat();
  const { payTo, amount, currency, fee, credited } = deposit;
  const show = (value: string) => showAmount(value, currency, locale);
  if (payTo?.kind !== 'provider')
    return (
      <p role="status" className="rounded-card border border-hairline bg-sunken/40 p-4 text-sm">
        {t(deposit.awaitsProvider ? 'preparing' : 'providerChecked')}
      </p>
    );
  const { url, qr, address, otherAmount, otherName, rate, expiresAt } = payTo;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {qr && <PaymentQr text={qr} name={deposit.reference} />}
      <div className="min-w-0">
        <p className="mb-2 text-sm text-muted">{t('guideProvider')}</p>
        <dl className="divide-y divide-hairline rounded-card border border-hairline bg-sunken/40 px-4">
          {otherAmount ? (
            <CopyRow
              label={t('exactAmount')}
              value={otherAmount}
              displayValue={`${otherAmount} ${otherName ?? ''}`.trim()}
              strong
            />
          ) : (
            <CopyRow label={t('exactAmount')} value={amount} displayValue={show(amount)} strong />
          )}
          {address && <CopyRow label={t('address')} value={address} />}
        </dl>
        <div className="mt-3 flex flex-col gap-1 text-sm text-muted">
          {otherAmount && rate && (
            <p>{t('rate', { amount: show(amount), name: otherName ?? '', rate: show(rate) })}</p>
          )}
          {expiresAt && <p>{t('expires', { time: format.dateTime(expiresAt) })}</p>}
          {Number(fee) > 0 && <p>{t('withFee', { fee: show(fee), credited: show(credited) })}</p>}
        </div>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonStyle({ variant: 'amber' })} mt-4`}
          >
            {t('openPayment')}
          </a>
        )}
      </div>
    </div>
  );
}
