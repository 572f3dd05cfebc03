import type { Db } from '@/lib/db/client';
import { SETTINGS } from './constants';
import { fits, type SettingValue } from './rules';

/** Every setting by key as it holds now: what was set, or what it ships with where that is nothing it can be. */
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
      return [key, fits(value, found) ? found : value.shipped];
    }),
  );
}
