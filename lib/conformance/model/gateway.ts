import { GAME_SESSION_TTL_MS, LAUNCH_TTL_MS } from '@/lib/gateway/constants';
import { isFinal, vendorError } from '@/lib/gateway/protocol/errors';
import type * as protocol from '@/lib/gateway/protocol/types';
import { digestRequest, isSiteGrant } from '@/lib/gateway/rules';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { AppError, tooManyRequests } from '@/lib/platform/errors';
import { randomToken } from '@/lib/platform/ids';
import type { ModelRound, ModelSession, ModelState, ModelTransaction } from './state';

/** The code of ISO 4217 for tests: no money of this gateway can be taken for real. */
export const TEST_CURRENCY = 'XTS';

/** What each player begins with, in 1/10,000: 1,000 units. */
const START_BALANCE = 10_000_000n;

/** More transactions than a vendor needs to try everything, and few enough to keep in one row. */
const MAX_TRANSACTIONS = 2_000;

/** Launches and sessions that are kept; the oldest ones end when there are more. */
const MAX_SESSIONS = 500;

function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

export interface ModelLaunch {
  player: string;
  game: string;
  currency: string;
}

type Kind = ModelTransaction['kind'];

/**
 * The wallet of docs/vendor-protocol.md in memory: the same rules as the gateway's, without a ledger, for the sandbox and for the check of
 * vendors. Every case of the kit passes against it. A call that throws may have changed the state: the caller keeps a copy.
 */
export class ModelGateway implements protocol.VendorPort {
  constructor(
    readonly state: ModelState,
    private readonly at: number,
  ) {}

  /** Opens a game: gives a launch token that works once within two minutes. */
  launch({ player, game, currency }: ModelLaunch): string {
    const token = randomToken();
    for (const [known, { endsAt }] of this.state.launches)
      if (endsAt <= this.at) this.state.launches.delete(known);
    this.state.launches.set(token, { player, game, currency, endsAt: this.at + LAUNCH_TTL_MS });
    dropOldest(this.state.launches, MAX_SESSIONS);
    return token;
  }

  /** What a player has of a currency, in 1/10,000. */
  balanceOf(player: string, currency: string): bigint {
    return this.state.balances.get(`${player} ${currency}`) ?? START_BALANCE;
  }

  async authenticate({ launchToken }: protocol.AuthenticateCall): Promise<protocol.AuthenticateReply> {
    const launch = this.state.launches.get(launchToken);
    if (!launch || launch.endsAt <= this.at) throw vendorError('TOKEN_INVALID');
    this.state.launches.delete(launchToken);
    const { player, game, currency } = launch;
    const playerToken = randomToken();
    const session = { player, game, currency, endsAt: this.at + GAME_SESSION_TTL_MS };
    this.state.sessions.set(playerToken, session);
    dropOldest(this.state.sessions, MAX_SESSIONS);
    const isOpen = ([, round]: [string, ModelRound]) =>
      round.player === player &&
      round.game === game &&
      round.currency === currency &&
      !round.ended &&
      round.bets > 0;
    return {
      playerToken,
      expiresAt: new Date(session.endsAt),
      playerId: player,
      nickname: `Tester ${player}`,
      currency,
      balance: this.balanceOf(player, currency),
      gameCode: game,
      nodeId: game === 'first' ? '1' : '2',
      trial: currency === PLAY_CURRENCY,
      language: 'en',
      openRounds: [...this.state.rounds]
        .filter(isOpen)
        .slice(0, 20)
        .map(([roundId, { stake, payout, openedAt }]) => ({
          roundId,
          stake,
          payout,
          openedAt: new Date(openedAt),
        })),
    };
  }

  async balance({ playerToken }: protocol.BalanceCall): Promise<protocol.BalanceReply> {
    const { player, currency } = this.session(playerToken);
    return { currency, balance: this.balanceOf(player, currency) };
  }

  async freeRounds({ playerToken }: protocol.FreeRoundsCall): Promise<protocol.FreeRoundsReply> {
    return { currency: this.session(playerToken).currency, grants: [] };
  }

