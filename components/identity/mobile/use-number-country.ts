'use client';

import { useState } from 'react';
import { guessCountry, useCountries, type Country } from './countries';

export interface NumberCountry {
  countries: readonly Country[] | undefined;
  /** Country code of the chosen country. */
  country: string;
  chooseCountry: (countryCode: string) => void;
  /** The dialling code of the chosen country, as the wire takes it. */
  countryDialingCode: string;
}

/** The country of a form's mobile number: a guess from the browser's languages until one is chosen. */
export function useNumberCountry(purpose?: 'registration'): NumberCountry {
  const countries = useCountries(purpose);
  const [chosenCountry, chooseCountry] = useState<string>();
  const available = countries?.map((entry) => entry.countryCode) ?? [];
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
  const country = chosenCountry ?? guessCountry(available, languages);
  const countryDialingCode =
    countries?.find((entry) => entry.countryCode === country)?.countryDialingCode ?? '';
  return { countries, country, chooseCountry, countryDialingCode };
}
