'use client';

import type { ReactNode } from 'react';
import { ChevronRight } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { useDateFormat } from '../use-date-format';
import { BetStatus } from './bet-status';
import type { Bet } from './types';

/** The columns on a wide screen. The heading above the list uses the same. */
export const BET_COLUMNS =
  'lg:grid lg:grid-cols-[minmax(0,1fr)_6.5rem_6.5rem_6.5rem_5.5rem_1.25rem] lg:items-center lg:gap-4';

/** One round of the list: a card on a phone, a row on a wide screen. A press opens its details. `vendor` is the vendor's name. */
export function BetRow({ bet, vendor, onOpen }: { bet: Bet; vendor: string; onOpen: () => void }) {
  const t = useTranslations('records.bets');
  const locale = useLocale();
  const format = useDateFormat();
  const money = { currency: bet.currency, locale, symbol: false };
  // Until a round is settled its stake is no loss.
  const isOpen = bet.status === 'open';
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className={`w-full rounded-card border border-hairline bg-surface p-3 text-start shadow-inset-light transition hover:border-edge hover:bg-raised ${BET_COLUMNS}`}
      >
        <span className="flex min-w-0 items-center gap-3">
          <img
            src={bet.iconUrl}
            alt=""
            width={42}
            height={56}
            loading="lazy"
            className="h-14 w-10.5 shrink-0 rounded-[0.4rem] bg-picture-ground object-cover"
          />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 text-sm font-semibold text-ink">{bet.gameName}</span>
            <span className="mt-0.5 block truncate text-xs text-faint">
              <bdi>{vendor}</bdi> · {format.dateTime(bet.openedAt)}
            </span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1 lg:hidden">
            {!isOpen && (
              <>
                <span className="sr-only">{t('profit')}</span>
                <Money value={bet.profit} {...money} signed className="font-semibold" />
              </>
            )}
            <BetStatus bet={bet} />
          </span>
        </span>
        <span className="mt-2.5 flex justify-between gap-4 border-t border-hairline pt-2.5 text-xs text-muted lg:hidden">
          <span>
            {t('stake')} <Money value={bet.stake} {...money} className="ms-1 text-ink" />
          </span>
          <span>
            {t('payout')} <Money value={bet.payout} {...money} className="ms-1 text-ink" />
          </span>
        </span>
        <Figure label={t('stake')}>
          <Money value={bet.stake} {...money} />
        </Figure>
        <Figure label={t('payout')}>
          <Money value={bet.payout} {...money} />
        </Figure>
        {isOpen ? (
          <span className="hidden lg:block" />
        ) : (
          <Figure label={t('profit')}>
            <Money value={bet.profit} {...money} signed className="font-semibold" />
          </Figure>
        )}
        <span className="hidden justify-self-end lg:block">
          <BetStatus bet={bet} />
        </span>
        <ChevronRight aria-hidden className="flip-rtl hidden size-4.5 text-faint lg:block" />
      </button>
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="hidden text-end text-sm lg:block">
      <span className="sr-only">{label} </span>
      {children}
    </span>
  );
}
