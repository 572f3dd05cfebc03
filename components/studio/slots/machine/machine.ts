import type { Cell, ReelView, SymbolId } from '@/lib/studio/slots/types';
import type { WireStep, WireWin } from '@/lib/studio/slots/wire';
import type { Pictures } from '../pictures';
import { cellBox, fitReels, type Geometry } from './geometry';
import { Painter, type Scene } from './painter';
import { Reel, type ReelSymbol } from './reel';
import { Sparks } from './sparks';
import { Textures } from './textures';
import { easeIn, easeInOut, easeOut, easeOutBack, Ticker } from './ticker';

export interface MachineOptions {
  canvas: HTMLCanvasElement;
  pictures: Pictures;
  symbols: readonly SymbolId[];
  /** The maximum number of rows of each reel. */
  rows: readonly number[];
  lines: readonly (readonly number[])[];
  reels: ReelView;
  /** The number of scatters that start a feature. When only one is missing, the reels that still turn slow down for suspense. */
  scattersNeeded: number;
  /** The families of the display font, in CSS syntax. */
  face: string;
  /** Returns the text on a coin. Its value is in stake units. */
  coinText(units: number): string;
  onSound(cue: MachineCue, strength: number): void;
}

export type MachineCue =
  'start' | 'stop' | 'scatter' | 'await' | 'pop' | 'fall' | 'expand' | 'coin' | 'orb' | 'line';

export interface Pace {
  turbo: boolean;
  /** True for prefers-reduced-motion: pictures change without movement. */
  still: boolean;
}

const key = (cell: Cell) => cell.reel * 100 + cell.row;

/** Draws the reels and animates the server's results. It decides no outcome. */
export class ReelMachine {
  pace: Pace = { turbo: false, still: false };
  private readonly ticker: Ticker;
  private readonly textures: Textures;
  private readonly sparks = new Sparks();
  private readonly painter: Painter;
  private readonly context: CanvasRenderingContext2D;
  private readonly reels: Reel[];
  private geometry: Geometry;
  private scene: Scene;
  private locked = new Set<number>();
  private hurried = false;
  private cycle = 0;
  private spinning = false;

  constructor(private readonly options: MachineOptions) {
    this.context = options.canvas.getContext('2d')!;
    this.textures = new Textures(options.pictures, options.symbols);
    this.painter = new Painter(
      this.textures,
      options.lines,
      (units) => options.coinText(units),
      options.face,
    );
    this.reels = options.rows.map((rows, reel) => new Reel(this.filler(reel, rows)));
    this.geometry = fitReels(100, 100, options.rows.length, Math.max(...options.rows));
    this.scene = emptyScene();
    this.ticker = new Ticker((now) => this.draw(now));
  }

  /** Loads the pictures and shows them. */
  async load(): Promise<void> {
    await this.textures.load();
    this.ticker.wake();
  }

  /** Fits the reels into a box, in CSS pixels, and returns the size that they take. */
  resize(width: number, height: number): { width: number; height: number } {
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const { canvas, rows } = this.options;
    this.geometry = fitReels(width, height, rows.length, Math.max(...rows));
    const framed = { width: this.geometry.width, height: this.geometry.height };
    canvas.width = Math.round(framed.width * ratio);
    canvas.height = Math.round(framed.height * ratio);
    canvas.style.width = `${framed.width}px`;
    canvas.style.height = `${framed.height}px`;
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const cell = Math.min(this.geometry.reelWidth, this.geometry.reelHeight / Math.max(...rows));
    this.textures.resize(cell * ratio * 1.12);
    this.ticker.wake();
    return framed;
  }

  dispose(): void {
    this.stopShowing();
    this.ticker.stop();
  }

  /** Shows a picture at once. */
  show(grid: readonly (readonly SymbolId[])[], values?: readonly (readonly number[])[]): void {
    this.reels.forEach((reel, index) => {
      const column = grid[index];
      if (column) reel.symbols = symbolsOf(column, values?.[index]);
    });
    this.ticker.wake();
  }

