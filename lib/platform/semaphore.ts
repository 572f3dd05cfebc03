/** Thrown when too much work waits already. */
export class TooBusy extends Error {}

/**
 * Limits concurrent work that needs much CPU or memory. At most `limit` run, at most `maxWaiting` wait in the order of
 * their arrival; further work is refused with TooBusy.
 */
export class Semaphore {
  private readonly queue: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly limit: number,
    private readonly maxWaiting: number,
  ) {}

  /** Whether work would be refused now. */
  get isFull(): boolean {
    return this.running >= this.limit && this.queue.length >= this.maxWaiting;
  }

  /** Runs `work` as soon as the limit allows, and returns its result. Throws TooBusy if too many wait. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.isFull) throw new TooBusy();
    if (this.running >= this.limit) await new Promise<void>((start) => this.queue.push(start));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The next in the queue takes this place, so that `running` does not change.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
