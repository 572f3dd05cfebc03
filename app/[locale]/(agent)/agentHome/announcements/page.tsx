import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CentrePage } from '@/components/agent/centre-page';
import { AnnouncementList } from '@/components/site/announcement-list';
import { announcementStrings } from '@/components/site/announcement-strings';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { firstAnnouncements } from '@/lib/content/loaders';
import { toAnnouncementPage } from '@/lib/content/wire';
import { requireAgent } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'site.announce' });
  return { title: t('title') };
}

/** The announcements of the site. */
export default async function AnnouncementsPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  await requireAgent(locale);
  const [t, site, promotions, first] = await Promise.all([
    getTranslations({ locale, namespace: 'site.announce' }),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'promotions' }),
    firstAnnouncements(locale),
  ]);
  return (
    <CentrePage title={t('title')}>
      <AnnouncementList
        locale={locale}
        first={toAnnouncementPage(first)}
        strings={announcementStrings(site, promotions)}
      />
    </CentrePage>
  );
}
