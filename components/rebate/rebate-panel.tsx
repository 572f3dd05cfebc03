'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRequestId } from '@/components/cashier/use-request-id';
import { FormAlert } from '@/components/identity/form-alert';
import { RecordState } from '@/components/records/record-state';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { showAmount } from '@/lib/money/format';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { WireClaim, WireRebate } from '@/lib/rewards/rebate/wire';
import { REBATE_KEY } from './queries';

const LIVE = [REBATE_KEY];

interface Props {
  /** Names of the categories by code. */
  categories: Readonly<Record<string, string>>;
  /** The settlement zone as readers know it. */
  zone: string;
}

/** What can be claimed now with its button, the bets behind it, and the rates of today. */
export function RebatePanel({ categories, zone }: Props) {
  const t = useTranslations('rebate');
  const locale = useLocale();
  useLiveQueries(LIVE);
  const query = useQuery({
    queryKey: REBATE_KEY,
    queryFn: ({ signal }) => callApi<WireRebate>('GET', '/wps/rebate', undefined, signal),
  });
  const rebate = query.data;
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  // Intl formats a decimal string exactly.
  const rateText = (rate: string) => t('percent', { rate: percent.format(rate as unknown as number) });
  return (
    <RecordState
      query={query}
      empty={rebate !== undefined && rebate.pay === null && rebate.list.length === 0}
      emptyTitle={t('closed')}
      emptyHint={t('closedHint')}
      rows={3}
    >
      {rebate && (
        <>
          <Claimable rebate={rebate} />
          {rebate.list.length > 0 && (
            <Card>
              <CardHeader title={t('lines.title')} description={t('lines.text')} />
              <ul className="divide-y divide-hairline">
                {rebate.list.map((line) => (
                  <li
                    key={`${line.category}:${line.vendor}:${line.rate}`}
                    className="flex items-center justify-between gap-4 py-3"
                  >
                    <div className="min-w-0">
                      <p className="truncate font-medium">
                        <bdi>{line.vendorName}</bdi>
                      </p>
                      <p className="text-xs text-muted">{categories[line.category] ?? line.category}</p>
                    </div>
                    <div className="text-end">
                      <Money
                        value={line.amount}
                        currency={rebate.currency}
                        locale={locale}
                        className="font-semibold"
                      />
                      <p className="text-xs text-faint">
                        {t('lines.of', {
                          rate: rateText(line.rate),
                          bets: showAmount(line.validBet, rebate.currency, locale),
                        })}
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {rebate.rates.length > 0 && (
            <Card>
              <CardHeader title={t('rates.title')} description={t('rates.text')} />
              <dl className="grid gap-x-8 sm:grid-cols-2">
                {rebate.rates.map((rate) => (
                  <div
                    key={`${rate.scope}:${rate.code}`}
                    className="flex items-baseline justify-between gap-4 border-b border-hairline py-2.5"
                  >
                    <dt className="min-w-0 truncate">
                      {rate.scope === 'all'
                        ? t('rates.all')
                        : rate.scope === 'category'
                          ? (categories[rate.code] ?? rate.code)
                          : rate.name}
                    </dt>
                    <dd className="font-display font-bold text-amber">{rateText(rate.rate)}</dd>
                  </div>
                ))}
              </dl>
              <ul className="mt-4 list-disc ps-5 text-sm text-muted">
                <li>{t('rules.counted', { zone })}</li>
                {Number(rebate.maximum) > 0 && (
                  <li>
                    {t('rules.maximum', { maximum: showAmount(rebate.maximum, rebate.currency, locale) })}
                  </li>
                )}
                {Number(rebate.wagering) > 0 && <li>{t('rules.wagering', { times: rebate.wagering })}</li>}
                <li>{t('rules.corrected')}</li>
              </ul>
            </Card>
          )}
        </>
      )}
    </RecordState>
  );
}

function Claimable({ rebate }: { rebate: WireRebate }) {
  const t = useTranslations('rebate');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const ids = useRequestId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBonusMoney = Number(rebate.wagering) > 0;
  const claim = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const paid = await callApi<WireClaim>('POST', '/wps/rebate/claim', { requestId: ids.idOf('claim') });
      ids.renew();
      notify(
        t(isBonusMoney ? 'claimedBonus' : 'claimed', {
          amount: showAmount(paid.amount, paid.currency, locale),
        }),
        'good',
      );
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      // A refusal is final: the next press is another request.
      if (known) ids.renew();
      setFailure(known?.message || tErrors('NETWORK'));
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: ['rebate'] });
    }
  };
  const { reason, currency } = rebate;
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
      <div>
        <p className="text-sm text-muted">{t(reason === 'schedule' ? 'due' : 'claimable')}</p>
        <p className="font-display text-4xl font-extrabold text-amber">
          <Money value={rebate.claimable} currency={currency} locale={locale} />
        </p>
        {reason && (
          <p className="mt-1 max-w-prose text-sm text-muted">
            {t(`reasons.${reason}`, { minimum: showAmount(rebate.minimum, currency, locale) })}
          </p>
        )}
        <div className="mt-2 empty:hidden">
          <FormAlert message={failure} />
        </div>
      </div>
      {reason !== 'schedule' && (
        <Button
          variant="amber"
          size="lg"
          busy={busy}
          disabled={reason !== null}
          onClick={() => void claim()}
          className="max-sm:w-full"
        >
          {t('claim')}
        </Button>
      )}
    </Card>
  );
}
