import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { callApi } from '@/lib/platform/http/call';

export interface Country {
  countryCode: string;
  countryDialingCode: string;
  /** In the reader's language. */
  name: string;
}

interface Wire {
  list: Omit<Country, 'name'>[];
}

/** The countries that numbers may come from, the site's own first; undefined while they are fetched. */
export function useCountries(): readonly Country[] | undefined {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => callApi<Wire>('GET', '/wps/system/countries', undefined, signal),
    staleTime: Infinity,
  });
  if (!data) return undefined;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return data.list.map((country) => ({
    ...country,
    name: names.of(country.countryCode) ?? country.countryCode,
  }));
}

/** The country to begin with: the region of the browser's languages where the site serves it, else the site's first. */
export function likelyCountry(served: readonly string[], languages: readonly string[]): string {
  const regions = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).region ?? [];
    } catch {
      return [];
    }
  });
  // A language without a region (th, vi) points to where most of its speakers are; after those that name one.
  const guessed = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).maximize().region ?? [];
    } catch {
      return [];
    }
  });
  return [...regions, ...guessed].find((region) => served.includes(region)) ?? served[0] ?? 'TH';
}

/** Whether a country answers to what was typed into the search: its name, its code, or its dialling code. */
export function answersTo(country: Country, typed: string): boolean {
  const text = typed.normalize('NFKC').trim().toLocaleLowerCase();
  const digits = text.replace(/^\+|^00/, '');
  return (
    country.name.toLocaleLowerCase().includes(text) ||
    country.countryCode.toLowerCase() === text ||
    (/^\d+$/.test(digits) && country.countryDialingCode.startsWith(digits))
  );
}
