'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDateFormat } from '@/components/records/use-date-format';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import type { WireWalletTransfer } from '@/lib/gateway/transfers/wire';
import { HistorySection } from '../history-section';
import { VENDOR_TRANSFERS_KEY } from '../query-keys';

const TONES: Record<WireWalletTransfer['status'], BadgeTone> = {
  done: 'jade',
  pending: 'amber',
  refused: 'plain',
};

/** What was moved between wallets, newest first. */
export function WalletHistory({ names }: { names: Readonly<Record<string, string>> }) {
  const t = useTranslations('cashier-pages.wallets');
  return (
    <HistorySection<WireWalletTransfer>
      title={t('history')}
      queryKey={VENDOR_TRANSFERS_KEY}
      path="/wps/wallets/vendor-transfers"
      emptyTitle={t('noTransfers')}
      emptyHint={t('noTransfersHint')}
      row={(transfer) => <TransferRow key={transfer.id} transfer={transfer} names={names} />}
    />
  );
}

/** One transfer. Money that goes out of the main wallet has a minus sign; of a refused one nothing was moved in the end. */
function TransferRow({
  transfer,
  names,
}: {
  transfer: WireWalletTransfer;
  names: Readonly<Record<string, string>>;
}) {
  const t = useTranslations('cashier-pages.wallets');
  const locale = useLocale();
  const format = useDateFormat();
  const { from, to, amount, currency, status } = transfer;
  const isOut = from === '';
  const vendor = from || to;
  return (
    <li className="flex items-start justify-between gap-4 py-3 text-sm">
      <span className="min-w-0">
        <span className="block font-medium">
          {t.rich(isOut ? 'sentTo' : 'broughtFrom', { vendor: () => <bdi>{names[vendor] ?? vendor}</bdi> })}
        </span>
        <span className="text-xs text-faint">
          <bdi>#{transfer.id}</bdi> · {format.dateTime(transfer.createdAt)}
        </span>
        {status === 'pending' && <span className="mt-1 block text-xs text-muted">{t('pendingHint')}</span>}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Money
          value={isOut ? `-${amount}` : amount}
          currency={currency}
          locale={locale}
          signed={status === 'done'}
          className={status === 'refused' ? 'text-faint line-through' : 'font-semibold'}
        />
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </span>
    </li>
  );
}
