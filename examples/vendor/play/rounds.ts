import { randomBytes, randomInt } from 'node:crypto';
import type { Books } from '../books/books';
import type { Event, PendingCall, Round, Session } from '../books/types';
import { gameOf } from '../games';
import type { Game, Position } from '../games/types';
import { formatAmount, parseAmount, type Amount } from '../money';
import type { Fault } from '../options';
import type { Outbox } from '../site/outbox';
import type { Call, Details, Player, Result } from '../site/types';
import type { Turns } from '../turns';
import { WalletRefusal } from '../wallet/refusal';
import { creditOf, type Wallet } from '../wallet/wallet';
import { Refusal } from './refusal';
import { stakesOf } from './stakes';

/** A bet is tried so often. Then nobody should wait for it any more, and it is rolled back. */
const BET_ATTEMPTS = 3;

/** How long a player waits for the balance after a payout. The payout itself is never given up. */
const PAYOUT_WAIT_MS = 4_000;

/** A round that nobody has ended for so long is ended. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

interface Settings {
  books: Books;
  outbox: Outbox;
  turns: Turns;
  hasFault: (fault: Fault) => boolean;
  /** Whether a win of the dialect ends its round, or `endRound` follows it. */
  winEndsRound: boolean;
  /** Undefined if games are played with the site's wallet. */
  wallet: Wallet | undefined;
}

/** What a move led to. `balance` is undefined if the site has not answered yet. */
export interface Played {
  round: Round;
  balance: string | undefined;
}

const betId = (roundId: string) => `${roundId}.bet`;
const winId = (roundId: string) => `${roundId}.win`;
const rollbackId = (roundId: string) => `${roundId}.rollback`;

/** Plays rounds: takes the bet, draws, pays. What happens to a player is in the books before the site or the player hears of it. */
export class Rounds {
  constructor(private readonly settings: Settings) {}

  /**
   * Finishes what a kill interrupted: a bet without an answer is rolled back, because nobody waits for it; a round that needs no more
   * of its player is drawn and paid. Other open rounds wait for their player.
   */
  async resume(): Promise<void> {
    for (const round of [...this.settings.books.rounds.values()]) {
      const session = this.settings.books.sessionOf(round.session);
      if (!session) continue;
      if (round.state === 'betting') await this.cancel(session, round);
      if (round.state === 'open' && gameOf(round.game)?.oneMove) await this.decide(session, round, null);
    }
    this.settings.outbox.resume();
  }

  /**
   * Takes a bet and begins a round. Throws Refusal: STAKE_INVALID, CHOICE_INVALID, ROUND_OPEN if one has to be finished first,
   * BET_UNKNOWN if the site gave no answer (the bet is rolled back), or the code of the site's refusal.
   */
  begin(session: Session, stakeText: unknown, choice: unknown): Promise<Played> {
    return this.inTurn(session, async () => {
      const { books } = this.settings;
      const game = requireGame(session.gameCode);
      const stake = requireStake(session.currency, stakeText);
      const position = game.begin(choice);
      if (!position) throw new Refusal('CHOICE_INVALID');
      if (books.openRound(session)) throw new Refusal('ROUND_OPEN');
      const round = newRound(session, stake, position);
      const balance = await this.takeBet(session, round);
      const open = books.rounds.get(round.id)!;
      return game.oneMove ? this.decide(session, open, choice) : { round: open, balance };
    });
  }

  /** Makes a move in the open round. Throws Refusal: ROUND_NOT_OPEN, CHOICE_INVALID. */
  move(session: Session, roundId: unknown, choice: unknown): Promise<Played> {
    return this.inTurn(session, () => this.decide(session, this.requireOpen(session, roundId), choice));
  }

  /** Ends the open round with what it pays now. Throws Refusal: ROUND_NOT_OPEN, NOTHING_TO_COLLECT. */
  collect(session: Session, roundId: unknown): Promise<Played> {
    return this.inTurn(session, async () => {
      const round = this.requireOpen(session, roundId);
      if (round.position.multiplier === 0) throw new Refusal('NOTHING_TO_COLLECT');
      return this.pay(session, round, { ...round.position, over: true });
    });
  }

