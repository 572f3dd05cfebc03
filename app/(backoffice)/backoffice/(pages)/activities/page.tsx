import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ActivityRows } from '@/components/backoffice/activities/activity-rows';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { listActivities } from '@/lib/backoffice/activities/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-activities' });
  return { title: t('title') };
}

/** Every promotion with its mode and who takes part. */
export default async function ActivitiesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('promotions.read');
  const [t, rows] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-activities' }),
    listActivities(locale),
  ]);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Panel flush>
        <ActivityRows rows={rows} />
      </Panel>
    </>
  );
}
