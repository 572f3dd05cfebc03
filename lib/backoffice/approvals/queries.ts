import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import type { Approval, ApprovalStatus, Change } from './types';

/** Which requests an operator sees: those of some actions, and their own. */
export interface ApprovalScope {
  actions: readonly string[];
  operatorId: bigint;
}

export interface ApprovalFilter extends PageRequest {
  scope: ApprovalScope;
  show: 'waiting' | 'mine' | 'all';
  action?: string | undefined;
}

const rows = (db: Db, { actions, operatorId }: ApprovalScope) =>
  db
    .selectFrom('backoffice.approval as a')
    .innerJoin('backoffice.operator as r', 'r.id', 'a.requested_by')
    .leftJoin('backoffice.operator as d', 'd.id', 'a.decided_by')
    .where((on) => on.or([on('a.action', 'in', ['', ...actions]), on('a.requested_by', '=', operatorId)]));

const COLUMNS = [
  'a.id',
  'a.action',
  'a.subject',
  'a.payload',
  'a.before',
  'a.after',
  'a.reason',
  'a.requested_by',
  'a.requested_at',
  'a.ends_at',
  'a.status',
  'a.decided_at',
  'a.decision_reason',
  'r.account as requester',
  'd.account as decider',
] as const;

const selected = (query: ReturnType<typeof rows>) => query.select([...COLUMNS]);
type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

const toApproval = (row: Row): Approval => ({
  id: row.id,
  action: row.action,
  subject: row.subject,
  payload: row.payload,
  change: { before: row.before, after: row.after } as unknown as Change,
  reason: row.reason,
  requestedBy: { id: row.requested_by, account: row.requester },
  requestedAt: row.requested_at,
  endsAt: row.ends_at,
  // A job marks expired requests; until it runs, the time decides.
  status: row.status === 'pending' && row.ends_at <= now() ? 'expired' : (row.status as ApprovalStatus),
  decidedBy: row.decider,
  decidedAt: row.decided_at,
  decisionReason: row.decision_reason,
});

/** A page of requests: waiting ones the oldest first, others the newest first. */
export async function listApprovals(db: Db, filter: ApprovalFilter): Promise<Page<Approval>> {
  const { scope, show, action } = filter;
  const isWaiting = show === 'waiting';
  const query = rows(db, scope)
    .$if(isWaiting, (on) => on.where('a.status', '=', 'pending').where('a.ends_at', '>', now()))
    .$if(show === 'mine', (on) => on.where('a.requested_by', '=', scope.operatorId))
    .$if(action !== undefined, (on) => on.where('a.action', '=', action!));
  const { total } = await query
    .select((on) => on.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const found = await selected(query)
    .orderBy('a.id', isWaiting ? 'asc' : 'desc')
    .limit(filter.pageSize)
    .offset(pageOffset(filter))
    .execute();
  return toPage(found.map(toApproval), filter, Number(total));
}

/** One request in the scope; undefined if there is none. */
export async function findApproval(db: Db, scope: ApprovalScope, id: bigint): Promise<Approval | undefined> {
  const row = await selected(rows(db, scope)).where('a.id', '=', id).executeTakeFirst();
  return row && toApproval(row);
}

/** How many requests of others wait that concern these actions. */
export async function countWaiting(db: Db, { actions, operatorId }: ApprovalScope): Promise<number> {
  if (actions.length === 0) return 0;
  const { count } = await db
    .selectFrom('backoffice.approval')
    .where('status', '=', 'pending')
    .where('ends_at', '>', now())
    .where('action', 'in', [...actions])
    .where('requested_by', '<>', operatorId)
    .select((on) => on.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The ids of waiting requests of one action by their subject. */
export async function waitingBySubject(db: Db, action: string): Promise<Map<string, bigint>> {
  const found = await db
    .selectFrom('backoffice.approval')
    .select(['id', 'subject'])
    .where('action', '=', action)
    .where('status', '=', 'pending')
    .where('ends_at', '>', now())
    .execute();
  return new Map(found.map(({ id, subject }) => [subject, id]));
}