  /** Starts all reels that are not held. */
  startSpin(kind: 'base' | 'free', held: { reels: readonly number[]; cells: readonly Cell[] }): void {
    this.stopShowing();
    this.hurried = false;
    this.ticker.rate = this.pace.turbo ? 1.8 : 1;
    this.locked = new Set(held.reels);
    this.scene.pinned = held.cells.map((cell) => ({ cell, id: 'wild' as SymbolId }));
    if (this.pace.still) return;
    this.spinning = true;
    const strips = (kind === 'free' && this.options.reels.free) || this.options.reels.base;
    this.reels.forEach((reel, index) => {
      if (!this.locked.has(index)) reel.start(strips[index] ?? [], this.pace.turbo);
    });
    this.options.onSound('start', 1);
    this.ticker.add((_now, delta) => {
      for (const reel of this.reels) reel.advance(delta);
      return !this.spinning && this.reels.every((reel) => reel.phase === 'rest');
    });
  }

  /** Finishes quickly: turning reels stop at once, animations run fast. */
  hurry(): void {
    this.hurried = true;
    this.ticker.rate = 4;
  }

  /** Stops the reels on the first picture of a spin. */
  async land(step: WireStep): Promise<void> {
    if (this.pace.still) {
      await this.fadeTo(step);
      return;
    }
    let scatters = 0;
    const stops: Promise<void>[] = [];
    const { scattersNeeded } = this.options;
    for (let index = 0; index < this.reels.length; index++) {
      if (this.locked.has(index)) continue;
      const reel = this.reels[index]!;
      const column = step.grid[index]!;
      const awaiting =
        scattersNeeded > 1 && scatters >= scattersNeeded - 1 && !this.hurried && !this.pace.turbo;
      if (awaiting) {
        await Promise.all(stops);
        this.scene.awaited = index;
        this.options.onSound('await', index / this.reels.length);
        await this.ticker.wait(950);
      } else if (index > 0) {
        await this.ticker.wait(this.pace.turbo || this.hurried ? 25 : 110);
      }
      const here = column.filter((id) => id === 'scatter').length;
      const counted = (scatters += here);
      stops.push(
        reel.stopAt(symbolsOf(column, step.values?.[index]), this.pace.turbo || this.hurried, () => {
          this.options.onSound(here > 0 ? 'scatter' : 'stop', here > 0 ? counted : index / this.reels.length);
          if (here > 0) this.puffColumn(index, column, 'scatter');
        }),
      );
    }
    await Promise.all(stops);
    this.scene.awaited = -1;
    this.scene.pinned = [];
    this.spinning = false;
    this.locked.clear();
    this.show(step.grid, step.values);
  }

  /** Stops the reels on the symbols from before the spin, because the spin was refused. */
  async cancelSpin(): Promise<void> {
    const rests = this.reels.map((reel) =>
      reel.phase === 'rest' ? undefined : reel.stopAt(reel.symbols, true),
    );
    if (this.spinning) await Promise.all(rests);
    this.spinning = false;
    this.scene.pinned = [];
    this.locked.clear();
    this.ticker.wake();
  }

  /** Animates the change from one picture of a spin to the next. */
  async advance(before: WireStep, step: WireStep): Promise<void> {
    switch (step.kind) {
      case 'cascade':
        await this.vanish(before.removed);
        return this.fall(before, step);
      case 'expand':
      case 'chosen':
        return this.transform(before, step);
      case 'orbs':
        return this.pulse(step, 'orb');
      case 'coins':
        return this.pulse(step, 'coin');
      default:
        return this.fadeTo(step);
    }
  }

