import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DownPage } from '@/components/down/down-page';
import { buildShareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { listAppReleases } from '@/lib/content/apps/loaders';
import { brandName } from '@/lib/platform/site-config';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'apps' });
  return {
    title: t('title'),
    description: t('description', { brand: brandName(locale) }),
    alternates: alternates(locale, '/down'),
    ...buildShareCard(locale, sharePicture('banner-vip')),
  };
}

/** How to install the site on a device. */
export default async function Download({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  return <DownPage locale={locale} apps={await listAppReleases()} />;
}
