'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { Money } from '@/components/ui/money';
import type { LiveWallet } from './use-wallets';

interface Props {
  wallet: LiveWallet;
  currency: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One vendor's wallet: what it has, what is under way, and whether the vendor answers. A press chooses it for the form. */
export function WalletRow({ wallet, currency, isChosen, onChoose }: Props) {
  const t = useTranslations('cashier-pages.wallets');
  const locale = useLocale();
  const { name, balance, underWay, state, open } = wallet;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={classes(
          'flex min-h-16 w-full flex-col gap-1 rounded-card border p-4 text-start transition hover:bg-raised',
          isChosen ? 'border-amber/50 bg-amber-wash' : 'border-hairline bg-sunken/50',
        )}
      >
        <span className="flex w-full items-center justify-between gap-3">
          <bdi className="min-w-0 truncate font-semibold">{name}</bdi>
          <span className="shrink-0 font-semibold">
            {balance !== null ? (
              <Money
                value={balance}
                currency={currency}
                locale={locale}
                className={state === 'known' ? '' : 'text-faint'}
              />
            ) : state === 'asking' ? (
              <span aria-hidden className="inline-block h-5 w-20 animate-pulse rounded-control bg-raised" />
            ) : (
              <span className="text-faint">–</span>
            )}
          </span>
        </span>
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          {state === 'silent' && <Badge tone="vermilion">{t('silent')}</Badge>}
          {!open && <Badge>{t('closed')}</Badge>}
          {!/^0*(\.0*)?$/.test(underWay) && (
            <Badge tone="amber">
              {t.rich('underWay', {
                amount: () => <Money value={underWay} currency={currency} locale={locale} />,
              })}
            </Badge>
          )}
        </span>
      </button>
    </li>
  );
}
