import { AppError } from '@/lib/platform/errors';
import type { SettingChange } from './types';

/** Another operator has changed the setting meanwhile. `changes` says who, when, and what it is now. */
export const settingChanged = (changes: readonly SettingChange[]) =>
  new AppError('SETTING_CHANGED', 409, {
    values: { operator: changes.at(-1)?.operator ?? '?' },
    extras: {
      changes: changes.map(({ key, operator, at, version, before, after }) => ({
        key,
        operator,
        at: at.toISOString(),
        version,
        before,
        after,
      })),
    },
  });

/** A file with settings contains one that cannot be taken over. Nothing was changed. */
export const importRefused = (key: string, problem: string) =>
  new AppError('IMPORT_REFUSED', 409, { values: { key, problem } });
