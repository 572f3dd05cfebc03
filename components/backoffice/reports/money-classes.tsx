import { getTranslations } from 'next-intl/server';
import { Money } from '@/components/ui/money';
import type { loadMoneyReport } from '@/lib/backoffice/reports/loaders';
import { valueLabel } from '@/lib/backoffice/tables/labels';
import type { Query } from '@/lib/backoffice/tables/types';
import { isLocale } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/money/amount';
import { MONEY_CLASSES } from '@/lib/reporting/figures/types';
import { Stat } from '../stat';
import { tableAddress } from '../tables/address';
import { reportPath } from './report-header';

/** What each class of money moved, from the house's view. Each leads to its kinds. */
export async function MoneyClasses({
  query,
  report,
  currency,
  locale,
}: {
  query: Query;
  report: Awaited<ReturnType<typeof loadMoneyReport>>;
  currency: string;
  locale: string;
}) {
  const t = await getTranslations('backoffice-reports');
  const classes = MONEY_CLASSES.filter((name) => report.sums.has(name));
  if (classes.length === 0) return null;
  return (
    <section aria-label={t('sums')} className="mb-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {classes.map((name) => (
          <Stat
            key={name}
            label={isLocale(locale) ? valueLabel(locale, 'backoffice-tables.classes', name) : name}
            value={
              <Money
                value={formatDecimal(report.sums.get(name)!)}
                currency={currency}
                locale={locale}
                signed
              />
            }
            href={tableAddress(reportPath('money'), query, { class: name })}
          />
        ))}
      </div>
      <p className="mt-2 text-xs text-faint">{t('houseView')}</p>
    </section>
  );
}
