'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ModelRules, SymbolId } from '@/lib/studio/slots/types';
import { Dialog } from '@/components/ui/dialog';
import { figure, percent, unitsValue } from '@/components/studio/amount';
import { symbolUrl, type Pictures } from '../pictures';
import { LineMap } from './line-map';
import { RuleFeatureText } from './rule-feature-text';

interface Props {
  open: boolean;
  onClose(): void;
  rules: ModelRules;
  pictures: Pictures;
  currency: string;
  /** Payouts are shown for this stake, in 1/10,000. */
  stake: bigint;
}

/** The rules of the game from the model's data: key figures, payouts at the current stake, features and lines. */
export default function Paytable({ open, onClose, rules, pictures, currency, stake }: Props) {
  const t = useTranslations('studio');
  const locale = useLocale();
  const money = (units: number) => figure(unitsValue(units, stake, rules.units), currency, locale);
  const { returns } = rules;
  const special = rules.symbols.filter((symbol) => symbol.role !== 'paying' && symbol.role !== 'blank');
  const number = new Intl.NumberFormat(locale);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('rules.title')}
      description={t('rules.atStake', { stake: figure(stake, currency, locale) })}
      closeLabel={t('close')}
      size="lg"
      focusableBody
    >
      <div className="space-y-7 pb-4">
        <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          <Fact
            name={t('rules.rtp')}
            value={percent(returns.rtp.value, locale)}
            note={t(`rules.${returns.rtp.method}`)}
          />
          <Fact name={t('rules.hit')} value={percent(returns.hitFrequency.value, locale)} />
          <Fact name={t('rules.maxWin')} value={t('rules.times', { times: number.format(returns.maxWin) })} />
          <Fact name={t('rules.volatility')} value={t(`rules.volatilities.${rules.volatility}`)} />
        </dl>
        <p className="text-sm text-muted">
          {t(`rules.evaluation.${rules.evaluation}`, { lines: rules.lines.length, ways: rules.ways ?? 0 })}{' '}
          {rules.bothWays ? t('rules.bothWays') : ''}
        </p>
        <section>
          <h3 className="mb-3 text-lg font-semibold">{t('rules.pays')}</h3>
          <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
            {rules.symbols
              .filter((symbol) => symbol.role === 'paying' && symbol.pays.length > 0)
              .map((symbol) => (
                <li key={symbol.id} className="flex items-center gap-3 rounded-control bg-ground p-2.5">
                  <SymbolPicture pictures={pictures} id={symbol.id} />
                  <table className="text-sm tabular-nums">
                    <tbody>
                      {symbol.pays.toReversed().map((pay) => (
                        <tr key={pay.count}>
                          <th scope="row" className="pe-2.5 text-start font-normal text-faint">
                            {symbol.orMore ? `${pay.count}+` : pay.count}
                          </th>
                          <td className="font-medium">{money(pay.units)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </li>
              ))}
          </ul>
        </section>
        {special.length > 0 ? (
          <section>
            <h3 className="mb-3 text-lg font-semibold">{t('rules.special')}</h3>
            <ul className="space-y-2">
              {special.map((symbol) => (
                <li key={symbol.id} className="flex items-center gap-4 rounded-control bg-ground p-3">
                  <SymbolPicture pictures={pictures} id={symbol.id} />
                  <div className="text-sm">
                    <p>{t(`rules.roles.${symbol.role}`, { multiplier: symbol.wildMultiplier ?? 1 })}</p>
                    {symbol.pays.length > 0 ? (
                      <p className="mt-1 text-muted tabular-nums">
                        {symbol.pays.map((pay) => `${pay.count}: ${money(pay.units)}`).join('  ·  ')}
                      </p>
                    ) : null}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {rules.features.length > 0 ? (
          <section>
            <h3 className="mb-3 text-lg font-semibold">{t('rules.features')}</h3>
            <div className="space-y-3">
              {rules.features.map((feature) => (
                <RuleFeatureText key={feature.kind} feature={feature} money={money} />
              ))}
              {returns.featureEvery ? (
                <p className="text-sm text-muted">
                  {t('rules.featureEvery', {
                    spins: number.format(Math.round(Number(returns.featureEvery.value))),
                  })}
                </p>
              ) : null}
            </div>
          </section>
        ) : null}
        {rules.lines.length > 0 ? (
          <section>
            <h3 className="mb-3 text-lg font-semibold">{t('rules.lines', { lines: rules.lines.length })}</h3>
            <LineMap lines={rules.lines} rows={rules.rows} label={(line) => t('rules.line', { line })} />
          </section>
        ) : null}
        <section className="text-sm text-muted">
          <h3 className="mb-2 text-lg font-semibold text-ink">{t('rules.general')}</h3>
          <ul className="list-disc space-y-1 ps-5">
            {(['highest', 'cap', 'loss', 'interrupted', 'fair', 'void'] as const).map((rule) => (
              <li key={rule}>{t(`rules.text.${rule}`, { times: number.format(returns.maxWin) })}</li>
            ))}
          </ul>
          <p className="mt-3 text-2xs text-faint">
            {t('rules.model', { code: rules.code, version: rules.version })}
            {returns.rtp.method === 'simulated'
              ? ` ${t('rules.interval', { low: percent(returns.rtp.low, locale), high: percent(returns.rtp.high, locale), rounds: number.format(returns.rtp.rounds) })}`
              : ''}
          </p>
        </section>
      </div>
    </Dialog>
  );
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="rounded-control bg-ground p-3">
      <dt className="text-2xs text-faint">{name}</dt>
      <dd className="font-display text-lg font-semibold tabular-nums">{value}</dd>
      {note ? <dd className="text-2xs text-muted">{note}</dd> : null}
    </div>
  );
}

function SymbolPicture({ pictures, id }: { pictures: Pictures; id: SymbolId }) {
  return (
    // Our own site serves the picture in the displayed size.

    <img src={symbolUrl(pictures, id)} alt="" width={56} height={56} className="size-14 shrink-0" />
  );
}
