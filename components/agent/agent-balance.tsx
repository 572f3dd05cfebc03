'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { isLocale } from '@/lib/i18n/locales';
import { callApi } from '@/lib/platform/http/call';

interface Balance {
  sumBalance: string;
  currency: string;
}

/** The balance of the agent's own wallet, fetched again when the page is visible again. */
export function AgentBalance() {
  const t = useTranslations('agent.home');
  const locale = useLocale();
  const balance = useQuery({
    queryKey: ['wallet-balance'],
    queryFn: ({ signal }) => callApi<Balance>('GET', '/wps/v2/wallets/balance', undefined, signal),
    refetchOnWindowFocus: true,
  });
  if (balance.data && isLocale(locale)) {
    return <Money value={balance.data.sumBalance} currency={balance.data.currency} locale={locale} />;
  }
  if (balance.isError) {
    return (
      <button
        type="button"
        onClick={() => void balance.refetch()}
        className="text-sm font-medium text-amber underline underline-offset-4"
      >
        {t('balanceFailed')}
      </button>
    );
  }
  return <Skeleton className="h-7 w-24" />;
}
