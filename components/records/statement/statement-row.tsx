'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { useWhen } from '../use-when';
import type { StatementEntry } from './types';

/** The columns of a wide screen; the head above the list has the same. */
export const STATEMENT_COLUMNS =
  'lg:grid lg:grid-cols-[11rem_minmax(0,1fr)_8.5rem_8.5rem] lg:items-center lg:gap-4';

/** What a movement belongs to, shown with it: the first of these that the ledger names. */
const BELONGS_TO = ['reference', 'round', 'deposit', 'withdrawal'] as const;

/** One movement of the account with the balance after it. */
export function StatementRow({ entry, currency }: { entry: StatementEntry; currency: string }) {
  const t = useTranslations('records.statement');
  const locale = useLocale();
  const when = useWhen();
  const name = BELONGS_TO.find((key) => entry.meta[key] !== undefined && entry.meta[key] !== null);
  const money = { currency, locale, symbol: false };
  return (
    <li className={`px-4 py-3 text-sm ${STATEMENT_COLUMNS}`}>
      <span className="hidden text-xs text-muted lg:block">{when.both(entry.at)}</span>
      <span className="flex items-start justify-between gap-3 lg:block">
        <span className="min-w-0">
          <span className="font-medium">{t(`kinds.${entry.kind}`)}</span>
          {name && (
            <span className="ms-2 text-xs text-faint">
              <bdi>#{String(entry.meta[name])}</bdi>
            </span>
          )}
          <span className="mt-0.5 block text-xs text-faint lg:hidden">{when.both(entry.at)}</span>
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
      {/* The cells read as the page does and the amounts from the left: an end of theirs is not the heading's. */}
      <span className="hidden text-end lg:block">
        <Money value={entry.amount} {...money} signed className="font-semibold" />
      </span>
      <span className="hidden text-end lg:block">
        <Money value={entry.balance} {...money} className="text-muted" />
      </span>
    </li>
  );
}
