'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import { classes } from '@/components/ui/classes';
import { ErrorState } from '@/components/ui/error-state';
import { Money } from '@/components/ui/money';
import { callApi } from '@/lib/platform/http/call';
import { RANGES } from '@/lib/protection/constants';
import type { WireFigures } from '@/lib/protection/wire';

type Range = (typeof RANGES)[number];

/** The member's own figures, with a chart of the result. */
export function FiguresCard({ initial }: { initial: WireFigures }) {
  const t = useTranslations('protection');
  const locale = useLocale();
  const [range, setRange] = useState<Range>('month');
  const [figures, setFigures] = useState(initial);
  const [failed, setFailed] = useState(false);

  const choose = async (next: Range) => {
    setRange(next);
    setFailed(false);
    try {
      setFigures(await callApi<WireFigures>('GET', `/wps/member/protection?range=${next}`));
    } catch {
      setFailed(true);
    }
  };
  const { total, currency } = figures;
  const tile = (name: 'deposits' | 'withdrawals' | 'netDeposits' | 'stakes' | 'payouts') => (
    <div key={name} className="min-w-0">
      <dt className="text-xs text-muted">{t(`figures.${name}`)}</dt>
      <dd className="font-semibold">
        <Money value={total[name]} currency={currency} locale={locale} />
      </dd>
    </div>
  );
  return (
    <Card>
      <CardHeader title={t('figures.title')} description={t('figures.text')} />
      <div role="group" aria-label={t('figures.range')} className="mb-4 flex flex-wrap gap-2">
        {RANGES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === range}
            onClick={() => void choose(each)}
            className={classes(
              'h-11 rounded-full border px-4 text-sm transition lg:h-9',
              each === range
                ? 'border-amber bg-amber-wash font-semibold text-ink'
                : 'border-hairline text-muted hover:border-edge hover:text-ink',
            )}
          >
            {t(`ranges.${each}`)}
          </button>
        ))}
      </div>
      {failed ? (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void choose(range)} />
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
            <div className="min-w-0">
              <dt className="text-xs text-muted">{t('figures.net')}</dt>
              <dd className="text-lg font-bold">
                <Money value={total.net} currency={currency} locale={locale} signed />
              </dd>
            </div>
            {(['netDeposits', 'deposits', 'withdrawals', 'stakes', 'payouts'] as const).map(tile)}
            <div className="min-w-0">
              <dt className="text-xs text-muted">{t('figures.time')}</dt>
              <dd className="font-semibold">{t('duration', durationOf(total.seconds))}</dd>
            </div>
          </dl>
          <ResultChart figures={figures} isMonths={range === 'year'} />
        </>
      )}
    </Card>
  );
}

export const durationOf = (seconds: number) => ({
  hours: Math.floor(seconds / 3_600),
  minutes: Math.floor((seconds % 3_600) / 60),
});

/** A bar for each day or month: gains above the line, losses below it. The table after it has the same figures. */
function ResultChart({ figures, isMonths }: { figures: WireFigures; isMonths: boolean }) {
  const t = useTranslations('protection');
  const locale = useLocale();
  const { points, currency } = figures;
  if (points.length < 2) return null;
  const largest = Math.max(...points.map(({ net }) => Math.abs(Number(net))));
  const nameOf = (day: string) =>
    new Intl.DateTimeFormat(
      locale,
      isMonths
        ? { month: 'short', year: 'numeric', timeZone: 'UTC' }
        : { day: 'numeric', month: 'short', timeZone: 'UTC' },
    ).format(new Date(`${day}T00:00:00Z`));
  return (
    <figure className="mt-5">
      <figcaption className="mb-2 text-xs text-muted">{t('figures.chart')}</figcaption>
      <div aria-hidden className="flex h-32 items-stretch gap-[2px] border-b border-hairline sm:gap-1">
        {points.map(({ day, net }) => {
          const share = largest === 0 ? 0 : (Math.abs(Number(net)) / largest) * 50;
          const isLoss = net.startsWith('-');
          return (
            <div key={day} className="relative min-w-0 flex-1" title={nameOf(day)}>
              <span className="absolute inset-x-0 top-1/2 border-t border-hairline" />
              <span
                className={classes(
                  'absolute inset-x-0 rounded-sm',
                  isLoss ? 'top-1/2 bg-vermilion' : 'bottom-1/2 bg-jade',
                )}
                style={{ height: `${share}%` }}
              />
            </div>
          );
        })}
      </div>
      <p className="mt-1 flex justify-between text-2xs text-faint">
        <span>{nameOf(points[0]!.day)}</span>
        <span>{nameOf(points.at(-1)!.day)}</span>
      </p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control text-sm text-amber lg:min-h-9">
          {t('figures.table')}
        </summary>
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead className="text-xs text-muted">
              <tr>
                <th scope="col" className="py-1 text-start font-normal">
                  {t('figures.day')}
                </th>
                {(['deposits', 'stakes', 'net'] as const).map((name) => (
                  <th key={name} scope="col" className="py-1 ps-3 text-end font-normal">
                    {t(`figures.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.day} className="border-t border-hairline">
                  <th scope="row" className="py-1.5 text-start font-normal whitespace-nowrap">
                    {nameOf(point.day)}
                  </th>
                  {(['deposits', 'stakes', 'net'] as const).map((name) => (
                    <td key={name} className="py-1.5 ps-3 text-end">
                      <Money
                        value={point[name]}
                        currency={currency}
                        locale={locale}
                        signed={name === 'net'}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
