import type { Db } from '@/lib/db/client';
import { badInput, notFound } from '@/lib/platform/errors';
import { setFlag } from '../commands';
import { SETTINGS } from './constants';
import { isAllowedValue } from './rules';

/**
 * Sets one white-label setting. Throws NOT_FOUND 404 for an unknown key, INVALID_INPUT 400 for a value that its kind does not
 * allow.
 */
export async function setSetting(db: Db, key: string, value: unknown): Promise<void> {
  const setting = SETTINGS.find((one) => one.key === key);
  if (!setting) throw notFound();
  if (!isAllowedValue(setting.value, value)) throw badInput({ value: { code: 'FLAG_VALUE' } });
  await setFlag(db, key, value, setting.forClient);
}
