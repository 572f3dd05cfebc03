import type { Tx } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { siteCurrency } from '@/lib/reporting/settlement';
import { offerReward } from '../centre/commands';
import { titleParams } from '../centre/rules';
import type { Rank, VipSettings } from './types';

const DAY = 86_400_000;

/** Refusals of an offer to a member who may receive none: the bonus is not given, and the job goes on. */
const NOT_FOR_THEM = ['MEMBER_EXCLUDED', 'NEED_TRUE_ACCOUNT', 'FORBIDDEN'];

/**
 * Offers a bonus of a rank in the reward centre, once for its key. A member who may receive no offers gets none, then or later. Returns
 * whether it is new.
 */
export async function offerBonus(
  tx: Tx,
  settings: VipSettings,
  bonus: {
    /** `vip:<what>:<member>:<level or period>`. */
    key: string;
    memberId: bigint;
    kind: 'vip' | 'cashback';
    rank: Rank;
    amount: Amount;
    params: Record<string, string>;
  },
): Promise<boolean> {
  if (bonus.amount <= 0n) return false;
  try {
    const { created } = await offerReward(tx, {
      key: bonus.key,
      memberId: bonus.memberId,
      kind: bonus.kind,
      payout: { currency: siteCurrency(), amount: bonus.amount },
      wagering: { multiple: settings.wagering },
      expiresAt: new Date(now().getTime() + settings.claimDays * DAY),
      sourceId: BigInt(bonus.rank.level),
      params: { ...titleParams(bonus.rank.name), ...bonus.params },
    });
    return created;
  } catch (error) {
    if (error instanceof AppError && NOT_FOR_THEM.includes(error.code)) return false;
    throw error;
  }
}