  /** Animates a respin of held coins: the empty cells flicker, then new coins appear. */
  async hold(before: readonly (readonly SymbolId[])[], step: WireStep): Promise<void> {
    const fresh: Cell[] = [];
    step.grid.forEach((column, reel) =>
      column.forEach((id, row) => {
        if (id === 'coin' && before[reel]?.[row] !== 'coin') fresh.push({ reel, row });
      }),
    );
    this.ticker.rate = this.pace.turbo ? 1.8 : 1;
    if (!this.pace.still) {
      this.options.onSound('start', 0.5);
      const turning = new Map<number, number>();
      step.grid.forEach((column, reel) =>
        column.forEach((_, row) => {
          if (before[reel]?.[row] !== 'coin') turning.set(key({ reel, row }), Math.random());
        }),
      );
      this.scene.flicker = turning;
      await this.ticker.tween(620, (t) => (this.scene.flickerTime = t));
      this.scene.flicker = undefined;
    }
    this.show(step.grid, step.values);
    for (const cell of fresh) {
      this.options.onSound('coin', 1);
      await this.pop([cell], 200);
    }
  }

  /** Waits for a moment, shorter if the player hurries. */
  wait(duration: number): Promise<void> {
    return this.ticker.wait(duration);
  }

  /** Highlights all wins of a picture together, once. */
  async showWins(step: WireStep, { brief, sparks }: { brief: boolean; sparks: boolean }): Promise<void> {
    if (step.wins.length === 0) return;
    this.light(step.wins);
    if (sparks) for (const win of step.wins) for (const cell of win.positions) this.puff(cell, brief ? 2 : 4);
    await this.ticker.wait(brief ? 520 : 900);
    if (brief) this.unlight();
  }

  /** Highlights the wins one after another until something else is shown. */
  cycleWins(wins: readonly WireWin[], told: (win: WireWin | null) => void): void {
    window.clearInterval(this.cycle);
    if (wins.length < 2) {
      if (wins[0]) this.light(wins);
      return;
    }
    let index = -1;
    const next = () => {
      index = (index + 1) % wins.length;
      const win = wins[index]!;
      this.light([win]);
      told(win);
    };
    next();
    this.cycle = window.setInterval(next, 1300);
  }

  /** Removes all highlights. */
  stopShowing(): void {
    window.clearInterval(this.cycle);
    this.unlight();
  }

  private light(wins: readonly WireWin[]): void {
    const cells = new Set(wins.flatMap((win) => win.positions.map(key)));
    this.scene.wins = { list: wins, cells, since: performance.now() };
    if (this.pace.still) {
      this.ticker.wake();
      return;
    }
    const shown = this.scene.wins;
    this.ticker.add(() => this.scene.wins !== shown);
  }

  private unlight(): void {
    this.scene.wins = undefined;
    this.ticker.wake();
  }

  private async vanish(cells: readonly Cell[]): Promise<void> {
    const gone = new Set(cells.map(key));
    this.options.onSound('pop', cells.length);
    for (const cell of cells) this.puff(cell, 5);
    await this.ticker.tween(this.pace.still ? 0 : 240, (t) => {
      this.scene.scale = (cell) => (gone.has(key(cell)) ? 1 + 0.18 * Math.sin(t * 3) - easeIn(t) * 1.2 : 1);
    });
    this.scene.scale = undefined;
    this.scene.hidden = gone;
  }

  /** Lets the symbols above the removed cells fall. New symbols follow from above. */
  private async fall(before: WireStep, step: WireStep): Promise<void> {
    const gone = this.scene.hidden ?? new Set(before.removed.map(key));
    const start = new Map<number, number>();
    step.grid.forEach((column, reel) => {
      const kept: number[] = [];
      before.grid[reel]!.forEach((_, row) => {
        if (!gone.has(key({ reel, row }))) kept.push(row);
      });
      const fresh = column.length - kept.length;
      column.forEach((_, row) => {
        start.set(key({ reel, row }), row < fresh ? row - fresh - 0.4 : kept[row - fresh]!);
      });
    });
    this.scene.hidden = undefined;
    this.show(step.grid, step.values);
    const reels = step.grid.length;
    await this.ticker.tween(this.pace.still ? 0 : 430, (t) => {
      this.scene.lift = (cell) => {
        const from = start.get(key(cell)) ?? cell.row;
        const own = Math.max(0, Math.min(1, t * 1.5 - (cell.reel / reels) * 0.5));
        return (from - cell.row) * (1 - easeOutBack(own, 0.9));
      };
    });
    this.scene.lift = undefined;
    this.options.onSound('fall', step.cascadeIndex);
  }

