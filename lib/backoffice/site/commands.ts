import { setDomains } from '@/lib/content/domains/commands';
import { setSiteStatus } from '@/lib/content/gate/commands';
import { refreshStatus } from '@/lib/content/gate/status-cache';
import type { StatusRow } from '@/lib/content/gate/queries';
import type { StatusInput } from '@/lib/content/gate/schema';
import { domains } from '@/lib/content/domains/queries';
import { setServiceChannels } from '@/lib/content/service/commands';
import { serviceChannels, type ServiceChannel } from '@/lib/content/service/queries';
import { setSetting } from '@/lib/content/settings/commands';
import { SETTINGS } from '@/lib/content/settings/constants';
import type { SettingValue } from '@/lib/content/settings/rules';
import type { SettingInput } from '@/lib/content/settings/schema';
import { setFieldRule } from '@/lib/identity/registration/fields/commands';
import type { FieldRuleInput } from '@/lib/identity/registration/fields/schema';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

// The routes check the permission `site.write`.

const statusDetail = ({ maintenance, maintenanceEnd, blockedCountries, blockedNetworks }: StatusRow) => ({
  maintenance,
  maintenanceEnd: maintenanceEnd?.toISOString() ?? null,
  blockedCountries,
  blockedNetworks,
});

/** Opens or closes the site: at once in this process, within two seconds in others. Throws as setSiteStatus. */
export async function updateSiteStatus(actor: Actor, input: StatusInput): Promise<StatusRow> {
  const after = await auditedTransaction(actor, async (tx) => {
    const { before, after: row } = await setSiteStatus(tx, input);
    return {
      outcome: row,
      action: 'site.status',
      subject: 'site:status',
      detail: { before: statusDetail(before), after: statusDetail(row) },
    };
  });
  await refreshStatus();
  return after;
}

/** The audit detail of a setting's value: of a secret only whether it is set. */
const settingDetail = (key: string, value: SettingValue): SettingValue =>
  SETTINGS.find((one) => one.key === key)?.value.kind === 'secret' ? value !== '' : value;

/** Sets one white-label setting. Throws as setSetting. */
export const updateSetting = (actor: Actor, input: SettingInput): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const before = await setSetting(tx, input);
    return {
      outcome: undefined,
      action: 'site.setting',
      subject: `setting:${input.key}`,
      detail: { before: settingDetail(input.key, before), after: settingDetail(input.key, input.value) },
    };
  });

/** Sets the rule of one registration field. Throws as setFieldRule. */
export const updateFieldRule = (actor: Actor, input: FieldRuleInput): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const before = await setFieldRule(tx, input);
    return {
      outcome: undefined,
      action: 'site.register',
      subject: `register:${input.field}`,
      detail: { before, after: input },
    };
  });

/** Replaces the list of mirror hosts. */
export async function updateDomains(actor: Actor, list: readonly string[]): Promise<void> {
  await auditedTransaction(actor, async (tx) => {
    const before = await domains(tx);
    await setDomains(tx, list);
    return {
      outcome: undefined,
      action: 'site.domains',
      subject: 'site:domains',
      detail: { before, after: list },
    };
  });
  await refreshStatus();
}

/** Replaces the support channels; a closed site shows the first. */
export async function updateServiceChannels(actor: Actor, list: readonly ServiceChannel[]): Promise<void> {
  await auditedTransaction(actor, async (tx) => {
    const before = await serviceChannels(tx);
    await setServiceChannels(tx, list);
    return {
      outcome: undefined,
      action: 'site.service',
      subject: 'site:service',
      detail: { before, after: list },
    };
  });
  await refreshStatus();
}
