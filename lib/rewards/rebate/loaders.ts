import { sql, type Db } from '@/lib/db/client';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { dayOf } from '@/lib/platform/zone';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { vipRankOf } from '../vip/queries';
import { carryOf, daysDue, openLines, planOf } from './queries';
import { payable, shownAmount } from './rules';
import type { Plan, Rate } from './types';
import type { WireRebate } from './wire';

/** The plan of today, what a member could claim by it, and why nothing can be claimed; `reason` is null if something can be. */
export async function rebateStanding(
  db: Db,
  memberId: bigint,
): Promise<{ plan: Plan | undefined; due: Amount; reason: WireRebate['reason'] }> {
  const plan = await planOf(db, dayOf(now(), settlementZone()));
  const days = await daysDue(db, memberId, null);
  const carry = await carryOf(db, memberId);
  const excluded = await activeExclusion(db, memberId);
  const due = payable(days, carry, smallestCoin(siteCurrency())).amount;
  const reason =
    excluded !== undefined
      ? 'excluded'
      : plan?.pay === 'schedule'
        ? 'schedule'
        : due <= 0n
          ? 'nothing'
          : due < (plan?.minimum ?? 0n)
            ? 'minimum'
            : null;
  return { plan, due, reason };
}

/** What a member has earned and can claim, and the rates of today. Bets are counted within a minute after they are settled. */
export async function readOwnRebate(db: Db, memberId: bigint, language: string): Promise<WireRebate> {
  const currency = siteCurrency();
  const lines = await openLines(db, memberId, null);
  const rank = await vipRankOf(db, memberId);
  const { plan, due, reason } = await rebateStanding(db, memberId);
  return {
    list: lines.map((line) => ({
      category: line.gameType,
      vendor: line.vendor,
      vendorName: line.vendorName,
      validBet: formatDecimal(line.validBet),
      // A percent has 10,000 of 1/1,000,000, as an amount has 10,000 parts.
      rate: formatDecimal(BigInt(line.rate)),
      amount: formatDecimal(shownAmount(line.validBet, line.rate)),
    })),
    claimable: formatDecimal(reason === null || reason === 'schedule' ? due : 0n),
    reason,
    pay: plan?.pay ?? null,
    minimum: formatDecimal(plan?.minimum ?? 0n),
    maximum: formatDecimal(plan?.maximum ?? 0n),
    wagering: plan?.wagering ?? '0',
    currency,
    rates: plan ? await shownRates(db, plan, rank?.level ?? 0, language) : [],
  };
}

/** The plan of today and its rates for members without a rank; undefined if none holds. */
export async function publicRates(
  db: Db,
  language: string,
): Promise<{ plan: Plan; rates: WireRebate['rates'] } | undefined> {
  const plan = await planOf(db, dayOf(now(), settlementZone()));
  return plan && { plan, rates: await shownRates(db, plan, 0, language) };
}

/** The rates that hold for a level: of each scope and code the one of the highest level that is not above it. */
async function shownRates(db: Db, plan: Plan, level: number, language: string): Promise<WireRebate['rates']> {
  const best = new Map<string, Rate>();
  for (const rate of plan.rates) {
    const key = `${rate.scope}:${rate.code}`;
    if (rate.level <= level && rate.level >= (best.get(key)?.level ?? 0)) best.set(key, rate);
  }
  const rates = [...best.values()];
  const { rows } = await sql<{ scope: string; code: string; name: string }>`
    SELECT 'vendor' AS scope, v.code, v.display_name AS name FROM catalogue.vendor v
     WHERE v.code = ANY (${rates.flatMap(({ scope, code }) => (scope === 'vendor' ? [code] : []))}::text[])
    UNION ALL
    SELECT 'game', g.node_id::text, coalesce(g.names ->> ${language}, g.names ->> 'en', g.code) FROM catalogue.game g
     WHERE g.node_id = ANY (${rates.flatMap(({ scope, code }) => (scope === 'game' ? [code] : []))}::bigint[])`.execute(
    db,
  );
  const names = new Map(rows.map(({ scope, code, name }) => [`${scope}:${code}`, name]));
  return rates.map(({ scope, code, rate }) => ({
    scope,
    code,
    name: names.get(`${scope}:${code}`) ?? code,
    rate: formatDecimal(BigInt(rate)),
  }));
}
