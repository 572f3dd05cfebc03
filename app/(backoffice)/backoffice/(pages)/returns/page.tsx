import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { ReturnRows } from '@/components/backoffice/returns/return-rows';
import { DateTime } from '@/components/backoffice/date-time';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadRtpReport } from '@/lib/reporting/rtp-monitor/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-returns' });
  return { title: t('title') };
}

/** The measured return to player of the studio's games, compared with the published one (F9). */
export default async function ReturnsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('reports.read');
  const t = await getTranslations({ locale, namespace: 'backoffice-returns' });
  const { lines, until } = await loadRtpReport();
  const models = lines.filter(({ kind }) => kind === 'model');
  const games = lines.filter(({ kind }) => kind === 'game');
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          models.length > 0 && (
            <p className="text-sm text-muted">
              {t('until')} <DateTime at={until} locale={locale} />
            </p>
          )
        }
      />
      <div className="flex flex-col gap-5">
        <Panel title={t('models')} flush>
          <ReturnRows label={t('models')} rows={models} />
        </Panel>
        {games.length > 0 && (
          <Panel title={t('games')} flush>
            <ReturnRows label={t('games')} rows={games} />
          </Panel>
        )}
      </div>
    </>
  );
}
