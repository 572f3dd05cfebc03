import { alreadyDecided, ownApproval } from '@/lib/cashier/errors';
import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { badInput, forbidden, notFound } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { recordAction } from '../audit/commands';
import { requireAccount } from '../members/queries';
import { findOperator } from '../operators/queries';
import type { Actor, Operator } from '../types';
import { APPROVAL_LIFETIME, COUNTED_MS } from './constants';
import {
  approvalExpired,
  approvalOutdated,
  approvalPending,
  requesterGone,
  thresholdInvalid,
} from './errors';
import { findAction } from './registry';
import { changeThreshold } from './threshold';
import { findThreshold, needsTwo, normaliseThreshold, readThreshold } from './thresholds';
import type { ApprovalAction, Change, Payload, Submitted } from './types';

function assertPermission(
  { permissions }: Operator,
  { permission }: ApprovalAction<never, never, never>,
): void {
  if (!permissions.includes(permission)) throw forbidden();
}

/**
 * Performs an action at once if one operator is enough, otherwise stores a request that another operator with the same permission must
 * approve. Either way with an audit entry in the same database transaction. `reason` is shown to the other operator. Throws FORBIDDEN
 * 403 without the action's permission, INVALID_INPUT 400 for an invalid payload, APPROVAL_PENDING 409 if a request for the same subject
 * waits, and as the action's `load` and `perform`.
 */
export async function submit<Input extends Payload, State, Outcome>(
  actor: Actor,
  action: ApprovalAction<Input, State, Outcome>,
  given: Input,
  reason: string,
): Promise<Submitted<Outcome>> {
  assertPermission(actor.operator, action as never);
  const parsed = action.payload.safeParse(given);
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  const payload = parsed.data;
  const subject = action.subject(payload);
  const result = await inTransaction(actor.db, async (tx): Promise<Submitted<Outcome>> => {
    const state = await action.load(tx, payload);
    const change = action.describe(payload, state);
    if (!(await decidesAlone(tx, actor, action, payload, state))) {
      const id = await storeRequest(tx, actor, { name: action.name, subject, payload, change, reason });
      return { status: 'requested', id: String(id) };
    }
    const outcome = await action.perform(tx, actor, payload, state, undefined);
    await recordAction(actor, { action: action.name, subject, detail: { ...change, reason } }, tx);
    return { status: 'performed', outcome };
  });
  if (result.status === 'performed') await action.committed?.(payload, result.outcome);
  return result;
}

/**
 * Whether the operator may do it without another one, now. If so, it is recorded for the sum of the day. `isCounted` is false if it does not
 * change what is given; then it is compared with the threshold by itself.
 */
export async function decidesAlone<Input extends Payload, State>(
  tx: Tx,
  { operator }: Actor,
  action: Pick<ApprovalAction<Input, State>, 'name' | 'rule' | 'subject'>,
  payload: Input,
  state: State,
  isCounted = action.rule.kind === 'always' || (action.rule.changes?.(state) ?? true),
): Promise<boolean> {
  const { rule } = action;
  if (rule.kind === 'always') return false;
  const amount = rule.amount(payload);
  const since = new Date(now().getTime() - COUNTED_MS);
  let recent = 0n;
  // Two calls at once would each count without the other.
  if (rule.recent) {
    const memberId = rule.recent.member(state);
    await requireAccount(tx, memberId, true);
    recent = await rule.recent.sum(tx, { operatorId: operator.id, memberId, since });
  }
  if (rule.daily) {
    await lockOperator(tx, operator.id);
    recent += await rule.daily(tx, { operatorId: operator.id, since }, payload, state);
  }
  const by = { operatorId: operator.id, action: action.name, subject: action.subject(payload) };
  if (rule.counted && isCounted) {
    await lockOperator(tx, operator.id);
    recent += await sumDecided(tx, {
      ...{ operatorId: by.operatorId, subject: by.subject, since, counted: rule.counted },
      actions: rule.countedWith ?? [action.name],
    });
  }
  const sum = ((amount < 0n ? -amount : amount) + recent) as Amount;
  if (needsTwo(await readThreshold(tx, rule.threshold), sum)) return false;
  if (rule.counted && isCounted && amount !== 0n)
    await tx
      .insertInto('backoffice.lone_decision')
      .values({
        operator_id: by.operatorId,
        action: by.action,
        subject: by.subject,
        amount: amount < 0n ? -amount : amount,
        decided_at: now(),
      })
      .execute();
  return true;
}

