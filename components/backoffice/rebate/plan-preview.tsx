'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { Select } from '@/components/ui/select';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { formatDecimal, parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';
import { payable, rateFor } from '@/lib/rewards/rebate/rules';
import { Panel } from '../panel';
import type { EditedPlan, PlanChoices } from './edited-plan';

const read = (text: string): Amount => {
  const value = parseAmount(text.trim().replaceAll(',', ''));
  return value === undefined || value < 0n ? ZERO : value;
};

/** What a member would get by the plan of the form for the bets of one day. The same rules as those that count and pay. */
export function PlanPreview({ plan, choices }: { plan: EditedPlan; choices: PlanChoices }) {
  const t = useTranslations('backoffice-rebate.preview');
  const locale = useLocale();
  const { currency, categories, vendors, ranks } = choices;
  const [given, setGiven] = useState({
    turnover: '10000',
    gameType: 'RNG',
    vendor: vendors[0]?.code ?? '',
    nodeId: '',
    level: '0',
  });
  const set = (name: keyof typeof given) => (event: { target: { value: string } }) =>
    setGiven({ ...given, [name]: event.target.value });
  // A percent has 10,000 of 1/1,000,000, as an amount has 10,000 parts.
  const rates = plan.rates.map((rate) => ({ ...rate, rate: Number(read(rate.rate)) }));
  const rate = rateFor(
    rates,
    { nodeId: given.nodeId.trim(), vendor: given.vendor, gameType: given.gameType },
    Number(given.level),
  );
  const minimum = read(plan.minimum);
  const { amount } = payable(
    [{ day: '', earned: read(given.turnover) * BigInt(rate), paid: 0n, most: read(plan.maximum) }],
    0n,
    smallestCoin(currency),
  );
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  return (
    <Panel title={t('title')} className="self-start 2xl:sticky 2xl:top-20">
      <div className="grid grid-cols-2 gap-3 2xl:grid-cols-1">
        <Field label={t('turnover', { currency })}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              dir="ltr"
              maxLength={20}
              value={given.turnover}
              onChange={set('turnover')}
            />
          )}
        </Field>
        <Field label={t('level')}>
          {(control) => (
            <Select
              {...control}
              value={given.level}
              onChange={set('level')}
              options={[
                { value: '0', label: t('noRank') },
                ...ranks.map(({ level, name }) => ({ value: String(level), label: name })),
              ]}
            />
          )}
        </Field>
        <Field label={t('category')}>
          {(control) => (
            <Select
              {...control}
              value={given.gameType}
              onChange={set('gameType')}
              options={GAME_TYPES.map((type) => ({ value: type, label: categories[type] ?? type }))}
            />
          )}
        </Field>
        <Field label={t('vendor')}>
          {(control) => (
            <Select
              {...control}
              value={given.vendor}
              onChange={set('vendor')}
              options={vendors.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
        </Field>
        <Field label={t('game')} hint={t('gameHint')}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              dir="ltr"
              maxLength={18}
              value={given.nodeId}
              onChange={set('nodeId')}
            />
          )}
        </Field>
      </div>
      <output className="mt-4 block text-sm">
        {rate === 0 ? (
          <span className="text-muted">{t('none')}</span>
        ) : (
          <>
            <span className="block text-muted">
              {t('rate', {
                rate: percent.format(formatDecimal(BigInt(rate)) as unknown as number),
              })}
            </span>
            <span className="mt-1 block font-display text-3xl font-bold text-amber">
              <Money value={formatDecimal(amount)} currency={currency} locale={locale} />
            </span>
            {amount < minimum && <span className="mt-1 block text-muted">{t('belowMinimum')}</span>}
          </>
        )}
      </output>
    </Panel>
  );
}
