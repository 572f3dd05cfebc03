import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ActivitiesHeader } from '@/components/backoffice/activities/activities-header';
import { ActivityRows } from '@/components/backoffice/activities/activity-rows';
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
  const rows = await listActivities(locale);
  return (
    <>
      <ActivitiesHeader view="promotions" />
      <Panel flush>
        <ActivityRows rows={rows} />
      </Panel>
    </>
  );
}
