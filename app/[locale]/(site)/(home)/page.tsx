import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { HomePage } from '@/components/home/home-page';
import { loadHome } from '@/components/home/load-home';
import { alternates } from '@/components/site/alternates';
import { pageLocale, type PageProps } from '@/components/site/page-locale';

/** A page may be this old, in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { alternates: alternates(await pageLocale(params), '/') };
}

export default async function Home({ params }: PageProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <HomePage locale={locale} data={await loadHome(locale)} />;
}
