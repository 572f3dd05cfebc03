import { getLocale } from 'next-intl/server';
import { missingMetadata, MissingPage } from '@/components/site/missing-page';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** Not-found pages are given no parameters. */
async function locale() {
  const given = await getLocale();
  return isLocale(given) ? given : DEFAULT_LOCALE;
}

export async function generateMetadata() {
  return missingMetadata(await locale());
}

/** Where the browser finds out by itself, having the site's frame already; a whole page is `./missing`. */
export default async function NotFound() {
  return <MissingPage locale={await locale()} />;
}