  async bet(call: protocol.BetCall): Promise<protocol.MoneyReply> {
    const session = this.known(call.playerToken);
    const replay = this.replayInGame('bet', call, session);
    if (replay) return replay;
    this.requireCurrent(session);
    const { roundId, amount, grantId } = call;
    const round = this.state.rounds.get(roundId);
    if (round) this.requireOpen(round, session);
    if (isSiteGrant(grantId)) throw vendorError('GRANT_INVALID');
    const opened = round ?? this.openRound(roundId, session, grantId);
    opened.stake += amount;
    opened.bets++;
    return this.record('bet', call, session, { round: roundId, debit: amount });
  }

  async settleRound(call: protocol.SettleRoundCall): Promise<protocol.MoneyReply> {
    const session = this.known(call.playerToken);
    const replay = this.replayInGame('settleRound', call, session);
    if (replay) return replay;
    this.requireCurrent(session);
    const { roundId, stake, payout, grantId } = call;
    const round = this.state.rounds.get(roundId);
    if (round)
      throw vendorError(round.player === session.player && round.ended ? 'ROUND_CLOSED' : 'ROUND_MISMATCH');
    if (isSiteGrant(grantId)) throw vendorError('GRANT_INVALID');
    if (stake > this.balanceOf(session.player, session.currency)) throw vendorError('INSUFFICIENT_FUNDS');
    Object.assign(this.openRound(roundId, session, grantId), { stake, payout, bets: 1, ended: true });
    return this.record(
      'round',
      call,
      session,
      { round: roundId, debit: stake, credit: payout },
      'settleRound',
    );
  }

  async win(call: protocol.WinCall): Promise<protocol.MoneyReply> {
    const replay = this.replay('win', call, call.playerId);
    if (replay) return replay;
    const { playerId, roundId, betTransactionId, amount, endsRound } = call;
    const round = this.state.rounds.get(roundId);
    const bet = betTransactionId === undefined ? undefined : this.state.transactions.get(betTransactionId);
    if (bet?.cancelled && bet.player === playerId) throw vendorError('BET_CANCELLED');
    if (!round) this.requirePlayer(playerId);
    if (!round || (betTransactionId !== undefined && !bet)) throw vendorError('BET_NOT_FOUND');
    const isOther = bet && (bet.round !== roundId || (bet.kind !== 'bet' && bet.kind !== 'round'));
    if (round.player !== playerId || isOther) throw vendorError('ROUND_MISMATCH');
    if (round.bets === 0) throw vendorError('BET_CANCELLED');
    if (round.ended) throw vendorError('ROUND_CLOSED');
    round.payout += amount;
    round.ended = endsRound;
    return this.record('win', call, round, { round: roundId, credit: amount });
  }

  async endRound({ playerId, roundId }: protocol.EndRoundCall): Promise<protocol.EndRoundReply> {
    const round = this.state.rounds.get(roundId);
    if (!round) this.requirePlayer(playerId);
    if (!round) throw vendorError('ROUND_NOT_FOUND');
    if (round.player !== playerId) throw vendorError('ROUND_MISMATCH');
    round.ended = true;
    return { roundId, currency: round.currency, balance: this.balanceOf(playerId, round.currency) };
  }

  async rollback(call: protocol.RollbackCall): Promise<protocol.MoneyReply> {
    const { playerId, referenceTransactionId } = call;
    const replay = this.replay('rollback', call, playerId);
    if (replay) return replay;
    const undone = this.state.transactions.get(referenceTransactionId);
    if (!undone) {
      const session = this.latest(playerId);
      this.write(referenceTransactionId, { kind: 'tombstone', digest: '', ...session, cancelled: true });
      return this.record('rollback', call, session, {});
    }
    if (undone.player !== playerId || undone.kind === 'rollback') throw vendorError('REFERENCE_INVALID');
    if (undone.cancelled) return this.record('rollback', call, undone, {});
    const change = undone.debit - undone.credit;
    if (this.balanceOf(playerId, undone.currency) + change < 0n)
      throw vendorError('INSUFFICIENT_FUNDS', { final: false });
    undone.cancelled = true;
    const round = undone.round === undefined ? undefined : this.state.rounds.get(undone.round);
    if (round && ['bet', 'win', 'round', 'jackpotWin'].includes(undone.kind)) {
      round.stake -= undone.debit;
      round.payout -= undone.credit;
      if (undone.kind === 'bet' || undone.kind === 'round') round.bets--;
    }
    this.move(playerId, undone.currency, change);
    return this.record('rollback', call, undone, {});
  }

  bonusWin(call: protocol.BonusWinCall) {
    return this.credit('bonusWin', call, call.grantId);
  }

