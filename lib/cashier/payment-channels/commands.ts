import { sql, type Tx } from '@/lib/db/client';
import { changedMeanwhile } from '@/lib/content/errors';
import { now } from '@/lib/platform/clock';
import { badInput, notFound } from '@/lib/platform/errors';
import { findAdapter } from '../adapters/registry';
import type { PaymentChannel, PaymentKind } from '../types';
import { getChannel } from './queries';
import { missingParts } from './rules';
import type { ChannelInput } from './schema';
import { assertSecretsStay, readSettings, sealSecrets } from './settings';

// The callers check the permission and write the audit entry. Members see a change with their next call.

export interface ChannelChange {
  before: PaymentChannel;
  after: PaymentChannel;
}

export interface NewChannel extends ChannelInput {
  kind: PaymentKind;
  code: string;
  adapter: string;
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

const columnsOf = ({ names, notes, instructions, countries, schedule }: ChannelInput) => ({
  names: JSON.stringify(names),
  notes: json(notes),
  instructions: json(instructions),
  countries,
  schedule: JSON.stringify(schedule),
  changed_at: now(),
});

/**
 * Creates a channel, switched off, as the last one of its kind. Throws INVALID_INPUT on `code` (taken), `adapter` (unknown, or
 * not for this kind), `groupIds`.
 */
export async function createChannel(tx: Tx, given: NewChannel): Promise<PaymentChannel> {
  const { kind, code, adapter } = given;
  const way = findAdapter(adapter);
  if (!way?.kinds.includes(kind)) throw badInput({ adapter: { code: 'ADAPTER_NOT_HERE' } });
  const { settings, secrets } = readSettings(way, given);
  const row = await tx
    .insertInto('cashier.channel')
    .values((on) => ({
      kind,
      code,
      adapter,
      ...columnsOf(given),
      settings: JSON.stringify(settings),
      position: on
        .selectFrom('cashier.channel')
        .select((of) => sql<number>`coalesce(${of.fn.max('position')}, 0) + 1`.as('next'))
        .where('kind', '=', kind),
    }))
    .onConflict((conflict) => conflict.columns(['kind', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw badInput({ code: { code: 'CHANNEL_CODE_TAKEN' } });
  await sealSecrets(tx, row.id, secrets);
  await writeParts(tx, { id: row.id, kind, adapter }, given);
  return getChannel(tx, row.id);
}

/**
 * Changes a channel that is still at `version`. Requests that were made before keep their fee and account. An enabled channel
 * must stay complete. Throws NOT_FOUND, CHANGED_MEANWHILE 409, INVALID_INPUT by field.
 */
export async function updateChannel(
  tx: Tx,
  id: bigint,
  version: number,
  given: ChannelInput,
): Promise<ChannelChange> {
  const before = await lockChannel(tx, id, version);
  const way = findAdapter(before.adapter);
  const { settings, secrets } = way ? readSettings(way, given) : { settings: before.settings, secrets: {} };
  if (way) assertSecretsStay(way, before, settings, secrets);
  await tx
    .updateTable('cashier.channel')
    .set({ ...columnsOf(given), settings: JSON.stringify(settings), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await sealSecrets(tx, id, secrets);
  await writeParts(tx, before, given);
  const after = await getChannel(tx, id);
  if (after.enabled) assertComplete(after);
  return { before, after };
}

/** Switches a channel on or off. Throws NOT_FOUND, CHANGED_MEANWHILE 409, INVALID_INPUT by field if it is not complete. */
export async function switchChannel(
  tx: Tx,
  id: bigint,
  version: number,
  enabled: boolean,
): Promise<ChannelChange> {
  const before = await lockChannel(tx, id, version);
  if (enabled) assertComplete(before);
  if (enabled && before.archivedAt !== null) throw notFound();
  return changeRow(tx, before, { enabled });
}

/** Archives a channel, which switches it off, or brings it back, switched off. Throws NOT_FOUND, CHANGED_MEANWHILE 409. */
export async function archiveChannel(
  tx: Tx,
  id: bigint,
  version: number,
  archived: boolean,
): Promise<ChannelChange> {
  const before = await lockChannel(tx, id, version);
  return changeRow(tx, before, { enabled: false, archived_at: archived ? now() : null });
}

/**
 * Puts the channels of a kind into an order. `ids` are all that are not archived. Returns their codes before and after. Throws
 * CHANGED_MEANWHILE 409 if others exist.
 */
export async function orderChannels(
  tx: Tx,
  kind: PaymentKind,
  ids: readonly bigint[],
): Promise<{ before: string[]; after: string[] }> {
  const rows = await tx
    .selectFrom('cashier.channel')
    .select(['id', 'code'])
    .where('kind', '=', kind)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('code')
    .forUpdate()
    .execute();
  const codes = new Map(rows.map((row) => [row.id, row.code]));
  if (new Set(ids).size !== rows.length || ids.length !== rows.length || ids.some((id) => !codes.has(id)))
    throw changedMeanwhile();
  await sql`
    UPDATE cashier.channel c SET position = o.place
      FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS o (id, place) WHERE c.id = o.id`.execute(tx);
  return { before: rows.map((row) => row.code), after: ids.map((id) => codes.get(id)!) };
}

async function lockChannel(tx: Tx, id: bigint, version: number): Promise<PaymentChannel> {
  const row = await tx
    .selectFrom('cashier.channel')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.version !== version) throw changedMeanwhile();
  return getChannel(tx, id);
}

function assertComplete(channel: PaymentChannel): void {
  const missing = missingParts(channel);
  if (Object.keys(missing).length > 0) throw badInput(missing);
}

async function changeRow(
  tx: Tx,
  before: PaymentChannel,
  changes: { enabled: boolean; archived_at?: Date | null },
): Promise<ChannelChange> {
  await tx
    .updateTable('cashier.channel')
    .set({ ...changes, version: before.version + 1, changed_at: now() })
    .where('id', '=', before.id)
    .execute();
  return { before, after: await getChannel(tx, before.id) };
}

async function writeParts(
  tx: Tx,
  { id, kind, adapter }: Pick<PaymentChannel, 'id' | 'kind' | 'adapter'>,
  { terms, accounts, groupIds }: ChannelInput,
): Promise<void> {
  await tx.deleteFrom('cashier.channel_currency').where('channel_id', '=', id).execute();
  if (terms.length > 0)
    await tx
      .insertInto('cashier.channel_currency')
      .values(
        terms.map(({ currency, minimum, maximum, fee, dailyAmount, dailyCount }) => ({
          channel_id: id,
          currency,
          minimum,
          maximum,
          fee_fixed: fee.fixed,
          fee_rate: fee.rate,
          daily_amount: kind === 'withdraw' ? dailyAmount : null,
          daily_count: kind === 'withdraw' ? dailyCount : null,
        })),
      )
      .execute();
  await writeAccounts(tx, id, findAdapter(adapter)?.usesAccounts(kind) ? accounts : []);
  await writeGroups(tx, id, [...new Set(groupIds)]);
}

/** Accounts that are left out are removed from the channel; their rows stay, because deposits name them. */
async function writeAccounts(tx: Tx, id: bigint, accounts: ChannelInput['accounts']): Promise<void> {
  const kept = accounts.flatMap((account) => account.id ?? []);
  let removal = tx
    .updateTable('cashier.receiving_account')
    .set({ removed_at: now() })
    .where('channel_id', '=', id)
    .where('removed_at', 'is', null);
  if (kept.length > 0) removal = removal.where('id', 'not in', kept);
  await removal.execute();
  for (const [index, { id: accountId, dailyCeiling, ...rest }] of accounts.entries()) {
    const columns = { ...rest, daily_ceiling: dailyCeiling };
    if (accountId === undefined) {
      await tx
        .insertInto('cashier.receiving_account')
        .values({ channel_id: id, ...columns })
        .execute();
      continue;
    }
    const { numUpdatedRows } = await tx
      .updateTable('cashier.receiving_account')
      .set(columns)
      .where('id', '=', accountId)
      .where('channel_id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw badInput({ [`accounts.${index}.bank`]: { code: 'INVALID' } });
  }
}

async function writeGroups(tx: Tx, id: bigint, groupIds: readonly bigint[]): Promise<void> {
  await tx.deleteFrom('cashier.channel_group').where('channel_id', '=', id).execute();
  if (groupIds.length === 0) return;
  const known = await tx
    .selectFrom('cashier.member_group')
    .select('id')
    .where('id', 'in', [...groupIds])
    .execute();
  if (known.length !== groupIds.length) throw badInput({ groupIds: { code: 'INVALID' } });
  await tx
    .insertInto('cashier.channel_group')
    .values(groupIds.map((group) => ({ channel_id: id, group_id: group })))
    .execute();
}
