import { notFound } from 'next/navigation';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';

export interface PageProps {
  params: Promise<{ locale: string }>;
}

/** Returns the language of a page, given its parameters. Shows "not found" for an unknown language. */
export async function requirePageLocale(params: Promise<{ locale: string }>): Promise<LocaleCode> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}
