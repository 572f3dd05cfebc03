import { setRequestLocale } from 'next-intl/server';
import { HousePage, housePageMetadata } from '@/components/articles/house-page';
import { pageLocale, type PageProps } from '@/components/site/page-locale';

/** A page may be this old, in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps) {
  return housePageMetadata(await pageLocale(params), 'responsible');
}

export default async function Responsible({ params }: PageProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <HousePage locale={locale} page="responsible" />;
}
