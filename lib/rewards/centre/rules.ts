import type { Text } from '@/lib/content/types';
import { parseAmount } from '@/lib/money/amount';
import type { Reward, RewardStatus, Wagering } from './types';

export const NO_WAGERING: Wagering = { multiple: '0' };

/** Whether a reward is bonus money, which must be staked before it becomes real money. */
export const isBonusMoney = ({ multiple }: Wagering): boolean => (parseAmount(multiple) ?? 0n) > 0n;

/** A stored multiple without zeros at its end: '30.00' is '30'. */
export const plainMultiple = (stored: string): string =>
  stored.includes('.') ? stored.replace(/\.?0+$/, '') : stored;

/** The parts of `params` that hold a title in several languages. */
export const titleParams = (title: Text): Record<string, string> =>
  Object.fromEntries(
    Object.entries(title).flatMap(([language, text]) => (text ? [[`title.${language}`, text]] : [])),
  );

/** The title in a language, in English or without a language; undefined if the reward has none of its own. */
export const titleOf = (params: Record<string, string>, language: string): string | undefined =>
  params[`title.${language}`] ?? params['title.en'] ?? params.title;

/** The status that a reward has at a time: one whose time is up counts as expired before the job has ended it. */
export const statusAt = (reward: Pick<Reward, 'status' | 'expiresAt'>, at: Date): RewardStatus =>
  reward.status === 'claimable' && reward.expiresAt !== null && reward.expiresAt <= at
    ? 'expired'
    : reward.status;
