'use client';

import { useId } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { formatRate } from '@/lib/agents/contracts/rates';
import type { ExampleKind } from '@/lib/agents/example/constants';
import type { ExampleBill } from '@/lib/agents/example/rules';
import { formatDecimal } from '@/lib/money/amount';

/** The drawing has 100 units across and 100 for each agent; the stream begins at LEFT and is at most WIDEST wide. */
const ROW = 100;
const LEFT = 6;
const WIDEST = 58;

interface Props {
  kind: ExampleKind;
  /** The three bills, from the top. */
  bills: readonly ExampleBill[];
  currency: string;
}

/**
 * The money of a bill on its way down the line: a stream that becomes narrower by what each agent keeps. The widths are in proportion to the
 * amounts.
 */
export function MoneyStream({ kind, bills, currency }: Props) {
  const t = useTranslations('agent-landing.example');
  const tContract = useTranslations('agent-contracts');
  const locale = useLocale();
  const gradient = useId();
  const paid = bills[0]!.allocated;
  const money = (value: bigint) => <Money value={formatDecimal(value)} currency={currency} locale={locale} />;
  const widthOf = (value: bigint) => (paid === 0n ? 0 : (Number(value) / Number(paid)) * WIDEST);
  return (
    <section
      aria-label={t('stream')}
      className="rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-6"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-bold">{t('sitePays')}</h3>
        <p aria-live="polite" className="font-display text-2xl font-extrabold text-amber sm:text-3xl">
          {money(paid)}
        </p>
      </header>
      <ol className="relative mt-3 grid auto-rows-fr">
        <svg
          aria-hidden
          viewBox={`0 0 100 ${ROW * bills.length}`}
          preserveAspectRatio="none"
          className="flip-rtl absolute inset-y-0 start-0 h-full w-16 sm:w-28"
        >
          <defs>
            <linearGradient id={gradient} x1="0" x2="1" y1="0" y2="0">
              <stop offset="0" style={{ stopColor: 'var(--color-jade)', stopOpacity: 0.45 }} />
              <stop offset="1" style={{ stopColor: 'var(--color-jade)', stopOpacity: 0.95 }} />
            </linearGradient>
          </defs>
          {paid === 0n ? (
            <path
              d={`M ${LEFT + 4} 0 V ${ROW * bills.length}`}
              className="fill-none stroke-edge"
              strokeDasharray="6 8"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          ) : (
            bills.map((bill, index) => (
              <g key={bill.level}>
                <path
                  d={bandDown(index, widthOf(bill.passedOn))}
                  style={{ fill: 'var(--background-color-amber)', opacity: 0.9 - index * 0.15 }}
                />
                <path
                  d={bandOut(index, widthOf(bill.passedOn), widthOf(bill.ownShare))}
                  fill={`url(#${gradient})`}
                />
              </g>
            ))
          )}
        </svg>
        {bills.map((bill) => (
          <li key={bill.level} className="relative flex items-center py-1.5 ps-18 sm:ps-30">
            <div className="grid w-full gap-x-4 gap-y-1.5 rounded-control border border-hairline bg-raised px-3.5 py-3 shadow-inset-light sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-4">
              <div className="min-w-0">
                <p className="font-bold">{t(`levels.${bill.level}`)}</p>
                <p className="mt-0.5 text-xs text-muted">
                  {t('team')} {money(kind === 'dividend' ? bill.netLoss : bill.validBet)}
                  {' · '}
                  {t('activeOf', { count: bill.active })}
                </p>
                <p className="tabular mt-1 text-sm">
                  {bill.tier === null ? (
                    <span className="text-muted">{t('noTier')}</span>
                  ) : (
                    <bdi dir="ltr" className="inline-flex flex-wrap gap-x-1.5">
                      <span>{money(kind === 'dividend' ? bill.netLoss : bill.validBet)}</span>
                      <span className="whitespace-nowrap">
                        × {tContract('percent', { rate: formatRate(bill.rate) })} =
                      </span>
                      <b className="text-amber">{money(bill.due)}</b>
                    </bdi>
                  )}
                </p>
              </div>
              <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs text-muted sm:flex-col sm:items-end sm:gap-y-0.5">
                <div className="flex items-baseline gap-1.5">
                  <dt>{t('keeps')}</dt>
                  <dd className="font-display text-lg font-extrabold text-jade sm:text-xl">
                    {money(bill.ownShare)}
                  </dd>
                </div>
                {bill.passedOn > 0n && (
                  <div className="flex items-baseline gap-1.5">
                    <dt>{t('passesOn')}</dt>
                    <dd className="tabular text-ink">{money(bill.passedOn)}</dd>
                  </div>
                )}
              </dl>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t pt-3 text-sm text-muted">
        {paid === 0n ? t('nothing') : t('sum')}{' '}
        {paid > 0n && (
          <bdi dir="ltr" className="tabular text-ink">
            {bills.map((bill, index) => (
              <span key={bill.level}>
                {index > 0 && ' + '}
                {money(bill.ownShare)}
              </span>
            ))}
            {' = '}
            {money(paid)}
          </bdi>
        )}
      </p>
    </section>
  );
}

/** The part of the stream that goes on through an agent's row. */
function bandDown(row: number, passed: number): string {
  const [top, bottom] = [row * ROW, (row + 1) * ROW];
  return `M ${LEFT} ${top} H ${LEFT + passed} V ${bottom} H ${LEFT} Z`;
}

/** The part that leaves the stream in the middle of an agent's row. */
function bandOut(row: number, passed: number, kept: number): string {
  const top = row * ROW;
  const middle = top + ROW / 2;
  const half = Math.max(kept / 2, 1) * 0.9;
  const [inner, outer] = [LEFT + passed, LEFT + passed + kept];
  return [
    `M ${inner} ${top} H ${outer}`,
    `C ${outer} ${middle - half}, ${outer + 8} ${middle - half}, 100 ${middle - half}`,
    `V ${middle + half}`,
    `C ${inner + 8} ${middle + half}, ${inner} ${middle + half}, ${inner} ${top}`,
    'Z',
  ].join(' ');
}
