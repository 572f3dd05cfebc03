import { siteAdapters } from '@/lib/cashier/adapters/registry';
import {
  findGroup,
  groupsOfMember,
  listGroupMembers,
  listGroups,
  listGroupSummaries,
} from '@/lib/cashier/groups/queries';
import { listTemplates } from '@/lib/cashier/payment-files/templates';
import { getChannel, listChannels } from '@/lib/cashier/payment-channels/queries';
import { missingParts } from '@/lib/cashier/payment-channels/rules';
import type { PaymentChannel, PaymentKind } from '@/lib/cashier/types';
import { database } from '@/lib/db/client';
import { publicUrl } from '@/lib/platform/env';
import { undefinedIfNotFound } from '../rules';

const GROUP_PAGE_SIZE = 50;

/** A channel with the error codes of what it lacks. */
export interface ListedChannel extends PaymentChannel {
  missing: { code: string; values: Record<string, string | number> }[];
}

/** Lists the channels in use, or the archived ones, in the operator's order. */
export async function loadChannels(archived: boolean): Promise<ListedChannel[]> {
  const list = await listChannels(database(), archived);
  return list.map((channel) => ({
    ...channel,
    missing: Object.values(missingParts(channel)).map(({ code, values = {} }) => ({ code, values })),
  }));
}

/** Returns a channel; undefined if it does not exist. */
export const findChannel = (id: bigint): Promise<PaymentChannel | undefined> =>
  undefinedIfNotFound(getChannel(database(), id));

/** The adapters that a channel of a kind can use, and the member groups. */
export async function loadChannelChoices(kind: PaymentKind) {
  const adapters = siteAdapters()
    .filter((adapter) => adapter.kinds.includes(kind))
    .map((adapter) => ({
      code: adapter.code,
      usesAccounts: adapter.usesAccounts(kind),
      fields: adapter.fields ?? [],
      hasCallback: adapter.provider !== undefined,
    }));
  const groups = (await listGroups(database())).map(({ id, name }) => ({ id: String(id), name }));
  return { adapters, groups, site: publicUrl() };
}

export type ChannelChoices = Awaited<ReturnType<typeof loadChannelChoices>>;

/** Lists the member groups with their figures. */
export const loadGroups = () => listGroupSummaries(database());

/** Returns a group with a page of its members; undefined if it does not exist. */
export async function loadGroup(id: bigint, after: bigint | undefined) {
  const db = database();
  const group = await findGroup(db, id);
  return group && { group, ...(await listGroupMembers(db, id, after, GROUP_PAGE_SIZE)) };
}

/** All groups, and which of them a member is in. */
export async function loadMemberGroups(memberId: bigint) {
  const db = database();
  const [groups, chosen] = await Promise.all([listGroups(db), groupsOfMember(db, memberId)]);
  return {
    groups: groups.map(({ id, name }) => ({ id: String(id), name })),
    chosen: chosen.map(String),
  };
}

/** Lists the templates of payment files. */
export const loadTemplates = () => listTemplates(database());
