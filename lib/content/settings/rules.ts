import type { SettingKind } from './constants';

export type SettingValue = boolean | number | string;

/** Whether a setting can be this. */
export function fits(kind: SettingKind, value: unknown): value is SettingValue {
  if (kind.kind === 'switch') return typeof value === 'boolean';
  if (kind.kind === 'choice') return kind.choices.some((choice) => choice === value);
  if (kind.kind === 'secret')
    return typeof value === 'string' && value.length <= kind.most && value === value.trim();
  return Number.isInteger(value) && Number(value) >= kind.least && Number(value) <= kind.most;
}