/** What an operator has decided alone of some actions since a moment; of each other subject the largest, or every decision. */
async function sumDecided(
  tx: Tx,
  by: {
    operatorId: bigint;
    actions: readonly string[];
    subject: string;
    since: Date;
    counted: 'each' | 'subject';
  },
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(g.amount), 0)::bigint AS sum
      FROM (SELECT max(d.amount) AS amount FROM backoffice.lone_decision d
             WHERE d.operator_id = ${by.operatorId} AND d.action = ANY (${by.actions as string[]}::text[]) AND d.decided_at > ${by.since}
               AND (${by.counted === 'each'} OR d.subject <> ${by.subject})
             GROUP BY CASE WHEN ${by.counted === 'each'} THEN d.id::text ELSE d.subject END) g`.execute(tx);
  return rows[0]!.sum;
}

/** Deletes what no sum counts any more. */
export async function forgetDecisions(db: Db): Promise<void> {
  const since = new Date(now().getTime() - COUNTED_MS);
  await db.deleteFrom('backoffice.lone_decision').where('decided_at', '<=', since).execute();
}

const lockOperator = (tx: Tx, id: bigint) =>
  tx.selectFrom('backoffice.operator').select('id').where('id', '=', id).forNoKeyUpdate().execute();

async function storeRequest(
  tx: Tx,
  actor: Actor,
  request: { name: string; subject: string; payload: Payload; change: Change; reason: string },
): Promise<bigint> {
  const { name, subject, payload, change, reason } = request;
  const at = now();
  await expireRequests(tx);
  const row = await tx
    .insertInto('backoffice.approval')
    .values({
      action: name,
      subject,
      payload: JSON.stringify(payload),
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      reason,
      requested_by: actor.operator.id,
      requested_at: at,
      ends_at: new Date(at.getTime() + APPROVAL_LIFETIME),
    })
    .onConflict((on) => on.columns(['action', 'subject']).where('status', '=', 'pending').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw approvalPending();
  const detail = { request: name, on: subject, ...change, reason };
  await recordAction(actor, { action: 'approval.request', subject: `approval:${row.id}`, detail }, tx);
  return row.id;
}

/** Marks requests whose time is over. Returns how many. */
export async function expireRequests(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('backoffice.approval')
    .set({ status: 'expired', decided_at: now() })
    .where('status', '=', 'pending')
    .where('ends_at', '<=', now())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The new status of a request. */
export interface Decided {
  id: string;
  status: string;
}

/** Locks a waiting request. Throws NOT_FOUND 404, ALREADY_DECIDED 409, APPROVAL_EXPIRED 409. */
async function lockRequest(tx: Tx, id: bigint) {
  const row = await tx
    .selectFrom('backoffice.approval')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status === 'expired' || (row.status === 'pending' && row.ends_at <= now())) throw approvalExpired();
  if (row.status !== 'pending') throw alreadyDecided();
  return row;
}

/** As lockRequest, for another operator with the action's permission. Throws also FORBIDDEN 403, OWN_APPROVAL 403. */
async function lockForDecision(tx: Tx, { operator }: Actor, id: bigint) {
  const known = await tx
    .selectFrom('backoffice.approval')
    .select(['action', 'requested_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  const action = known && findAction(known.action);
  if (!action) throw notFound();
  assertPermission(operator, action as never);
  if (known.requested_by === operator.id) throw ownApproval();
  return { row: await lockRequest(tx, id), action };
}

const decide = (
  tx: Tx,
  id: bigint,
  status: 'performed' | 'rejected' | 'withdrawn',
  operatorId: bigint,
  reason: string | null = null,
) =>
  tx
    .updateTable('backoffice.approval')
    .set({ status, decided_by: operatorId, decided_at: now(), decision_reason: reason })
    .where('id', '=', id)
    .execute();

/**
 * Approves another operator's request and performs it, once, in one database transaction. Throws NOT_FOUND 404, FORBIDDEN 403,
 * OWN_APPROVAL 403, ALREADY_DECIDED 409, APPROVAL_EXPIRED 409, REQUESTER_GONE 409 if the requester is blocked or has lost the permission,
 * APPROVAL_OUTDATED 409 if the payload is no longer valid, and as the action. Then nothing is changed and the request goes on waiting.
 */
export async function approveRequest(actor: Actor, id: bigint): Promise<Decided> {
  const done = await inTransaction(actor.db, async (tx) => {
    const { row, action } = await lockForDecision(tx, actor, id);
    const requester = await findOperator(tx, row.requested_by);
    if (requester?.status !== 'active' || !requester.permissions.includes(action.permission))
      throw requesterGone();
    const parsed = action.payload.safeParse(row.payload);
    if (!parsed.success) throw approvalOutdated(parsed.error);
    const payload = parsed.data;
    const state = await action.load(tx, payload);
    const change = action.describe(payload, state);
    const request = { id, requestedBy: row.requested_by, reason: row.reason };
    const outcome = await action.perform(tx, actor, payload, state, request);
    await decide(tx, id, 'performed', actor.operator.id);
    const approved = { request: action.name, on: row.subject, requestedBy: requester.account };
    await recordAction(
      actor,
      { action: 'approval.approve', subject: `approval:${id}`, detail: approved },
      tx,
    );
    const detail = { ...change, reason: row.reason, requestedBy: requester.account, approval: String(id) };
    await recordAction(actor, { action: action.name, subject: row.subject, detail }, tx);
    return { action, payload, outcome };
  });
  await done.action.committed?.(done.payload, done.outcome);
  return { id: String(id), status: 'performed' };
}

/** Rejects another operator's request. Throws as approveRequest, without what concerns performing it. */
export function rejectRequest(actor: Actor, id: bigint, reason: string): Promise<Decided> {
  return inTransaction(actor.db, async (tx) => {
    const { row } = await lockForDecision(tx, actor, id);
    await decide(tx, id, 'rejected', actor.operator.id, reason);
    const detail = { request: row.action, on: row.subject, reason };
    await recordAction(actor, { action: 'approval.reject', subject: `approval:${id}`, detail }, tx);
    return { id: String(id), status: 'rejected' };
  });
}

/** Withdraws the operator's own request. Throws FORBIDDEN 403 for another operator's, and as lockRequest. */
export function withdrawRequest(actor: Actor, id: bigint): Promise<Decided> {
  return inTransaction(actor.db, async (tx) => {
    const row = await lockRequest(tx, id);
    if (row.requested_by !== actor.operator.id) throw forbidden();
    await decide(tx, id, 'withdrawn', actor.operator.id);
    const detail = { request: row.action, on: row.subject };
    await recordAction(actor, { action: 'approval.withdraw', subject: `approval:${id}`, detail }, tx);
    return { id: String(id), status: 'withdrawn' };
  });
}

/**
 * Requests another threshold: a decimal string in the site's currency, or '' where one operator may be enough. Throws NOT_FOUND 404 for
 * an unknown key, INVALID_INPUT on `value`, and as submit.
 */
export async function requestThreshold(
  actor: Actor,
  given: { key: string; value: string; reason: string },
): Promise<Submitted<void>> {
  const threshold = findThreshold(given.key);
  if (!threshold) throw notFound();
  const value = normaliseThreshold(threshold, given.value);
  if (value === undefined) throw thresholdInvalid();
  const from = await readThreshold(actor.db, threshold);
  return submit(actor, changeThreshold, { key: given.key, value, from }, given.reason);
}
