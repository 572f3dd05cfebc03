'use client';

import { useMemo } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { formatRate } from '@/lib/agents/contracts/rates';
import { SLIDERS, exampleTerms, type ExampleKind } from '@/lib/agents/example/constants';
import { exampleBills } from '@/lib/agents/example/rules';
import { formatDecimal, UNIT } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';

/** Points of the curve. A tier begins with a step, which is as steep as the distance of two points. */
const POINTS = 240;
const [WIDTH, HEIGHT] = [1000, 320];

interface Props {
  kind: ExampleKind;
  chosen: { validBet: number; netLoss: number; active: number };
  unit: bigint;
  coin: bigint;
  currency: string;
}

/** The reader's bill and own share over the figure that the kind counts, with a step at each tier. */
export function TierCurve({ kind, chosen, unit, coin, currency }: Props) {
  const t = useTranslations('agent-landing.example');
  const tContract = useTranslations('agent-contracts');
  const locale = useLocale();
  const field = kind === 'dividend' ? 'netLoss' : 'validBet';
  const { most } = SLIDERS[field];
  const { validBet, netLoss, active } = chosen;
  const { curve, highest } = useMemo(() => {
    const at = (units: number) => {
      const figures = { validBet: BigInt(validBet) * unit, netLoss: BigInt(netLoss) * unit, active };
      const [own] = exampleBills(kind, { ...figures, [field]: BigInt(units) * unit }, { unit, coin });
      return { x: units, bill: Number(own!.allocated), own: Number(own!.ownShare) };
    };
    const points = Array.from({ length: POINTS + 1 }, (_, index) => at(Math.round((index * most) / POINTS)));
    return { curve: points, highest: Math.max(...points.map(({ bill }) => bill), 1) };
  }, [kind, field, most, validBet, netLoss, active, unit, coin]);
  const left = (units: number) => (Math.min(Math.max(units, 0), most) / most) * 100;
  const path = (key: 'bill' | 'own') =>
    curve
      .map((point, index) => {
        const x = (point.x / most) * WIDTH;
        const y = HEIGHT - (point[key] / highest) * (HEIGHT - 12);
        return `${index === 0 ? 'M' : 'L'} ${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join(' ');
  const tiers = exampleTerms(kind, 0, unit).tiers.map(({ netLoss: loss, validBet: bets, rate }) => ({
    from: Number((loss + bets) / unit),
    rate,
  }));
  // Without symbol and decimals: on a phone the tiers are close to each other.
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const own = exampleBills(
    kind,
    { validBet: BigInt(validBet) * unit, netLoss: BigInt(netLoss) * unit, active },
    { unit, coin },
  )[0]!;
  const exact = (value: bigint) => showAmount(formatDecimal(value), currency, locale);
  return (
    <section className="rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-6">
      <h3 className="text-base font-bold">{t(`curve.${kind}`)}</h3>
      <p className="mt-0.5 text-sm text-muted">{t('curve.text')}</p>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <div className="flex items-baseline gap-2">
          <dt className="flex items-center gap-2 text-muted">
            <span aria-hidden className="h-0.5 w-4 bg-amber" />
            {t('curve.bill')}
          </dt>
          <dd className="tabular font-bold">
            <bdi>{exact(own.allocated)}</bdi>
          </dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt className="flex items-center gap-2 text-muted">
            <span aria-hidden className="size-2.5 rounded-full bg-jade" />
            {t('keeps')}
          </dt>
          <dd className="tabular font-bold text-jade">
            <bdi>{exact(own.ownShare)}</bdi>
          </dd>
        </div>
      </dl>
      <div aria-hidden className="relative mt-3 h-44 border-b sm:h-56">
        {tiers.map(({ from }, index) => (
          <span
            key={from}
            className="absolute inset-y-0 border-s border-dashed border-edge"
            style={{
              insetInlineStart: `${left(from)}%`,
              width: `${left(tiers[index + 1]?.from ?? most) - left(from)}%`,
              background: `color-mix(in srgb, var(--color-lamp) ${(index + 1) * 3}%, transparent)`,
            }}
          />
        ))}
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="flip-rtl absolute inset-0 h-full w-full overflow-visible"
        >
          <path
            d={`${path('own')} L ${WIDTH} ${HEIGHT} L 0 ${HEIGHT} Z`}
            style={{ fill: 'var(--color-jade)', opacity: 0.22 }}
          />
          <path
            d={path('own')}
            className="fill-none stroke-jade"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={path('bill')}
            className="fill-none"
            style={{ stroke: 'var(--background-color-amber)' }}
            strokeWidth="3"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 rounded-full bg-ink rtl:translate-x-1/2"
          style={{ insetInlineStart: `${left(chosen[field])}%` }}
        >
          <span className="absolute -bottom-1.5 start-1/2 size-3 -translate-x-1/2 rounded-full border-2 border-surface bg-ink rtl:translate-x-1/2" />
        </span>
      </div>
      <div aria-hidden className="relative mt-2 h-9 text-2xs text-faint">
        {tiers.map(({ from, rate }) => (
          <span key={from} className="absolute top-0" style={{ insetInlineStart: `${left(from)}%` }}>
            <b className="block font-display text-xs text-ink">
              <bdi>{tContract('percent', { rate: formatRate(rate) })}</bdi>
            </b>
            <bdi className="tabular whitespace-nowrap">{whole.format((BigInt(from) * unit) / UNIT)}</bdi>
          </span>
        ))}
      </div>
    </section>
  );
}
