import { notFound } from 'next/navigation';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';

export interface PageProps {
  params: Promise<{ locale: string }>;
}

/** The language of a page by its parameters; shows "not found" where there is no such language. */
export async function pageLocale(params: Promise<{ locale: string }>): Promise<LocaleCode> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
