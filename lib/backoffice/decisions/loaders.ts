import {
  getDepositForOperator,
  listDepositsForOperator,
  type DepositForOperator,
} from '@/lib/cashier/deposits/queries';
import { getApprovalThreshold } from '@/lib/cashier/settings';
import {
  getWithdrawalForOperator,
  listWithdrawalsForOperator,
  type WithdrawalForOperator,
} from '@/lib/cashier/withdrawals/queries';
import { database } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import type { Page } from '@/lib/platform/page';
import { listAuditEntries, type AuditEntry } from '../audit/queries';
import { undefinedIfNotFound } from '../rules';

export interface QueueFilter {
  waiting: boolean;
  pageNum: number;
}

const PAGE_SIZE = 25;
const HISTORY_LENGTH = 50;

/** A request to decide on, with the approval threshold and the audit entries of the request. */
export interface Case<Request> {
  request: Request;
  threshold: Amount;
  history: AuditEntry[];
}

async function loadCase<Request>(
  subject: string,
  found: Promise<Request>,
): Promise<Case<Request> | undefined> {
  const db = database();
  const [request, threshold, history] = await Promise.all([
    undefinedIfNotFound(found),
    getApprovalThreshold(db),
    listAuditEntries(db, { subject, limit: HISTORY_LENGTH }),
  ]);
  return request && { request, threshold, history };
}

/** Lists a page of the queue of deposits. */
export const loadDepositQueue = (filter: QueueFilter): Promise<Page<DepositForOperator>> =>
  listDepositsForOperator(database(), { ...filter, pageSize: PAGE_SIZE });

/** Lists a page of the queue of withdrawals. */
export const loadWithdrawalQueue = (filter: QueueFilter): Promise<Page<WithdrawalForOperator>> =>
  listWithdrawalsForOperator(database(), { ...filter, pageSize: PAGE_SIZE });

/** Returns a deposit with its history; undefined if it does not exist. */
export const loadDepositCase = (id: bigint): Promise<Case<DepositForOperator> | undefined> =>
  loadCase(`deposit:${id}`, getDepositForOperator(database(), id));

/** Returns a withdrawal with its history, without the whole account number: reading that is a recorded call of its own. */
export const loadWithdrawalCase = (id: bigint): Promise<Case<WithdrawalForOperator> | undefined> =>
  loadCase(`withdrawal:${id}`, withoutNumber(id));

async function withoutNumber(id: bigint): Promise<WithdrawalForOperator> {
  const { payeeNumber: _number, ...shown } = await getWithdrawalForOperator(database(), id);
  return shown;
}
