import { isFinal, VENDOR_ERRORS, vendorError, type VendorErrorCode } from '@/lib/gateway/protocol/errors';
import type { MoneyReply } from '@/lib/gateway/protocol/types';
import { amount, formatDecimal } from '@/lib/money/amount';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { logger } from '@/lib/platform/logger';
import * as refuse from '../errors';
import { findGame } from '../games/registry';
import type { LotteryHost, LotteryPlayer } from '../host';
import { lotterySettings } from '../settings/queries';
import type { Limits } from '../settings/types';
import { MAX_SHOWN_SELECTION } from './constants';
import { betOfPlayer, betsOfSlip, chaseOfPlayer, slipOfRequest } from './queries';
import { CALLS_AT_ONCE, walletIds } from '../wallet-calls';
import { returnStakes, storedLoads } from './returning';
import { checkSlip } from './rules';
import { slipStore, type StartReply } from './store';
import type { ShownBet, SlipLine, SlipRequest } from './types';

export interface PlacedSlip {
  slipId: bigint;
  stake: bigint;
  /** The balance after it. */
  balance: bigint;
  currency: string;
  bets: ShownBet[];
}

export interface Placing {
  player: LotteryPlayer;
  request: SlipRequest;
  /** Gives another player token after the wallet has refused the present one. It is asked once. */
  renew?: () => Promise<LotteryPlayer>;
}

/**
 * Places a slip: checks it, starts it under the locks of its draws, takes a stake for each bet and accepts it. If one stake is refused, those
 * that were taken are returned, and the slip is refused as a whole. The same request gets the same answer, also after a crash in between.
 *
 * Throws the refusals of errors.ts, the wallet's refusals (INSUFFICIENT_FUNDS, LIMIT_REACHED, PLAYER_EXCLUDED, …), IDEMPOTENCY_CONFLICT, and
 * LOTTERY_SLIP_UNDER_WAY if the wallet gave no final reply: the same request can be sent again.
 */
export async function placeSlip(host: LotteryHost, { player, request, renew }: Placing): Promise<PlacedSlip> {
  const game = findGame(request.gameCode);
  if (!game) throw refuse.lotteryGameNotFound();
  const digest = digestOf(request, player);
  const reply = await start(host, { player, request, digest });
  const { slipId } = reply;
  if (reply.outcome === 'exists' && reply.status === 'refused') throw refusalOf(reply.cause);
  const bets = reply.outcome === 'exists' ? await betsOfSlip(host.sql, slipId) : reply.bets;
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n);
  const placed = { slipId, stake, currency: player.currency, bets };
  const tokens = new Tokens(player, renew);
  if (reply.outcome === 'exists' && reply.status === 'accepted') {
    const { balance } = await tokens.call((by) =>
      host.port(by.vendor).balance({ playerToken: by.playerToken }),
    );
    return { ...placed, balance };
  }
  const balance = await takeStakes(host, { tokens, bets, slipId });
  const accepted = await slipStore(host.sql).accept(slipId).catch(underWay);
  if (accepted.outcome === 'refused') throw refusalOf(accepted.cause);
  if (accepted.outcome === 'late') throw await refuseSlip(host, player, slipId, refuse.drawClosed());
  return { ...placed, balance, bets: bets.map((bet) => ({ ...bet, status: 'accepted' as const })) };
}

const underWay = (error: unknown): never => {
  throw refuse.slipUnderWay(error);
};

type Started =
  { outcome: 'started'; slipId: bigint; bets: ShownBet[] } | Extract<StartReply, { outcome: 'exists' }>;

/** Checks and starts a slip. A slip that was started before is found whatever has changed in the game since. */
async function start(
  host: LotteryHost,
  { player, request, digest }: { player: LotteryPlayer; request: SlipRequest; digest: Buffer },
): Promise<Started> {
  const settings = await lotterySettings(host.sql);
  const game = request.gameCode;
  const { enabled, oddsPlan } = settings.of(game);
  const limits = settings.limitsOf(game, player.currency);
  const modes = settings.modesOf(game, player.vendor, player.group);
  let lines: SlipLine[];
  try {
    lines = checkSlip(request, { modes, limits, currency: player.currency });
  } catch (error) {
    const known = await slipOfRequest(host.sql, player.playerId, request.requestId);
    if (!known) throw error;
    if (!known.digest.equals(digest)) throw refuse.slipConflict();
    return { outcome: 'exists', ...known };
  }
  const call = {
    sessionId: player.sessionId,
    playerId: player.playerId,
    vendor: player.vendor,
    currency: player.currency,
    game,
    requestId: request.requestId,
    digest,
    stopOnWin: request.stopOnWin,
    draws: request.draws ?? null,
    isReal: player.currency !== PLAY_CURRENCY,
    isEnabled: enabled,
    memberMost: limits.memberMost,
    drawMost: limits.drawMost,
    numberMost: limits.numberMost,
    plan: oddsPlan,
    leastPrize: request.leastPrize,
    lines,
  };
  for (let attempt = 1; ; attempt++) {
    const reply = await slipStore(host.sql).start(call);
    if (reply.outcome === 'started') {
      const { slipId, bets } = reply;
      return {
        ...reply,
        bets: bets.map((bet) => toShown(bet, lines[bet.line]!, { slipId, request, player })),
      };
    }
    if (reply.outcome === 'exists') return reply;
    if (reply.code !== 'RACE' || attempt === 3) throw refusalAt(reply, limits);
  }
}

