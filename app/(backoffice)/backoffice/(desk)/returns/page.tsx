import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHead } from '@/components/backoffice/page-head';
import { Panel } from '@/components/backoffice/panel';
import { ReturnRows } from '@/components/backoffice/returns/return-rows';
import { When } from '@/components/backoffice/when';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { returnsReport } from '@/lib/reporting/returns/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'returns-office' });
  return { title: t('title') };
}

/** What the studio's games have really paid back, against what is published (trust.md F9). */
export default async function ReturnsPage() {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('reports.read');
  const t = await getTranslations({ locale, namespace: 'returns-office' });
  const { lines, until } = await returnsReport();
  const models = lines.filter(({ kind }) => kind === 'model');
  const games = lines.filter(({ kind }) => kind === 'game');
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        actions={
          models.length > 0 && (
            <p className="text-sm text-muted">
              {t('until')} <When at={until} locale={locale} />
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
