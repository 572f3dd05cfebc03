import type { z } from 'zod';
import * as groups from '@/lib/cashier/groups/commands';
import * as channels from '@/lib/cashier/payment-channels/commands';
import { changedFacts, channelFacts } from '@/lib/cashier/payment-channels/rules';
import type { PaymentChannel } from '@/lib/cashier/types';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';
import type {
  changedChannelInput,
  channelArchiveInput,
  channelOrderInput,
  channelSwitchInput,
  newChannelInput,
} from './schema';

// The routes check the permissions `cashier.channels` and, for the members of groups, `members.write`.

const saved = ({ id, version }: PaymentChannel): SavedVersion => ({ id: String(id), version });
const subjectOf = ({ id }: PaymentChannel) => `channel:${id}`;
const named = ({ kind, code }: PaymentChannel) => ({ kind, code });

/** Creates a payment channel, switched off. Throws as createChannel of lib/cashier. */
export const createChannel = (actor: Actor, given: z.output<typeof newChannelInput>): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const made = await channels.createChannel(tx, given);
    return {
      outcome: saved(made),
      action: 'channel.create',
      subject: subjectOf(made),
      detail: { ...named(made), adapter: made.adapter, ...channelFacts(made) },
    };
  });

/** Changes a payment channel. Throws as updateChannel of lib/cashier. */
export const updateChannel = (
  actor: Actor,
  { id, version, ...content }: z.output<typeof changedChannelInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const { before, after } = await channels.updateChannel(tx, id, version, content);
    return {
      outcome: saved(after),
      action: 'channel.change',
      subject: subjectOf(after),
      detail: { ...named(after), ...changedFacts(before, after) },
    };
  });

/** Switches a payment channel on or off. Throws as switchChannel of lib/cashier. */
export const switchChannel = (
  actor: Actor,
  { id, version, enabled }: z.output<typeof channelSwitchInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const { after } = await channels.switchChannel(tx, id, version, enabled);
    return {
      outcome: saved(after),
      action: enabled ? 'channel.enable' : 'channel.disable',
      subject: subjectOf(after),
      detail: named(after),
    };
  });

/** Archives a payment channel, or brings it back. Throws as archiveChannel of lib/cashier. */
export const archiveChannel = (
  actor: Actor,
  { id, version, archived }: z.output<typeof channelArchiveInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const { after } = await channels.archiveChannel(tx, id, version, archived);
    return {
      outcome: saved(after),
      action: archived ? 'channel.archive' : 'channel.restore',
      subject: subjectOf(after),
      detail: named(after),
    };
  });

/** Puts the payment channels of a kind into an order. Throws as orderChannels of lib/cashier. */
export const orderChannels = (
  actor: Actor,
  { kind, ids }: z.output<typeof channelOrderInput>,
): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const { before, after } = await channels.orderChannels(tx, kind, ids);
    return {
      outcome: undefined,
      action: 'channel.order',
      subject: `channels:${kind}`,
      detail: { before, after },
    };
  });

const groupSubject = (id: bigint) => `memberGroup:${id}`;

/** Creates a member group. Throws as createGroup of lib/cashier. */
export const createGroup = (actor: Actor, name: string): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const id = await groups.createGroup(tx, name);
    return {
      outcome: { id: String(id) },
      action: 'memberGroup.create',
      subject: groupSubject(id),
      detail: { name },
    };
  });

/** Renames a member group. Throws as renameGroup of lib/cashier. */
export const renameGroup = (actor: Actor, id: bigint, name: string): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const before = await groups.renameGroup(tx, id, name);
    return {
      outcome: undefined,
      action: 'memberGroup.rename',
      subject: groupSubject(id),
      detail: { before, after: name },
    };
  });

/** Deletes a member group. Throws as deleteGroup of lib/cashier. */
export const deleteGroup = (actor: Actor, id: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const name = await groups.deleteGroup(tx, id);
    return {
      outcome: undefined,
      action: 'memberGroup.remove',
      subject: groupSubject(id),
      detail: { name },
    };
  });

/** Adds members to a group by their account names. Throws as addToGroup of lib/cashier. */
export const addToGroup = (
  actor: Actor,
  id: bigint,
  accounts: readonly string[],
): Promise<{ added: number; unknown: string[] }> =>
  auditedTransaction(actor, async (tx) => {
    const result = await groups.addToGroup(tx, id, accounts);
    return {
      outcome: result,
      action: 'memberGroup.add',
      subject: groupSubject(id),
      detail: { added: result.added, accounts },
    };
  });

/** Takes a member out of a group. Throws as removeFromGroup of lib/cashier. */
export const removeFromGroup = (actor: Actor, id: bigint, memberId: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const detail = await groups.removeFromGroup(tx, id, memberId);
    return { outcome: undefined, action: 'memberGroup.takeOut', subject: `member:${memberId}`, detail };
  });

/** Sets the groups of a member. Throws as setMemberGroups of lib/cashier. */
export const setMemberGroups = (actor: Actor, memberId: bigint, groupIds: readonly bigint[]): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const detail = await groups.setMemberGroups(tx, memberId, groupIds);
    return { outcome: undefined, action: 'memberGroup.set', subject: `member:${memberId}`, detail };
  });
