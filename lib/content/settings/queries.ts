import type { Db } from '@/lib/db/client';
import { SETTINGS } from './constants';
import { valueOrShipped, type SettingValue } from './rules';

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
  return Object.fromEntries(SETTINGS.map(({ key, value }) => [key, valueOrShipped(value, set.get(key))]));
}