  /** Flips the cells that changed. */
  private async transform(before: WireStep, step: WireStep): Promise<void> {
    const changed = new Set<number>();
    step.grid.forEach((column, reel) =>
      column.forEach((id, row) => {
        if (before.grid[reel]?.[row] !== id) changed.add(key({ reel, row }));
      }),
    );
    this.unlight();
    this.options.onSound('expand', changed.size);
    const turn = (shape: (t: number) => number) => (t: number) => {
      this.scene.scale = (cell) => (changed.has(key(cell)) ? shape(t) : 1);
    };
    await this.ticker.tween(
      this.pace.still ? 0 : 200,
      turn((t) => 1 - easeInOut(t)),
    );
    this.show(step.grid, step.values);
    for (const code of changed) this.puff({ reel: Math.floor(code / 100), row: code % 100 }, 4);
    await this.ticker.tween(
      this.pace.still ? 0 : 280,
      turn((t) => Math.max(0, easeOutBack(t, 1.8))),
    );
    this.scene.scale = undefined;
  }

  private async pulse(step: WireStep, symbol: 'orb' | 'coin'): Promise<void> {
    this.show(step.grid, step.values);
    this.unlight();
    const cells: Cell[] = [];
    step.grid.forEach((column, reel) =>
      column.forEach((id, row) => id === symbol && cells.push({ reel, row })),
    );
    for (const cell of cells) {
      this.options.onSound(symbol, 1);
      await this.pop([cell], symbol === 'coin' ? 130 : 260);
    }
    await this.ticker.wait(260);
  }

  private async pop(cells: Cell[], duration: number): Promise<void> {
    const popping = new Set(cells.map(key));
    for (const cell of cells) this.puff(cell, 6);
    await this.ticker.tween(this.pace.still ? 0 : duration, (t) => {
      this.scene.scale = (cell) => (popping.has(key(cell)) ? 1 + 0.28 * Math.sin(easeOut(t) * Math.PI) : 1);
    });
    this.scene.scale = undefined;
  }

  private async fadeTo(step: WireStep): Promise<void> {
    this.spinning = false;
    this.scene.pinned = [];
    this.show(step.grid, step.values);
    await this.ticker.tween(220, (t) => (this.scene.fade = t));
    this.scene.fade = 1;
  }

  private puffColumn(reel: number, column: readonly SymbolId[], symbol: SymbolId): void {
    column.forEach((id, row) => id === symbol && this.puff({ reel, row }, 12));
  }

  private puff(cell: Cell, count: number): void {
    if (this.pace.still) return;
    const box = cellBox(this.geometry, cell, this.reels[cell.reel]!.rows);
    this.sparks.burst(box.x + box.w / 2, box.y + box.h / 2, count, box.w * 1.1);
    this.runSparks();
  }

  private sparking = false;
  private runSparks(): void {
    if (this.sparking) return;
    this.sparking = true;
    this.ticker.add((_now, delta) => {
      this.sparks.advance(delta);
      this.sparking = this.sparks.busy;
      return !this.sparking;
    });
  }

  private filler(reel: number, rows: number): ReelSymbol[] {
    const strip = this.options.reels.base[reel] ?? [];
    return Array.from({ length: rows }, (_, row) => ({
      id: strip[(row * 3 + reel * 5) % strip.length] ?? 'low1',
      value: 0,
    }));
  }

  private draw(now: number): void {
    this.painter.paint(this.context, this.geometry, this.reels, this.scene, now);
    this.sparks.draw(this.context);
  }
}

function symbolsOf(column: readonly SymbolId[], values?: readonly number[]): ReelSymbol[] {
  return column.map((id, row) => ({ id, value: values?.[row] ?? 0 }));
}

function emptyScene(): Scene {
  return { pinned: [], awaited: -1, fade: 1, flickerTime: 0 };
}
