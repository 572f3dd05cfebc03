import { getTranslations } from 'next-intl/server';
import { percent } from '@/components/studio/amount';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { EngineModel } from '@/lib/studio/engine';

/** The figures of a studio game and how it is played, from the published model. */
export async function GameFacts({ locale, model }: { locale: LocaleCode; model: EngineModel }) {
  const t = await getTranslations({ locale, namespace: 'studio' });
  const { returns, volatility, summary } = model;
  const times = new Intl.NumberFormat(locale).format(returns.maxWin);
  const facts = [
    {
      name: t('rules.rtp'),
      value: percent(returns.rtp.value, locale),
      note: t(`rules.${returns.rtp.method}`),
    },
    { name: t('rules.hit'), value: percent(returns.hitFrequency.value, locale) },
    { name: t('rules.maxWin'), value: t('rules.times', { times }) },
    { name: t('rules.volatility'), value: t(`rules.volatilities.${volatility}`) },
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
        {summary.map(({ key, values }) => t(key as never, values as never)).join(' ')}
      </p>
    </div>
  );
}
