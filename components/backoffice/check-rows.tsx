import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CheckResult } from '@/lib/ledger/verify/verify';
import { checkName } from './check-name';
import { DataTable } from './data-table';

/** Table of the ledger's invariants with the result of each check. */
export function CheckRows({ checks }: { checks: readonly CheckResult[] }) {
  const t = useTranslations('backoffice.ledger');
  const count = new Intl.NumberFormat(useLocale());
  return (
    <DataTable
      label={t('checksTitle')}
      rows={checks}
      rowKey={(check) => check.name}
      empty={null}
      columns={[
        {
          key: 'name',
          head: t('check'),
          leads: true,
          cell: (check) => (
            <>
              {checkName(t, check.name)}
              {check.examples.length > 0 && (
                <bdi dir="ltr" className="mt-0.5 block text-xs text-vermilion">
                  {check.examples.join(', ')}
                </bdi>
              )}
            </>
          ),
        },
        {
          key: 'state',
          head: t('state'),
          cell: (check) =>
            check.wrong === 0 ? (
              <Badge tone="jade">{t('passes')}</Badge>
            ) : (
              <Badge tone="vermilion">{t('fails')}</Badge>
            ),
        },
        { key: 'read', head: t('read'), end: true, cell: (check) => count.format(check.read) },
        { key: 'wrong', head: t('wrong'), end: true, cell: (check) => count.format(check.wrong) },
      ]}
    />
  );
}
