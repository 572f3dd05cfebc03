import { depositForDesk, depositsForDesk, type DepositForDesk } from '@/lib/cashier/deposits/queries';
import { fourEyesAbove } from '@/lib/cashier/settings';
import type { Page } from '@/lib/cashier/types';
import {
  withdrawalForDesk,
  withdrawalsForDesk,
  type WithdrawalForDesk,
} from '@/lib/cashier/withdrawals/queries';
import { database } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';
import { auditLines, type AuditLine } from '../audit/queries';

export interface QueueFilter {
  waiting: boolean;
  pageNum: number;
}

const PAGE_SIZE = 25;
const HISTORY = 50;

/** What an operator decides on: the thing, the threshold of the second pair of eyes, and who did what to it. */
export interface Case<Thing> {
  thing: Thing;
  threshold: Amount;
  history: AuditLine[];
}

async function orNothing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

async function caseOf<Thing>(subject: string, found: Promise<Thing>): Promise<Case<Thing> | undefined> {
  const db = database();
  const [thing, threshold, history] = await Promise.all([
    orNothing(found),
    fourEyesAbove(db),
    auditLines(db, { subject, limit: HISTORY }),
  ]);
  return thing && { thing, threshold, history };
}

/** A page of the deposits' queue. */
export const depositQueue = (filter: QueueFilter): Promise<Page<DepositForDesk>> =>
  depositsForDesk(database(), { ...filter, pageSize: PAGE_SIZE });

/** A page of the withdrawals' queue. */
export const withdrawalQueue = (filter: QueueFilter): Promise<Page<WithdrawalForDesk>> =>
  withdrawalsForDesk(database(), { ...filter, pageSize: PAGE_SIZE });

/** A deposit with its history; undefined where there is none of this id. */
export const depositCase = (id: bigint): Promise<Case<DepositForDesk> | undefined> =>
  caseOf(`deposit:${id}`, depositForDesk(database(), id));

/** The same for a withdrawal, without the whole account number: that is asked for apart, and noted. */
export const withdrawalCase = (id: bigint): Promise<Case<WithdrawalForDesk> | undefined> =>
  caseOf(`withdrawal:${id}`, withoutNumber(id));

async function withoutNumber(id: bigint): Promise<WithdrawalForDesk> {
  const { payeeNumber: _kept, ...shown } = await withdrawalForDesk(database(), id);
  return shown;
}
