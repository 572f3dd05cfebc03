import { getLocale } from 'next-intl/server';
import { MissingPage } from '@/components/site/missing-page';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** Shown inside the agent centre: a bill or member that does not exist or is not in the agent's line. */
export default async function NotFound() {
  const given = await getLocale();
  return <MissingPage locale={isLocale(given) ? given : DEFAULT_LOCALE} home="/agentHome" />;
}
