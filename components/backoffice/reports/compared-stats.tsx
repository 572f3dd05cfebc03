import { getLocale, getTranslations } from 'next-intl/server';
import { Money } from '@/components/ui/money';
import { formatDecimal } from '@/lib/money/amount';
import type { DayRange } from '@/lib/reporting/figures/types';
import { Stat } from '../stat';
import { Change } from './change';
import { daysName } from './days-name';

export interface ComparedStat {
  key: string;
  label: string;
  kind: 'amount' | 'count' | 'share';
  now: bigint | number | null;
  before: bigint | number | null;
  /** A gain or a loss. */
  signed?: boolean;
  href?: string;
  note?: string;
}

/** Figures of a period, each with its change against the period before. */
export async function ComparedStats({
  stats,
  currency,
  daysBefore,
}: {
  stats: readonly ComparedStat[];
  currency: string;
  daysBefore: DayRange;
}) {
  const [t, locale] = await Promise.all([getTranslations('backoffice-reports'), getLocale()]);
  const show = ({ kind, signed }: ComparedStat, value: bigint | number | null) => {
    if (value === null) return '–';
    if (kind === 'amount')
      return (
        <Money
          value={formatDecimal(value as bigint)}
          currency={currency}
          locale={locale}
          signed={signed === true}
        />
      );
    const style = kind === 'share' ? { style: 'percent' as const, maximumFractionDigits: 2 } : {};
    return new Intl.NumberFormat(locale, style).format(value);
  };
  return (
    <section aria-label={t('sums')} className="mb-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {stats.map((stat) => (
          <Stat
            key={stat.key}
            label={stat.label}
            value={show(stat, stat.now)}
            {...(stat.href ? { href: stat.href } : {})}
            note={
              <>
                <Change value={change(stat)} /> {stat.note && <span className="block">{stat.note}</span>}
              </>
            }
          />
        ))}
      </div>
      <p className="mt-2 text-xs text-faint">{t('comparedWith', { days: daysName(daysBefore, locale) })}</p>
    </section>
  );
}

function change({ kind, now, before }: ComparedStat): number | null {
  if (now === null || before === null) return null;
  // The change of a share is its difference: from 4 to 5 per cent is one per cent.
  if (kind === 'share') return Number(now) - Number(before);
  return Number(before) === 0 ? null : (Number(now) - Number(before)) / Math.abs(Number(before));
}