/** What makes two requests the same. */
const digestOf = ({ requestId: _, ...request }: SlipRequest, player: LotteryPlayer) =>
  sha256(JSON.stringify([request, player.currency]));

const toShown = (
  bet: Extract<StartReply, { outcome: 'started' }>['bets'][number],
  line: SlipLine,
  { slipId, request, player }: { slipId: bigint; request: SlipRequest; player: LotteryPlayer },
): ShownBet => ({
  id: bet.id,
  slipId,
  game: request.gameCode,
  period: bet.period,
  drawsAt: bet.drawsAt,
  closesAt: bet.closesAt,
  isOpen: true,
  isOwnDraw: bet.own,
  line: bet.line,
  play: line.play,
  selection: line.selection.slice(0, MAX_SHOWN_SELECTION + 1),
  units: line.units,
  unit: line.unit,
  multiple: bet.multiple,
  mode: line.mode,
  series: line.series,
  permille: bet.permille,
  stake: bet.stake,
  payout: 0n,
  rebate: 0n,
  currency: player.currency,
  status: 'started',
  cause: null,
  result: null,
  chase: (request.draws?.length ?? 1) > 1,
  placedAt: now(),
  settledAt: null,
});

/** The player's token of the wallet, which is replaced once if the wallet refuses it. */
class Tokens {
  private renewed: Promise<LotteryPlayer> | undefined;

  constructor(
    readonly player: LotteryPlayer,
    private readonly renew: (() => Promise<LotteryPlayer>) | undefined,
  ) {}

  async call<Reply>(send: (by: LotteryPlayer) => Promise<Reply>): Promise<Reply> {
    const by = await (this.renewed ?? this.player);
    try {
      return await send(by);
    } catch (error) {
      const { renew } = this;
      if (!renew || by !== this.player || !(error instanceof AppError) || error.code !== 'TOKEN_INVALID')
        throw error;
      this.renewed ??= renew();
      return send(await this.renewed);
    }
  }
}

/**
 * Takes the stakes of a slip and returns the balance after the last. The first one is taken alone: what is refused is mostly refused there.
 * If the wallet refuses one for good, the slip is refused.
 */
async function takeStakes(
  host: LotteryHost,
  { tokens, bets, slipId }: { tokens: Tokens; bets: readonly ShownBet[]; slipId: bigint },
): Promise<bigint> {
  let last: MoneyReply | undefined;
  const take = async (bet: ShownBet) => {
    const reply = await tokens.call((by) => host.port(by.vendor).bet(betCall(by, bet), { isFollowed: true }));
    if (!last || BigInt(reply.reference) > BigInt(last.reference)) last = reply;
  };
  for (let at = 0; at < bets.length;) {
    const next = bets.slice(at, at === 0 ? 1 : at + CALLS_AT_ONCE);
    const results = await Promise.allSettled(next.map(take));
    const failures = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    if (failures.length > 0) {
      const final = failures.find((failure) => failure instanceof AppError && isFinal(failure));
      if (!final) throw refuse.slipUnderWay(failures[0]);
      throw await refuseSlip(host, tokens.player, slipId, final as AppError);
    }
    at += next.length;
  }
  return last!.balance;
}

/** A stake as the wallet and its record see it. The same bet gives the same call. */
const betCall = (player: LotteryPlayer, bet: ShownBet) => ({
  playerToken: player.playerToken,
  transactionId: walletIds.bet(bet.id),
  roundId: walletIds.round(bet.id),
  amount: amount(bet.stake),
  details: {
    engine: 'lottery',
    model: bet.game,
    play: bet.play,
    selection: bet.selection.slice(0, MAX_SHOWN_SELECTION),
    period: bet.period,
    units: bet.units,
    unit: formatDecimal(bet.unit),
    multiple: bet.multiple,
    series: bet.series,
    mode: bet.mode,
  },
});