  /**
   * Ends rounds that their players have left for a day: they are paid as they stand, or the stake is returned if no move was made. The
   * site would otherwise show them as open for ever.
   */
  async endAbandoned(): Promise<void> {
    const { books } = this.settings;
    const abandoned = [...books.rounds.values()].filter(
      ({ state, openedAt }) => state === 'open' && openedAt < Date.now() - ABANDONED_MS,
    );
    for (const { id, session: key } of abandoned) {
      const session = books.sessionOf(key);
      if (!session) continue;
      await this.inTurn(session, async () => {
        const round = books.rounds.get(id)!;
        const multiplier = round.position.multiplier || 100;
        if (round.state === 'open')
          await this.pay(session, round, { ...round.position, multiplier, over: true }, 0);
      });
    }
  }

  /**
   * Plays one round whose outcome is given, for tests of conformance (docs/vendor-protocol.md). Resolves when the site has answered
   * everything, or after `most` milliseconds.
   */
  certify(
    session: Session,
    amount: Amount,
    wins: boolean,
    most: number,
  ): Promise<{ round: Round; settled: boolean }> {
    return this.inTurn(session, async () => {
      const { books } = this.settings;
      const position: Position = { data: { certification: 1 }, multiplier: 0, over: false };
      const round = newRound(session, amount, position);
      await this.takeBet(session, round);
      await this.pay(session, round, { ...position, multiplier: wins ? 200 : 0, over: true }, most);
      return { round, settled: books.pendingCalls(round.id).length === 0 };
    });
  }

  /** Rolls back rounds that the site has open and these books do not have, and delivers what those that they have still owe. */
  async reconcile(session: Session, openRounds: readonly string[]): Promise<void> {
    const { books, outbox } = this.settings;
    for (const id of openRounds) {
      if (books.rounds.has(id)) {
        if (books.pendingCalls(id).length > 0) void outbox.deliver(id).catch(() => undefined);
        continue;
      }
      const position: Position = { data: {}, multiplier: 0, over: true };
      const round: Round = { ...newRound(session, 0n, position), id, state: 'cancelled' };
      await books.record(
        { type: 'round', round },
        { type: 'call', pending: this.rollbackOf(session, round) },
      );
      void outbox.deliver(id).catch(() => undefined);
    }
  }

  /** Takes the stake of a new round from the wallet that it is played with, and opens it. Returns the balance. Throws Refusal. */
  private async takeBet(session: Session, round: Round): Promise<string | undefined> {
    const { books, wallet } = this.settings;
    const opened: Event = { type: 'state', roundId: round.id, state: 'open', at: Date.now() };
    if (wallet) {
      try {
        const ours: Event = { type: 'round', round: { ...round, ofWallet: true } };
        await wallet.take(round, requireAmount(round.stake), ours, opened);
      } catch (error) {
        throw error instanceof WalletRefusal ? new Refusal(error.code) : error;
      }
      return formatAmount(books.balance(round) ?? 0n);
    }
    await books.record({ type: 'round', round });
    const result = await this.bet(session, round);
    await books.record(opened);
    return result.kind === 'done' ? result.answer.balance : undefined;
  }

  /** Sends the bet of a round. Throws Refusal if it was not taken. */
  private async bet(session: Session, round: Round): Promise<Result> {
    const { books, outbox, hasFault } = this.settings;
    const result = await outbox.send(
      {
        operation: 'bet',
        player: playerOf(session),
        transactionId: betId(round.id),
        roundId: round.id,
        amount: round.stake,
      },
      BET_ATTEMPTS,
    );
    // A planted fault: the round is played although the player could not pay for it.
    if (result.kind === 'refused' && hasFault('ignores-balance')) return result;
    if (result.kind === 'refused') {
      await books.record({ type: 'state', roundId: round.id, state: 'refused', at: Date.now() });
      throw new Refusal(result.code);
    }
    if (result.kind === 'unknown') {
      await this.cancel(session, round);
      throw new Refusal('BET_UNKNOWN');
    }
    return result;
  }

  private async cancel(session: Session, round: Round): Promise<void> {
    const { books, outbox, hasFault } = this.settings;
    const events: Event[] = [{ type: 'state', roundId: round.id, state: 'cancelled', at: Date.now() }];
    if (!hasFault('no-rollback')) events.push({ type: 'call', pending: this.rollbackOf(session, round) });
    await books.record(...events);
    void outbox.deliver(round.id).catch(() => undefined);
  }

