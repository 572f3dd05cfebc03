import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { COUNTRIES } from './countries';
import { plainNumber } from './spelling';

const DIALLING_CODES = new Set(COUNTRIES.map(([, dialling]) => dialling));

/** Whether the site serves numbers of this dialling code (digits, without the plus). */
export const isDiallingCode = (code: string): boolean => DIALLING_CODES.has(code);

/**
 * A mobile number in its one spelling, E.164 (+66812345678); undefined where it is none that a country of this dialling
 * code has given out. Takes it with or without the country's trunk prefix (081 234 5678) or the dialling code itself.
 */
export function toE164(diallingCode: string, typed: string): string | undefined {
  const number = parsePhoneNumberFromString(plainNumber(typed), {
    defaultCallingCode: diallingCode,
    extract: false,
  });
  const isOurs = number?.countryCallingCode === diallingCode && !number.ext;
  return isOurs && number.isValid() ? number.number : undefined;
}

/** As toE164 for a number that names its country (+66…, 0066…); undefined for anything else, a username for example. */
export function internationalToE164(typed: string): string | undefined {
  const plain = plainNumber(typed).replace(/^00/, '+');
  if (!/^\+\d{6,15}$/.test(plain)) return undefined;
  const number = parsePhoneNumberFromString(plain, { extract: false });
  return number?.isValid() ? number.number : undefined;
}
