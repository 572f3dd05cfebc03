'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chart } from '@/components/chart/chart';
import { Card } from '@/components/ui/card';
import { usePageDirection } from '@/components/ui/use-page-direction';
import { showAmount } from '@/lib/money/format';
import type { ProfitGroup } from '@/lib/reporting/profit/constants';
import { daysBefore, dayCount, type Period } from '../period';
import type { ProfitPage } from './types';

/** Bars of a chart of categories or vendors: those with the largest stakes. */
const MAX_BARS = 12;

interface Props {
  page: ProfitPage & { kind: ProfitGroup };
  period: Period;
  currency: string;
  nameOf: (key: string) => string;
}

/** A bar for each day of the period, category or vendor. The list below has the same figures. */
export function ProfitChart({ page, period, currency, nameOf }: Props) {
  const t = useTranslations('records.profit');
  const locale = useLocale();
  const direction = usePageDirection();
  const profits = new Map(page.list.map(({ key, profit }) => [key, profit]));
  const keys =
    page.kind === 'day'
      ? Array.from({ length: dayCount(period) }, (_, index) => daysBefore(period.from, -index))
      : page.list.slice(0, MAX_BARS).map(({ key }) => key);
  if (keys.length < 2) return null;
  return (
    <Card className="mb-4">
      <p className="mb-2 text-xs text-muted">{t('chart')}</p>
      <Chart
        points={keys.map((key) => {
          const profit = profits.get(key);
          return {
            label: nameOf(key),
            heights: { profit: profit === undefined ? null : Number(profit) },
            texts: textsOf(
              profit === undefined ? undefined : showAmount(profit, currency, locale, { signed: true }),
            ),
          };
        })}
        series={[{ key: 'profit', name: t('profit'), shape: 'bar', tone: 'result' }]}
        locale={locale}
        direction={direction}
      />
    </Card>
  );
}

const textsOf = (profit: string | undefined): Record<string, string> =>
  profit === undefined ? {} : { profit };
