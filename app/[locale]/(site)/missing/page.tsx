import { setRequestLocale } from 'next-intl/server';
import { missingMetadata, MissingPage } from '@/components/site/missing-page';
import { pageLocale, type PageProps } from '@/components/site/page-locale';

/** A page may be this old, in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps) {
  return missingMetadata(await pageLocale(params));
}

/** What our server sends for every address that is not found (lib/cli/missing.ts): Next.js sends an empty page for those. */
export default async function Missing({ params }: PageProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <MissingPage locale={locale} />;
}
