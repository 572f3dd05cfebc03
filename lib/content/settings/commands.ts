import type { Db } from '@/lib/db/client';
import { badInput, notFound } from '@/lib/platform/errors';
import { setFlag } from '../commands';
import { SETTINGS } from './constants';
import { settingValues } from './queries';
import { isAllowedValue, type SettingValue } from './rules';
import type { SettingInput } from './schema';

/**
 * Sets one setting and returns the former value. Throws NOT_FOUND 404 for an unknown key, INVALID_INPUT 400 for a value
 * that its kind does not allow.
 */
export async function setSetting(db: Db, { key, value }: SettingInput): Promise<SettingValue> {
  const setting = SETTINGS.find((one) => one.key === key);
  if (!setting) throw notFound();
  if (!isAllowedValue(setting.value, value)) throw badInput({ value: { code: 'FLAG_VALUE' } });
  const before = (await settingValues(db))[key]!;
  await setFlag(db, key, value, setting.forClient);
  return before;
}
