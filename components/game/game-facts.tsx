import { getTranslations } from 'next-intl/server';
import { percent } from '@/components/studio/amount';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { siteConfig } from '@/lib/platform/site-config';
import type { SeatModel } from '@/lib/studio/engine';
import { offeredStakes } from '@/lib/studio/play/rules';

interface Props {
  locale: LocaleCode;
  model: SeatModel;
  /** The id of the game's stake table. */
  stakeTable: string;
}

/** The figures of a studio game, its stakes in the site's currency and how it is played, from the published model. */
export async function GameFacts({ locale, model, stakeTable }: Props) {
  const [t, p] = await Promise.all([
    getTranslations({ locale, namespace: 'studio' }),
    getTranslations({ locale, namespace: 'game-page' }),
  ]);
  const { returns, volatility, summary } = model;
  const stakes = offeredStakes(stakeTable, siteConfig().money.currency, returns.maxWin);
  const money = (stake: Amount) => showAmount(formatDecimal(stake), siteConfig().money.currency, locale);
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
        <div className="col-span-full rounded-card border border-hairline bg-surface p-3">
          <dt className="text-xs text-faint">{p('stakes.title')}</dt>
          <dd className="tabular mt-0.5 text-lg font-semibold">
            {p('stakes.range', { least: money(stakes[0]!), most: money(stakes.at(-1)!) })}
          </dd>
          <dd className="text-xs text-faint">{p('stakes.note')}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        {summary.map(({ key, values }) => t(key as never, values as never)).join(' ')}
      </p>
    </div>
  );
}
