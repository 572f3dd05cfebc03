'use client';

import { useState } from 'react';
import { likelyCountry, useCountries, type Country } from './countries';

export interface NumberCountry {
  countries: readonly Country[] | undefined;
  /** Country code of the chosen country. */
  country: string;
  choose: (countryCode: string) => void;
  /** Its dialling code, for the wire. */
  countryDialingCode: string;
}

/** The country of the number that a form asks for; the browser's until another is chosen. */
export function useNumberCountry(): NumberCountry {
  const countries = useCountries();
  const [chosen, choose] = useState<string>();
  const served = countries?.map((entry) => entry.countryCode) ?? [];
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
  const country = chosen ?? likelyCountry(served, languages);
  const countryDialingCode =
    countries?.find((entry) => entry.countryCode === country)?.countryDialingCode ?? '';
  return { countries, country, choose, countryDialingCode };
}
