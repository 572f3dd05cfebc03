import { showAmount } from '@/lib/money/format';

interface Translate {
  (key: string): string;
  has(key: string): boolean;
}

/** Whether a value is an object with names: `{ before, after }` of an audit entry, or facts. */
export const isFacts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Translates the name of a fact; `t` is of the namespace `backoffice`. Returns the name if it has no translation. */
export const factName = (t: Translate, name: string): string =>
  t.has(`audit.keys.${name}`) ? t(`audit.keys.${name}`) : name;

/** A fact as text: an amount with its currency, yes or no, a list; anything unknown as JSON. */
export function factText(t: Translate, locale: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
  if (typeof value === 'string') return value === '' ? '–' : value;
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.length === 0 ? '–' : value.join(', ');
  if (isFacts(value) && typeof value.amount === 'string' && typeof value.currency === 'string')
    return showAmount(value.amount, value.currency, locale);
  return JSON.stringify(value);
}

/** The names whose values differ between two sets of facts, those of `before` first. */
export const changedNames = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
