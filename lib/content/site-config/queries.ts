import type { z } from 'zod';
import { sql, type Db } from '@/lib/db/client';
import { PLAY_CURRENCY, POINTS_CURRENCY } from '@/lib/money/currency';
import { logger } from '@/lib/platform/logger';
import { createSealer } from '@/lib/platform/sealing';
import { defaultSiteConfig, type SiteConfig } from '@/lib/platform/site-config';
import { SECRETS, type ConfigKey, type ConfigValues } from './constants';
import { isConfigKey, mergeConfig, splitSecret, valueOf } from './rules';
import * as schema from './schema';

const sealer = createSealer('croupier/content/site-setting/1');

export const sealSecret = (key: ConfigKey, secret: string): Buffer => sealer.seal(Buffer.from(secret), key);
export const openSecret = (key: ConfigKey, sealed: Uint8Array): string => sealer.open(sealed, key).toString();

/** What each value must look like, when it is written and when it is read. */
export const CONFIG_SCHEMAS: Readonly<Record<ConfigKey, z.ZodType>> = {
  brand: schema.brandInput,
  pictures: schema.picturesInput,
  theme: schema.themeInput,
  languages: schema.languagesInput,
  money: schema.moneyInput,
  sender: schema.senderInput,
  security: schema.securityNamesInput,
  protection: schema.protectionInput,
  'provider.sms': schema.smsProviderInput,
  'provider.email': schema.emailProviderInput,
  'provider.google': schema.socialProviderInput,
  'provider.facebook': schema.socialProviderInput,
};

interface Row {
  key: string;
  value: Record<string, unknown>;
  /** Base64. */
  sealed: string | null;
}

/** The stored settings and the number of the last change, in one query. */
async function readRows(db: Db): Promise<{ rows: Row[]; revision: string }> {
  const { rows } = await sql<{ rows: Row[] | null; revision: string }>`
    SELECT (SELECT jsonb_agg(jsonb_build_object('key', key, 'value', value, 'sealed', encode(sealed, 'base64')) ORDER BY key)
              FROM content.site_setting) AS rows,
           (SELECT coalesce(max(id), 0)::text FROM content.setting_change) AS revision`.execute(db);
  return { rows: rows[0]!.rows ?? [], revision: rows[0]!.revision };
}

/** A stored value, or undefined if this version of the code does not accept it: the environment's then applies. */
function parseRow({ key, value, sealed }: Row): [ConfigKey, ConfigValues[ConfigKey]] | undefined {
  if (!isConfigKey(key)) return undefined;
  const secret = SECRETS[key];
  try {
    const whole =
      secret === undefined
        ? value
        : { ...value, [secret]: sealed ? openSecret(key, Buffer.from(sealed, 'base64')) : '' };
    return [key, CONFIG_SCHEMAS[key].parse(whole) as ConfigValues[ConfigKey]];
  } catch (err) {
    logger.error({ err, key }, 'a stored setting is not usable; the value of the environment applies');
    return undefined;
  }
}

/** Reads the configuration. `raw` is equal for equal settings: if it is that of the last reading, the configuration is undefined. */
export async function readSiteConfig(
  db: Db,
  lastRaw?: string,
): Promise<{ raw: string; config: SiteConfig | undefined }> {
  const { rows, revision } = await readRows(db);
  const raw = JSON.stringify([rows, revision]);
  if (raw === lastRaw) return { raw, config: undefined };
  const stored = Object.fromEntries(
    rows.flatMap((row) => [parseRow(row)].filter((one) => one !== undefined)),
  );
  return { raw, config: mergeConfig(defaultSiteConfig(), stored, revision) };
}

/** Whether money has moved, or a deposit waits: then currency and settlement zone are fixed. Play money and points do not count. The ledger opens an account with its first posting. */
export async function hasMoneyMoved(db: Db): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    SELECT EXISTS (SELECT FROM ledger.account WHERE currency NOT IN (${PLAY_CURRENCY}, ${POINTS_CURRENCY}))
        OR EXISTS (SELECT FROM cashier.deposit) AS moved`.execute(db);
  return rows[0]!.moved;
}

/** A setting as it is stored; the environment's value, its secret sealed, if there is no row. */
export async function readStored(
  db: Db,
  key: ConfigKey,
): Promise<{ value: Record<string, unknown>; sealed: Buffer | null; isStored: boolean }> {
  const row = await db
    .selectFrom('content.site_setting')
    .select(['value', 'sealed'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (row) return { value: row.value as Record<string, unknown>, sealed: row.sealed, isStored: true };
  const { open, secret } = splitSecret(key, valueOf(defaultSiteConfig(), key));
  return { value: open, sealed: secret ? sealSecret(key, secret) : null, isStored: false };
}
