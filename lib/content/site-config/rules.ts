import { createHash } from 'node:crypto';
import type { SiteConfig } from '@/lib/platform/site-config';
import { CONFIG_KEYS, SECRETS, type ConfigKey, type ConfigValues } from './constants';

type Values = Partial<ConfigValues>;

/** The part of a configuration that a key stands for. */
export function valueOf<Key extends ConfigKey>(config: SiteConfig, key: Key): ConfigValues[Key] {
  const all: ConfigValues = {
    brand: config.brand,
    pictures: config.pictures,
    theme: config.theme,
    languages: config.languages,
    money: config.money,
    sender: config.sender,
    security: config.security,
    protection: config.protection,
    'provider.sms': config.providers.sms,
    'provider.email': config.providers.email,
    'provider.google': config.providers.google,
    'provider.facebook': config.providers.facebook,
  };
  return all[key];
}

/**
 * Puts stored values over the environment's. `revision` grows with every change of any setting: pages show flags and fields too,
 * so that their version must differ then.
 */
export function mergeConfig(base: SiteConfig, stored: Values, revision: string): SiteConfig {
  const of = <Key extends ConfigKey>(key: Key): ConfigValues[Key] => stored[key] ?? valueOf(base, key);
  const shown = {
    brand: of('brand'),
    pictures: of('pictures'),
    theme: of('theme'),
    languages: of('languages'),
    money: of('money'),
    sender: of('sender'),
    security: of('security'),
    protection: of('protection'),
  };
  const providers = {
    sms: of('provider.sms'),
    email: of('provider.email'),
    google: of('provider.google'),
    facebook: of('provider.facebook'),
  };
  const version = createHash('sha256')
    .update(JSON.stringify([shown, revision]))
    .digest('hex')
    .slice(0, 12);
  return { version, ...shown, providers };
}

export const isConfigKey = (key: string): key is ConfigKey => CONFIG_KEYS.some((known) => known === key);

/** Splits a value into what is stored openly and the secret, which is undefined if the key has none. */
export function splitSecret(
  key: ConfigKey,
  value: object,
): { open: Record<string, unknown>; secret: string | undefined } {
  const name = SECRETS[key];
  const open: Record<string, unknown> = { ...value };
  if (name === undefined) return { open, secret: undefined };
  const secret = open[name] as string;
  delete open[name];
  return { open, secret };
}

/** Whether a value of this key has a use for a secret. */
export function needsSecret(key: ConfigKey, value: Record<string, unknown>): boolean {
  if (key === 'provider.sms') return value.kind === 'twilio';
  if (key === 'provider.email') return value.kind === 'smtp' && Boolean(value.user);
  return Boolean(value.clientId);
}
