import {
  getDepositForOperator,
  listDepositsForOperator,
  type DepositForOperator,
} from '@/lib/cashier/deposits/queries';
import { listGroups } from '@/lib/cashier/groups/queries';
import { listChannels } from '@/lib/cashier/payment-channels/queries';
import { getQueueNews, type QueuePage } from '@/lib/cashier/queues/queries';
import { getApprovalThreshold } from '@/lib/cashier/settings';
import type { Claim, PaymentKind } from '@/lib/cashier/types';
import {
  getWithdrawalForOperator,
  listWithdrawalsForOperator,
  type WithdrawalForOperator,
} from '@/lib/cashier/withdrawals/queries';
import type { ProviderOrder } from '@/lib/cashier/providers/types';
import { database } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { flagsOfMembers, type RiskFlag } from '@/lib/risk/queries';
import { listAuditEntries, type AuditEntry } from '../audit/queries';
import { transactionsOf } from '../ledger/transaction';
import { loadOrderOf, paysByProvider } from '../provider-orders/loaders';
import { operatorNames } from '../operators/queries';
import { undefinedIfNotFound } from '../rules';
import { toQueueFilter, type QueueParams } from './params';

const PAGE_SIZE = 25;
const HISTORY_LENGTH = 50;

/** A request to decide on, with the approval threshold and the audit entries of the request. */
export interface Case<Request> {
  request: Request;
  /** The name of the operator who has claimed it; undefined if nobody has. */
  claimedBy: string | undefined;
  threshold: Amount;
  history: AuditEntry[];
  /** The member's risk flags that are not dismissed, the severest first. */
  flags: RiskFlag[];
  /** The payment or the newest payout at a provider. */
  order: ProviderOrder | undefined;
  /** Whether the provider of a withdrawal's channel pays. */
  paysByProvider: boolean;
  /** The ledger transactions of the request. */
  ledgerIds: bigint[];
}

async function loadCase<Request extends { claim: Claim | null; memberId: bigint; channel: string }>(
  kind: 'deposit' | 'withdrawal',
  id: bigint,
  found: Promise<Request>,
): Promise<Case<Request> | undefined> {
  const db = database();
  const subject = `${kind}:${id}`;
  const [request, threshold, history, order] = await Promise.all([
    undefinedIfNotFound(found),
    getApprovalThreshold(db),
    listAuditEntries(db, { subject, limit: HISTORY_LENGTH }),
    loadOrderOf(kind, id),
  ]);
  if (!request) return undefined;
  const [names, flags, pays, ledgerIds] = await Promise.all([
    operatorNames(db, request.claim ? [request.claim.by] : []),
    flagsOfMembers(db, [request.memberId]),
    kind === 'withdrawal' && paysByProvider(request.channel),
    transactionsOf(db, kind, id),
  ]);
  const claimedBy = request.claim ? names.get(request.claim.by) : undefined;
  return {
    request,
    claimedBy,
    threshold,
    history,
    flags: flags.get(request.memberId) ?? [],
    order,
    paysByProvider: pays,
    ledgerIds,
  };
}

/** A page of a queue with the names of the operators who have claimed requests. */
export interface LoadedQueue<Request> extends QueuePage<Request> {
  claimants: ReadonlyMap<bigint, string>;
  /** The severest open risk flag of each member who has one. */
  flags: ReadonlyMap<bigint, RiskFlag>;
  /** The newest waiting request: what an open page compares with (queueNews). */
  newest: bigint;
}

async function loadQueue<Request extends { claim: Claim | null; memberId: bigint }>(
  kind: PaymentKind,
  found: Promise<QueuePage<Request>>,
): Promise<LoadedQueue<Request>> {
  const db = database();
  const [page, news] = await Promise.all([found, getQueueNews(db, kind, 0n)]);
  const [claimants, flagged] = await Promise.all([
    operatorNames(
      db,
      page.list.flatMap(({ claim }) => claim?.by ?? []),
    ),
    flagsOfMembers(
      db,
      page.list.map(({ memberId }) => memberId),
      1,
    ),
  ]);
  const flags = new Map([...flagged].map(([memberId, [flag]]) => [memberId, flag!]));
  return { ...page, claimants, flags, newest: news.newest };
}

/** Loads a page of the queue of deposits for an operator. */
export const loadDepositQueue = (
  params: QueueParams,
  operatorId: bigint,
): Promise<LoadedQueue<DepositForOperator>> =>
  loadQueue(
    'deposit',
    listDepositsForOperator(database(), toQueueFilter('deposit', params, operatorId, PAGE_SIZE)),
  );

/** Loads a page of the queue of withdrawals for an operator. */
export const loadWithdrawalQueue = (
  params: QueueParams,
  operatorId: bigint,
): Promise<LoadedQueue<WithdrawalForOperator>> =>
  loadQueue(
    'withdraw',
    listWithdrawalsForOperator(database(), toQueueFilter('withdraw', params, operatorId, PAGE_SIZE)),
  );

/** What a queue can be filtered by: its channels, the archived ones too, and the member groups. */
export async function loadQueueChoices(kind: PaymentKind): Promise<{
  channels: { code: string; names: Record<string, string> }[];
  groups: { id: string; name: string }[];
}> {
  const db = database();
  const [current, archived, groups] = await Promise.all([
    listChannels(db, false),
    listChannels(db, true),
    listGroups(db),
  ]);
  return {
    channels: [...current, ...archived]
      .filter((channel) => channel.kind === kind)
      .map(({ code, names }) => ({ code, names })),
    groups: groups.map(({ id, name }) => ({ id: String(id), name })),
  };
}

/** Returns a deposit with its history; undefined if it does not exist. */
export const loadDepositCase = (id: bigint): Promise<Case<DepositForOperator> | undefined> =>
  loadCase('deposit', id, getDepositForOperator(database(), id));

/** Returns a withdrawal with its history, without the whole account number: reading that is a recorded call of its own. */
export const loadWithdrawalCase = (id: bigint): Promise<Case<WithdrawalForOperator> | undefined> =>
  loadCase('withdrawal', id, withoutNumber(id));

async function withoutNumber(id: bigint): Promise<WithdrawalForOperator> {
  const { payeeNumber: _number, ...shown } = await getWithdrawalForOperator(database(), id);
  return shown;
}
