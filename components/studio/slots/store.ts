import type { WireFairness, WireFreeRounds } from '@/lib/studio/play/session/view';
import type { WireWin } from '@/lib/studio/slots/wire';
import type { FeatureState, FreeSpinsState, SymbolId } from '@/lib/studio/slots/types';
import type { SlotsView } from './types';

export type Overlay =
  | {
      kind: 'featureIntro';
      feature: FeatureState['kind'];
      spins: number;
      chosenSymbol?: SymbolId | undefined;
    }
  | { kind: 'resume'; feature: FeatureState['kind']; spinsLeft: number }
  | { kind: 'freeIntro'; grant: WireFreeRounds }
  | CountingOverlay;

/** A panel whose counter climbs to `payout` for `duration` milliseconds; 0: it shows the amount at once. */
export type CountingOverlay =
  | { kind: 'featureOutro'; payout: bigint; spins: number; duration: number }
  | { kind: 'freeOutro'; payout: bigint; rounds: number; wagering: string | null; duration: number }
  | { kind: 'bigWin'; level: 1 | 2 | 3; payout: bigint; duration: number };

export type Notice =
  | { kind: 'insufficient'; message: string }
  | { kind: 'reconnecting' }
  | { kind: 'offline' }
  | { kind: 'over'; message: string }
  | { kind: 'versionGone' }
  | { kind: 'error'; message: string };

/** What the screen around the reels shows. Every change makes a new object. */
export interface GameSnapshot {
  status: 'loading' | 'ready' | 'failed';
  failure: { code: string; message: string } | null;
  view: SlotsView | null;
  /** In 1/10,000. */
  balance: bigint;
  stakeIndex: number;
  /** idle: the button starts a spin; spinning: it finishes the spin quickly; busy: a feature plays its spins. */
  phase: 'idle' | 'spinning' | 'busy';
  /** The stake of the round that the reels show, open or ended, a decimal string; null before the first one. */
  roundStake: string | null;
  /** The free rounds that the next round is taken from; null: the player's own money is played with. */
  free: WireFreeRounds | null;
  /** Whether the round that the reels show is a free one. */
  isFreeRound: boolean;
  /** The payout of this round so far, in 1/10,000. */
  win: bigint;
  /** The win that is highlighted. */
  litWin: WireWin | null;
  feature: FeatureState | null;
  /** The multiplier beside the reels; 1: none is shown. */
  multiplier: number;
  overlay: Overlay | null;
  notice: Notice | null;
  fairness: WireFairness | null;
  muted: boolean;
  turbo: boolean;
}

export const INITIAL_SNAPSHOT: GameSnapshot = {
  status: 'loading',
  failure: null,
  view: null,
  balance: 0n,
  stakeIndex: 0,
  phase: 'idle',
  roundStake: null,
  free: null,
  isFreeRound: false,
  win: 0n,
  litWin: null,
  feature: null,
  multiplier: 1,
  overlay: null,
  notice: null,
  fairness: null,
  muted: false,
  turbo: false,
};

/** The number of the free spin that plays, or plays next, from 1. */
export function spinNumber(feature: FreeSpinsState): number {
  return Math.min(feature.spinsPlayed + 1, feature.spinsAwarded);
}

/** A value with listeners, for `useSyncExternalStore`. */
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
