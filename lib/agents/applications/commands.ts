import { lockMemberRequests } from '@/lib/cashier/requests';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { MEMBER_TYPE } from '@/lib/identity/account-types';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { notFound, tooManyRequests } from '@/lib/platform/errors';
import { requireNotExcluded } from '@/lib/protection/policy';
import { changeLine } from '../lines/commands';
import { lockStructure } from '../structure-lock';
import { alreadyAgent, applicationDecided, applicationOpen } from './errors';
import { applicationOf } from './queries';
import type { Application } from './types';

/** A withdrawn application stays in the list of operators: nobody fills it by applying and withdrawing. */
const MAX_PER_DAY = 5;
const DAY_MS = 86_400_000;

/**
 * Stores that a player wants to become an agent. A member has one open application; the same requestId gives the same one. Throws
 * ALREADY_AGENT 409, AGENT_APPLICATION_OPEN 409, MEMBER_EXCLUDED 403, NOT_FOUND, TOO_MANY_REQUESTS 429.
 */
export const applyAsAgent = (
  db: Db,
  memberId: bigint,
  { contact, content, requestId }: { contact: string; content: string; requestId: string },
): Promise<Application> =>
  inTransaction(db, async (tx) => {
    await lockMemberRequests(tx, memberId);
    const newest = await applicationOf(tx, memberId);
    const known = await tx
      .selectFrom('agents.application')
      .select('id')
      .where('member_id', '=', memberId)
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    if (known && newest) return newest;
    const member = await tx
      .selectFrom('identity.member')
      .select('type')
      .where('id', '=', memberId)
      .executeTakeFirst();
    if (!member) throw notFound();
    if (member.type !== MEMBER_TYPE) throw alreadyAgent();
    if (newest?.state === 'open') throw applicationOpen();
    await requireNotExcluded(tx, memberId);
    await requireNotTooMany(tx, memberId);
    await tx
      .insertInto('agents.application')
      .values({ member_id: memberId, contact, content, request_id: requestId, created_at: now() })
      .execute();
    return (await applicationOf(tx, memberId))!;
  });

async function requireNotTooMany(tx: Tx, memberId: bigint): Promise<void> {
  const recent = await tx
    .selectFrom('agents.application')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('created_at', '>', new Date(now().getTime() - DAY_MS))
    .orderBy('created_at')
    .execute();
  if (recent.length >= MAX_PER_DAY)
    throw tooManyRequests(Math.ceil((recent[0]!.created_at.getTime() + DAY_MS - now().getTime()) / 1000));
}

/**
 * Withdraws the member's own open application; withdrawn twice is the same as once. Throws NOT_FOUND 404, also for the application of
 * another member, and AGENT_APPLICATION_DECIDED 409.
 */
export const withdrawApplication = (db: Db, memberId: bigint, id: bigint): Promise<Application> =>
  inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('agents.application')
      .select('state')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.state === 'approved' || row.state === 'rejected') throw applicationDecided();
    if (row.state === 'open')
      await tx
        .updateTable('agents.application')
        .set({ state: 'withdrawn', decided_at: now() })
        .where('id', '=', id)
        .execute();
    return (await applicationOf(tx, memberId, id))!;
  });

async function requireOpen(tx: Tx, id: bigint): Promise<{ memberId: bigint; account: string }> {
  const row = await tx
    .selectFrom('agents.application as a')
    .innerJoin('identity.member as m', 'm.id', 'a.member_id')
    .select(['a.member_id', 'a.state', 'm.account'])
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.state !== 'open') throw applicationDecided();
  return { memberId: row.member_id, account: row.account };
}

export interface ApplicationDecision {
  id: bigint;
  operatorId: bigint;
  /** What the member is told; may be empty for an approval. */
  answer: string;
}

/**
 * Approves an application: the member becomes an agent of a type below an upline, or directly below the platform, at once. Tells the member.
 * Throws NOT_FOUND 404, AGENT_APPLICATION_DECIDED 409, and as changeLine.
 */
export async function approveApplication(
  tx: Tx,
  { id, operatorId, answer, type, uplineId }: ApplicationDecision & { type: number; uplineId: bigint | null },
): Promise<{ memberId: bigint; account: string }> {
  await lockStructure(tx);
  const { memberId, account } = await requireOpen(tx, id);
  await changeLine(tx, {
    memberId,
    toUplineId: uplineId,
    toType: type,
    reason: `application ${id}`,
    operatorId,
  });
  await decide(tx, 'approved', { id, operatorId, answer });
  await createNotice(tx, memberId, 'agentApproved', { answer });
  return { memberId, account };
}

/** Rejects an application with an answer, and tells the member. Throws NOT_FOUND 404, AGENT_APPLICATION_DECIDED 409. */
export async function rejectApplication(
  tx: Tx,
  decision: ApplicationDecision,
): Promise<{ memberId: bigint; account: string }> {
  const found = await requireOpen(tx, decision.id);
  await decide(tx, 'rejected', decision);
  await createNotice(tx, found.memberId, 'agentDeclined', { answer: decision.answer });
  return found;
}

const decide = (tx: Tx, state: 'approved' | 'rejected', { id, operatorId, answer }: ApplicationDecision) =>
  tx
    .updateTable('agents.application')
    .set({ state, decided_at: now(), decided_by: operatorId, answer: answer === '' ? null : answer })
    .where('id', '=', id)
    .execute();
