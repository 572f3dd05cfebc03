import type { Db, Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, badInput } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { PLACES, SECRETS, type ConfigKey, type ConfigValues } from './constants';
import { CONFIG_SCHEMAS, hasMoneyMoved, openSecret, readStored, sealSecret } from './queries';
import { needsSecret, splitSecret } from './rules';

/** A setting as it is stored. */
export interface StoredSetting {
  value: Record<string, unknown>;
  sealed: Buffer | null;
}

/** Currency and settlement zone are fixed from the first deposit on. */
export const moneyFixed = () => new AppError('MONEY_FIXED', 409);

/**
 * Validates and stores a setting of the site. A secret that is left empty keeps its stored value, because it is never sent to a
 * browser. Returns what is stored. Throws INVALID_INPUT 400, MONEY_FIXED 409.
 */
export async function setConfigValue<Key extends ConfigKey>(
  tx: Tx,
  key: Key,
  given: unknown,
): Promise<StoredSetting> {
  const value = await completeValue(tx, key, given);
  if (key === 'money') await changeMoney(tx, value as ConfigValues['money']);
  const { open, secret } = splitSecret(key, value);
  const sealed = secret ? sealSecret(key, secret) : null;
  await storeSetting(tx, key, { value: open, sealed });
  return { value: open, sealed };
}

/** Stores a setting as it was stored before, with its sealed secret. Throws as setConfigValue. */
export async function putBackConfigValue(
  tx: Tx,
  key: ConfigKey,
  { value, sealed }: StoredSetting,
): Promise<StoredSetting> {
  const secret = SECRETS[key];
  const whole = secret === undefined ? value : { ...value, [secret]: sealed ? openSecret(key, sealed) : '' };
  const parsed = CONFIG_SCHEMAS[key].safeParse(whole, { reportInput: true });
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  if (key === 'money') await changeMoney(tx, parsed.data as ConfigValues['money']);
  await storeSetting(tx, key, { value, sealed });
  return { value, sealed };
}

/**
 * Adds the stored secret to a value without one, if the value needs it and goes to the same place: a stored secret is never sent
 * to another address than the one it was entered for.
 */
export async function withStoredSecret(db: Db, key: ConfigKey, given: unknown): Promise<unknown> {
  const secret = SECRETS[key];
  if (secret === undefined || typeof given !== 'object' || given === null) return given;
  const value = given as Record<string, unknown>;
  if (!needsSecret(key, value)) return { ...value, [secret]: '' };
  if (value[secret]) return value;
  const { value: stored, sealed } = await readStored(db, key);
  const isSamePlace = PLACES[key]!.every((name) => stored[name] === value[name]);
  return { ...value, [secret]: sealed && isSamePlace ? openSecret(key, sealed) : '' };
}

/** Currency and zone change only as long as no money has moved. Members who have registered meanwhile get the new currency. */
async function changeMoney(tx: Tx, next: ConfigValues['money']): Promise<void> {
  const money = (await readStored(tx, 'money')).value as unknown as ConfigValues['money'];
  if (money.currency === next.currency && money.settlementZone === next.settlementZone) return;
  if (await hasMoneyMoved(tx)) throw moneyFixed();
  await tx
    .updateTable('identity.member')
    .set({ currency: next.currency })
    .where('currency', '<>', PLAY_CURRENCY)
    .execute();
}

/**
 * Returns a value as it would be in use: with its stored secret, validated. For a test before it is saved. Throws INVALID_INPUT 400.
 */
export async function completeValue<Key extends ConfigKey>(
  db: Db,
  key: Key,
  given: unknown,
): Promise<ConfigValues[Key]> {
  const parsed = CONFIG_SCHEMAS[key].safeParse(await withStoredSecret(db, key, given), { reportInput: true });
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  return parsed.data as ConfigValues[Key];
}

async function storeSetting(tx: Tx, key: ConfigKey, { value, sealed }: StoredSetting): Promise<void> {
  const values = { value: JSON.stringify(value), sealed, changed_at: now() };
  await tx
    .insertInto('content.site_setting')
    .values({ key, ...values })
    .onConflict((on) => on.column('key').doUpdateSet(values))
    .execute();
}
