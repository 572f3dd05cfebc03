import type { BadgeTone } from '@/components/ui/badge';
import type { Withdrawal } from '../types';

type StepKey =
  | 'requested'
  | 'approved'
  | 'paid'
  | 'rejected'
  | 'cancelled'
  | 'received'
  | 'partial'
  | 'notReceived'
  | 'refunded'
  | 'forced';

export interface TimelineStep {
  key: StepKey;
  /** The time of the step (ISO 8601); null if the step is still to come. */
  at: string | null;
  tone: 'done' | 'bad' | 'next';
}

export const STATUS_TONES: Record<Withdrawal['status'], BadgeTone> = {
  requested: 'amber',
  approved: 'amber',
  paid: 'amber',
  received: 'jade',
  partial: 'vermilion',
  notReceived: 'vermilion',
  refunded: 'jade',
  rejected: 'vermilion',
  cancelled: 'plain',
};

/** Lists the steps of a withdrawal in order: those done and those to come (PAY-3; lib/cashier/withdrawals/rules). */
export function timelineOf(withdrawal: Withdrawal): TimelineStep[] {
  const {
    status,
    createdAt,
    approvedAt,
    paidAt,
    rejectedAt,
    cancelledAt,
    confirmedAt,
    resolvedAt,
    confirmedHow,
  } = withdrawal;
  const steps: TimelineStep[] = [{ key: 'requested', at: createdAt, tone: 'done' }];
  if (approvedAt) steps.push({ key: 'approved', at: approvedAt, tone: 'done' });
  if (status === 'rejected') return [...steps, { key: 'rejected', at: rejectedAt, tone: 'bad' }];
  if (status === 'cancelled') return [...steps, { key: 'cancelled', at: cancelledAt, tone: 'bad' }];
  if (!approvedAt) steps.push({ key: 'approved', at: null, tone: 'next' });
  steps.push({ key: 'paid', at: paidAt, tone: paidAt ? 'done' : 'next' });
  if (status === 'partial' || status === 'notReceived')
    steps.push({ key: status, at: confirmedAt, tone: 'bad' });
  else if (status === 'refunded') steps.push({ key: 'refunded', at: resolvedAt, tone: 'done' });
  else if (confirmedHow === 'forced') steps.push({ key: 'forced', at: resolvedAt, tone: 'done' });
  else steps.push({ key: 'received', at: confirmedAt, tone: confirmedAt ? 'done' : 'next' });
  return steps;
}
