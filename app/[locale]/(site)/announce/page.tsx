import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AnnouncementList } from '@/components/site/announcement-list';
import { announcementStrings } from '@/components/site/announcement-strings';
import { PageBreadcrumbs } from '@/components/seo/page-breadcrumbs';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { PageTitle } from '@/components/site/page-title';
import { firstAnnouncements } from '@/lib/content/loaders';
import { toAnnouncementPage } from '@/lib/content/wire';
import { localePath } from '@/lib/i18n/routing';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'site' });
  return {
    title: t('announce.title'),
    description: t('announce.description'),
    alternates: alternates(locale, '/announce'),
  };
}

export default async function Announcements({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [t, n, p, first] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'notices' }),
    getTranslations({ locale, namespace: 'promotions' }),
    firstAnnouncements(locale),
  ]);
  return (
    <div className="page-frame pt-5 sm:pt-8">
      <PageBreadcrumbs locale={locale} name={t('announce.title')} path="/announce" />
      <div className="max-w-4xl">
        <PageTitle
          title={t('announce.title')}
          link={{ href: localePath(locale, '/notices'), text: n('title') }}
        />
        <AnnouncementList
          locale={locale}
          first={toAnnouncementPage(first)}
          strings={announcementStrings(t, p)}
        />
      </div>
    </div>
  );
}
