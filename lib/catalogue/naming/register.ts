import { isKnownTitle } from './denylist';
import { NAME_LOCALES, type NameLocale, type Names } from './types';

const REPEATED_WORD = /\b(\w{4,})\b.*\b\1\b/i;

/** Keeps titles unique: no title is used twice in any language, and no title for which another vendor is known. */
export class TitleRegister {
  private readonly taken: Record<NameLocale, Set<string>> = {
    en: new Set(),
    zh: new Set(),
    th: new Set(),
    vi: new Set(),
  };

  /** Reserves the title and returns true. Returns false if it is taken or not allowed. */
  reserve(names: Names): boolean {
    if (isKnownTitle(names.en) || REPEATED_WORD.test(names.en)) return false;
    if (NAME_LOCALES.some((locale) => this.taken[locale].has(names[locale].toLowerCase()))) return false;
    for (const locale of NAME_LOCALES) this.taken[locale].add(names[locale].toLowerCase());
    return true;
  }
}
