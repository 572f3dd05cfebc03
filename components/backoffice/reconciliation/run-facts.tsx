import { useLocale, useTranslations } from 'next-intl';
import { Facts } from '@/components/backoffice/facts';
import { When } from '@/components/backoffice/when';
import type { Run } from '@/lib/reporting/reconciliation/types';
import { partyName } from './party-name';

/** What was compared with what, and how it came out. */
export function RunFacts({ run }: { run: Run }) {
  const t = useTranslations('reconciliation-office');
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
              <When at={run.from} locale={locale} /> – <When at={run.to} locale={locale} />
            </>
          ),
        },
        { key: 'file', name: t('file'), value: <bdi>{run.fileName}</bdi> },
        { key: 'when', name: t('when'), value: <When at={run.madeAt} locale={locale} /> },
        ...figures,
      ]}
    />
  );
}
