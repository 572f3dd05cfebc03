/** How one item of a batch ended. */
export type Outcome<Result> = { ok: true; value: Result } | { ok: false; error: unknown };

export interface BatchOptions<Item, Result> {
  /** Most items of one call. */
  max: number;
  /** Calls under way at once; no more than the pool it uses has connections. */
  inFlight: number;
  /** Sends items in one call and gives an outcome per item, in their order. */
  run(items: Item[]): Promise<Outcome<Result>[]>;
  /** Whether a call that threw may simply be sent again (serialisation, deadlock). */
  retryable?(error: unknown): boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(value: Result): void;
  reject(error: unknown): void;
}

const ATTEMPTS = 5;

/**
 * Groups calls that arrive together into one: whatever comes in the same turn of the event loop, or while all calls
 * are under way, goes with the next. Nobody waits for a timer: a lone item leaves at once (design.md §12: batches of
 * up to 64 reach 1.6 to 2.1 times `pgbench -N`, single calls 1.2). One item's failure is its own; where a whole
 * call fails, its items are tried each alone, so that a poisonous one takes none with it. `run` must be idempotent.
 */
export function createBatcher<Item, Result>(options: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = [];
  let underWay = 0;
  let scheduled = false;

  const schedule = () => {
    if (scheduled || underWay >= options.inFlight) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      while (queue.length > 0 && underWay < options.inFlight) {
        const batch = queue.slice(0, options.max);
        queue = queue.slice(options.max);
        underWay += 1;
        void send(batch).finally(() => {
          underWay -= 1;
          if (queue.length > 0) schedule();
        });
      }
    });
  };

  const send = async (batch: Waiting<Item, Result>[]): Promise<void> => {
    const outcomes = await call(batch.map((waiting) => waiting.item));
    batch.forEach((waiting, index) => {
      const outcome = outcomes[index] ?? { ok: false as const, error: new Error('a batch gave no outcome for an item') };
      if (outcome.ok) waiting.resolve(outcome.value);
      else waiting.reject(outcome.error);
    });
  };

  const call = async (items: Item[]): Promise<Outcome<Result>[]> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await options.run(items);
      } catch (error) {
        if (attempt < ATTEMPTS && options.retryable?.(error)) continue;
        if (items.length === 1) return [{ ok: false, error }];
        const alone: Outcome<Result>[] = [];
        for (const item of items) alone.push(...(await call([item])));
        return alone;
      }
    }
  };

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      queue.push({ item, resolve, reject });
      schedule();
    });
}

/** PostgreSQL asks for another try: 40001 serialisation (two sessions at one key), 40P01 deadlock. */
export function isRetryable(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return code === '40001' || code === '40P01';
}
