/** The calls of one round with one bet and one win; each letter is a call with fixed ids. */
export type Letter = 'bet' | 'win' | 'undoBet' | 'undoWin' | 'end' | 'settle';

export interface Answer {
  code: string;
  /** The balance in the reply; undefined for a refusal. */
  balance?: bigint;
}

export const STAKE = 10n;
export const PAYOUT = 25n;

type Fate = 'unknown' | 'done' | 'undone';

/** A model of the wallet from docs/vendor-protocol.md, independent of the SQL. */
export class WalletModel {
  private bet: Fate = 'unknown';
  private win: Fate = 'unknown';
  private ended = false;
  private roundSeen = false;
  private readonly told = new Map<Letter, bigint>();

  /**
   * `namesBet`: whether a win names its bet. If it does not, a bet that was rolled back before it came cannot be told from a late one.
   * `settleNamesBet`: the same of a win that ends the round.
   */
  constructor(
    public balance: bigint,
    private readonly namesBet = true,
    private readonly settleNamesBet = false,
  ) {}

  send(letter: Letter): Answer {
    if (letter === 'bet') return this.sendBet();
    if (letter === 'win') return this.sendWin();
    if (letter === 'end') return this.sendEnd();
    if (letter === 'settle') return this.sendSettle();
    return this.sendUndo(letter);
  }

  private succeed(letter: Letter): Answer {
    const balance = this.told.get(letter) ?? this.balance;
    this.told.set(letter, balance);
    return { code: 'OK', balance };
  }

  private sendBet(): Answer {
    if (this.bet === 'undone') return { code: 'TRANSACTION_CANCELLED' };
    if (this.bet === 'unknown') {
      this.bet = 'done';
      this.roundSeen = true;
      this.balance -= STAKE;
    }
    return this.succeed('bet');
  }

  private sendWin(): Answer {
    if (this.win === 'undone') return { code: 'TRANSACTION_CANCELLED' };
    if (this.win === 'unknown') {
      if (!this.namesBet && !this.roundSeen) return { code: 'BET_NOT_FOUND' };
      if (this.bet === 'undone') return { code: 'BET_CANCELLED' };
      if (this.bet === 'unknown') return { code: 'BET_NOT_FOUND' };
      if (this.ended) return { code: 'ROUND_CLOSED' };
      this.win = 'done';
      this.balance += PAYOUT;
    }
    return this.succeed('win');
  }

  /** A win with an id of its own that ends the round, such as an item of settleBets. */
  private sendSettle(): Answer {
    if (!this.told.has('settle')) {
      if (!this.roundSeen && !this.settleNamesBet) return { code: 'BET_NOT_FOUND' };
      if (this.bet === 'undone') return { code: 'BET_CANCELLED' };
      if (this.bet === 'unknown') return { code: 'BET_NOT_FOUND' };
      if (this.ended) return { code: 'ROUND_CLOSED' };
      this.ended = true;
      this.balance += PAYOUT;
    }
    return this.succeed('settle');
  }

  private sendUndo(letter: 'undoBet' | 'undoWin'): Answer {
    if (!this.told.has(letter)) {
      if (letter === 'undoBet') {
        if (this.bet === 'done') this.balance += STAKE;
        this.bet = 'undone';
      } else {
        if (this.win === 'done') this.balance -= PAYOUT;
        this.win = 'undone';
      }
    }
    return this.succeed(letter);
  }

  private sendEnd(): Answer {
    if (!this.roundSeen) return { code: 'ROUND_NOT_FOUND' };
    this.ended = true;
    return { code: 'OK', balance: this.balance };
  }
}

/**
 * Every sequence of `length` letters. A prefix is a shorter sequence, so that the longest ones cover all. `played`: letters of which every
 * sequence of this length or more is played elsewhere; a sequence of these alone is left out.
 */
export function words(letters: Letter[], length: number, played: Letter[] = []): Letter[][] {
  if (length === 0) return [[]];
  return words(letters, length - 1)
    .flatMap((word) => letters.map((letter) => [...word, letter]))
    .filter((word) => word.some((letter) => !played.includes(letter)));
}

/** Sends a word call by call; throws where an answer is not that of the model. Returns the balance afterwards. */
export async function playWord(
  model: WalletModel,
  word: readonly Letter[],
  answerOf: (letter: Letter) => Promise<Answer>,
): Promise<bigint> {
  for (const [place, letter] of word.entries()) {
    const expected = model.send(letter);
    const answer = await answerOf(letter);
    if (answer.code !== expected.code || answer.balance !== expected.balance) {
      throw new Error(
        `${word.join(' ')}, call ${place + 1}: ${String(answer.code)} ${String(answer.balance)}, expected ${expected.code} ${String(expected.balance)}`,
      );
    }
  }
  return model.balance;
}
