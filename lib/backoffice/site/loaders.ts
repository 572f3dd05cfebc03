import { hasMoneyMoved } from '@/lib/content/site-config/queries';
import { SETTINGS } from '@/lib/content/settings/constants';
import { settingValues } from '@/lib/content/settings/queries';
import type { SettingValue } from '@/lib/content/settings/rules';
import { database } from '@/lib/db/client';
import { SHIPPED_FIELD_RULES } from '@/lib/identity/registration/fields/constants';
import { fieldRules, registrationSettings } from '@/lib/identity/registration/queries';
import { HISTORY_PAGE_SIZE, type Section } from './constants';
import { listChanges, settingVersion, settingVersions } from './queries';
import { findSetting, SETTING_HANDLERS } from './registry';
import type { SettingChange } from './types';

/** A setting as its form shows it. */
export interface LoadedSetting<Value = unknown> {
  key: string;
  version: number;
  value: Value;
  shipped: Value;
  /** Whether a secret is stored. It is never sent to a browser. */
  hasSecret: boolean;
}

/** Every setting of a section by its key. */
export async function loadSection(section: Section): Promise<Readonly<Record<string, LoadedSetting>>> {
  const db = database();
  const handlers = SETTING_HANDLERS.filter((handler) => handler.section === section);
  const shared = new Map();
  const [versions, values] = await Promise.all([
    settingVersions(db),
    Promise.all(handlers.map((handler) => handler.read(db, shared))),
  ]);
  return Object.fromEntries(
    handlers.map((handler, index) => [
      handler.key,
      {
        key: handler.key,
        version: versions.get(handler.key) ?? 0,
        value: values[index]!.value,
        shipped: handler.shipped(),
        hasSecret: values[index]!.sealed !== null,
      },
    ]),
  );
}

/** Whether currency and settlement zone are fixed. */
export const isMoneyFixed = () => hasMoneyMoved(database());

/** A page of the history; `older` is the start of the next page. */
export async function historyPage(
  key: string | undefined,
  before: bigint | undefined,
): Promise<{
  list: (SettingChange & { currentVersion: number })[];
  older: bigint | undefined;
}> {
  const db = database();
  const known = key !== undefined && findSetting(key) ? key : undefined;
  const [found, versions] = await Promise.all([listChanges(db, { key: known, before }), settingVersions(db)]);
  const list = found
    .slice(0, HISTORY_PAGE_SIZE)
    .map((change) => ({ ...change, currentVersion: versions.get(change.key) ?? 0 }));
  return { list, older: found.length > HISTORY_PAGE_SIZE ? list.at(-1)!.id : undefined };
}

export const currentVersion = (key: string) => settingVersion(database(), key);

/** The flags with their values and versions, by their keys without the prefix. */
export async function loadFlags(): Promise<{
  values: Record<string, SettingValue>;
  versions: Record<string, number>;
}> {
  const db = database();
  const [values, versions] = await Promise.all([settingValues(db), settingVersions(db)]);
  const of = ({ key }: { key: string }): [string, number] => [key, versions.get(`flag.${key}`) ?? 0];
  return { values, versions: Object.fromEntries(SETTINGS.map(of)) };
}

/** The registration fields in the form's order, with the methods of registration. */
export async function loadRegistration() {
  const db = database();
  const [rules, versions, settings] = await Promise.all([
    fieldRules(db),
    settingVersions(db),
    registrationSettings(db),
  ]);
  const rows = rules
    .filter(({ field }) => findSetting(`field.${field}`))
    .map(({ acceptedPattern: _, ...rule }) => ({
      ...rule,
      version: versions.get(`field.${rule.field}`) ?? 0,
      shipped: SHIPPED_FIELD_RULES[rule.field]!,
    }));
  return { rows, settings };
}

/** The time zones that can be chosen. */
export const listZones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];