/** Refuses a slip, returns what was taken, and gives the error to throw: that of the first refusal, if there was one before. */
async function refuseSlip(
  host: LotteryHost,
  { playerId, vendor }: LotteryPlayer,
  slipId: bigint,
  error: AppError,
): Promise<AppError> {
  try {
    const loads = await storedLoads(host, slipId);
    const { status, cause, refusing } = await slipStore(host.sql).refuse(slipId, error.code, loads);
    await returnStakes(
      host,
      refusing.map((id) => ({ id, playerId, vendor })),
    );
    if (status === 'accepted') return refuse.slipUnderWay(error);
    return cause === error.code ? error : refusalOf(cause);
  } catch (err) {
    logger.warn({ err, slipId: String(slipId) }, 'a lottery slip was not refused');
    return refuse.slipUnderWay(err);
  }
}

/** The error of a slip that was refused. */
function refusalOf(cause: string | null): AppError {
  if (cause === 'DRAW_CLOSED') return refuse.drawClosed();
  if (cause && cause in VENDOR_ERRORS) return vendorError(cause as VendorErrorCode);
  return refuse.slipReturned();
}

/** The error of a slip that could not be started. */
function refusalAt(
  {
    code,
    place: { line = 0, period = '', number = '', permille = 0 },
  }: Extract<StartReply, { outcome: 'refused' }>,
  limits: Limits,
): AppError {
  switch (code) {
    case 'DRAW_NOT_FOUND':
      return refuse.drawNotFound();
    case 'CHASE_DRAWS_INVALID':
      return refuse.chaseDrawsInvalid();
    case 'DRAW_CLOSED':
      return refuse.drawClosed();
    case 'LOTTERY_GAME_CLOSED':
      return refuse.lotteryGameClosed();
    case 'LOTTERY_MEMBER_LIMIT':
      return refuse.memberLimitReached(period, formatDecimal(limits.memberMost ?? 0n));
    case 'LOTTERY_DRAW_LIMIT':
      return refuse.drawLimitReached(period);
    case 'LOTTERY_NUMBER_FULL':
      return refuse.numberFull(line, number, period);
    case 'LOTTERY_PRIZE_CHANGED':
      return refuse.prizeChanged(line, permille, period);
    case 'IDEMPOTENCY_CONFLICT':
      return refuse.slipConflict();
    default:
      return refuse.slipUnderWay(code);
  }
}

export interface Withdrawn {
  bet: ShownBet;
  balance: bigint;
}

/**
 * Withdraws an accepted bet of a player whose draw has not closed by the server's clock, and returns its stake. A repetition gives the same
 * answer. Throws LOTTERY_BET_NOT_FOUND, LOTTERY_BET_FINAL, and LOTTERY_RETURN_UNDER_WAY if the wallet gave no reply: the bet is withdrawn, and
 * its stake is returned later. `requireGame` throws if the caller does not know the bet's game.
 */
export async function withdrawBet(
  host: LotteryHost,
  playerId: bigint,
  betId: bigint,
  requireGame: (game: string) => void = () => undefined,
): Promise<Withdrawn> {
  const found = await betOfPlayer(host.sql, playerId, betId);
  if (!found) throw refuse.betNotFound();
  const { bet, vendor } = found;
  requireGame(bet.game);
  const isRepeated = bet.cause === 'member' && (bet.status === 'withdrawing' || bet.status === 'withdrawn');
  if (!isRepeated) {
    const loads = await storedLoads(host, bet.slipId, bet.line);
    const withdrawn = await slipStore(host.sql).withdraw(bet.slipId, [betId], 'member', loads);
    if (withdrawn.length === 0) throw refuse.betNotWithdrawable();
  }
  const { last } = await returnStakes(host, [{ id: betId, playerId, vendor }]);
  if (!last) throw refuse.returnUnderWay();
  const after = await betOfPlayer(host.sql, playerId, betId);
  return { bet: after!.bet, balance: last.balance };
}

/**
 * Cancels a running chase: every accepted bet of it whose draw has not closed is withdrawn. Returns how many were, and the balance after it
 * (null if no stake was returned now). Throws LOTTERY_CHASE_NOT_FOUND.
 */
export async function cancelChase(
  host: LotteryHost,
  playerId: bigint,
  slipId: bigint,
  cause: 'member' | 'excluded' = 'member',
): Promise<{ withdrawn: bigint[]; balance: bigint | null }> {
  const chase = await chaseOfPlayer(host.sql, playerId, slipId);
  if (chase?.status !== 'running') throw refuse.chaseNotFound();
  const loads = await storedLoads(host, slipId);
  const withdrawn = await slipStore(host.sql).withdraw(slipId, null, cause, loads);
  const { last } = await returnStakes(
    host,
    withdrawn.map((id) => ({ id, playerId, vendor: chase.vendor })),
  );
  return { withdrawn, balance: last?.balance ?? null };
}
