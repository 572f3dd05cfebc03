import { getTranslations } from 'next-intl/server';
import { percent } from '@/components/studio/amount';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { ModelRules } from '@/lib/studio/slots/types';

/** What a game of our studio returns and how much it swings: from the model itself, as its own rules show it. */
export async function GameFacts({ locale, rules }: { locale: LocaleCode; rules: ModelRules }) {
  const t = await getTranslations({ locale, namespace: 'studio' });
  const { returns } = rules;
  const times = new Intl.NumberFormat(locale).format(returns.maxWin);
  const facts = [
    {
      name: t('rules.rtp'),
      value: percent(returns.rtp.value, locale),
      note: t(`rules.${returns.rtp.method}`),
    },
    { name: t('rules.hit'), value: percent(returns.hitFrequency.value, locale) },
    { name: t('rules.maxWin'), value: t('rules.times', { times }) },
    { name: t('rules.volatility'), value: t(`rules.volatilities.${rules.volatility}`) },
  ];
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {facts.map(({ name, value, note }) => (
          <div key={name} className="rounded-card border border-hairline bg-surface p-3">
            <dt className="text-xs text-faint">{name}</dt>
            <dd className="tabular mt-0.5 text-lg font-semibold">{value}</dd>
            {note && <dd className="text-xs text-faint">{note}</dd>}
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {t(`rules.evaluation.${rules.evaluation}`, { lines: rules.lines.length, ways: rules.ways ?? 0 })}{' '}
        {rules.bothWays && t('rules.bothWays')}
      </p>
    </div>
  );
}