  jackpotWin(call: protocol.JackpotWinCall) {
    return this.credit('jackpotWin', call);
  }

  promoWin(call: protocol.PromoWinCall) {
    return this.credit('promoWin', call);
  }

  adjust(call: protocol.AdjustCall) {
    return this.credit('adjust', call);
  }

  async settleBets({ items }: protocol.SettleBetsCall): Promise<protocol.BatchReply> {
    return this.batch(items, (item) => this.win({ ...item, endsRound: true }));
  }

  async promoWins({ items }: protocol.PromoWinsCall): Promise<protocol.BatchReply> {
    return this.batch(items, (item) => this.promoWin(item));
  }

  /** A refused item changes nothing: every method refuses before it writes. */
  private async batch<Item extends { transactionId: string }>(
    items: readonly Item[],
    run: (item: Item) => Promise<protocol.MoneyReply>,
  ): Promise<protocol.BatchReply> {
    const replies: protocol.BatchReply['items'] = [];
    for (const item of items) {
      try {
        replies.push({ success: true, ...(await run(item)) });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { code } = error;
        replies.push({ success: false, transactionId: item.transactionId, code, final: isFinal(error) });
      }
    }
    return { items: replies };
  }

  private async credit(
    kind: Extract<Kind, 'bonusWin' | 'jackpotWin' | 'promoWin' | 'adjust'>,
    call: {
      playerId: string;
      transactionId: string;
      roundId?: string | undefined;
      currency?: string | undefined;
      amount: bigint;
    },
    grant?: string,
  ): Promise<protocol.MoneyReply> {
    const { playerId, roundId, currency, amount } = call;
    const replay = this.replay(kind, call, playerId);
    if (replay) return replay;
    if (isSiteGrant(grant)) throw vendorError('GRANT_INVALID');
    const of =
      roundId === undefined
        ? this.toCredit(kind, playerId, currency, grant)
        : this.creditedRound(kind, playerId, roundId, currency);
    if (this.balanceOf(playerId, of.currency) + amount < 0n) throw vendorError('INSUFFICIENT_FUNDS');
    const round = roundId === undefined ? undefined : this.state.rounds.get(roundId);
    if (round && kind === 'jackpotWin') round.payout += amount;
    const parts = amount < 0n ? { debit: -amount } : { credit: amount };
    return this.record(kind, call, of, roundId === undefined ? parts : { ...parts, round: roundId });
  }

  private creditedRound(
    kind: Kind,
    player: string,
    roundId: string,
    currency: string | undefined,
  ): ModelRound {
    const round = this.state.rounds.get(roundId);
    if (!round) this.requirePlayer(player);
    if (!round) throw vendorError('ROUND_NOT_FOUND');
    if (round.player !== player || (currency !== undefined && round.currency !== currency))
      throw vendorError('ROUND_MISMATCH');
    if (kind !== 'adjust' && round.bets === 0) throw vendorError('BET_CANCELLED');
    return round;
  }

  /** The kind of money that a credit without a round moves. */
  private toCredit(
    kind: Kind,
    player: string,
    named: string | undefined,
    grant: string | undefined,
  ): Omit<ModelSession, 'endsAt'> {
    const latest = this.latest(player);
    let currency = named;
    const hasBoth = this.sessionsOf(player).some((session) => session.currency !== latest.currency);
    if (currency === undefined && (kind === 'bonusWin' || kind === 'adjust') && hasBoth) {
      const rounds = [...this.state.rounds.values()].filter(
        (round) => round.player === player && grant !== undefined && round.grant === grant,
      );
      const [only, ...others] = [...new Set(rounds.map((round) => round.currency))];
      if (only === undefined || others.length > 0) throw vendorError('CURRENCY_REQUIRED');
      currency = only;
    }
    if (currency === undefined || currency === latest.currency) return latest;
    const session = this.sessionsOf(player).findLast((other) => other.currency === currency);
    if (!session) throw vendorError('PLAYER_NOT_FOUND');
    return session;
  }

  private sessionsOf = (player: string): ModelSession[] =>
    [...this.state.sessions.values()].filter((session) => session.player === player);

  /** The latest session of real money, else of play money. */
  private latest(player: string): ModelSession {
    const sessions = this.sessionsOf(player);
    const found = sessions.findLast(({ currency }) => currency !== PLAY_CURRENCY) ?? sessions.at(-1);
    if (!found) throw vendorError('PLAYER_NOT_FOUND');
    return found;
  }

