/** The wallet's names of what belongs to a bet. They are made from its id, so that every call can be repeated. */
export const walletIds = {
  round: (id: bigint) => `lo${id}`,
  bet: (id: bigint) => `lb${id}`,
  win: (id: bigint) => `lw${id}`,
  rebate: (id: bigint) => `lr${id}`,
  correction: (id: bigint, version: number) => `la${id}.${version}`,
  /** The reversal of a correction: by a void, or by a later correction if the member still owes it. */
  correctionUndone: (id: bigint, version: number) => `ly${id}.${version}`,
  /** The reversals of a void. */
  betUndone: (id: bigint) => `lx${id}`,
  winUndone: (id: bigint) => `lv${id}`,
  rebateUndone: (id: bigint) => `ls${id}`,
};

/** Single calls of the wallet at the same time, where the protocol has no call for many. */
export const CALLS_AT_ONCE = 8;

/** Runs work for each item, CALLS_AT_ONCE at the same time, and gives the results in order. */
export async function inParallel<Item, Out>(
  items: readonly Item[],
  work: (item: Item) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = new Array<Out>(items.length);
  const left = items.entries();
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(CALLS_AT_ONCE, items.length) }, worker));
  return results;
}
