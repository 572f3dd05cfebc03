import type { SiteConfig } from '@/lib/platform/site-config';

export const MAX_BRAND_NAME = 40;
export const MAX_SHORT_NAME = 16;

/** The keys of content.site_setting. */
export const CONFIG_KEYS = [
  'brand',
  'pictures',
  'theme',
  'languages',
  'money',
  'sender',
  'security',
  'protection',
  'provider.sms',
  'provider.email',
  'provider.google',
  'provider.facebook',
] as const;

export type ConfigKey = (typeof CONFIG_KEYS)[number];

/** The value of each key. */
export interface ConfigValues {
  brand: SiteConfig['brand'];
  pictures: SiteConfig['pictures'];
  theme: SiteConfig['theme'];
  languages: SiteConfig['languages'];
  money: SiteConfig['money'];
  sender: SiteConfig['sender'];
  security: SiteConfig['security'];
  protection: SiteConfig['protection'];
  'provider.sms': SiteConfig['providers']['sms'];
  'provider.email': SiteConfig['providers']['email'];
  'provider.google': SiteConfig['providers']['google'];
  'provider.facebook': SiteConfig['providers']['facebook'];
}

/** The members of a value that are secrets: sealed in the database, never sent to a browser, left out of exports. */
export const SECRETS: Readonly<Partial<Record<ConfigKey, string>>> = {
  'provider.sms': 'authToken',
  'provider.email': 'password',
  'provider.google': 'clientSecret',
  'provider.facebook': 'clientSecret',
};

/** Where a secret is sent to, and for whom. If one of these changes, the secret must be entered again. */
export const PLACES: Readonly<Partial<Record<ConfigKey, readonly string[]>>> = {
  'provider.sms': ['url', 'accountSid'],
  'provider.email': ['host', 'port', 'user'],
  'provider.google': ['issuer', 'clientId'],
  'provider.facebook': ['issuer', 'clientId'],
};

/** Milliseconds between two readings of the settings. A change must be seen by every process within 5 seconds. */
export const READ_EVERY_MS = 2_000;
