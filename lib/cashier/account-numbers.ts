import { electronicFormatIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools';

const COUNTRIES = getCountrySpecifications();

/** Letters, digits and dashes in any order; spaces are for the eye. */
const LOCAL = /^[A-Z0-9-]+$/;

const hasIbanStart = (text: string): boolean =>
  /^[A-Z]{2}\d\d/.test(text) && COUNTRIES[text.slice(0, 2)]?.IBANRegistry === true;

export type AccountNumberProblem = 'ACCOUNT_NUMBER_FORMAT' | 'ACCOUNT_IBAN';

/**
 * Reads an account number: an IBAN, whose country's length and check digits (mod 97) must be right, or a local number of 4 to
 * 34 letters and digits. Returns it in capitals without spaces and dashes, or the code of the problem.
 */
export function readAccountNumber(
  text: string,
): { number: string; problem?: never } | { problem: AccountNumberProblem; number?: never } {
  const compact = text.trim().toUpperCase().replace(/\s/g, '');
  if (!LOCAL.test(compact)) return { problem: 'ACCOUNT_NUMBER_FORMAT' };
  const number = electronicFormatIBAN(compact) ?? '';
  if (number.length < 4 || number.length > 34) return { problem: 'ACCOUNT_NUMBER_FORMAT' };
  if (hasIbanStart(number) && !isValidIBAN(number)) return { problem: 'ACCOUNT_IBAN' };
  return { number };
}
