import { amount as checked, parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';
import { isBirthday } from '../vip/rules';
import { worthOf } from '../free-rounds/rules';
import type {
  Bonus,
  BonusFacts,
  BonusOccasion,
  BonusRule,
  BonusState,
  ConditionName,
  Explanation,
} from './types';

const DAY_MS = 86_400_000;
/** 100% of an amount: percents are decimal texts in 1/10,000. */
const WHOLE = 100_0000n;

/**
 * What a rule gives for a deposit, loss or turnover, in 1/10,000. Money is rounded down to the smallest coin of the currency; the site keeps
 * the rest. 0 if no step of a ladder is reached.
 */
export function amountOf(rule: Pick<BonusRule, 'amount' | 'payout'>, base: Amount, currency: string): Amount {
  const given = rule.amount;
  if (given.kind === 'fixed') return parseAmount(given.amount) ?? ZERO;
  if (given.kind === 'ladder') {
    const reached = given.steps
      .map(({ from, amount }) => ({ from: parseAmount(from) ?? ZERO, amount: parseAmount(amount) ?? ZERO }))
      .filter(({ from }) => base >= from)
      .sort((one, other) => (one.from < other.from ? 1 : -1));
    return reached[0]?.amount ?? ZERO;
  }
  const share = (base * (parseAmount(given.percent) ?? ZERO)) / WHOLE;
  const most = parseAmount(given.most);
  const capped = most !== undefined && share > most ? most : share;
  const coin = rule.payout === 'points' ? 10_000n : smallestCoin(currency);
  return checked(capped - (capped % coin));
}

/** What the free rounds that a rule gives beside money are worth, in 1/10,000. Free rounds alone are its amount. */
export const besideWorth = ({ payout, freeRounds }: Pick<BonusRule, 'payout' | 'freeRounds'>): Amount =>
  payout === 'money' && freeRounds ? worthOf(freeRounds) : ZERO;

/** Whether a moment is within the schedule of a bonus. */
export const isScheduled = ({ startsAt, endsAt }: Bonus, at: Date): boolean =>
  (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt);

/** Whether a bonus gives something at a moment, and if not, why. */
export function stateOf(bonus: Bonus, at: Date): BonusState {
  if (!bonus.published) return 'draft';
  if (bonus.endsAt !== null && bonus.endsAt <= at) return 'over';
  const isUsed =
    (bonus.budget !== null && bonus.granted >= bonus.budget) ||
    (bonus.mostGrants !== null && bonus.grants >= bonus.mostGrants);
  if (isUsed) return 'used';
  return isScheduled(bonus, at) ? 'given' : 'coming';
}

/**
 * What a member would get of a bonus, and which of its conditions hold. Pure. A condition that the bonus does not have is left out. The bonus
 * is given if all hold.
 */
export function explain(
  bonus: Bonus,
  facts: BonusFacts,
  occasion: BonusOccasion,
  currency: string,
): Explanation {
  const { rule } = bonus;
  const amount = amountOf(rule, occasion.base, currency);
  const conditions: { name: ConditionName; holds: boolean }[] = [];
  const add = (name: ConditionName, isAsked: boolean, holds: () => boolean) => {
    if (isAsked) conditions.push({ name, holds: holds() });
  };
  add('published', true, () => bonus.published);
  add('schedule', bonus.startsAt !== null || bonus.endsAt !== null, () => isScheduled(bonus, facts.at));
  add('standing', true, () => facts.mayReceive);
  add('group', rule.groupId !== '', () => facts.groups.includes(BigInt(rule.groupId)));
  add('segment', rule.segmentId !== '', () => facts.isInSegment);
  add('rank', rule.minLevel > 0, () => facts.level >= rule.minLevel);
  add('country', rule.countries.length > 0, () => rule.countries.includes(facts.country ?? ''));
  add('language', rule.languages.length > 0, () =>
    (rule.languages as readonly string[]).includes(facts.language ?? ''),
  );
  add(
    'newMember',
    rule.newWithinDays > 0,
    () => facts.at.getTime() - facts.registeredAt.getTime() <= rule.newWithinDays * DAY_MS,
  );
  const isForBirthday = bonus.trigger === 'birthday';
  const { birthday } = facts;
  const day = occasion.day ?? birthday?.next ?? '';
  add('birthday', isForBirthday, () => birthday !== undefined && isBirthday(birthday.born, day));
  add('birthdaySettled', isForBirthday, () => birthday !== undefined && day >= birthday.countsFrom);
  add('birthdayYear', isForBirthday, () => !birthday?.yearsHad.includes(day.slice(0, 4)));
  add('ordinal', bonus.trigger === 'deposit' && rule.ordinal > 0, () => occasion.ordinal === rule.ordinal);
  add('minimum', rule.minimum !== '', () => occasion.base >= (parseAmount(rule.minimum) ?? ZERO));
  add('amount', true, () => amount > 0n);
  add('perMember', rule.perMember > 0, () => facts.had < rule.perMember);
  add('device', rule.onePer.includes('device'), () => !facts.sharesDevice);
  add('address', rule.onePer.includes('address'), () => !facts.sharesAddress);
  add('exclusive', rule.exclusive, () => !facts.hasOther);
  add('budget', bonus.budget !== null, () => bonus.granted + amount + besideWorth(rule) <= bonus.budget!);
  add('count', bonus.mostGrants !== null, () => bonus.grants < bonus.mostGrants!);
  return { amount, conditions, isGiven: conditions.every(({ holds }) => holds) };
}

/** The names of the conditions that fail. */
export const failedOf = ({ conditions }: Explanation): ConditionName[] =>
  conditions.filter(({ holds }) => !holds).map(({ name }) => name);
