'use client';

import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { classes } from '@/components/ui/classes';
import { Money } from '@/components/ui/money';
import type { WireTerms } from '@/lib/agents/contracts/wire';

interface Props {
  terms: WireTerms;
  currency: string;
  /** The tier that pays, 1 for the first; marked. */
  reached?: number | null;
}

/** Whether a decimal string of the wire is zero. */
export const isZero = (amount: string): boolean => /^0*(\.0*)?$/.test(amount);

/** The terms of a contract: each tier with what it requires and what it pays, with a bar for its rate. */
export function TermsView({ terms, currency, reached = null }: Props) {
  const t = useTranslations('agent-contracts');
  const locale = useLocale();
  const money = (value: string) => <Money value={value} currency={currency} locale={locale} />;
  if (terms.realtime) {
    const { profitRate, lossRate, singleBet } = terms.realtime;
    return (
      <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-3">
        <Fact label={t('terms.profitRate')}>{t('percent', { rate: profitRate })}</Fact>
        <Fact label={t('terms.lossRate')}>{t('percent', { rate: lossRate })}</Fact>
        <Fact label={t('terms.singleBet')}>{money(singleBet)}</Fact>
      </dl>
    );
  }
  const most = Math.max(...terms.tiers.map(({ rate }) => Number(rate)), 0.0001);
  return (
    <ol className="flex flex-col gap-2">
      {terms.tiers.map((tier, index) => {
        const requires = [
          !isZero(tier.validBet) && [t('terms.validBet'), money(tier.validBet)],
          !isZero(tier.netLoss) && [t('terms.netLoss'), money(tier.netLoss)],
          tier.activeMembers > 0 && [t('terms.activeMembers'), String(tier.activeMembers)],
        ].filter((entry) => entry !== false);
        const isReached = reached === index + 1;
        return (
          <li
            key={index}
            className={classes(
              'relative overflow-hidden rounded-control border px-3 py-2',
              isReached ? 'border-jade' : 'border-hairline',
            )}
          >
            <span
              aria-hidden
              className={classes('absolute inset-y-0 start-0', isReached ? 'bg-jade-wash' : 'bg-amber-wash')}
              style={{ width: `${(Number(tier.rate) / most) * 100}%` }}
            />
            <div className="relative flex items-baseline justify-between gap-3">
              <div className="min-w-0 text-sm">
                <span className="text-xs text-faint">
                  {t('terms.tier', { no: index + 1 })}
                  {isReached && <span className="ms-2 font-medium text-jade">{t('terms.reached')}</span>}
                </span>
                <p className="flex flex-wrap gap-x-3 text-muted">
                  {requires.length === 0
                    ? t('terms.always')
                    : requires.map(([label, value], place) => (
                        <span key={place}>
                          {label} ≥ {value}
                        </span>
                      ))}
                </p>
              </div>
              <p className="shrink-0 text-end">
                <bdi className="tabular block font-display text-lg font-bold text-amber">
                  {t('percent', { rate: tier.rate })}
                </bdi>
                {!isZero(tier.amount) && <span className="text-xs text-muted">+ {money(tier.amount)}</span>}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-faint">{label}</dt>
      <dd className="tabular font-medium">{children}</dd>
    </div>
  );
}
