export interface BatcherOptions<In, Out> {
  /** Largest number of calls in one batch. */
  maxSize: number;
  /** How many batches may run at the same time. Calls that arrive meanwhile form the next batch. */
  concurrency: number;
  /**
   * Smallest batch that starts while another one runs. Waiting calls are divided among as many batches as can have this
   * many calls each. Use it if a batch has a fixed cost. Without it, the first batch takes as many calls as it can.
   */
  minSize?: number;
  /** Runs a batch. Returns one result per call, in the same order: an Error if that call alone failed. */
  run(calls: In[]): Promise<(Out | Error)[]>;
}

/**
 * Gathers calls that arrive together into one batch. A single call runs at once; calls that arrive while all batches
 * are busy run together in the next one. There is no timer, so no call waits for others. If `run` throws, all calls of
 * its batch fail.
 */
export function createBatcher<In, Out>(options: BatcherOptions<In, Out>): (call: In) => Promise<Out> {
  const waiting: { call: In; resolve(value: Out): void; reject(error: unknown): void }[] = [];
  const minSize = options.minSize ?? 1;
  let busy = 0;
  let scheduled = false;

  const schedule = () => {
    if (scheduled || busy >= options.concurrency || waiting.length < (busy > 0 ? minSize : 1)) return;
    scheduled = true;
    // Requests that are read from sockets in the same tick of the event loop run together.
    setImmediate(() => {
      scheduled = false;
      void runBatch();
    });
  };

  const nextSize = () => {
    if (options.minSize === undefined) return options.maxSize;
    const batches = Math.min(options.concurrency - busy, Math.floor(waiting.length / options.minSize));
    return Math.ceil(waiting.length / Math.max(1, batches));
  };

  const runBatch = async () => {
    const batch = waiting.splice(0, Math.min(options.maxSize, nextSize()));
    if (batch.length === 0) return;
    busy++;
    schedule();
    try {
      const results = await options.run(batch.map((entry) => entry.call));
      batch.forEach((entry, index) => {
        const result = results[index];
        if (result instanceof Error) entry.reject(result);
        else entry.resolve(result as Out);
      });
    } catch (error) {
      for (const entry of batch) entry.reject(error);
    } finally {
      busy--;
      schedule();
    }
  };

  return (call) =>
    new Promise<Out>((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      schedule();
    });
}
