import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { buildShareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { AnnouncementList } from '@/components/site/announcement-list';
import { announcementStrings } from '@/components/site/announcement-strings';
import { MemberMessages } from '@/components/site/member-messages';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { PageTitle } from '@/components/site/page-title';
import { Card } from '@/components/ui/card';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { firstAnnouncements } from '@/lib/content/loaders';
import { toAnnouncementPage } from '@/lib/content/wire';
import { brandName } from '@/lib/platform/site-config';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'notices' });
  return {
    title: t('title'),
    description: t('description', { brand: brandName(locale) }),
    alternates: alternates(locale, '/notices'),
    ...buildShareCard(locale, sharePicture('banner-welcome')),
  };
}

/** The message centre: announcements for everybody, and a link to the member's own messages. */
export default async function Notices({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [t, s, p, first] = await Promise.all([
    getTranslations({ locale, namespace: 'notices' }),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'promotions' }),
    firstAnnouncements(locale),
  ]);
  return (
    <div className="page-frame pt-5 sm:pt-8">
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="grid items-start grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card aria-labelledby="own" className="lg:order-last">
          <h2 id="own" className="mb-2 text-lg font-bold">
            {t('own')}
          </h2>
          <MemberMessages
            locale={locale}
            strings={{
              visitor: t('ownVisitor'),
              trial: t('ownTrial'),
              none: t('ownNone'),
              unread: t('ownSome', { count: '{count}' }),
              open: t('open'),
              login: t('login'),
            }}
          />
        </Card>
        <section aria-labelledby="system" className="min-w-0">
          <h2 id="system" className="mb-3 text-xl font-bold">
            {t('system')}
          </h2>
          <AnnouncementList
            locale={locale}
            first={toAnnouncementPage(first)}
            strings={announcementStrings(s, p)}
            level="h3"
          />
        </section>
      </div>
    </div>
  );
}
