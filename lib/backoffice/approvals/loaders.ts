import { database } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Page } from '@/lib/platform/page';
import type { Operator } from '../types';
import { APPROVALS_PAGE_SIZE } from './constants';
import {
  countWaiting,
  findApproval,
  listApprovals,
  waitingBySubject,
  type ApprovalFilter,
  type ApprovalScope,
} from './queries';
import { APPROVAL_ACTIONS, findAction } from './registry';
import { changeThreshold } from './threshold';
import { readThreshold, thresholdCurrency, THRESHOLDS } from './thresholds';
import type { Approval, Change, Threshold } from './types';

const decidable = ({ permissions }: Operator) =>
  APPROVAL_ACTIONS.filter(({ permission }) => permissions.includes(permission)).map(({ name }) => name);

/** The requests that an operator sees: those that they may decide on, their own, and with `audit.read` all. */
const scopeOf = (operator: Operator): ApprovalScope => ({
  actions: operator.permissions.includes('audit.read')
    ? APPROVAL_ACTIONS.map(({ name }) => name)
    : decidable(operator),
  operatorId: operator.id,
});

/** Whether the menu shows the approvals to an operator, and how many wait for their decision. */
export async function approvalsInMenu(operator: Operator): Promise<{ isShown: boolean; waiting: number }> {
  const actions = decidable(operator);
  return {
    isShown: scopeOf(operator).actions.length > 0,
    waiting: await countWaiting(database(), { actions, operatorId: operator.id }),
  };
}

/** A page of the requests that an operator sees, and the names of the actions to filter by. */
export async function approvalsPage(
  operator: Operator,
  filter: Pick<ApprovalFilter, 'show' | 'action' | 'pageNum'>,
): Promise<{ page: Page<Approval>; actions: readonly string[] }> {
  const scope = scopeOf(operator);
  const page = await listApprovals(database(), { ...filter, scope, pageSize: APPROVALS_PAGE_SIZE });
  return { page, actions: scope.actions };
}

export interface ApprovalCase {
  approval: Approval;
  isOwn: boolean;
  /** Whether the operator has the permission that a decision needs. */
  mayDecide: boolean;
  /** What a waiting request would change now; undefined if it is decided, or not possible at present. */
  now: Change | undefined;
  /** The code of the error for which a waiting request cannot be performed at present. */
  problem: string | undefined;
}

/** One request with what it would change now; undefined if the operator does not see it. */
export async function approvalCase(operator: Operator, id: bigint): Promise<ApprovalCase | undefined> {
  const db = database();
  const approval = await findApproval(db, scopeOf(operator), id);
  if (!approval) return undefined;
  const action = findAction(approval.action);
  const shown = {
    approval,
    isOwn: approval.requestedBy.id === operator.id,
    mayDecide: action !== undefined && operator.permissions.includes(action.permission),
    now: undefined,
    problem: undefined,
  };
  if (approval.status !== 'pending') return shown;
  const parsed = action?.payload.safeParse(approval.payload);
  if (!action || !parsed?.success) return { ...shown, problem: 'APPROVAL_OUTDATED' };
  try {
    return { ...shown, now: action.describe(parsed.data, await action.load(db, parsed.data)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...shown, problem: error.code };
  }
}

/** A threshold with its present value and the request that waits to change it. */
export interface ThresholdRow extends Threshold {
  value: string;
  waiting: bigint | undefined;
  /** The site's currency, or points. */
  currency: string;
}

/** The rules of the page "Rules". */
export async function loadThresholds(): Promise<ThresholdRow[]> {
  const db = database();
  const waiting = await waitingBySubject(db, changeThreshold.name);
  return Promise.all(
    THRESHOLDS.map(async (threshold) => ({
      ...threshold,
      value: await readThreshold(db, threshold),
      waiting: waiting.get(`setting:${threshold.key}`),
      currency: thresholdCurrency(threshold),
    })),
  );
}
