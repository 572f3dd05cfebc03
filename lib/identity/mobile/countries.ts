import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/mobile';

export interface Country {
  /** ISO 3166-1. */
  code: CountryCode;
  /** The ITU-T E.164 dialling code, without the plus. */
  dialling: string;
}

/** The site's own countries come first: the first is the choice of a browser that names no country. */
const FIRST = ['TH', 'VN', 'CN'] as const;

/** Every country that libphonenumber-js knows. */
export const COUNTRIES: readonly Country[] = [...new Set<CountryCode>([...FIRST, ...getCountries()])].map(
  (code) => ({ code, dialling: getCountryCallingCode(code) }),
);

/** The countries of a setting (`TH,VN`), in its order; all of them if it is empty. */
export function countriesOf(setting: string): readonly Country[] {
  const chosen = setting
    .split(',')
    .flatMap((code) => COUNTRIES.find((country) => country.code === code) ?? []);
  return chosen.length > 0 ? chosen : COUNTRIES;
}

/** Returns true if a number (E.164) is valid in one of these countries. Several countries share a dialling code (+1, +7, +44). */
export function isNumberOf(number: string, countries: readonly Country[]): boolean {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return false;
  return countries.some(({ code, dialling }) => {
    if (dialling !== parsed.countryCallingCode) return false;
    // The library names one country of a number that several could have given out (+358 of Finland and Åland).
    parsed.country = code;
    return parsed.isValid();
  });
}
