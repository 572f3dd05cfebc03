/** Pseudo-random choices. The same seed gives the same sequence. Only for drawings: never for money or games. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  range(low: number, high: number): number;
  /** An integer in [low, high]. */
  whole(low: number, high: number): number;
  /** An element of a list. Throws RangeError if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** True with the given probability. */
  odds(probability: number): boolean;
}

/** Returns a 32-bit hash of a text (FNV-1a), so that codes and titles can be seeds. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Returns a generator for a 32-bit seed. The algorithm, mulberry32, is small, fast and sufficient for drawings. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: <T>(list: readonly T[]): T => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError('pick needs a list that is not empty');
      return item;
    },
    odds: (probability) => next() < probability,
  };
}
