import { sql, type Db, type Tx } from '@/lib/db/client';
import { env } from '@/lib/platform/env';
import { badInput, type FieldError } from '@/lib/platform/errors';
import { isCallable } from '@/lib/platform/http/outgoing';
import { createSealer } from '@/lib/platform/sealing';
import type { PaymentAdapter, SettingField } from '../adapters/types';
import type { PaymentChannel } from '../types';
import type { ChannelInput } from './schema';

/** Seals the secrets of channels; each is bound to its channel and its name. */
const channelSecrets = createSealer('croupier/cashier/channel/1');
const contextOf = (id: bigint, name: string) => `${id}:${name}`;

/** Whether a field is there, by the values of the others. */
export const isThere = ({ when }: SettingField, settings: Readonly<Record<string, string>>): boolean =>
  !when || when.values.includes(settings[when.name] ?? '');

/** The address of a setting, if it is one that this server may call. */
function problemOfAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return 'PROVIDER_ADDRESS';
  const url = new URL(text);
  return isCallable(url, env().PRIVATE_PROVIDERS) && !url.search && !url.hash
    ? undefined
    : 'PROVIDER_ADDRESS';
}

function problemOf({ kind, choices, maxLength }: SettingField, text: string): string | undefined {
  if (text.length > maxLength || /[\p{Cc}\p{Cs}]/u.test(text)) return 'INVALID';
  if (kind === 'choice') return choices?.includes(text) ? undefined : 'INVALID';
  if (kind === 'secret') return text.length < 16 ? 'SECRET_SHORT' : undefined;
  return kind === 'address' ? problemOfAddress(text) : undefined;
}

/**
 * Reads what was filled in for an adapter. Fields that the adapter does not have, or that do not apply, are dropped. Throws
 * INVALID_INPUT on `settings.<name>` and `secrets.<name>`.
 */
export function readSettings(
  adapter: PaymentAdapter,
  given: Pick<ChannelInput, 'settings' | 'secrets'>,
): { settings: Record<string, string>; secrets: Record<string, string> } {
  const settings: Record<string, string> = {};
  const secrets: Record<string, string> = {};
  const wrong: Record<string, FieldError> = {};
  for (const field of adapter.fields ?? []) {
    const isSecret = field.kind === 'secret';
    const text = (isSecret ? given.secrets : given.settings)[field.name] ?? '';
    if (text === '' || !isThere(field, given.settings)) continue;
    const code = problemOf(field, text);
    if (code) wrong[`${isSecret ? 'secrets' : 'settings'}.${field.name}`] = { code };
    else (isSecret ? secrets : settings)[field.name] = text;
  }
  for (const [name, code] of Object.entries(adapter.settingsProblems?.(settings) ?? {}))
    wrong[`settings.${name}`] ??= { code };
  if (Object.keys(wrong).length > 0) throw badInput(wrong);
  return { settings, secrets };
}

/** The required settings and secrets that a channel does not have yet. */
export function missingSettings(
  adapter: PaymentAdapter,
  { settings, secretNames }: PaymentChannel,
): Record<string, FieldError> {
  const missing = (adapter.fields ?? []).filter(
    (field) =>
      field.required &&
      isThere(field, settings) &&
      (field.kind === 'secret' ? !secretNames.includes(field.name) : !settings[field.name]),
  );
  return Object.fromEntries(
    missing.map(({ kind, name }) => [
      `${kind === 'secret' ? 'secrets' : 'settings'}.${name}`,
      { code: 'CHANNEL_SETTING_MISSING' },
    ]),
  );
}

/**
 * Throws INVALID_INPUT on `secrets.<name>` (SECRET_AGAIN) if an address changes and a stored secret is not entered again. Otherwise
 * somebody who may change channels could have the secret sent to a server of theirs.
 */
export function assertSecretsStay(
  adapter: PaymentAdapter,
  before: PaymentChannel,
  settings: Record<string, string>,
  secrets: Record<string, string>,
): void {
  const moved = (adapter.fields ?? []).some(
    ({ kind, name }) => kind === 'address' && before.settings[name] !== settings[name],
  );
  const kept = before.secretNames.filter((name) => !secrets[name]);
  if (moved && kept.length > 0)
    throw badInput(Object.fromEntries(kept.map((name) => [`secrets.${name}`, { code: 'SECRET_AGAIN' }])));
}

/** Stores new secrets of a channel besides those that it has. */
export async function sealSecrets(tx: Tx, id: bigint, secrets: Record<string, string>): Promise<void> {
  if (Object.keys(secrets).length === 0) return;
  const sealed = Object.fromEntries(
    Object.entries(secrets).map(([name, text]) => [
      name,
      channelSecrets.seal(Buffer.from(text), contextOf(id, name)).toString('base64'),
    ]),
  );
  await sql`UPDATE cashier.channel SET secrets = secrets || ${JSON.stringify(sealed)}::jsonb WHERE id = ${id}`.execute(
    tx,
  );
}

/** Opens the secrets of a channel, by name. */
export async function openSecrets(db: Db, id: bigint): Promise<Record<string, string>> {
  const row = await db
    .selectFrom('cashier.channel')
    .select('secrets')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Object.fromEntries(
    Object.entries(row.secrets as Record<string, string>).map(([name, sealed]) => [
      name,
      channelSecrets.open(Buffer.from(sealed, 'base64'), contextOf(id, name)).toString(),
    ]),
  );
}
