import { settingValues } from '@/lib/content/settings/queries';
import type { Db } from '@/lib/db/client';
import { units } from '@/lib/money/amount';
import { TRANSFER_SETTINGS, type TransferDirection } from './constants';
import type { TransferLimits } from './types';

/** Which transfers the site offers, and their limits. */
export async function transferSettings(
  db: Db,
): Promise<{ offers: Readonly<Record<TransferDirection, boolean>>; limits: TransferLimits }> {
  const values = await settingValues(db);
  const limit = (key: string) => units(Number(values[key]));
  return {
    offers: {
      upline: values[TRANSFER_SETTINGS.upline] === true,
      downline: values[TRANSFER_SETTINGS.downline] === true,
    },
    limits: {
      minimum: limit(TRANSFER_SETTINGS.minimum),
      maximum: limit(TRANSFER_SETTINGS.maximum),
      perDay: limit(TRANSFER_SETTINGS.perDay),
    },
  };
}
