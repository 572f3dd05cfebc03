/** Our deepest input is an object in a list in a field; 30,000 brackets in 64 KiB would overflow the stack. */
const DEEPEST = 32;

/**
 * The names of fields that hold text no database can keep: a NUL character or half a surrogate pair. PostgreSQL
 * refuses the first with an error and the second cannot be written as UTF-8; neither is anything a person types.
 * What is nested deeper than any input of ours is named too.
 */
export function unstorableFields(given: Record<string, unknown>): string[] {
  return Object.keys(given).filter((name) => !isStorable(name) || !isStorable(given[name]));
}

function isStorable(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return false;
  if (typeof value === 'string') return !value.includes('\0') && isWellFormed(value);
  if (Array.isArray(value)) return value.every((entry) => isStorable(entry, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([name, entry]) => isStorable(name) && isStorable(entry, depth + 1));
  }
  return true;
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const isWellFormed = (text: string) => !LONE_SURROGATE.test(text);
