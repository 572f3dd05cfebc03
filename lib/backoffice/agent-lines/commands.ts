import type { z } from 'zod';
import * as applications from '@/lib/agents/applications/commands';
import * as lines from '@/lib/agents/lines/commands';
import { lineRefused } from '@/lib/agents/lines/errors';
import { withdrawLineMessage } from '@/lib/agents/messages/commands';
import type { Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { auditedTransaction } from '../audit/commands';
import { findMemberId } from '../members/queries';
import type { Actor } from '../types';
import type * as schema from './schema';

// The routes check the permission `agents.write`.

/** The agent whom an operator named; null for nobody. Throws INVALID_INPUT on `upline`. */
async function uplineOf(tx: Tx, text: string): Promise<bigint | null> {
  if (text === '') return null;
  const id = await findMemberId(tx, text);
  if (id === undefined) throw lineRefused('LINE_UPLINE');
  return id;
}

/** Moves, promotes or demotes a member, at once or at a moment. Throws as lib/agents/lines. */
export const changeLine = (
  actor: Actor,
  { id, type, upline, at, reason }: z.output<typeof schema.lineInput>,
): Promise<lines.ChangedLine> =>
  auditedTransaction(actor, async (tx) => {
    const changed = await lines.changeLine(tx, {
      memberId: id,
      toUplineId: await uplineOf(tx, upline),
      toType: type,
      at: at ?? undefined,
      reason,
      operatorId: actor.operator.id,
    });
    return {
      outcome: changed,
      action: changed.state === 'scheduled' ? 'agentLine.schedule' : 'agentLine.change',
      subject: `member:${id}`,
      detail: { upline, type, at: changed.at.toISOString(), reason },
    };
  });

/** Cancels a scheduled change. Throws NOT_FOUND 404, LINE_CHANGE_DECIDED 409. */
export const cancelChange = (actor: Actor, id: bigint): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    const { memberId, account } = await lines.cancelChange(tx, id);
    return {
      outcome: {},
      action: 'agentLine.cancel',
      subject: `member:${memberId}`,
      detail: { account, change: String(id) },
    };
  });

/** Makes the member of an application an agent. Throws as lib/agents/applications. */
export async function approveApplication(
  actor: Actor,
  { id, type, upline, answer }: z.output<typeof schema.approveInput>,
): Promise<Record<string, never>> {
  const member = await auditedTransaction(actor, async (tx) => {
    const uplineId = await uplineOf(tx, upline);
    const decision = { id, operatorId: actor.operator.id, answer, type, uplineId };
    const { memberId, account } = await applications.approveApplication(tx, decision);
    return {
      outcome: memberId,
      action: 'agentApplication.approve',
      subject: `member:${memberId}`,
      detail: { account, application: String(id), type, upline },
    };
  });
  notifyBalanceChange([member]);
  return {};
}

/** Rejects an application with an answer. Throws as lib/agents/applications. */
export async function rejectApplication(
  actor: Actor,
  { id, answer }: z.output<typeof schema.rejectApplicationInput>,
): Promise<Record<string, never>> {
  const member = await auditedTransaction(actor, async (tx) => {
    const decision = { id, operatorId: actor.operator.id, answer };
    const { memberId, account } = await applications.rejectApplication(tx, decision);
    return {
      outcome: memberId,
      action: 'agentApplication.reject',
      subject: `member:${memberId}`,
      detail: { account, application: String(id), answer },
    };
  });
  notifyBalanceChange([member]);
  return {};
}

/** Takes a message within a line out of every inbox. Throws as lib/agents/messages. */
export async function withdrawMessage(
  actor: Actor,
  { id, reason }: z.output<typeof schema.withdrawMessageInput>,
): Promise<Record<string, never>> {
  const told = await auditedTransaction(actor, async (tx) => {
    const { senderId, members } = await withdrawLineMessage(tx, id, actor.operator.id);
    return {
      outcome: members,
      action: 'agentMessage.withdraw',
      subject: `member:${senderId}`,
      detail: { message: String(id), receivers: members.length, reason },
    };
  });
  notifyBalanceChange(told);
  return {};
}
