import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DownPage } from '@/components/down/down-page';
import { shareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { pageLocale, type PageProps } from '@/components/site/page-locale';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { siteResources } from '@/lib/content/loaders';

/** A page may be this old, in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const [t, s] = await Promise.all([
    getTranslations({ locale, namespace: 'down' }),
    getTranslations({ locale, namespace: 'site' }),
  ]);
  return {
    title: t('title'),
    description: t('description'),
    alternates: alternates(locale, '/down'),
    ...shareCard(locale, s('brand'), sharePicture('banner-vip')),
  };
}

/** The site on a home screen, and how it gets there. */
export default async function Download({ params }: PageProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <DownPage locale={locale} resources={await siteResources()} />;
}
