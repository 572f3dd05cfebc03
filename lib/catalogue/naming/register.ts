import { isKnownTitle } from './denylist';
import { NAME_LOCALES, type NameLocale, type Names } from './types';

const REPEATED_WORD = /\b(\w{4,})\b.*\b\1\b/i;

/** Keeps titles apart: no title is given twice in any language, and none that another maker is known for. */
export class TitleRegister {
  private readonly taken: Record<NameLocale, Set<string>> = {
    en: new Set(),
    zh: new Set(),
    th: new Set(),
    vi: new Set(),
  };

  /** Books the title and answers true, or answers false and books nothing. */
  book(names: Names): boolean {
    if (isKnownTitle(names.en) || REPEATED_WORD.test(names.en)) return false;
    if (NAME_LOCALES.some((locale) => this.taken[locale].has(names[locale].toLowerCase()))) return false;
    for (const locale of NAME_LOCALES) this.taken[locale].add(names[locale].toLowerCase());
    return true;
  }
}
