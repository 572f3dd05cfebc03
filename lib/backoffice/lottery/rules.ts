import type { StoredResult } from './queries';

/** A result in one line: `4, 0, 9 · 12`. */
export const resultLine = (result: StoredResult | null): string | null =>
  result && result.map((group) => group.join(', ')).join(' · ');
