import { env } from '@/lib/platform/env';

/** The visitor's country as the platform in front of us tells it (COUNTRY_HEADER); undefined where none does. */
export function visitorCountry(headers: Headers): string | undefined {
  const name = env().COUNTRY_HEADER;
  const value = name ? headers.get(name)?.trim().toUpperCase() : undefined;
  return value && /^[A-Z]{2}$/.test(value) ? value : undefined;
}
