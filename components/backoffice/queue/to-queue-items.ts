import type { LoadedQueue } from '@/lib/backoffice/decisions/loaders';
import type { DepositForOperator } from '@/lib/cashier/deposits/queries';
import type { WithdrawalForOperator } from '@/lib/cashier/withdrawals/queries';
import { formatDecimal } from '@/lib/money/amount';
import type { QueueItem } from './queue-item';

type Request = DepositForOperator | WithdrawalForOperator;

/** What an approval of the request would move. */
const amountOf = (request: Request): bigint =>
  'checkedAmount' in request && request.status === 'checked' ? request.checkedAmount! : request.amount;

/** The rows of a queue as its list needs them to act. */
export function toQueueItems(queue: LoadedQueue<Request>, operatorId: bigint): QueueItem[] {
  return queue.list.map((request) => ({
    id: String(request.id),
    account: request.account,
    amount: formatDecimal(amountOf(request)),
    currency: request.currency,
    status: request.status,
    claimedBy:
      request.claim && request.claim.by !== operatorId
        ? (queue.claimants.get(request.claim.by) ?? '–')
        : undefined,
    isMine: request.claim?.by === operatorId,
  }));
}
