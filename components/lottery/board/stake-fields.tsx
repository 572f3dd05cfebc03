'use client';

import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { Minus, Plus } from '@/components/ui/icons';
import { buttonStyle } from '@/components/ui/button-style';
import { classes } from '@/components/ui/classes';
import { amount, formatDecimal } from '@/lib/money/amount';
import { MAX_MULTIPLE } from '@/lib/studio/lottery/constants';
import { FULL_SERIES, rebateOf } from '@/lib/studio/lottery/odds';
import type { Play } from '@/lib/studio/lottery/plays/play';
import { prizeRange, seriesOf } from './slip';
import { UNITS, type ModeRange, type Stake } from './types';
import { wholeNumber } from './whole-number';

interface Props {
  stake: Stake;
  prizeModes: readonly ModeRange[];
  play: Play;
  /** The play type with its odds; undefined until they are counted. */
  odds: Play | undefined;
  /** The classes of the chosen combinations; empty: all of the play type. */
  classes: readonly string[];
  /** The stake of the choice, in 1/10,000. */
  chosenStake: bigint;
  currency: string;
  locale: string;
  onChange: (stake: Partial<Stake>) => void;
}

const PRESETS = [1, 2, 5, 10, 50, 100] as const;

const SEGMENT =
  'min-h-11 flex-1 rounded-[0.45rem] px-3 text-sm font-medium whitespace-nowrap text-muted transition hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-key';

/** Unit, multiple, prize mode and series, with what they mean in prize and rebate. */
export function StakeFields(props: Props) {
  const { stake, prizeModes, currency, locale, onChange } = props;
  const t = useTranslations('lottery-board');
  return (
    <div className="mt-2 grid gap-4 border-t border-hairline pt-4 sm:grid-cols-2">
      <div role="group" aria-label={t('unit')}>
        <p className="mb-1.5 text-sm font-medium text-muted">{t('unit')}</p>
        <div className="flex rounded-control bg-sunken p-1">
          {UNITS.map((unit) => (
            <button
              key={unit}
              type="button"
              aria-pressed={stake.unit === unit}
              onClick={() => onChange({ unit })}
              className={SEGMENT}
            >
              <Money value={unit} currency={currency} locale={locale} />
            </button>
          ))}
        </div>
      </div>
      <Multiple value={stake.multiple} onChange={(multiple) => onChange({ multiple })} />
      {prizeModes.length > 1 && (
        <div role="group" aria-label={t('mode')}>
          <p className="mb-1.5 text-sm font-medium text-muted">{t('mode')}</p>
          <div className="flex rounded-control bg-sunken p-1">
            {prizeModes.map(({ code }) => (
              <button
                key={code}
                type="button"
                aria-pressed={stake.prizeMode === code}
                onClick={() => onChange({ prizeMode: code, series: seriesOf(prizeModes, code) })}
                className={SEGMENT}
              >
                {t(`modes.${code}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      <Series {...props} />
    </div>
  );
}

function Multiple({ value, onChange }: { value: number; onChange: (multiple: number) => void }) {
  const t = useTranslations('lottery-board');
  const id = useId();
  const set = (next: number) => onChange(Math.min(MAX_MULTIPLE, Math.max(1, Math.trunc(next) || 1)));
  const step = classes(buttonStyle({ variant: 'outline', size: 'icon' }), 'size-11 lg:size-11');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-muted">
        {t('multiple')}
      </label>
      <div dir="ltr" className="flex gap-1.5">
        <button
          type="button"
          aria-label={t('less')}
          disabled={value <= 1}
          onClick={() => set(value - 1)}
          className={step}
        >
          <Minus aria-hidden className="size-4" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(wholeNumber(event.target.value))}
          className="tabular h-11 min-w-0 flex-1 rounded-control border border-edge bg-sunken/60 text-center text-base font-semibold focus:border-amber focus:outline-none focus-visible:outline-2"
        />
        <button
          type="button"
          aria-label={t('more')}
          disabled={value >= MAX_MULTIPLE}
          onClick={() => set(value + 1)}
          className={step}
        >
          <Plus aria-hidden className="size-4" />
        </button>
      </div>
      <div dir="ltr" role="group" aria-label={t('presets')} className="mt-1 flex">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={value === preset}
            onClick={() => set(preset)}
            className="tabular min-h-11 flex-1 rounded-control text-sm text-muted hover:bg-raised aria-pressed:font-semibold aria-pressed:text-amber lg:min-h-9"
          >
            ×{preset}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The slider that trades prize for rebate. In mode ZY the series is fixed and there is no rebate: the prize alone is shown. */
function Series({
  stake,
  prizeModes,
  odds,
  classes: chosen,
  chosenStake,
  currency,
  locale,
  onChange,
}: Props) {
  const t = useTranslations('lottery-board');
  const id = useId();
  const mode = prizeModes.find(({ code }) => code === stake.prizeMode);
  if (!mode) return null;
  const range = odds && prizeRange(odds, chosen.length > 0 ? chosen : odds.odds().keys(), stake);
  const rebate = rebateOf(amount(chosenStake), { highest: mode.highest, chosen: stake.series });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  const money = (value: bigint) => <Money value={formatDecimal(value)} currency={currency} locale={locale} />;
  return (
    <div className={prizeModes.length > 1 ? '' : 'sm:col-span-2'}>
      {mode.highest > mode.lowest && (
        <>
          <label htmlFor={id} className="mb-1.5 flex justify-between gap-3 text-sm font-medium text-muted">
            {t('series')}
            <output htmlFor={id} className="tabular text-ink">
              {stake.series}
            </output>
          </label>
          <input
            id={id}
            type="range"
            min={mode.lowest}
            max={mode.highest}
            step={1}
            value={stake.series}
            aria-valuetext={t('seriesValue', {
              series: String(stake.series),
              rebate: percent.format((mode.highest - stake.series) / FULL_SERIES),
            })}
            onChange={(event) => onChange({ series: Number(event.target.value) })}
            className="h-11 w-full accent-amber"
          />
        </>
      )}
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <div>
          <dt className="text-xs text-faint">{t('prizePerHit')}</dt>
          <dd className="font-semibold">
            {range ? (
              <>
                {money(range.lowest)}
                {range.highest > range.lowest && <> – {money(range.highest)}</>}
              </>
            ) : (
              '…'
            )}
          </dd>
        </div>
        {mode.highest > mode.lowest && (
          <div className="text-end">
            <dt className="text-xs text-faint">{t('rebate')}</dt>
            <dd className="font-semibold text-jade">
              <bdi className="tabular">{percent.format((mode.highest - stake.series) / FULL_SERIES)}</bdi>
              {chosenStake > 0n && <> · {money(rebate)}</>}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
