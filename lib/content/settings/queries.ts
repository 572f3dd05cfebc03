import type { Db } from '@/lib/db/client';
import { SETTINGS } from './constants';
import { isAllowedValue, type SettingValue } from './rules';

/** Returns every setting by key: the stored value, or the shipped value if the stored one is not allowed. */
export async function settingValues(db: Db): Promise<Record<string, SettingValue>> {
  const rows = await db
    .selectFrom('content.flag')
    .select(['key', 'value'])
    .where(
      'key',
      'in',
      SETTINGS.map(({ key }) => key),
    )
    .execute();
  const set = new Map<string, unknown>(rows.map((row) => [row.key, row.value]));
  return Object.fromEntries(
    SETTINGS.map(({ key, value }) => {
      const found = set.get(key);
      return [key, isAllowedValue(value, found) ? found : value.shipped];
    }),
  );
}
