import { siteFlags } from '@/lib/content/loaders';
import { database, type Db } from '@/lib/db/client';
import { formatDecimal } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { figuresOf, progressOf, readLadder, readStanding, vipRankOf } from './queries';
import { effectiveLevel, entryLevel, periodStartDay, rankAt, sharePercent } from './rules';
import { toWireRank, type WireRank, type WireVip } from './wire';

/** The ladder in a language, for the public page. */
export async function loadPublicLadder(
  language: string,
): Promise<Pick<WireVip, 'ranks' | 'cashbackPeriod' | 'wagering'>> {
  const { ranks, settings } = await readLadder(database());
  const { cashbackPeriod, wagering } = settings;
  return { ranks: ranks.map(toWireRank(language)), cashbackPeriod, wagering };
}

/** A member's rank and progress, and the ladder. Trial players have no rank. */
export async function readOwnVip(
  db: Db,
  member: { id: bigint; isTrial: boolean },
  language: string,
): Promise<WireVip> {
  const { ranks, settings } = await readLadder(db);
  const toWire = toWireRank(language);
  const standing = member.isTrial ? undefined : await readStanding(db, member.id);
  const level = member.isTrial ? 0 : effectiveLevel(ranks, standing?.level);
  const rank = rankAt(ranks, level);
  const next = member.isTrial ? undefined : rankAt(ranks, level + 1);
  const progress = await progressOf(db, member.id, standing);
  const canFall = rank && level > entryLevel(ranks) && (rank.keepTurnover > 0n || rank.keepDeposits > 0n);
  const month = canFall
    ? await figuresOf(db, member.id, {
        first: periodStartDay('month', dayOf(now(), settlementZone())),
        after: null,
      })
    : undefined;
  return {
    rank: rank
      ? {
          ...toWire(rank),
          since: standing && standing.level === level && level > entryLevel(ranks) ? standing.since : null,
          host: rank.hostName === '' ? null : { name: rank.hostName, contact: rank.hostContact },
        }
      : null,
    progress: {
      turnover: formatDecimal(progress.turnover),
      deposits: formatDecimal(progress.deposits),
      next: next?.level ?? null,
      turnoverPercent: next ? sharePercent(progress.turnover, 0n, next.turnover) : 100,
      depositsPercent: next ? sharePercent(progress.deposits, 0n, next.deposits) : 100,
      month:
        rank && month
          ? {
              turnover: formatDecimal(month.turnover),
              deposits: formatDecimal(month.deposits),
              turnoverPercent: sharePercent(month.turnover, 0n, rank.keepTurnover),
              depositsPercent: sharePercent(month.deposits, 0n, rank.keepDeposits),
              missed: standing?.missed ?? 0,
              grace: settings.grace,
            }
          : null,
    },
    ranks: ranks.map(toWire),
    currency: siteCurrency(),
    cashbackPeriod: settings.cashbackPeriod,
    wagering: settings.wagering,
  };
}

/** The rank of the logged-in member, for their own pages; undefined without one, or while the site shows no ranks. */
export async function loadOwnRank(memberId: bigint, language: string): Promise<WireRank | undefined> {
  if ((await siteFlags()).hasVip !== true) return undefined;
  const rank = await vipRankOf(database(), memberId);
  return rank && toWireRank(language)(rank);
}
