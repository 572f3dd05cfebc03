import type { SettingKind } from './constants';

export type SettingValue = boolean | number | string;

/** Returns whether a setting may have this value. */
export function isAllowedValue(kind: SettingKind, value: unknown): value is SettingValue {
  if (kind.kind === 'switch') return typeof value === 'boolean';
  if (kind.kind === 'choice') return kind.choices.some((choice) => choice === value);
  if (kind.kind === 'countries') return typeof value === 'string' && areCountries(value);
  if (kind.kind === 'secret')
    return typeof value === 'string' && value.length <= kind.most && value === value.trim();
  return Number.isInteger(value) && Number(value) >= kind.least && Number(value) <= kind.most;
}

/** Returns true for comma-separated country codes (ISO 3166-1), each once, and for an empty text. */
function areCountries(list: string): boolean {
  if (list === '') return true;
  const codes = list.split(',');
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return (
    new Set(codes).size === codes.length &&
    codes.every((code) => /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined)
  );
}

/** Returns the stored value of a setting if it is allowed, else the shipped one. */
export const valueOrShipped = (kind: SettingKind, stored: unknown): SettingValue =>
  isAllowedValue(kind, stored) ? stored : kind.shipped;
