import { useLocale, useTranslations } from 'next-intl';
import { Facts } from '@/components/backoffice/facts';
import { DateTime } from '@/components/backoffice/date-time';
import type { ReconciliationRun } from '@/lib/reporting/reconciliation/types';
import { partyName } from './party-name';

/** Period, figures and result of a reconciliation. */
export function RunFacts({ run }: { run: ReconciliationRun }) {
  const t = useTranslations('backoffice-reconciliation');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const figures = (['lines', 'records', 'matched', 'differences'] as const).map((key) => ({
    key,
    name: t(key),
    value: count.format(run[key]),
  }));
  return (
    <Facts
      facts={[
        { key: 'source', name: t('source'), value: partyName(t, run, locale) },
        {
          key: 'period',
          name: t('period'),
          value: (
            <>
              <DateTime at={run.from} locale={locale} /> – <DateTime at={run.to} locale={locale} />
            </>
          ),
        },
        { key: 'file', name: t('file'), value: <bdi>{run.fileName}</bdi> },
        { key: 'when', name: t('when'), value: <DateTime at={run.madeAt} locale={locale} /> },
        ...figures,
      ]}
    />
  );
}
