/** Set by our own server (lib/cli/serve.ts), which drops whatever a client sends under this name. */
export const CLIENT_COUNTRY_HEADER = 'x-croupier-country';

/** A two-letter country as a platform's header or a database has it; undefined for anything else, and for XX (unknown). */
export function countryCode(value: string | undefined): string | undefined {
  const code = value?.trim().toUpperCase();
  return code && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined;
}

/** The visitor's country as our server noted it: two capital letters, undefined where nobody knows. */
export function requestCountry(headers: Headers): string | undefined {
  return countryCode(headers.get(CLIENT_COUNTRY_HEADER) ?? undefined);
}
