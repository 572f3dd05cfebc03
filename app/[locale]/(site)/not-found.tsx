import { getLocale } from 'next-intl/server';
import { notFoundMetadata, MissingPage } from '@/components/site/missing-page';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** Next.js passes no parameters to not-found pages. */
async function locale() {
  const given = await getLocale();
  return isLocale(given) ? given : DEFAULT_LOCALE;
}

export async function generateMetadata() {
  return notFoundMetadata(await locale());
}

/** Shown inside the site's layout when a navigation in the browser finds no page. `./missing` is the whole page. */
export default async function NotFound() {
  return <MissingPage locale={await locale()} />;
}
