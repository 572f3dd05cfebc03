import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ExportList } from '@/components/backoffice/exports/export-list';
import { ScheduleRows } from '@/components/backoffice/exports/schedule-rows';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { loadExports, loadSchedules } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.exports') };
}

/** The operator's exports with their progress, and the schedules that make them. */
export default async function ExportsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('reports.export');
  const [t, list, schedules] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-exports' }),
    loadExports(operator),
    loadSchedules(operator),
  ]);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-exports', 'backoffice-tables']) as never}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="flex flex-col gap-5">
        <Panel title={t('files')} flush>
          <ExportList initial={{ list }} />
        </Panel>
        <Panel title={t('schedules')} flush>
          <ScheduleRows rows={schedules} locale={locale} />
        </Panel>
      </div>
    </PageMessages>
  );
}
