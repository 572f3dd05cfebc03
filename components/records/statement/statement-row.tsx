'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { useDateFormat } from '../use-date-format';
import type { StatementEntry } from './types';

/** The columns on a wide screen. The heading above the list uses the same. */
export const STATEMENT_COLUMNS =
  'lg:grid lg:grid-cols-[11rem_minmax(0,1fr)_8.5rem_8.5rem] lg:items-center lg:gap-4';

/** Keys of a movement's metadata. The first one that is present is shown as its reference. */
const REFERENCE_KEYS = ['reference', 'round', 'deposit', 'withdrawal'] as const;

/** What names the other side of a transfer: the other member, or the vendor whose wallet it is. */
const OTHER_SIDE: Partial<Record<string, 'from' | 'to' | 'vendor'>> = {
  transferSent: 'to',
  transferReceived: 'from',
  vendorWalletSent: 'vendor',
  vendorWalletReceived: 'vendor',
  vendorWalletReturned: 'vendor',
};

/** One movement of the account, and the balance after it. */
export function StatementRow({ entry, currency }: { entry: StatementEntry; currency: string }) {
  const t = useTranslations('records.statement');
  const locale = useLocale();
  const format = useDateFormat();
  const referenceKey = REFERENCE_KEYS.find(
    (key) => entry.meta[key] !== undefined && entry.meta[key] !== null,
  );
  // A transfer between members names both; one of them is the reader.
  const side = OTHER_SIDE[entry.kind];
  const counterpart = side && entry.meta[side];
  const money = { currency, locale, symbol: false };
  return (
    <li className={`px-4 py-3 text-sm ${STATEMENT_COLUMNS}`}>
      <span className="hidden text-xs text-muted lg:block">{format.dateTime(entry.at)}</span>
      <span className="flex items-start justify-between gap-3 lg:block">
        <span className="min-w-0">
          <span className="font-medium">{t(`kinds.${entry.kind}`)}</span>
          {typeof counterpart === 'string' && (
            <span className="ms-2 text-xs text-faint">
              <bdi>{counterpart}</bdi>
            </span>
          )}
          {referenceKey && (
            <span className="ms-2 text-xs text-faint">
              <bdi>#{String(entry.meta[referenceKey])}</bdi>
            </span>
          )}
          <span className="mt-0.5 block text-xs text-faint lg:hidden">{format.dateTime(entry.at)}</span>
        </span>
        <span className="shrink-0 text-end lg:hidden">
          <span className="block">
            <Money value={entry.amount} {...money} signed className="font-semibold" />
          </span>
          <span className="mt-0.5 block text-xs text-faint">
            <span className="sr-only">{t('balance')} </span>
            <Money value={entry.balance} {...money} />
          </span>
        </span>
      </span>
      {/* A cell aligns to its end in the page's direction, as its heading does. An amount always runs left to right. */}
      <span className="hidden text-end lg:block">
        <Money value={entry.amount} {...money} signed className="font-semibold" />
      </span>
      <span className="hidden text-end lg:block">
        <Money value={entry.balance} {...money} className="text-muted" />
      </span>
    </li>
  );
}
