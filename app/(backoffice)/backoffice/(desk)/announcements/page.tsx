import { PenLine } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AnnouncementRows } from '@/components/backoffice/announcements/announcement-rows';
import { PageHead } from '@/components/backoffice/page-head';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { allAnnouncements } from '@/lib/backoffice/announcements/loaders';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'announcements-office' });
  return { title: t('title') };
}

/** Every announcement, the latest first: in the marquee, in popups, on home. */
export default async function AnnouncementsPage() {
  const locale = await officeLocale();
  setRequestLocale(locale);
  await requireOperator('content.write');
  const t = await getTranslations({ locale, namespace: 'announcements-office' });
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        actions={
          <PageLink href="/backoffice/announcements/new" className={buttonStyle({ variant: 'amber' })}>
            <PenLine aria-hidden className="size-4" />
            {t('new')}
          </PageLink>
        }
      />
      <Panel flush>
        <AnnouncementRows rows={await allAnnouncements()} />
      </Panel>
    </>
  );
}
