import type { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { toPage } from '@/lib/platform/page';
import { cancelChase, placeSlip, withdrawBet } from '@/lib/studio/lottery/bets/commands';
import {
  addFavourite,
  deleteFavourite,
  listFavourites,
  toWireFavourite,
} from '@/lib/studio/lottery/bets/favourites';
import { chaseOfPlayer, listBets, listChases } from '@/lib/studio/lottery/bets/queries';
import { toWireBet, toWireChase, toWireSlip } from '@/lib/studio/lottery/bets/to-wire';
import { betNotFound, chaseNotFound, lotteryGameNotFound } from '@/lib/studio/lottery/errors';
import { findGame, lotteryGames } from '@/lib/studio/lottery/games/registry';
import type { betListInput, betsInput, chaseListInput, favouriteInput } from '@/lib/studio/lottery/schema';
import type { Region } from '@/lib/studio/lottery/types';
import { lotteryHost } from './host';
import { currencyOf, lotteryPlayer, type Entering } from './sessions';

/**
 * The calls of a member in the lottery: what the routes under /lotto/lgw and /lgw/vn do. `area` names the region whose games a call knows; without
 * it, all. A member's number is the id of the player in the wallet of this site.
 */
type Caller = Pick<Entering, 'db' | 'session' | 'language'>;
type OwnCaller = Pick<Caller, 'session'>;

const codesOf = (area: Region | undefined): string[] | undefined =>
  area && lotteryGames.filter(({ region }) => region === area).map(({ code }) => code);

const isIn = (area: Region | undefined, gameCode: string): boolean =>
  area === undefined || findGame(gameCode)?.region === area;

function requireArea(gameCode: string, area: Region | undefined): void {
  if (!isIn(area, gameCode)) throw lotteryGameNotFound();
}

/** Places a slip for a member. Refusals: `placeSlip`, `lotteryPlayer`. */
export async function placeBets(caller: Caller, request: z.output<typeof betsInput>, area?: Region) {
  requireArea(request.gameCode, area);
  const { db, session, language } = caller;
  const entering: Entering = { db, session, language, accountType: request.accountType };
  const player = await lotteryPlayer(entering, request.gameCode);
  const renew = () => lotteryPlayer(entering, request.gameCode, true);
  return toWireSlip(await placeSlip(lotteryHost(), { player, request, renew }));
}

/** A member's bets, newest first, with their sums. */
export async function ownBets(
  { session }: OwnCaller,
  { gameCode, period, status, accountType, pageNum, pageSize }: z.output<typeof betListInput>,
  area?: Region,
) {
  if (gameCode !== undefined) requireArea(gameCode, area);
  const currency = currencyOf({ session, accountType });
  const page = { pageNum, pageSize };
  const found = await listBets(lotteryHost().sql, {
    playerId: session.memberId,
    currency,
    games: gameCode === undefined ? codesOf(area) : [gameCode],
    period,
    status,
    page,
  });
  const { stake, payout, rebate } = found;
  return {
    ...toPage(found.bets.map(toWireBet), page, found.total),
    summary: {
      stake: formatDecimal(stake),
      payout: formatDecimal(payout),
      rebate: formatDecimal(rebate),
      currency,
    },
  };
}

/** Withdraws a member's bet. Refusals: `withdrawBet`. */
export async function withdrawOwnBet({ session }: OwnCaller, id: bigint, area?: Region) {
  const { bet, balance } = await withdrawBet(lotteryHost(), session.memberId, id, (game) => {
    if (!isIn(area, game)) throw betNotFound();
  });
  return { bet: toWireBet(bet), balance: formatDecimal(balance), currency: bet.currency };
}

/** A member's chases, newest first. */
export async function ownChases(
  { session }: OwnCaller,
  { accountType, pageNum, pageSize }: z.output<typeof chaseListInput>,
  area?: Region,
) {
  const page = { pageNum, pageSize };
  const { chases, total } = await listChases(lotteryHost().sql, {
    playerId: session.memberId,
    currency: currencyOf({ session, accountType }),
    games: codesOf(area),
    page,
  });
  return toPage(chases.map(toWireChase), page, total);
}

/** Cancels a member's chase. Throws LOTTERY_CHASE_NOT_FOUND. */
export async function cancelOwnChase({ session }: OwnCaller, slipId: bigint, area?: Region) {
  const host = lotteryHost();
  const before = await chaseOfPlayer(host.sql, session.memberId, slipId);
  if (!before || !isIn(area, before.game)) throw chaseNotFound();
  const { balance } = await cancelChase(host, session.memberId, slipId);
  const chase = (await chaseOfPlayer(host.sql, session.memberId, slipId))!;
  return {
    chase: toWireChase(chase),
    balance: balance === null ? null : formatDecimal(balance),
    currency: chase.currency,
  };
}

/** A member's favourites in a game. */
export async function ownFavourites({ session }: OwnCaller, gameCode: string, area?: Region) {
  requireArea(gameCode, area);
  const list = await listFavourites(lotteryHost().sql, session.memberId, gameCode);
  return { list: list.map(toWireFavourite) };
}

/** Saves lines under a name. Refusals: `addFavourite`. */
export async function addOwnFavourite(
  { session }: OwnCaller,
  input: z.output<typeof favouriteInput>,
  area?: Region,
) {
  requireArea(input.gameCode, area);
  return toWireFavourite(await addFavourite(lotteryHost().sql, session.memberId, input));
}

/** Deletes a member's favourite. Throws LOTTERY_FAVOURITE_NOT_FOUND. */
export async function deleteOwnFavourite({ session }: OwnCaller, id: bigint) {
  await deleteFavourite(lotteryHost().sql, session.memberId, id);
  return { id: id.toString() };
}
