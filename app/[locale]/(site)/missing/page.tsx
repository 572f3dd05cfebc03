import { setRequestLocale } from 'next-intl/server';
import { notFoundMetadata, MissingPage } from '@/components/site/missing-page';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps) {
  return notFoundMetadata(await requirePageLocale(params));
}

/**
 * Our server sends this page for every address that does not exist (lib/server/missing-page.ts). Next.js would send an
 * empty page.
 */
export default async function Missing({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  return <MissingPage locale={locale} />;
}
