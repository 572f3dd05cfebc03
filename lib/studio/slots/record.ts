import type { Amount } from '@/lib/money/amount';
import { SPECIAL, type CompiledModel } from './compile';
import type { RoundMemory } from './memory';
import type { SpinListener } from './spin';
import type { Cell, FeatureAward, SpinStep, SymbolId, Win } from './types';

/** Turns units of a model into money at one stake; exact, since the stake divides by `model.units`. */
export type Price = (units: number) => Amount;

type Draft = { -readonly [K in keyof SpinStep]: SpinStep[K] } & { wins: Win[] };

/** Records what the client animates while `spin` plays. */
export class SpinRecorder implements SpinListener {
  readonly steps: Draft[] = [];
  readonly awards: FeatureAward[] = [];
  private multiplier = 1;
  private scattersAt: Cell[] = [];

  constructor(
    private readonly model: CompiledModel,
    private readonly memory: RoundMemory,
    private readonly price: Price,
  ) {}

  beginStep(kind: SpinStep['kind'], multiplier: number, cascadeIndex: number): void {
    this.multiplier = multiplier;
    const step: Draft = {
      kind,
      grid: this.picture(),
      wins: [],
      removed: [],
      multiplier,
      cascadeIndex,
      units: 0,
      payout: this.price(0),
    };
    if (!this.model.valueless) step.values = this.shownValues();
    this.steps.push(step);
  }

  endStep(units: number): void {
    const step = this.last();
    step.units = units;
    step.payout = this.price(units);
  }

  removed(): void {
    this.last().removed = this.where((cell) => this.memory.marked[cell] === 1);
  }

  line(
    line: number,
    fromRight: boolean,
    symbol: number,
    count: number,
    wildMultiplier: number,
    pay: number,
  ): void {
    const { reels, lineCells } = this.model;
    const positions: Cell[] = [];
    for (let i = 0; i < count; i++) {
      const reel = fromRight ? reels - 1 - i : i;
      positions.push(this.cell(lineCells[line * reels + reel]!));
    }
    this.win('line', symbol, count, positions, pay * this.multiplier, {
      line,
      side: fromRight ? 'right' : 'left',
      wildMultiplier,
    });
  }

  ways(symbol: number, count: number, ways: number, pay: number): void {
    const { height, isWild } = this.model;
    const positions = this.where((cell) => {
      const here = this.memory.grid[cell]!;
      return cell < count * height && (here === symbol || isWild[here] === 1);
    });
    this.win('ways', symbol, count, positions, pay * this.multiplier, { ways });
  }

  anywhere(symbol: number, count: number, pay: number): void {
    const positions = this.where((cell) => this.memory.grid[cell] === symbol);
    this.win('anywhere', symbol, count, positions, pay * this.multiplier);
  }

  cluster(symbol: number, cells: ArrayLike<number>, count: number, pay: number): void {
    const positions = Array.from({ length: count }, (_, i) => this.cell(cells[i]!));
    this.win('cluster', symbol, count, positions, pay * this.multiplier);
  }

  /** Scatters are paid with the last picture that the reels gave; later steps may cover them. */
  scatters(count: number, pay: number): void {
    this.scattersAt = this.special(SPECIAL.scatter);
    if (pay === 0) return;
    const step = this.last();
    this.win('scatter', this.model.scatter, count, this.scattersAt, pay);
    step.units += pay;
    step.payout = this.price(step.units);
  }

  chosen(reels: number, lines: number, pay: number): void {
    const { chosen, grid } = this.memory;
    const positions = this.where((cell) => grid[cell] === chosen);
    this.win('chosen', chosen, reels, positions, pay, { ways: lines });
  }

  coins(pay: number): void {
    const positions = this.special(SPECIAL.coin);
    this.win('coins', this.model.coin, positions.length, positions, pay);
  }

  /** What orbs add belongs to no symbol: it is in the step's units. */
  orbs(): void {}

  award(kind: FeatureAward['kind'], spins: number): void {
    const { memory, model } = this;
    const positions =
      kind === 'hold'
        ? this.special(SPECIAL.coin)
        : kind === 'respin'
          ? this.where((cell) => memory.locked[Math.floor(cell / model.height)] === 1)
          : this.scattersAt;
    const award: FeatureAward = { kind, spins, positions };
    if (kind === 'freeSpins' && memory.chosen >= 0) award.chosenSymbol = this.id(memory.chosen);
    this.awards.push(award);
  }

  private win(
    kind: Win['kind'],
    symbol: number,
    count: number,
    positions: readonly Cell[],
    units: number,
    more: Partial<Win> = {},
  ): void {
    this.last().wins.push({
      kind,
      symbol: this.id(symbol),
      count,
      positions,
      wildMultiplier: 1,
      ...more,
      units,
      payout: this.price(units),
    });
  }

  private last(): Draft {
    return this.steps[this.steps.length - 1]!;
  }

  private id(symbol: number): SymbolId {
    return this.model.symbols[symbol]!.id;
  }

  private cell(index: number): Cell {
    const { height } = this.model;
    return { reel: Math.floor(index / height), row: index % height };
  }

  private where(test: (cell: number) => boolean): Cell[] {
    const found: Cell[] = [];
    for (let reel = 0; reel < this.model.reels; reel++)
      for (let row = 0; row < this.memory.heights[reel]!; row++)
        if (test(reel * this.model.height + row)) found.push({ reel, row });
    return found;
  }

  private special(kind: number): Cell[] {
    return this.where((cell) => this.model.special[this.memory.grid[cell]!] === kind);
  }

  private picture(): SymbolId[][] {
    return this.columns((cell) => this.id(this.memory.grid[cell]!));
  }

  private shownValues(): number[][] {
    return this.columns((cell) => this.memory.values[cell]!);
  }

  private columns<T>(read: (cell: number) => T): T[][] {
    return Array.from({ length: this.model.reels }, (_, reel) =>
      Array.from({ length: this.memory.heights[reel]! }, (_, row) => read(reel * this.model.height + row)),
    );
  }
}
