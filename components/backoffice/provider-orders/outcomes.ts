import type { ProviderOrder } from '@/lib/cashier/providers/types';
import type { Outcome } from './order-actions';

/** What an operator can say of an order. A held payment is decided with its deposit. */
export function outcomesOf({
  kind,
  status,
  problem,
}: Pick<ProviderOrder, 'kind' | 'status' | 'problem'>): Outcome[] {
  if (kind === 'payout' && status === 'held') return ['paid', 'failed'];
  return problem === 'CONTRADICTION' ? ['seen'] : [];
}
