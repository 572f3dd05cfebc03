'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import type { WireSimulation } from '@/lib/agents/contracts/wire';

/** What terms would have paid: the sum, a bar for each period with its tier, and what the running period lacks. */
export function SimulationView({ simulation }: { simulation: WireSimulation }) {
  const t = useTranslations('agent-contracts');
  const locale = useLocale();
  const { currency, periods, total, running } = simulation;
  const money = (value: string) => <Money value={value} currency={currency} locale={locale} />;
  const most = Math.max(...periods.map(({ amount }) => Number(amount)), 0.01);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const isShort = periods.some(({ from, to }) => Date.parse(to) - Date.parse(from) < 86_000_000);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const name = (from: string) => (isShort ? format : day).format(new Date(from));
  const { next } = running;
  return (
    <section className="rounded-control border border-hairline bg-sunken p-3" aria-live="polite">
      <h3 className="text-sm font-bold">{t('simulation.title', { count: periods.length })}</h3>
      <p className="font-display text-2xl font-bold text-amber">{money(total)}</p>
      <ol className="mt-2 flex max-h-64 flex-col gap-1.5 overflow-y-auto">
        {periods.map((period) => (
          <li key={period.from} className="text-xs">
            <div className="flex justify-between gap-3">
              <span className="text-muted">{name(period.from)}</span>
              <span className="tabular">
                {period.tier !== null && (
                  <span className="me-2 text-faint">{t('terms.tier', { no: period.tier })}</span>
                )}
                {money(period.amount)}
              </span>
            </div>
            <span
              aria-hidden
              className="mt-0.5 block h-1 rounded-full bg-amber"
              style={{ width: `${(Number(period.amount) / most) * 100}%`, minWidth: '2px' }}
            />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm">
        {t('simulation.running')} {money(running.amount)}
      </p>
      {next && (
        <p className="text-sm text-muted">
          {t('simulation.next', { no: next.tier })}{' '}
          {[
            Number(next.validBet) > 0 && [t('terms.validBet'), money(next.validBet)],
            Number(next.netLoss) > 0 && [t('terms.netLoss'), money(next.netLoss)],
            next.activeMembers > 0 && [t('terms.activeMembers'), String(next.activeMembers)],
          ]
            .filter((entry) => entry !== false)
            .map(([label, value], index) => (
              <span key={index} className="me-3 whitespace-nowrap">
                {label} + {value}
              </span>
            ))}
        </p>
      )}
      <p className="mt-2 text-xs text-faint">{t('simulation.note')}</p>
    </section>
  );
}
