import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { callApi } from '@/lib/platform/http/call';

export interface Country {
  countryCode: string;
  countryDialingCode: string;
  /** The name in the reader's language. */
  name: string;
}

interface CountriesResponse {
  list: Omit<Country, 'name'>[];
}

/** The countries, the site's own first: all, or those whose numbers may register. Undefined while they are fetched. */
export function useCountries(purpose?: 'registration'): readonly Country[] | undefined {
  const locale = useLocale();
  const path = `/wps/system/countries${purpose ? `?purpose=${purpose}` : ''}`;
  const { data } = useQuery({
    queryKey: ['countries', path],
    queryFn: ({ signal }) => callApi<CountriesResponse>('GET', path, undefined, signal),
    staleTime: Infinity,
  });
  if (!data) return undefined;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return data.list.map((country) => ({
    ...country,
    name: names.of(country.countryCode) ?? country.countryCode,
  }));
}

/** The country to begin with: the region of the browser's languages if the site serves it, else the site's own. */
export function guessCountry(available: readonly string[], languages: readonly string[]): string {
  const regions = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).region ?? [];
    } catch {
      return [];
    }
  });
  // A language without a region (th, vi) stands for the country of most of its speakers; it comes after those with a region.
  const likelyRegions = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).maximize().region ?? [];
    } catch {
      return [];
    }
  });
  return [...regions, ...likelyRegions].find((region) => available.includes(region)) ?? available[0] ?? 'TH';
}

/** Whether a country matches a search text by its name, its code, or its dialling code. */
export function matchesSearch(country: Country, typed: string): boolean {
  const text = typed.normalize('NFKC').trim().toLocaleLowerCase();
  const digits = text.replace(/^\+|^00/, '');
  return (
    country.name.toLocaleLowerCase().includes(text) ||
    country.countryCode.toLowerCase() === text ||
    (/^\d+$/.test(digits) && country.countryDialingCode.startsWith(digits))
  );
}
