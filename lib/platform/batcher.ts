export interface BatcherOptions<In, Out> {
  /** The most calls that one batch carries. */
  size: number;
  /** How many batches may be under way at once; calls that arrive meanwhile form the next one. */
  lanes: number;
  /**
   * While a batch is under way, another one is begun only when this many calls wait, and as many lanes share what waits
   * as can have this many each: where a batch has a cost of its own, calls are quicker in company. Without it, the first
   * lane takes all it can carry.
   */
  least?: number;
  /** Does a batch; answers in the order of its calls, an Error for a call that failed by itself. */
  run(calls: In[]): Promise<(Out | Error)[]>;
}

/**
 * Gathers calls that arrive together into one: a lone caller is served at once, callers that find every lane busy
 * travel together in the next batch. No timer, so nobody waits for company. Where `run` throws, all its calls fail.
 */
export function createBatcher<In, Out>(options: BatcherOptions<In, Out>): (call: In) => Promise<Out> {
  const waiting: { call: In; resolve(value: Out): void; reject(error: unknown): void }[] = [];
  const least = options.least ?? 1;
  let busy = 0;
  let planned = false;

  const plan = () => {
    if (planned || busy >= options.lanes || waiting.length < (busy > 0 ? least : 1)) return;
    planned = true;
    // After this turn's other arrivals: requests read from sockets in the same tick go together.
    setImmediate(() => {
      planned = false;
      void go();
    });
  };

  const share = () => {
    if (options.least === undefined) return options.size;
    const batches = Math.min(options.lanes - busy, Math.floor(waiting.length / options.least));
    return Math.ceil(waiting.length / Math.max(1, batches));
  };

  const go = async () => {
    const batch = waiting.splice(0, Math.min(options.size, share()));
    if (batch.length === 0) return;
    busy++;
    plan();
    try {
      const answers = await options.run(batch.map((entry) => entry.call));
      batch.forEach((entry, index) => {
        const answer = answers[index];
        if (answer instanceof Error) entry.reject(answer);
        else entry.resolve(answer as Out);
      });
    } catch (error) {
      for (const entry of batch) entry.reject(error);
    } finally {
      busy--;
      plan();
    }
  };

  return (call) =>
    new Promise<Out>((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      plan();
    });
}
