import { diffWordsWithSpace } from 'diff';
import { isLocale, LOCALE_CODES } from '@/lib/i18n/locales';
import { plainText } from '../html';
import type { Difference, ItemData, TextPart } from './types';

/** The fields whose texts are HTML. */
const HTML_FIELDS = new Set(['body', 'content']);
export const isHtmlField = (name: string): boolean => HTML_FIELDS.has(name);

type Text = Readonly<Record<string, unknown>>;

/** A value is a text by language if all of its keys are languages. */
const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every(isLocale);

const wordOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

/** Words of languages that are written without spaces are told apart too. */
const segmenterOf = (language: string | null) =>
  new Intl.Segmenter(language ?? 'en', { granularity: 'word' });

/** Compares two texts word by word. */
export function compareTexts(before: string, after: string, language: string | null): TextPart[] {
  return diffWordsWithSpace(before, after, { intlSegmenter: segmenterOf(language) }).map((part) => ({
    kind: part.added ? 'added' : part.removed ? 'removed' : 'same',
    text: part.value,
  }));
}

/**
 * Returns the fields in which two states of an item differ, in the order of the later one. HTML is compared by its words;
 * if only its markup differs, there is a difference of one part without a change.
 */
export function differencesOf(before: ItemData, after: ItemData): Difference[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields.flatMap((field) => {
    const [old, next] = [before[field], after[field]];
    if (!isText(old) && !isText(next)) {
      const [oldWord, nextWord] = [wordOf(old), wordOf(next)];
      return oldWord === nextWord ? [] : [replaced(field, null, oldWord, nextWord)];
    }
    return LOCALE_CODES.flatMap((language) => {
      const [oldText, nextText] = [textOf(old, language), textOf(next, language)];
      if (oldText === nextText) return [];
      const shown = isHtmlField(field) ? plainText : (text: string) => text;
      return [{ field, language, parts: compareTexts(shown(oldText), shown(nextText), language) }];
    });
  });
}

const textOf = (value: unknown, language: string): string =>
  isText(value) && typeof value[language] === 'string' ? value[language] : '';

/** A value without words is shown as removed and added as a whole. */
function replaced(field: string, language: null, before: string, after: string): Difference {
  const parts: TextPart[] = [];
  if (before) parts.push({ kind: 'removed', text: before });
  if (after) parts.push({ kind: 'added', text: after });
  return { field, language, parts };
}
