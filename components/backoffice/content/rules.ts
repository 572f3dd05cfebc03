import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import type { EditedData } from './types';

const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text by language; a list or a plain value is none. */
const isText = (value: unknown): value is LocalizedText =>
  isObject(value) && Object.keys(value).every((key) => LOCALE_CODES.some((code) => code === key));

/** Three states of one value: as both began, as another operator saved it, as it is typed here. */
interface Sides {
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

function mergeValue({ base, theirs, mine }: Sides): { value: unknown; isBoth: boolean } {
  if (isEqual(mine, base) || isEqual(mine, theirs)) return { value: theirs, isBoth: false };
  if (isEqual(theirs, base)) return { value: mine, isBoth: false };
  return { value: mine, isBoth: true };
}

/**
 * Merges what another operator has saved meanwhile into what is typed here: each field, and each language of a text, that
 * is unchanged here becomes theirs. Returns the fields that both have changed; there the own text stays.
 */
export function mergeData<Data extends EditedData>(
  base: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
  mine: Data,
): { data: Data; both: { field: string; language: LocaleCode | null }[] } {
  const both: { field: string; language: LocaleCode | null }[] = [];
  const entries = Object.keys(mine).map((field) => {
    const sides = { base: base[field], theirs: theirs[field], mine: mine[field] };
    if (![sides.base, sides.theirs, sides.mine].some(isText)) {
      const { value, isBoth } = mergeValue(sides);
      if (isBoth) both.push({ field, language: null });
      return [field, value] as const;
    }
    const of = (value: unknown, code: LocaleCode) => (isText(value) ? value[code] : undefined);
    const merged = LOCALE_CODES.flatMap((code) => {
      const { value, isBoth } = mergeValue({
        base: of(sides.base, code),
        theirs: of(sides.theirs, code),
        mine: of(sides.mine, code) || undefined,
      });
      if (isBoth) both.push({ field, language: code });
      return typeof value === 'string' ? [[code, value] as const] : [];
    });
    return [field, Object.fromEntries(merged)] as const;
  });
  return { data: Object.fromEntries(entries) as Data, both };
}

/** Prepares typed data for a call: empty languages are omitted, and an optional text without any is null. */
export function toBody(data: EditedData, optional: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (!isText(value)) return [name, typeof value === 'string' ? value.trim() : value];
      const text = withoutEmpty(value);
      return [name, optional.includes(name) && Object.keys(text).length === 0 ? null : text];
    }),
  );
}
