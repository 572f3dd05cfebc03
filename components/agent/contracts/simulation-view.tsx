'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chart } from '@/components/chart/chart';
import { Money } from '@/components/ui/money';
import { usePageDirection } from '@/components/ui/use-page-direction';
import type { WireSimulation } from '@/lib/agents/contracts/wire';
import { formatDecimal, parseAmount } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';

/**
 * What terms would have paid over the last periods, beside what the contract in force would have paid in them: the sums, a chart, the periods with
 * their tiers, and what the running period lacks.
 */
export function SimulationView({ simulation }: { simulation: WireSimulation }) {
  const t = useTranslations('agent-contracts');
  const locale = useLocale();
  const direction = usePageDirection();
  const { currency, zone, periods, total, running, current } = simulation;
  const money = (value: string) => <Money value={value} currency={currency} locale={locale} />;
  const isShort = periods.some(({ from, to }) => Date.parse(to) - Date.parse(from) < 80_000_000);
  // Days are those of the settlement zone; hours are the reader's.
  const name = new Intl.DateTimeFormat(
    locale,
    isShort ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short', timeZone: zone },
  );
  const whole = new Intl.DateTimeFormat(
    locale,
    isShort ? { dateStyle: 'short', timeStyle: 'short' } : { dateStyle: 'medium', timeZone: zone },
  );
  const rows = periods.map((period, index) => ({ ...period, current: current?.periods[index] }));
  const shown = (value: string) => showAmount(value, currency, locale);
  const { next } = running;
  return (
    <section
      aria-label={t('simulation.title', { count: periods.length })}
      className="min-w-0 rounded-control border border-hairline bg-sunken p-3.5"
      aria-live="polite"
    >
      <h3 className="text-sm font-bold">{t('simulation.title', { count: periods.length })}</h3>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2">
        <div className="min-w-0">
          <dt className="text-xs text-muted">{t(current ? 'simulation.proposed' : 'simulation.sum')}</dt>
          <dd className="font-display text-xl font-extrabold text-amber">{money(total)}</dd>
        </div>
        {current && (
          <div className="min-w-0">
            <dt className="text-xs text-muted">{t('simulation.current')}</dt>
            <dd className="font-display text-xl font-extrabold">
              {money(current.total)}
              <Money
                value={difference(total, current.total)}
                currency={currency}
                locale={locale}
                signed
                className="ms-2 text-sm font-bold"
              />
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-3">
        <Chart
          points={rows.toReversed().map((row) => ({
            label: name.format(new Date(row.from)),
            heights: {
              proposed: Number(row.amount),
              ...(row.current && { current: Number(row.current.amount) }),
            },
            texts: {
              proposed: shown(row.amount),
              ...(row.current && { current: shown(row.current.amount) }),
            },
          }))}
          series={[
            { key: 'proposed', name: t('simulation.proposed'), shape: 'bar', tone: 'amber' },
            ...(current
              ? ([{ key: 'current', name: t('simulation.current'), shape: 'line', tone: 'muted' }] as const)
              : []),
          ]}
          locale={locale}
          direction={direction}
        />
      </div>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-amber lg:min-h-9">
          {t('simulation.periods')}
        </summary>
        <table className="w-full text-xs">
          <thead className="text-faint">
            <tr>
              <th scope="col" className="py-1 text-start font-medium">
                {t('simulation.period')}
              </th>
              <th scope="col" className="py-1 ps-2 text-end font-medium">
                {t('simulation.proposed')}
              </th>
              {current && (
                <th scope="col" className="py-1 ps-2 text-end font-medium">
                  {t('simulation.current')}
                </th>
              )}
            </tr>
          </thead>
          <tbody className="tabular divide-y divide-hairline">
            {rows.map((row) => (
              <tr key={row.from}>
                <th scope="row" className="py-1.5 text-start font-normal text-muted">
                  {whole.format(new Date(row.from))}
                </th>
                {[row, ...(row.current ? [row.current] : [])].map((paid, place) => (
                  <td key={place} className="py-1.5 ps-2 text-end">
                    {money(paid.amount)}
                    {paid.tier !== null && (
                      <span className="block text-2xs text-faint">{t('terms.tier', { no: paid.tier })}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="mt-2 border-t pt-2.5 text-sm">
        {t('simulation.running')} <b>{money(running.amount)}</b>
        {current && (
          <span className="text-muted">
            {' '}
            · {t('simulation.current')} {money(current.running.amount)}
          </span>
        )}
      </p>
      {next && (
        <p className="mt-0.5 text-sm text-muted">
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

/** The exact difference of two decimal strings. */
const difference = (a: string, b: string): string => formatDecimal(parseAmount(a)! - parseAmount(b)!);
