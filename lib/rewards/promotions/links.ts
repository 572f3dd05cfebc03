import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { now } from '@/lib/platform/clock';
import { isForMember, isOpen } from '../bonuses/offers';
import { bonusFacts, countDeposits, getBonus } from '../bonuses/queries';
import type { Bonus } from '../bonuses/types';
import { rebateStanding } from '../rebate/loaders';
import type { ActivityFacts, StoredRule } from './types';

type Link = Pick<StoredRule, 'mode' | 'rule'>;

/** What a member has in a promotion that is had by a bonus or by the rebate. */
export interface LinkedPart {
  reward: ActivityFacts['reward'];
  isAddressed: boolean;
  isExhausted: boolean;
}

/** The bonus of a promotion; undefined if it does not exist. */
export async function linkedBonus(db: Db, { rule }: Link): Promise<Bonus | undefined> {
  if (rule.bonusId === '') return undefined;
  try {
    return await getBonus(db, BigInt(rule.bonusId));
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}

/** What a promotion has for a reader by its bonus or by the rebate; `memberId` is undefined for visitors and trial players. */
export async function linkedPart(db: Db, stored: Link, memberId: bigint | undefined): Promise<LinkedPart> {
  return stored.mode === 'rebate' ? rebatePart(db, memberId) : bonusPart(db, stored, memberId);
}

async function rebatePart(db: Db, memberId: bigint | undefined): Promise<LinkedPart> {
  if (memberId === undefined) return { reward: undefined, isAddressed: true, isExhausted: false };
  const { plan, reason } = await rebateStanding(db, memberId);
  return { reward: reason === null ? 'claimable' : undefined, isAddressed: true, isExhausted: !plan };
}

async function bonusPart(db: Db, stored: Link, memberId: bigint | undefined): Promise<LinkedPart> {
  const bonus = await linkedBonus(db, stored);
  if (!bonus) return { reward: undefined, isAddressed: true, isExhausted: true };
  const isExhausted = !isOpen(bonus);
  if (memberId === undefined) return { reward: undefined, isAddressed: true, isExhausted };
  const [given, facts, deposits] = await Promise.all([
    givenBonuses(db, memberId, bonus.id),
    bonusFacts(db, bonus, memberId),
    countDeposits(db, memberId),
  ]);
  if (given.some(({ isWaiting }) => isWaiting))
    return { reward: 'claimable', isAddressed: true, isExhausted: false };
  // As often as a member can have it: what became of it is the status.
  if (bonus.rule.perMember > 0 && facts.had >= bonus.rule.perMember)
    return {
      reward: given.some(({ status }) => status === 'claimed') ? 'claimed' : 'gone',
      isAddressed: true,
      isExhausted: false,
    };
  return { reward: undefined, isAddressed: isExhausted || isForMember(bonus, facts, deposits), isExhausted };
}

/** The rewards of a bonus that a member was given, the oldest first. */
async function givenBonuses(
  db: Db,
  memberId: bigint,
  bonusId: bigint,
): Promise<{ id: bigint; status: string; isWaiting: boolean }[]> {
  const rows = await db
    .selectFrom('rewards.reward')
    .select(['id', 'status', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'bonus')
    .where('source_id', '=', bonusId)
    .orderBy('id')
    .execute();
  const at = now();
  return rows.map(({ id, status, expires_at }) => ({
    id,
    status,
    isWaiting: status === 'claimable' && (expires_at === null || expires_at > at),
  }));
}

/** The rewards of the promotion's bonus that wait for the member; none in other modes. */
export async function waitingBonuses(db: Db, memberId: bigint, stored: Link): Promise<bigint[]> {
  if (stored.mode !== 'bonus' || stored.rule.bonusId === '') return [];
  const given = await givenBonuses(db, memberId, BigInt(stored.rule.bonusId));
  return given.filter(({ isWaiting }) => isWaiting).map(({ id }) => id);
}
