import { MAX_RECORD_CHARACTERS } from '../engine';
import type { SlotModel, SymbolId } from './types';
import type { WireResult } from './wire';

export interface RecordedWin {
  kind: string;
  symbol: SymbolId;
  count: number;
  line?: number;
  ways?: number;
  multiplier: number;
  payout: string;
  cells: [reel: number, row: number][];
}

export interface RecordedStep {
  kind: string;
  /** Letters of the model's symbols, one word per reel from the top. */
  grid: string;
  values?: readonly (readonly number[])[];
  multiplier: number;
  payout: string;
  wins: RecordedWin[];
}

/** A spin in the betting record. */
export interface RecordedSpin {
  kind: string;
  payout: string;
  steps: RecordedStep[];
  /** Number of last steps left out because the record would be too long. The fairness verifier shows them. */
  omitted?: number;
}

/** What a step may take besides its own text: the record's other members. */
const RECORD_OVERHEAD = 600;

/** What the betting record shows of a spin: grids, wins and payouts. Leaves out the last steps of a spin that is too long. */
export function recordSpin(model: SlotModel, result: WireResult): RecordedSpin {
  const letters = new Map(model.symbols.map((symbol) => [symbol.id, symbol.letter]));
  const steps = result.steps.map((step): RecordedStep => ({
    kind: step.kind,
    grid: step.grid.map((column) => column.map((id) => letters.get(id)).join('')).join(' '),
    ...(step.values && { values: step.values }),
    multiplier: step.multiplier,
    payout: step.payout,
    wins: step.wins.map((win) => ({
      kind: win.kind,
      symbol: win.symbol,
      count: win.count,
      ...(win.line !== undefined && { line: win.line }),
      ...(win.ways !== undefined && { ways: win.ways }),
      multiplier: win.wildMultiplier,
      payout: win.payout,
      cells: win.positions.map((cell) => [cell.reel, cell.row]),
    })),
  }));
  const record: RecordedSpin = { kind: result.kind, payout: result.payout, steps: [] };
  let size = RECORD_OVERHEAD;
  for (const step of steps) {
    size += JSON.stringify(step).length + 1;
    if (size > MAX_RECORD_CHARACTERS) break;
    record.steps.push(step);
  }
  if (record.steps.length < steps.length) record.omitted = steps.length - record.steps.length;
  return record;
}
