/** Set by our server or by the middleware, which drop what a client sends under this name. */
export const CLIENT_COUNTRY_HEADER = 'x-croupier-country';

/** A two-letter country code in capitals; undefined for anything else, and for XX (unknown). */
export function countryCode(value: string | undefined): string | undefined {
  const code = value?.trim().toUpperCase();
  return code && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined;
}

/** The visitor's country as our server or the middleware noted it; undefined if it is unknown. */
export function requestCountry(headers: Headers): string | undefined {
  return countryCode(headers.get(CLIENT_COUNTRY_HEADER) ?? undefined);
}
