import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { COUNTRIES } from './countries';
import { normaliseNumber } from './normalise';

const DIALLING_CODES = new Set(COUNTRIES.map(({ dialling }) => dialling));

/** Returns true if a country has this dialling code (digits, without the plus). */
export const isDiallingCode = (code: string): boolean => DIALLING_CODES.has(code);

/**
 * Normalises a mobile number to E.164 (+66812345678). Accepts it with or without the trunk prefix (081 234 5678) or the
 * dialling code. Undefined if it is no valid number of this dialling code.
 */
export function toE164(diallingCode: string, typed: string): string | undefined {
  const number = parsePhoneNumberFromString(normaliseNumber(typed), {
    defaultCallingCode: diallingCode,
    extract: false,
  });
  const isOurs = number?.countryCallingCode === diallingCode && !number.ext;
  return isOurs && number.isValid() ? number.number : undefined;
}

/** As toE164 for a number with its country (+66…, 0066…). Undefined for anything else, for example a username. */
export function internationalToE164(typed: string): string | undefined {
  const plain = normaliseNumber(typed).replace(/^00/, '+');
  if (!/^\+\d{6,15}$/.test(plain)) return undefined;
  const number = parsePhoneNumberFromString(plain, { extract: false });
  return number?.isValid() ? number.number : undefined;
}
