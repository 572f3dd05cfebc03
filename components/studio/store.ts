import type { GameView, WireFairness } from '@/lib/studio/play/session/view';
import type { WireWin } from '@/lib/studio/play/spin/wire';
import type { FeatureState, SymbolId } from '@/lib/studio/slots/types';

export type Overlay =
  | {
      kind: 'featureIntro';
      feature: FeatureState['kind'];
      spins: number;
      chosenSymbol?: SymbolId | undefined;
    }
  | { kind: 'resume'; feature: FeatureState['kind']; spinsLeft: number }
  | { kind: 'featureOutro'; payout: bigint; spins: number }
  | { kind: 'bigWin'; level: 1 | 2 | 3; payout: bigint };

export type Notice =
  | { kind: 'insufficient'; message: string }
  | { kind: 'reconnecting' }
  | { kind: 'offline' }
  | { kind: 'over'; message: string }
  | { kind: 'error'; message: string };

/** All that the screen around the reels shows; a new object whenever something of it changes. */
export interface GameSnapshot {
  status: 'loading' | 'ready' | 'failed';
  failure: { code: string; message: string } | null;
  view: GameView | null;
  /** In 1/10,000. */
  balance: bigint;
  stakeIndex: number;
  /** idle: the button starts a spin; spinning: it hurries it; busy: features go on by themselves. */
  phase: 'idle' | 'spinning' | 'busy';
  /** What this round has won so far, in 1/10,000. */
  win: bigint;
  /** The win that is lit just now. */
  told: WireWin | null;
  feature: FeatureState | null;
  /** The multiplier to be shown beside the reels; 1: none. */
  multiplier: number;
  overlay: Overlay | null;
  notice: Notice | null;
  fairness: WireFairness | null;
  muted: boolean;
  turbo: boolean;
}

export const FIRST: GameSnapshot = {
  status: 'loading',
  failure: null,
  view: null,
  balance: 0n,
  stakeIndex: 0,
  phase: 'idle',
  win: 0n,
  told: null,
  feature: null,
  multiplier: 1,
  overlay: null,
  notice: null,
  fairness: null,
  muted: false,
  turbo: false,
};

/** A value with listeners, as `useSyncExternalStore` likes it. */
export class Store<Value> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: Value) {}

  readonly get = (): Value => this.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  set(change: Partial<Value>): void {
    this.value = { ...this.value, ...change };
    for (const listener of this.listeners) listener();
  }
}
