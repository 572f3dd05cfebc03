import type { Amount } from '@/lib/money/amount';
import type { DepositStatus, WithdrawalStatus } from '../types';

/** Which requests of a queue are listed. Every part narrows the list. */
export interface QueueFilter {
  /** Only those that wait for an operator, oldest first; otherwise all, newest first. */
  waiting: boolean;
  status?: DepositStatus | WithdrawalStatus | undefined;
  /** The code of a payment channel. */
  channel?: string | undefined;
  /** Requested at or after, and before. */
  from?: Date | undefined;
  until?: Date | undefined;
  minimum?: Amount | undefined;
  maximum?: Amount | undefined;
  groupId?: bigint | undefined;
  claimed?: { by: bigint } | 'nobody' | undefined;
  /** Account name, member id, number of the request, reference, bank's reference, amount, end of the payee's number. */
  text?: string | undefined;
  /** The last request of the page before this one. */
  after?: bigint | undefined;
  pageSize: number;
}

/** A page of a queue. `total` counts up to MAX_COUNT; `next` is the `after` of the next page. */
export interface QueuePage<Request> {
  list: Request[];
  total: number;
  next: bigint | undefined;
}