  private async decide(session: Session, round: Round, choice: unknown): Promise<Played> {
    const game = requireGame(round.game);
    const position = game.move(round.position, choice, (count) => randomInt(count));
    if (!position) throw new Refusal('CHOICE_INVALID');
    if (position.over) return this.pay(session, round, position);
    await this.settings.books.record({ type: 'position', roundId: round.id, position });
    return { round, balance: undefined };
  }

  /** Writes the outcome together with the call that pays it, then delivers the call. A payout of 0 ends the round too. */
  private async pay(
    session: Session,
    round: Round,
    position: Position,
    most = PAYOUT_WAIT_MS,
  ): Promise<Played> {
    const { books, outbox } = this.settings;
    const won = (requireAmount(round.stake) * BigInt(position.multiplier)) / 100n;
    const payout = formatAmount(won);
    const ended: Event[] = [
      { type: 'position', roundId: round.id, position },
      { type: 'state', roundId: round.id, state: 'ended', payout, at: Date.now() },
    ];
    // A round belongs to the wallet that its stake came from, also if the program was started for another one meanwhile.
    if (books.rounds.get(round.id)?.ofWallet) {
      await books.record(...ended, creditOf(round, won));
      return { round: books.rounds.get(round.id)!, balance: formatAmount(books.balance(round) ?? 0n) };
    }
    for (const pending of this.callsOf(session, round, payout, position))
      ended.push({ type: 'call', pending });
    await books.record(...ended);
    const answer = await before(most, outbox.deliver(round.id));
    return { round: books.rounds.get(round.id)!, balance: answer?.balance };
  }

  private callsOf(session: Session, round: Round, amount: string, position: Position): PendingCall[] {
    const player = playerOf(session);
    const roundId = round.id;
    const win: Call = {
      operation: 'win',
      player,
      transactionId: winId(roundId),
      roundId,
      betTransactionId: betId(roundId),
      amount,
      details: detailsOf(position),
    };
    const calls: PendingCall[] = [{ id: winId(roundId), roundId, call: win }];
    if (!this.settings.winEndsRound)
      calls.push({ id: `${roundId}.end`, roundId, call: { operation: 'endRound', player, roundId } });
    return calls;
  }

  private rollbackOf(session: Session, round: Round): PendingCall {
    const id = rollbackId(round.id);
    return {
      id,
      roundId: round.id,
      call: {
        operation: 'rollback',
        player: playerOf(session),
        transactionId: id,
        roundId: round.id,
        referenceTransactionId: betId(round.id),
        amount: round.stake,
      },
    };
  }

  private requireOpen(session: Session, roundId: unknown): Round {
    const round = this.settings.books.openRound(session);
    if (!round || round.id !== roundId) throw new Refusal('ROUND_NOT_OPEN');
    return round;
  }

  /** One player's moves follow each other, so that two taps at once cannot make two moves from one position. */
  private inTurn<Value>({ playerId, gameCode }: Session, work: () => Promise<Value>): Promise<Value> {
    return this.settings.turns.take(`play ${playerId} ${gameCode}`, work);
  }
}

/** The value of a promise; undefined if it is not there in time, or fails. */
async function before<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

const newRound = (session: Session, stake: Amount, position: Position): Round => ({
  id: randomBytes(12).toString('hex'),
  session: session.key,
  playerId: session.playerId,
  currency: session.currency,
  game: session.gameCode,
  stake: formatAmount(stake),
  payout: '0.00',
  state: 'betting',
  position,
  openedAt: Date.now(),
  endedAt: undefined,
});

const playerOf = ({ playerId, playerToken, gameCode, currency }: Session): Player => ({
  playerId,
  playerToken,
  gameCode,
  currency,
});

/** What the player's betting record shows: the position as it is in the books. */
const detailsOf = ({ data }: Position): Details => ({ ...data });

function requireGame(code: string): Game {
  const game = gameOf(code);
  if (!game) throw new Refusal('GAME_UNKNOWN');
  return game;
}

function requireAmount(text: string): Amount {
  const amount = parseAmount(text);
  if (amount === undefined) throw new Error(`no amount: ${text}`);
  return amount;
}

function requireStake(currency: string, text: unknown): Amount {
  const stake = parseAmount(text);
  if (stake === undefined || !stakesOf(currency).includes(stake)) throw new Refusal('STAKE_INVALID');
  return stake;
}
