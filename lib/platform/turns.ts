/** Work was put off: too much of it waits already. */
export class TooBusy extends Error {}

/**
 * Work that takes a core or a great deal of memory, a few at a time in the order of its coming. At most `waiting` more
 * wait; what comes then is refused with TooBusy.
 */
export class Turns {
  private readonly queue: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  /** Whether work that comes now would be refused. */
  get full(): boolean {
    return this.running >= this.atOnce && this.queue.length >= this.waiting;
  }

  /** Runs `work` when it is its turn; throws TooBusy at once where too many wait. */
  async take<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.full) throw new TooBusy();
    if (this.running >= this.atOnce) await new Promise<void>((start) => this.queue.push(start));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The turn goes to whoever waits longest, or back.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
