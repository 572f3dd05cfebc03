import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { HomePage } from '@/components/home/home-page';
import { loadHome } from '@/components/home/load-home';
import { StructuredData } from '@/components/seo/structured-data';
import { organizationThings } from '@/components/seo/things';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { siteResources } from '@/lib/content/loaders';
import { brandName } from '@/lib/platform/site-config';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { alternates: alternates(await requirePageLocale(params), '/') };
}

export default async function Home({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [data, resources] = await Promise.all([loadHome(locale), siteResources()]);
  const elsewhere = resources.flatMap(({ url }) => (url.startsWith('https://') ? [url] : []));
  return (
    <>
      <StructuredData things={organizationThings(locale, brandName(locale), elsewhere)} />
      <HomePage locale={locale} data={data} />
    </>
  );
}
