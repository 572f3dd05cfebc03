import { getLocale, getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { RETENTION_DAYS } from '@/lib/reporting/figures/constants';
import type { Bucket, Cohort } from '@/lib/reporting/figures/types';
import { bucketName } from '../tables/values';

/**
 * The retention of members as a heat map: a row for the members who joined in a part of the period, a column for each day after it.
 * It is a table, so that it can be read without colours.
 */
export async function CohortMap({ cohorts, unit }: { cohorts: readonly Cohort[]; unit: Bucket }) {
  const [t, locale] = await Promise.all([getTranslations('backoffice-reports.retention'), getLocale()]);
  if (cohorts.length === 0)
    return (
      <div className="border-t border-hairline">
        <EmptyState title={t('none')} hint={t('noneHint')} />
      </div>
    );
  const count = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div
      className="overflow-x-auto border-t border-hairline"
      tabIndex={0}
      role="region"
      aria-label={t('title')}
    >
      <table className="w-full text-sm" aria-label={t('title')}>
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="px-4 py-2 text-start font-medium whitespace-nowrap">
              {t('joined')}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-medium">
              {t('members')}
            </th>
            {RETENTION_DAYS.map((day) => (
              <th key={day} scope="col" className="px-1 py-2 text-center font-medium whitespace-nowrap">
                {t('day', { day })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...cohorts].reverse().map(({ bucket, members, active }) => (
            <tr key={bucket} className="border-t border-hairline">
              <th scope="row" className="px-4 py-1.5 text-start font-medium whitespace-nowrap">
                {bucketName(bucket, unit, locale)}
              </th>
              <td className="px-3 py-1.5 text-end tabular">{count.format(members)}</td>
              {active.map((value, place) => {
                const share = value === undefined ? undefined : Number(value) / Number(members);
                return (
                  <td key={RETENTION_DAYS[place]} className="px-1 py-1.5 text-center">
                    {share === undefined ? (
                      <span className="text-faint">·</span>
                    ) : (
                      <span
                        title={t('cell', { count: count.format(value!), members: count.format(members) })}
                        className="block min-w-14 rounded-md px-2 py-1.5 tabular"
                        style={{
                          backgroundColor: `color-mix(in oklab, var(--color-jade) ${Math.round(share * 55)}%, var(--color-sunken))`,
                        }}
                      >
                        {percent.format(share)}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
