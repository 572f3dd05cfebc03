import { setTimeout as wait } from 'node:timers/promises';
import type { Books } from '../books/books';
import type { Fault } from '../options';
import type { Transport } from './transport';
import type { Answer, Call, Result } from './types';

/** The longest pause between two attempts. */
const LONGEST_PAUSE_MS = 60_000;

interface Settings {
  books: Books;
  transport: Transport;
  /** The first pause, in milliseconds. */
  pause: number;
  hasFault: (fault: Fault) => boolean;
}

/**
 * Delivers the calls that must be answered: wins, ends of rounds, rollbacks. They are in the books before they are sent, and leave them
 * with an answer that is final. The calls of one round go one after the other, those of different rounds beside each other.
 */
export class Outbox {
  private readonly running = new Map<string, Promise<Answer>>();
  private readonly stop = new AbortController();

  constructor(private readonly settings: Settings) {}

  /** Delivers what a former run of the program left. */
  resume(): void {
    for (const { roundId } of this.settings.books.pendingCalls())
      void this.deliver(roundId).catch(() => undefined);
  }

  /** Delivers the calls of a round. Returns the last answer when none is left; that may take days if the site is away. */
  deliver(roundId: string): Promise<Answer> {
    const running =
      this.running.get(roundId) ??
      this.run(roundId).finally(() => {
        this.running.delete(roundId);
      });
    this.running.set(roundId, running);
    return running;
  }

  /** Sends one call up to `most` times, with growing pauses, until it has a final answer. */
  async send(call: Call, most: number): Promise<Result> {
    const { transport, pause, hasFault } = this.settings;
    for (let attempt = 1; ; attempt++) {
      const result = await transport.attempt(asAttempt(call, attempt, hasFault('new-id-on-retry')));
      const isOver =
        result.kind === 'done' || (result.kind === 'refused' && !(hasFault('retry-final') && attempt < 4));
      if (isOver || attempt >= most || hasFault('no-retry')) return result;
      await this.pauseFor(Math.min(pause * 2 ** (attempt - 1), LONGEST_PAUSE_MS));
    }
  }

  /** Ends all pauses. What is not delivered stays in the books. */
  close(): void {
    this.stop.abort();
  }

  private async run(roundId: string): Promise<Answer> {
    const { books, transport, hasFault } = this.settings;
    let answer: Answer = {};
    for (;;) {
      const [next] = books.pendingCalls(roundId);
      if (!next) return answer;
      const result = await this.send(next.call, Infinity);
      // A planted fault: the player is paid again under another id.
      if (hasFault('second-win') && next.call.operation === 'win')
        await transport.attempt({ ...next.call, transactionId: `${next.call.transactionId}-again` });
      if (result.kind === 'done') answer = { ...answer, ...result.answer };
      await books.record({
        type: 'answered',
        id: next.id,
        outcome: result.kind === 'done' ? 'done' : result.code,
      });
    }
  }

  private async pauseFor(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.stop.signal });
  }
}

/** The ids of a repeated call are those of the first attempt: only then can the site tell that it is the same one. */
function asAttempt(call: Call, attempt: number, hasNewId: boolean): Call {
  if (!hasNewId || attempt === 1 || !('transactionId' in call)) return call;
  return { ...call, transactionId: `${call.transactionId}-${attempt}` };
}
