import { setRequestLocale } from 'next-intl/server';
import { SitePage, sitePageMetadata } from '@/components/articles/site-page';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps) {
  return sitePageMetadata(await requirePageLocale(params), 'privacy');
}

export default async function Privacy({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  return <SitePage locale={locale} page="privacy" />;
}
