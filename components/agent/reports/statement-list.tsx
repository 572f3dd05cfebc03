'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { pathWithQuery } from '@/components/records/path-with-query';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { Card, CardHeader } from '@/components/ui/card';
import { Download } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import type { WireMonths } from '@/lib/agents/reports/wire';
import { callApi } from '@/lib/platform/http/call';

/** The months with bills, each with its statement as a PDF file. Nothing while there is none. */
export function StatementList() {
  const t = useTranslations('agent-reports.statement');
  const locale = useLocale();
  const months = useQuery({
    queryKey: ['agent-statement-months'],
    queryFn: ({ signal }) => callApi<WireMonths>('GET', '/wps/agent/income/months', undefined, signal),
  });
  if (!months.data || months.data.list.length === 0) return null;
  const { currency, list } = months.data;
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Card>
      <CardHeader title={t('months')} description={t('monthsText')} />
      <ul className="divide-y divide-hairline">
        {list.map(({ month, ownShare, bills, complete }) => {
          const name = format.format(new Date(`${month}-01T00:00:00Z`));
          return (
            <li key={month} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="font-medium">{name}</span>
                  {!complete && <Badge tone="amber">{t('untilNow')}</Badge>}
                </span>
                <span className="block text-xs text-muted">
                  {t('billCount', { count: bills })} · {t('ownShare')}{' '}
                  <Money value={ownShare} currency={currency} locale={locale} />
                </span>
              </span>
              <a
                href={pathWithQuery('/wps/agent/income/statement', { month, language: locale.toUpperCase() })}
                download
                aria-label={t('downloadOf', { month: name })}
                className={buttonStyle({ variant: 'outline', size: 'sm' })}
              >
                <Download aria-hidden className="size-4" />
                PDF
              </a>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
