import { parseAmount } from '@/lib/money/amount';
import { REWARD_THRESHOLD } from './thresholds';

/** The part of a rule that actions about rewards share: above the threshold, what they give needs another operator. */
export const rewardRule = {
  kind: 'above',
  threshold: REWARD_THRESHOLD,
  amount: ({ gives }: { gives: string }) => parseAmount(gives)!,
} as const;
