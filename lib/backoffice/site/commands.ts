import { setDomains } from '@/lib/content/domains/commands';
import { setSiteStatus } from '@/lib/content/gate/commands';
import { readAgain } from '@/lib/content/gate/kept-status';
import type { StatusRow } from '@/lib/content/gate/queries';
import type { StatusInput } from '@/lib/content/gate/schema';
import { domains } from '@/lib/content/domains/queries';
import { setServiceChannels } from '@/lib/content/service/commands';
import { serviceChannels, type ServiceChannel } from '@/lib/content/service/queries';
import { setSetting } from '@/lib/content/settings/commands';
import { SETTINGS } from '@/lib/content/settings/constants';
import type { SettingValue } from '@/lib/content/settings/rules';
import type { SettingInput } from '@/lib/content/settings/schema';
import { inTransaction, type Tx } from '@/lib/db/client';
import { setFieldRule } from '@/lib/identity/registration/fields/commands';
import type { FieldRuleInput } from '@/lib/identity/registration/fields/schema';
import { note } from '../audit/commands';
import type { OperatorContext } from '../types';

/** Who changes the site, from where. The caller has checked `site.write`. */
type Keeper = Pick<OperatorContext, 'db' | 'operator' | 'ip'>;

/** Changes and writes it down in one transaction. */
function change<Outcome>(
  { db, operator, ip }: Keeper,
  action: string,
  work: (tx: Tx) => Promise<{ outcome: Outcome; subject: string; detail: Record<string, unknown> }>,
): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    const { outcome, subject, detail } = await work(tx);
    await note(tx, { operatorId: operator.id, ip, action, subject, detail });
    return outcome;
  });
}

const told = ({ maintenance, maintenanceEnd, blockedCountries, blockedNetworks }: StatusRow) => ({
  maintenance,
  maintenanceEnd: maintenanceEnd?.toISOString() ?? null,
  blockedCountries,
  blockedNetworks,
});

/** Opens or closes the site; this process follows at once, the others within two seconds. Throws as setSiteStatus. */
export async function keepSiteStatus(by: Keeper, input: StatusInput): Promise<StatusRow> {
  const after = await change(by, 'site.status', async (tx) => {
    const { before, after: row } = await setSiteStatus(tx, input);
    return { outcome: row, subject: 'site:status', detail: { before: told(before), after: told(row) } };
  });
  await readAgain();
  return after;
}

/** What the log keeps of a setting: of a password only whether there is one. */
const noted = (key: string, value: SettingValue): SettingValue =>
  SETTINGS.find((one) => one.key === key)?.value.kind === 'secret' ? value !== '' : value;

/** Sets one white-label setting. Throws as setSetting. */
export const keepSetting = (by: Keeper, input: SettingInput): Promise<void> =>
  change(by, 'site.setting', async (tx) => {
    const before = await setSetting(tx, input);
    return {
      outcome: undefined,
      subject: `setting:${input.key}`,
      detail: { before: noted(input.key, before), after: noted(input.key, input.value) },
    };
  });

/** Sets what registration asks of one field. Throws as setFieldRule. */
export const keepFieldRule = (by: Keeper, input: FieldRuleInput): Promise<void> =>
  change(by, 'site.register', async (tx) => {
    const before = await setFieldRule(tx, input);
    return { outcome: undefined, subject: `register:${input.field}`, detail: { before, after: input } };
  });

/** Replaces the mirror list. */
export async function keepDomains(by: Keeper, list: readonly string[]): Promise<void> {
  await change(by, 'site.domains', async (tx) => {
    const before = await domains(tx);
    await setDomains(tx, list);
    return { outcome: undefined, subject: 'site:domains', detail: { before, after: list } };
  });
  await readAgain();
}

/** Replaces the channels of customer service; a closed site shows the first. */
export async function keepChannels(by: Keeper, list: readonly ServiceChannel[]): Promise<void> {
  await change(by, 'site.service', async (tx) => {
    const before = await serviceChannels(tx);
    await setServiceChannels(tx, list);
    return { outcome: undefined, subject: 'site:service', detail: { before, after: list } };
  });
  await readAgain();
}