  private requirePlayer(player: string): void {
    this.latest(player);
  }

  private known(token: string): ModelSession {
    const session = this.state.sessions.get(token);
    if (!session) throw vendorError('TOKEN_INVALID');
    return session;
  }

  private requireCurrent({ endsAt }: ModelSession): void {
    if (endsAt <= this.at) throw vendorError('TOKEN_INVALID');
  }

  private session(token: string): ModelSession {
    const session = this.known(token);
    this.requireCurrent(session);
    return session;
  }

  private openRound(
    id: string,
    { player, game, currency }: ModelSession,
    grant: string | undefined,
  ): ModelRound {
    const round: ModelRound = {
      player,
      game,
      currency,
      stake: 0n,
      payout: 0n,
      bets: 0,
      ended: false,
      openedAt: this.at,
      ...(grant !== undefined && { grant }),
    };
    this.state.rounds.set(id, round);
    return round;
  }

  private requireOpen(round: ModelRound, { player, game, currency }: ModelSession): void {
    if (round.ended && round.player === player) throw vendorError('ROUND_CLOSED');
    if (round.player !== player || round.game !== game || round.currency !== currency)
      throw vendorError('ROUND_MISMATCH');
  }

  private replay(
    operation: string,
    call: { transactionId: string },
    player: string,
  ): protocol.MoneyReply | undefined {
    const earlier = this.state.transactions.get(call.transactionId);
    if (!earlier) return undefined;
    const isOther = earlier.digest !== '' && earlier.digest !== digestOf(operation, call);
    if (earlier.player !== player || isOther) throw vendorError('TRANSACTION_CONFLICT');
    if (earlier.cancelled) throw vendorError('TRANSACTION_CANCELLED');
    const { reference, currency, balance } = earlier;
    return { transactionId: call.transactionId, reference, currency, balance };
  }

  private replayInGame(
    operation: string,
    call: { transactionId: string },
    { player, game, currency }: ModelSession,
  ): protocol.MoneyReply | undefined {
    const replay = this.replay(operation, call, player);
    const earlier = this.state.transactions.get(call.transactionId);
    if (replay && (earlier?.game !== game || earlier.currency !== currency))
      throw vendorError('TRANSACTION_CONFLICT');
    return replay;
  }

  private move(player: string, currency: string, change: bigint): bigint {
    const balance = this.balanceOf(player, currency) + change;
    if (balance < 0n) throw vendorError('INSUFFICIENT_FUNDS');
    this.state.balances.set(`${player} ${currency}`, balance);
    return balance;
  }

  private record(
    kind: Kind,
    call: { transactionId: string },
    { player, game, currency }: Omit<ModelSession, 'endsAt'>,
    { round, debit = 0n, credit = 0n }: { round?: string; debit?: bigint; credit?: bigint },
    operation: string = kind,
  ): protocol.MoneyReply {
    const balance = this.move(player, currency, credit - debit);
    const digest = digestOf(operation, call);
    const written = this.write(call.transactionId, {
      kind,
      player,
      game,
      currency,
      digest,
      debit,
      credit,
      balance,
      ...(round !== undefined && { round }),
    });
    return { transactionId: call.transactionId, reference: written.reference, currency, balance };
  }

  private write(
    id: string,
    parts: Pick<ModelTransaction, 'kind' | 'player' | 'game' | 'currency' | 'digest'> &
      Partial<ModelTransaction>,
  ): ModelTransaction {
    if (this.state.transactions.size >= MAX_TRANSACTIONS) throw tooManyRequests(86_400);
    const { kind, player, game, currency, digest } = parts;
    const reference = String(++this.state.lastReference);
    const written: ModelTransaction = {
      kind,
      player,
      game,
      currency,
      digest,
      ...(parts.round !== undefined && { round: parts.round }),
      debit: parts.debit ?? 0n,
      credit: parts.credit ?? 0n,
      balance: parts.balance ?? 0n,
      reference,
      cancelled: parts.cancelled ?? false,
    };
    this.state.transactions.set(id, written);
    return written;
  }
}

const digestOf = (operation: string, call: { transactionId: string }): string =>
  digestRequest(operation, call).requestDigest.toString('base64url');
