import type { CompiledModel } from './compile';

export const KIND = { paid: 0, free: 1, respin: 2, hold: 3 } as const;

/**
 * The engine's working state of one round, reused from spin to spin so that simulating allocates nothing.
 * `kind` is what the next call will be; the public `FeatureState` is this, exported.
 */
export interface RoundMemory {
  kind: number;
  spinsLeft: number;
  spinsPlayed: number;
  spinsAwarded: number;
  roundUnits: number;
  multiplier: number;
  chosen: number;
  orbTotal: number;
  /** 1 per cell that holds a sticky wild. */
  sticky: Uint8Array;
  /** 1 per reel that stays filled. */
  locked: Uint8Array;
  /** Held coins' values per cell; 0: empty. */
  coins: Int32Array;

  /** The picture: symbol index and shown value per cell, rows per reel, next strip position above each reel. */
  grid: Uint8Array;
  values: Int32Array;
  heights: Uint8Array;
  stops: Int32Array;
  tops: Int32Array;
  /** 1 per cell of a win in the current evaluation (kept for cascades). */
  marked: Uint8Array;
  counts: Int32Array;
  queue: Int16Array;
  visited: Uint8Array;

  /** Results of the last call. */
  units: number;
  capped: boolean;
  spinsGiven: number;
  started: boolean;
}

/** Fresh working memory for a model, before a paid spin. */
export function createMemory(model: CompiledModel): RoundMemory {
  const { cells, reels } = model;
  return {
    kind: KIND.paid,
    spinsLeft: 0,
    spinsPlayed: 0,
    spinsAwarded: 0,
    roundUnits: 0,
    multiplier: 1,
    chosen: -1,
    orbTotal: 0,
    sticky: new Uint8Array(cells),
    locked: new Uint8Array(reels),
    coins: new Int32Array(cells),
    grid: new Uint8Array(cells),
    values: new Int32Array(cells),
    heights: new Uint8Array(model.rows),
    stops: new Int32Array(reels),
    tops: new Int32Array(reels),
    marked: new Uint8Array(cells),
    counts: new Int32Array(model.symbols.length),
    queue: new Int16Array(cells),
    visited: new Uint8Array(cells),
    units: 0,
    capped: false,
    spinsGiven: 0,
    started: false,
  };
}

/** Back to before a paid spin. */
export function resetRound(memory: RoundMemory): void {
  if (memory.kind !== KIND.paid) {
    memory.sticky.fill(0);
    memory.coins.fill(0);
  }
  memory.locked.fill(0);
  memory.kind = KIND.paid;
  memory.spinsLeft = 0;
  memory.spinsPlayed = 0;
  memory.spinsAwarded = 0;
  memory.roundUnits = 0;
  memory.multiplier = 1;
  memory.chosen = -1;
  memory.orbTotal = 0;
}
