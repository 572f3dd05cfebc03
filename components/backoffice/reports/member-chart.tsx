import { getTranslations } from 'next-intl/server';
import type { loadMemberReport } from '@/lib/backoffice/reports/loaders';
import { isLocale, locale as localeOf } from '@/lib/i18n/locales';
import { Chart } from '@/components/chart/chart';
import { Panel } from '../panel';
import { bucketName } from '../tables/values';

const KEYS = ['active', 'returning', 'registered', 'firstDepositors'] as const;
const TONES = {
  active: 'amber',
  returning: 'muted',
  registered: 'jade',
  firstDepositors: 'vermilion',
} as const;

/** Members by part of the period. The table below has the same figures. */
export async function MemberChart({
  report: { points, unit },
  locale,
}: {
  report: Awaited<ReturnType<typeof loadMemberReport>>;
  locale: string;
}) {
  const t = await getTranslations('backoffice-reports');
  const count = new Intl.NumberFormat(locale);
  return (
    <Panel title={t('titles.members')} className="mb-5">
      <Chart
        points={points.map((point) => ({
          label: bucketName(point.bucket, unit, locale, true),
          heights: Object.fromEntries(KEYS.map((key) => [key, Number(point[key])])),
          texts: Object.fromEntries(KEYS.map((key) => [key, count.format(point[key])])),
        }))}
        series={KEYS.map((key) => ({
          key,
          name: t(`figures.${key}`),
          shape: key === 'active' ? ('bar' as const) : ('line' as const),
          tone: TONES[key],
        }))}
        locale={locale}
        direction={isLocale(locale) ? localeOf(locale).direction : 'ltr'}
      />
    </Panel>
  );
}
