import type { SymbolId } from '@/lib/studio/slots/types';
import { easeOutBack } from './ticker';

/** Cells per second at full speed. */
const SPEED = 26;
const SPEED_TURBO = 40;

export interface ReelSymbol {
  id: SymbolId;
  value: number;
}

/**
 * The motion of one reel. The symbols that roll past are the model's strip; the server has decided where it stops. Positions are in cells: `scroll` grows downwards, tape index i lies at row i + scroll.
 */
export class Reel {
  symbols: ReelSymbol[];
  /** How far the reel has rolled since it began to turn, in cells. */
  scroll = 0;
  phase: 'rest' | 'start' | 'run' | 'stop' = 'rest';
  private strip: readonly SymbolId[] = [];
  private offset = 0;
  private speed = 0;
  private goal = 0;
  private from = 0;
  private passed = 0;
  private duration = 0;
  private landing: ReelSymbol[] = [];
  private landed: (() => void) | undefined;

  constructor(symbols: ReelSymbol[]) {
    this.symbols = symbols;
  }

  get rows(): number {
    return this.symbols.length;
  }

  /** 0 at rest, 1 at full speed: how much the picture is stretched. */
  get blur(): number {
    return Math.min(1, this.speed / SPEED);
  }

  /** Begins to turn, after a short pull upwards. `strip` is what is shown meanwhile. */
  start(strip: readonly SymbolId[], turbo: boolean): void {
    this.strip = strip.length > 0 ? strip : this.symbols.map((symbol) => symbol.id);
    this.offset = Math.floor(Math.random() * this.strip.length);
    this.scroll = 0;
    this.speed = turbo ? SPEED_TURBO * 0.5 : 0;
    this.passed = 0;
    this.phase = 'start';
  }

  /** Brakes so that `symbols` stop in view; resolves when they rest. */
  stopAt(symbols: ReelSymbol[], turbo: boolean): Promise<void> {
    const speed = Math.max(this.speed, SPEED * 0.6);
    const bounce = turbo ? 0.7 : 1.35;
    // Far enough that the landing symbols are still out of sight above.
    const distance = Math.max(symbols.length + 1, turbo ? 3 : 5);
    this.goal = Math.ceil(this.scroll + distance);
    this.from = this.scroll;
    this.landing = symbols;
    this.duration = (((this.goal - this.from) * (3 + bounce)) / speed) * 1000;
    this.passed = 0;
    this.bounce = bounce;
    this.phase = 'stop';
    return new Promise((resolve) => (this.landed = resolve));
  }
  private bounce = 1.3;

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
    if (this.phase !== 'stop') return;
    this.passed += delta;
    const t = Math.min(1, this.passed / this.duration);
    this.scroll = this.from + (this.goal - this.from) * easeOutBack(t, this.bounce);
    this.speed = SPEED * Math.max(0, 1 - t * 1.6);
    if (t < 1) return;
    this.symbols = this.landing;
    this.scroll = 0;
    this.speed = 0;
    this.phase = 'rest';
    this.landed?.();
    this.landed = undefined;
  }

  /** The symbol at tape index i (negative: above the window when the turn began). */
  at(index: number): ReelSymbol {
    if (this.phase === 'stop') {
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
