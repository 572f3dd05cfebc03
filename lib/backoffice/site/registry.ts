import type { z } from 'zod';
import { CONFIG_KEYS, type ConfigKey } from '@/lib/content/site-config/constants';
import { putBackConfigValue, setConfigValue } from '@/lib/content/site-config/commands';
import { readStored } from '@/lib/content/site-config/queries';
import { splitSecret, valueOf } from '@/lib/content/site-config/rules';
import { setDomains } from '@/lib/content/domains/commands';
import { domains } from '@/lib/content/domains/queries';
import { domainsInput } from '@/lib/content/domains/schema';
import { setMaintenance, setRegionRules } from '@/lib/content/gate/commands';
import { statusRow } from '@/lib/content/gate/queries';
import { maintenanceInput, regionInput } from '@/lib/content/gate/schema';
import { setServiceChannels } from '@/lib/content/service/commands';
import { serviceChannels } from '@/lib/content/service/queries';
import { channelsInput } from '@/lib/content/service/schema';
import { setSetting } from '@/lib/content/settings/commands';
import { SETTING_GROUPS, type Setting } from '@/lib/content/settings/constants';
import { settingValues } from '@/lib/content/settings/queries';
import { MEMBER_FIELDS, registrationSetting } from '@/lib/identity/member-fields';
import { setFieldRule } from '@/lib/identity/registration/fields/commands';
import { fieldRuleInput } from '@/lib/identity/registration/fields/schema';
import { fieldRules } from '@/lib/identity/registration/queries';
import { SHIPPED_FIELD_RULES } from '@/lib/identity/registration/fields/constants';
import { setDefaultLimits } from '@/lib/protection/limits/commands';
import { defaultLimits } from '@/lib/protection/limits/queries';
import { toDefaultLimit } from '@/lib/protection/limits/rules';
import { defaultLimitsInput } from '@/lib/protection/schema';
import { badInput, notFound } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { createSealer } from '@/lib/platform/sealing';
import { defaultSiteConfig } from '@/lib/platform/site-config';
import type { Section } from './constants';
import type { SettingHandler, SharedReads } from './types';

function parse<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  return parsed.data;
}

/** Makes a query once for all settings of a reading. */
function once<Result>(shared: SharedReads, name: string, query: () => Promise<Result>): Promise<Result> {
  const made = shared.get(name) ?? query();
  shared.set(name, made);
  return made as Promise<Result>;
}

const CONFIG_SECTIONS: Readonly<Record<ConfigKey, Section>> = {
  brand: 'brand',
  pictures: 'brand',
  security: 'brand',
  protection: 'protection',
  sender: 'brand',
  theme: 'theme',
  languages: 'languages',
  money: 'languages',
  'provider.sms': 'providers',
  'provider.email': 'providers',
  'provider.google': 'providers',
  'provider.facebook': 'providers',
};

const configHandler = (key: ConfigKey): SettingHandler => ({
  key,
  section: CONFIG_SECTIONS[key],
  action: 'site.setting',
  subject: `setting:${key}`,
  portable: true,
  shipped: () => splitSecret(key, valueOf(defaultSiteConfig(), key)).open,
  read: (db) => readStored(db, key),
  write: async (tx, given) => void (await setConfigValue(tx, key, given)),
  putBack: async (tx, { value, sealed }) =>
    void (await putBackConfigValue(tx, key, { value: value as Record<string, unknown>, sealed })),
});

const flagSealer = createSealer('croupier/backoffice/flag-history/1');

/** A white-label flag. The value of a secret one is sealed in the history; its value there says only whether it was set. */
function flagHandler({ key, value: kind }: Setting, group: string): SettingHandler {
  const isSecret = kind.kind === 'secret';
  return {
    key: `flag.${key}`,
    section: group === 'limits' ? 'limits' : 'flags',
    action: 'site.setting',
    subject: `setting:${key}`,
    portable: !isSecret,
    shipped: () => (isSecret ? false : kind.shipped),
    async read(db, shared = new Map()) {
      const value = (await once(shared, 'flags', () => settingValues(db)))[key]!;
      if (!isSecret) return { value, sealed: null };
      const sealed = value === '' ? null : flagSealer.seal(Buffer.from(String(value)), key);
      return { value: value !== '', sealed };
    },
    write: (tx, given) => setSetting(tx, key, given),
    putBack: (tx, { value, sealed }) =>
      setSetting(tx, key, isSecret ? (sealed ? flagSealer.open(sealed, key).toString() : '') : value),
  };
}

