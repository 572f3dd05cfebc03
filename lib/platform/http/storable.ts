/**
 * The names of fields that hold text no database can keep: a NUL character or half a surrogate pair. PostgreSQL
 * refuses the first with an error and the second cannot be written as UTF-8; neither is anything a person types.
 */
export function unstorableFields(given: Record<string, unknown>): string[] {
  return Object.keys(given).filter((name) => !isStorable(name) || !isStorable(given[name]));
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && isWellFormed(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value === 'object' && value !== null) return Object.entries(value).every((entry) => entry.every(isStorable));
  return true;
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const isWellFormed = (text: string) => !LONE_SURROGATE.test(text);
