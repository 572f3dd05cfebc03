import type { Db } from '@/lib/db/client';
import { toWireParts } from '@/lib/gateway/wire';
import { requireRoundDetail } from '@/lib/gateway/queries';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import { pageOffset, toPaging } from '@/lib/platform/page';
import { toWireNext } from '@/lib/platform/page-schema';
import { resolveDays } from '@/lib/platform/period';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { requireInTeam } from '../policy';
import { countedUntil } from '../queries';
import { MAX_COUNT } from './constants';
import {
  betDays,
  listOpen,
  listSettled,
  listVoided,
  memberByAccount,
  placeOf,
  playerInTeam,
} from './queries';
import type { TeamBetsInput } from './schema';
import type { BetFilter, BetSums, TeamBet } from './types';
import { toWireSums, toWireTeamBet, type WireTeamBetDetails, type WireTeamBets } from './wire';

/**
 * A page of the bets of an agent's team, by the line at each bet, with the sums of all. Throws NOT_FOUND 404 for a member or an account outside
 * the team, INVALID_INPUT on `to` (resolveDays).
 */
export async function readTeamBets(
  db: Db,
  agentId: bigint,
  input: TeamBetsInput,
  locale: LocaleCode,
): Promise<WireTeamBets> {
  const filter = await filterOf(db, agentId, input, locale);
  const after = placeOf(input.cursor);
  const offset = after ? 0 : pageOffset(input);
  const limit = offset + input.pageSize + 1;
  const { found, total, sums } = await search(
    db,
    filter,
    input.status,
    after,
    Math.min(limit, MAX_COUNT + 1),
  );
  const list = found.slice(offset, offset + input.pageSize);
  const last = list.at(-1);
  const hasMore = found.length > offset + input.pageSize;
  return {
    list: list.map(toWireTeamBet),
    ...toPaging(input, Math.min(total, MAX_COUNT)),
    total,
    next: toWireNext(last && hasMore ? [last.at, String(last.roundId)] : undefined),
    currency: filter.currency,
    ...filter.days,
    countedUntil: (await countedUntil(db))?.toISOString() ?? null,
    summary: sums && toWireSums(sums),
  };
}

async function filterOf(
  db: Db,
  agentId: bigint,
  input: Omit<TeamBetsInput, 'pageNum' | 'pageSize' | 'cursor'>,
  locale: LocaleCode,
): Promise<BetFilter> {
  const { scope, gameType, vendor, nodeId } = input;
  const targetId = input.account
    ? await memberByAccount(db, agentId, input.account)
    : (input.memberId ?? agentId);
  if (targetId === undefined) throw notFound();
  await requireInTeam(db, agentId, targetId);
  return {
    agentId,
    targetId,
    scope,
    days: resolveDays(input),
    zone: settlementZone(),
    currency: siteCurrency(),
    locale,
    gameType,
    vendor,
    nodeId,
  };
}

interface Found {
  found: TeamBet[];
  total: number;
  sums: BetSums | null;
}

async function search(
  db: Db,
  filter: BetFilter,
  status: TeamBetsInput['status'],
  after: ReturnType<typeof placeOf>,
  limit: number,
): Promise<Found> {
  if (status !== 'settled') {
    const { list, total } = await (status === 'open' ? listOpen : listVoided)(db, filter, after, limit);
    return { found: list, total, sums: null };
  }
  const days = await betDays(db, filter);
  const sum = (key: keyof BetSums) => days.reduce((total, row) => total + row[key], 0n);
  const sums = {
    rounds: sum('rounds'),
    stake: sum('stake'),
    payout: sum('payout'),
    validBet: sum('validBet'),
  };
  const found = await listSettled(
    db,
    filter,
    days.map(({ day }) => day),
    after,
    limit,
  );
  return { found, total: Number(sums.rounds), sums };
}

/** Every bet of a filter, page by page. Throws as readTeamBets before the first bet is read. */
export async function allTeamBets(
  db: Db,
  agentId: bigint,
  input: Omit<TeamBetsInput, 'pageNum' | 'pageSize' | 'cursor'>,
  locale: LocaleCode,
): Promise<{ currency: string; bets: AsyncGenerator<TeamBet> }> {
  const filter = await filterOf(db, agentId, input, locale);
  const size = 500;
  const bets = (async function* () {
    let after: ReturnType<typeof placeOf>;
    for (;;) {
      const { found } = await search(db, filter, input.status, after, size);
      yield* found;
      const last = found.at(-1);
      if (!last || found.length < size) return;
      after = { at: last.at, id: last.roundId };
    }
  })();
  return { currency: filter.currency, bets };
}

/** A bet of an agent's team with its parts and moves. Throws NOT_FOUND 404 for one that was not played in the team. */
export async function readTeamBet(
  db: Db,
  agentId: bigint,
  roundId: bigint,
  locale: LocaleCode,
): Promise<WireTeamBetDetails> {
  const player = await playerInTeam(db, agentId, roundId, siteCurrency());
  if (!player) throw notFound();
  const round = await requireRoundDetail(db, player.id, roundId, locale);
  return {
    roundId: String(round.roundId),
    member: { account: player.account, nickname: player.nickname },
    vassalage: round.vendor,
    gameName: round.gameName,
    iconUrl: round.iconUrl,
    currency: round.currency,
    status: round.status,
    stake: formatDecimal(round.stake),
    payout: formatDecimal(round.payout),
    validBet: formatDecimal(round.validBet),
    netLoss: formatDecimal(round.stake - round.payout),
    openedAt: round.openedAt.toISOString(),
    settledAt: round.settledAt?.toISOString() ?? null,
    parts: toWireParts(round.parts),
    details: withoutSeeds(round.details),
  };
}

/** The details of a round without the terms of its seeds. Of other vendors' rounds nothing is known, so that nothing is shown. */
function withoutSeeds(details: Record<string, unknown>): WireTeamBetDetails['details'] {
  const { studio, ...moves } = details;
  if (typeof studio !== 'object' || studio === null) return {};
  const { engine, model, version, look, theme } = studio as Record<string, unknown>;
  const spins = Object.fromEntries(Object.entries(moves).filter(([key]) => /^spin\d+$/.test(key)));
  const shown = Object.entries({ engine, model, version, look, theme }).filter(
    ([, value]) => value !== undefined,
  );
  return { studio: Object.fromEntries(shown), ...spins } as WireTeamBetDetails['details'];
}