/** The rule of a registration field. */
function fieldHandler(field: string): SettingHandler {
  const write: SettingHandler['write'] = async (tx, given) => {
    const rule = parse(fieldRuleInput, { ...(given as object), field });
    await setFieldRule(tx, rule);
  };
  return {
    key: `field.${field}`,
    section: 'registration',
    action: 'site.register',
    subject: `register:${field}`,
    portable: true,
    shipped: () => SHIPPED_FIELD_RULES[field],
    async read(db, shared = new Map()) {
      const found = (await once(shared, 'fields', () => fieldRules(db))).find((rule) => rule.field === field);
      if (!found) throw notFound();
      const { field: _, acceptedPattern: _pattern, ...rule } = found;
      return { value: rule, sealed: null };
    },
    write,
    putBack: (tx, { value }, context) => write(tx, value, context),
  };
}

/** A setting whose stored form is also a form that can be typed. */
function plainHandler(
  handler: Omit<SettingHandler, 'putBack' | 'read'> & {
    value(db: Parameters<SettingHandler['read']>[0]): Promise<unknown>;
  },
): SettingHandler {
  const { value, ...rest } = handler;
  return {
    ...rest,
    read: async (db) => ({ value: await value(db), sealed: null }),
    putBack: (tx, stored, context) => handler.write(tx, stored.value, context),
  };
}

const PLAIN: readonly SettingHandler[] = [
  plainHandler({
    key: 'defaultLimits',
    section: 'protection',
    action: 'site.setting',
    subject: 'setting:defaultLimits',
    portable: true,
    shipped: () => ({ limits: [] }),
    async value(db) {
      return { limits: (await defaultLimits(db)).map(toDefaultLimit) };
    },
    write: (tx, given) => setDefaultLimits(tx, parse(defaultLimitsInput, given).limits),
  }),
  plainHandler({
    key: 'status',
    section: 'access',
    action: 'site.status',
    subject: 'site:status',
    portable: false,
    shipped: () => ({ maintenance: false, maintenanceEnd: '' }),
    async value(db) {
      const { maintenance, maintenanceEnd } = await statusRow(db);
      return { maintenance, maintenanceEnd: maintenanceEnd?.toISOString() ?? '' };
    },
    write: (tx, given) => setMaintenance(tx, parse(maintenanceInput, given)),
  }),
  plainHandler({
    key: 'regions',
    section: 'access',
    action: 'site.regions',
    subject: 'site:regions',
    portable: true,
    shipped: () => ({ blockedCountries: [], blockedNetworks: [], allowedCountries: [], allowedNetworks: [] }),
    async value(db) {
      const { maintenance: _, maintenanceEnd: _end, ...rules } = await statusRow(db);
      return rules;
    },
    write: (tx, given, { visitor }) => setRegionRules(tx, parse(regionInput, given), visitor),
  }),
  plainHandler({
    key: 'domains',
    section: 'domains',
    action: 'site.domains',
    subject: 'site:domains',
    portable: true,
    shipped: () => ({ domains: [] }),
    value: async (db) => ({ domains: await domains(db) }),
    write: (tx, given) => setDomains(tx, parse(domainsInput, given).domains),
  }),
  plainHandler({
    key: 'service',
    section: 'domains',
    action: 'site.service',
    subject: 'site:service',
    portable: true,
    shipped: () => ({ channels: [] }),
    value: async (db) => ({ channels: await serviceChannels(db) }),
    write: (tx, given) => setServiceChannels(tx, parse(channelsInput, given).channels),
  }),
];

/** Registration fields whose rule operators may set. */
const RULED_FIELDS = Object.keys(MEMBER_FIELDS).filter((field) => {
  const setting = registrationSetting(field);
  return setting === 'open' || setting === 'always' || setting === 'fixed';
});

/** Every setting of the back office, in the order of the sections. */
export const SETTING_HANDLERS: readonly SettingHandler[] = [
  ...CONFIG_KEYS.map(configHandler),
  ...RULED_FIELDS.map(fieldHandler),
  ...SETTING_GROUPS.flatMap(({ key, settings }) => settings.map((setting) => flagHandler(setting, key))),
  ...PLAIN,
];

const BY_KEY = new Map(SETTING_HANDLERS.map((handler) => [handler.key, handler]));

/** Returns the setting of a key. Throws NOT_FOUND 404. */
export function requireSetting(key: string): SettingHandler {
  const handler = BY_KEY.get(key);
  if (!handler) throw notFound();
  return handler;
}

/** The setting of a key, or undefined. */
export const findSetting = (key: string): SettingHandler | undefined => BY_KEY.get(key);
