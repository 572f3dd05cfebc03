import { readFileSync, readdirSync } from 'node:fs';
import { DEMO_ARTICLES } from '@/lib/cli/seed/articles';
import { DEMO_BONUSES } from '@/lib/cli/seed/bonuses';
import { DEMO_MISSIONS } from '@/lib/cli/seed/missions';
import { ANNOUNCEMENTS } from '@/lib/cli/seed/announcement-texts';
import { DEMO_BANNERS } from '@/lib/cli/seed/banner-texts';
import { POPUPS } from '@/lib/cli/seed/popup-texts';
import { GOODS } from '@/lib/cli/seed/promotions/goods';
import { DEMO_PROMOTIONS } from '@/lib/cli/seed/promotions/demo-promotions';
import { BLOG_ARTICLES } from '@/lib/content/articles/standard/blog';
import { LEGAL_PAGES } from '@/lib/content/articles/standard/legal-pages';
import { NEWS_ARTICLES } from '@/lib/content/articles/standard/news';
import { SITE_PAGE_ARTICLES } from '@/lib/content/articles/standard/site-pages';
import { HELP_TOPICS } from '@/lib/content/standard/help';
import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';

/** The standard and demo contents, with the texts of all languages. */
const CONTENTS: unknown[] = [
  DEMO_ARTICLES,
  ANNOUNCEMENTS,
  POPUPS,
  GOODS,
  DEMO_PROMOTIONS,
  DEMO_BONUSES,
  DEMO_MISSIONS,
  BLOG_ARTICLES,
  NEWS_ARTICLES,
  SITE_PAGE_ARTICLES,
  LEGAL_PAGES,
  DEMO_BANNERS,
  HELP_TOPICS,
];

/** All texts below `value`. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts of `locale` below `value`: of each object with texts of all languages. */
function contentsIn(value: unknown, locale: LocaleCode): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const languages = value as Record<string, unknown>;
  if ('en' in languages && 'ar' in languages) return textsIn(languages[locale]);
  return Object.values(languages).flatMap((inner) => contentsIn(inner, locale));
}

/** Addresses in links are not read. */
const withoutAddresses = (text: string) => text.replace(/href="[^"]*"/g, '');

const textsOf = (locale: LocaleCode) => [
  ...readdirSync(`messages/${locale}`).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(`messages/${locale}/${file}`, 'utf8'))),
  ),
  ...contentsIn(CONTENTS, locale).map(withoutAddresses),
];

/** The words in the last column of the glossary's table. */
function forbiddenWords(locale: LocaleCode): string[] {
  const rows = readFileSync(`docs/glossary-${locale}.md`, 'utf8').match(/^\| .* \|$/gm)!;
  return rows
    .slice(2)
    .flatMap((row) => row.split('|').at(-2)!.split(','))
    .map((word) => word.trim())
    .filter(Boolean);
}

/** English and Vietnamese put spaces between words: there a word is found only as a whole. */
const isSpaced = (locale: LocaleCode) => locale === 'en' || locale === 'vi';

function contains(text: string, word: string, locale: LocaleCode): boolean {
  if (!isSpaced(locale)) return text.includes(word);
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);
}

describe.each(LOCALE_CODES)('texts in %s', (locale) => {
  it('use no word that the glossary of the language forbids', () => {
    const words = forbiddenWords(locale);
    expect(words.length).toBeGreaterThan(10);
    const slips = textsOf(locale).flatMap((text) =>
      words
        .filter((word) => contains(text, word, locale))
        .map((word) => ({ word, text: text.slice(0, 120) })),
    );
    expect(slips).toEqual([]);
  });
});
