'use client';

import { useId, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Choice } from '@/components/records/choice';
import { Money } from '@/components/ui/money';
import { formatRate } from '@/lib/agents/contracts/rates';
import {
  EXAMPLE_KINDS,
  EXAMPLE_LEVELS,
  SLIDERS,
  exampleTerms,
  type ExampleKind,
} from '@/lib/agents/example/constants';
import { exampleBills } from '@/lib/agents/example/rules';
import { formatDecimal, parseAmount } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { MoneyStream } from './money-stream';
import { TierCurve } from './tier-curve';

interface Props {
  currency: string;
  /** Decimal strings: the unit of which the example has multiples, and the smallest coin. */
  unit: string;
  coin: string;
}

type Slider = keyof typeof SLIDERS;

/** What three agents below each other earn for figures that the reader chooses, computed as the settlement does. */
export function WorkedExample({ currency, unit: unitText, coin: coinText }: Props) {
  const t = useTranslations('agent-landing.example');
  const tContract = useTranslations('agent-contracts');
  const locale = useLocale();
  const [kind, setKind] = useState<ExampleKind>('dividend');
  const [chosen, setChosen] = useState<Record<Slider, number>>({
    validBet: SLIDERS.validBet.first,
    netLoss: SLIDERS.netLoss.first,
    active: SLIDERS.active.first,
  });
  const unit = parseAmount(unitText)!;
  const coin = parseAmount(coinText)!;
  const bills = useMemo(
    () =>
      exampleBills(
        kind,
        {
          validBet: BigInt(chosen.validBet) * unit,
          netLoss: BigInt(chosen.netLoss) * unit,
          active: chosen.active,
        },
        { unit, coin },
      ),
    [kind, chosen, unit, coin],
  );
  const show = (units: number) => showAmount(formatDecimal(BigInt(units) * unit), currency, locale);
  const sliders: readonly Slider[] =
    kind === 'dividend' ? ['netLoss', 'validBet', 'active'] : ['validBet', 'netLoss', 'active'];
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        <div role="radiogroup" aria-label={t('kind')} className="flex flex-wrap gap-2">
          {EXAMPLE_KINDS.map((one) => (
            <Choice
              key={one}
              name="example-kind"
              label={tContract(`kinds.${one}`)}
              checked={kind === one}
              onChoose={() => setKind(one)}
            />
          ))}
        </div>
        <p className="text-sm text-muted">{t(`text.${kind}`)}</p>
        <div className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-5">
          <h3 className="text-base font-bold">{t('figures')}</h3>
          {sliders.map((name) => (
            <Range
              key={name}
              label={t(name)}
              hint={kind === 'daily' && name === 'netLoss' ? t('noLoss') : undefined}
              shown={name === 'active' ? chosen.active.toLocaleString(locale) : show(chosen[name])}
              value={chosen[name]}
              {...SLIDERS[name]}
              onChange={(value) => setChosen({ ...chosen, [name]: value })}
            />
          ))}
        </div>
        <TermsTable kind={kind} unit={unit} currency={currency} tiers={bills.map(({ tier }) => tier)} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <MoneyStream kind={kind} bills={bills} currency={currency} />
        <TierCurve kind={kind} chosen={chosen} unit={unit} coin={coin} currency={currency} />
      </div>
    </div>
  );
}

interface RangeProps {
  label: string;
  hint?: string | undefined;
  shown: string;
  value: number;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
}

/** A slider with its value in words, which a screen reader says too. */
function Range({ label, hint, shown, value, least, most, step, onChange }: RangeProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm text-muted">
          {label}
        </label>
        <output htmlFor={id} className="tabular font-display text-base font-bold">
          <bdi>{shown}</bdi>
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full cursor-pointer accent-amber lg:h-8"
      />
      {hint && <p className="text-xs text-faint">{hint}</p>}
    </div>
  );
}

/** The example's terms: what each tier requires, and the rate of each of the three agents. */
function TermsTable({
  kind,
  unit,
  currency,
  tiers,
}: {
  kind: ExampleKind;
  unit: bigint;
  currency: string;
  /** The tier that pays, by level. */
  tiers: readonly (number | null)[];
}) {
  const t = useTranslations('agent-landing.example');
  const tContract = useTranslations('agent-contracts');
  const locale = useLocale();
  const terms = EXAMPLE_LEVELS.map((level) => exampleTerms(kind, level, unit));
  return (
    <div className="overflow-x-auto rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-5">
      <table className="w-full text-sm">
        <caption className="mb-3 text-start font-display text-base font-bold">{t('terms')}</caption>
        <thead className="text-2xs text-faint">
          <tr>
            <th scope="col" className="pb-2 text-start font-medium">
              {t('requires')}
            </th>
            {EXAMPLE_LEVELS.map((level) => (
              <th key={level} scope="col" className="pb-2 ps-2 text-end align-bottom font-medium">
                {t(`short.${level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {terms[0]!.tiers.map((tier, index) => (
            <tr key={index}>
              <th scope="row" className="py-2 text-start font-normal">
                <span className="block text-2xs text-faint">
                  {tContract('terms.tier', { no: index + 1 })}
                </span>
                <Money
                  value={formatDecimal(tier.netLoss + tier.validBet)}
                  currency={currency}
                  locale={locale}
                  className="font-medium"
                />
                <span className="block text-xs text-muted">{t('activeFrom', { count: tier.active })}</span>
              </th>
              {terms.map((one, level) => (
                <td key={level} className="py-2 ps-2 text-end align-middle">
                  <bdi
                    className={`tabular inline-block rounded-control px-2 py-1 font-display font-bold ${
                      tiers[level] === index + 1 ? 'bg-jade-wash text-jade' : 'text-ink'
                    }`}
                  >
                    {tContract('percent', { rate: formatRate(one.tiers[index]!.rate) })}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-xs text-faint">{t('termsNote')}</p>
    </div>
  );
}
