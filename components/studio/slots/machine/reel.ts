import type { SymbolId } from '@/lib/studio/slots/types';

/** Cells per second at full speed. */
const SPEED = 26;
const SPEED_TURBO = 40;
/** The part of its speed that a braking reel still has when it reaches its stop. */
const FINAL_SPEED = 0.3;
/** How far a reel passes its stop, in cells, and the milliseconds until it is back. They do not depend on the distance. */
const SNAP = { depth: 0.08, duration: 120 };
const SNAP_TURBO = { depth: 0.05, duration: 80 };
/** The least number of cells in which a reel brakes. */
const BRAKING = 11;
const BRAKING_TURBO = 3;

export interface ReelSymbol {
  id: SymbolId;
  value: number;
}

/**
 * The motion of one reel. While it turns it shows the model's strip. The server decides where it stops. Positions are in cells: `scroll`
 * grows downwards, and the symbol at tape index i is at row i + scroll.
 */
export class Reel {
  symbols: ReelSymbol[];
  /** How far the reel has rolled since it began to turn, in cells. */
  scroll = 0;
  phase: 'rest' | 'start' | 'run' | 'stop' | 'snap' = 'rest';
  private strip: readonly SymbolId[] = [];
  private offset = 0;
  private speed = 0;
  private goal = 0;
  private from = 0;
  private passed = 0;
  private duration = 0;
  private landing: ReelSymbol[] = [];
  private landed: (() => void) | undefined;
  private onStop: (() => void) | undefined;
  private brakingSpeed = 0;
  private snap = SNAP;

  constructor(symbols: ReelSymbol[]) {
    this.symbols = symbols;
  }

  get rows(): number {
    return this.symbols.length;
  }

  /** How much the picture is stretched: 0 at rest, 1 at full speed. */
  get blur(): number {
    return Math.min(1, this.speed / SPEED);
  }

  /** Starts to turn, after a short movement upwards. `strip` is shown until the reel stops. */
  start(strip: readonly SymbolId[], turbo: boolean): void {
    this.strip = strip.length > 0 ? strip : this.symbols.map((symbol) => symbol.id);
    this.offset = Math.floor(Math.random() * this.strip.length);
    this.scroll = 0;
    this.speed = turbo ? SPEED_TURBO * 0.5 : 0;
    this.passed = 0;
    this.phase = 'start';
  }

  /**
   * Brakes so that `symbols` stop in view. Calls `onStop` when they reach their place; resolves when they rest, after a
   * small snap.
   */
  stopAt(symbols: ReelSymbol[], turbo: boolean, onStop?: () => void): Promise<void> {
    this.speed = Math.max(this.speed, SPEED * 0.6);
    // Far enough that the final symbols are still above the visible part.
    const distance = Math.max(symbols.length + 1, turbo ? BRAKING_TURBO : BRAKING);
    this.goal = Math.ceil(this.scroll + distance);
    this.from = this.scroll;
    this.landing = symbols;
    this.brakingSpeed = this.speed;
    this.duration = ((this.goal - this.from) / (this.speed * ((1 + FINAL_SPEED) / 2))) * 1000;
    this.snap = turbo ? SNAP_TURBO : SNAP;
    this.passed = 0;
    this.phase = 'stop';
    this.onStop = onStop;
    return new Promise((resolve) => (this.landed = resolve));
  }

  advance(delta: number): void {
    if (this.phase === 'start') {
      this.passed += delta;
      const t = this.passed / 150;
      if (t < 1) this.scroll = -0.22 * Math.sin(t * Math.PI);
      else {
        this.phase = 'run';
        this.scroll = 0;
      }
      return;
    }
    if (this.phase === 'run') {
      this.speed = Math.min(SPEED, this.speed + delta * 0.22);
      this.scroll += (this.speed * delta) / 1000;
      return;
    }
    if (this.phase === 'rest') return;
    this.passed += delta;
    if (this.phase === 'stop') {
      const t = Math.min(1, this.passed / this.duration);
      // The speed falls evenly from that of the running reel to a part of it.
      const lost = 1 - FINAL_SPEED;
      this.speed = this.brakingSpeed * (1 - lost * t);
      this.scroll =
        this.from + (this.goal - this.from) * ((t - (lost * t * t) / 2) / ((1 + FINAL_SPEED) / 2));
      if (t < 1) return;
      this.passed -= this.duration;
      this.speed = 0;
      this.phase = 'snap';
      this.onStop?.();
    }
    const t = Math.min(1, this.passed / this.snap.duration);
    this.scroll = this.goal + this.snap.depth * Math.sin(t * Math.PI);
    if (t < 1) return;
    this.symbols = this.landing;
    this.scroll = 0;
    this.phase = 'rest';
    this.landed?.();
    this.landed = undefined;
  }

  /** Returns the symbol at tape index i. A negative index was above the visible part when the turn began. */
  at(index: number): ReelSymbol {
    if (this.phase === 'stop' || this.phase === 'snap') {
      const row = index + this.goal;
      const stopping = this.landing[row];
      if (row >= 0 && stopping) return stopping;
    }
    if (this.phase === 'rest' || index >= 0) {
      const own = this.symbols[index];
      if (own) return own;
    }
    const { length } = this.strip;
    if (length === 0) return this.symbols[0]!;
    return { id: this.strip[(((this.offset + index) % length) + length) % length]!, value: 0 };
  }
}
