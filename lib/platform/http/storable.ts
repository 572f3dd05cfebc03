/** Our deepest input is an object in a list in a field. 30,000 nested brackets in 64 KiB would overflow the stack. */
const MAX_DEPTH = 32;

/**
 * Returns the names of fields that PostgreSQL cannot store: text with a NUL character or half a surrogate pair, which
 * nobody types, and values that are nested deeper than any input of ours.
 */
export function findUnstorableFields(input: Record<string, unknown>): string[] {
  return Object.keys(input).filter((name) => !isStorable(name) || !isStorable(input[name]));
}

function isStorable(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  if (typeof value === 'string') return !value.includes('\0') && isWellFormed(value);
  if (Array.isArray(value)) return value.every((entry) => isStorable(entry, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([name, entry]) => isStorable(name) && isStorable(entry, depth + 1));
  }
  return true;
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const isWellFormed = (text: string) => !LONE_SURROGATE.test(text);
