import { PenLine } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { PopupRows } from '@/components/backoffice/popups/popup-rows';
import { PopupSummary } from '@/components/backoffice/popups/popup-summary';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { listPopups } from '@/lib/backoffice/announcements/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-announcements',
  });
  return { title: t('popups.title') };
}

/** The announcements that open as popups: which, for whom, when, and in which order. */
export default async function PopupsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-announcements' });
  const rows = await listPopups();
  return (
    <>
      <PageHeader
        title={t('popups.title')}
        text={t('popups.text')}
        actions={
          <PageLink
            href="/backoffice/announcements/new?type=PU"
            className={buttonStyle({ variant: 'amber' })}
          >
            <PenLine aria-hidden className="size-4" />
            {t('popups.new')}
          </PageLink>
        }
      />
      <div className="flex flex-col gap-5">
        <PopupSummary rows={rows} />
        <Panel flush title={t('popups.order')}>
          <PopupRows rows={rows} />
        </Panel>
      </div>
    </>
  );
}
