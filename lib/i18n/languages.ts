import { isLocale } from './locales';
import { siteProfile } from './site';

/** A language that visitors can choose. */
export interface Language {
  code: string;
  /** Its name in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
}

/**
 * All languages that can be chosen: English first, then by the Latin spelling of their names. Languages that are not in
 * LOCALES have no texts yet: pages are shown in English, and the choice is stored.
 */
export const LANGUAGES: readonly Language[] = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'bn', name: 'বাংলা', direction: 'ltr' },
  { code: 'my', name: 'မြန်မာ', direction: 'ltr' },
  { code: 'zh', name: '简体中文', direction: 'ltr' },
  { code: 'tl', name: 'Filipino', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr' },
  { code: 'id', name: 'Bahasa Indonesia', direction: 'ltr' },
  { code: 'ja', name: '日本語', direction: 'ltr' },
  { code: 'kk', name: 'Қазақша', direction: 'ltr' },
  { code: 'km', name: 'ខ្មែរ', direction: 'ltr' },
  { code: 'ko', name: '한국어', direction: 'ltr' },
  { code: 'lo', name: 'ລາວ', direction: 'ltr' },
  { code: 'ms', name: 'Bahasa Melayu', direction: 'ltr' },
  { code: 'ne', name: 'नेपाली', direction: 'ltr' },
  { code: 'fa', name: 'فارسی', direction: 'rtl' },
  { code: 'pt', name: 'Português', direction: 'ltr' },
  { code: 'ru', name: 'Русский', direction: 'ltr' },
  { code: 'es', name: 'Español', direction: 'ltr' },
  { code: 'ta', name: 'தமிழ்', direction: 'ltr' },
  { code: 'th', name: 'ไทย', direction: 'ltr' },
  { code: 'tr', name: 'Türkçe', direction: 'ltr' },
  { code: 'ur', name: 'اردو', direction: 'rtl' },
  { code: 'uz', name: 'Oʻzbekcha', direction: 'ltr' },
  { code: 'vi', name: 'Tiếng Việt', direction: 'ltr' },
];

/** The languages that a site offers: those with texts that it has, and those without texts if it lists them. */
export function listOfferedLanguages(site = siteProfile()): readonly Language[] {
  if (site.name === 'duo')
    return site.locales.map((code) => LANGUAGES.find((language) => language.code === code)!);
  return LANGUAGES.filter(({ code }) =>
    isLocale(code) ? site.locales.includes(code) : site.listsUntranslated,
  );
}

/** The offered language of a wire code; TY is the house language. */
export function languageFromWire(wire: string | undefined, site = siteProfile()): Language | undefined {
  const code = wire?.toUpperCase() === 'TY' ? site.houseLanguage : wire?.toLowerCase();
  return listOfferedLanguages(site).find((language) => language.code === code);
}

/** Whether the language has texts. */
export const isTranslated = (language: Language) => isLocale(language.code);
