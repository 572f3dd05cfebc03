import type { SlotModel, SymbolId } from '@/lib/studio/slots/types';
import type { StudioGame } from '../host';
import type { StoredSpin } from './store';
import type { WireResult } from './wire';

/** The gateway takes 16,384 characters a call; a spin that would say more leaves its later pictures out. */
const MOST_CHARACTERS = 15_000;

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

export interface RecordedSpin {
  nonce: number;
  kind: string;
  payout: string;
  steps: RecordedStep[];
  /** Pictures left out because the record would have been too long; the verifier shows them. */
  omitted?: number;
}

/**
 * What the betting record opens to: the grid, the lines, the seeds. Members `spin0`, `spin1` … add up in the gateway,
 * for a later call's members are laid over an earlier one's.
 */
export function roundDetails(
  game: StudioGame,
  model: SlotModel,
  spin: StoredSpin,
  result: WireResult,
): Record<string, never> {
  const letters = new Map(model.symbols.map((symbol) => [symbol.id, symbol.letter]));
  const index = spin.state?.spinsPlayed === undefined ? 0 : spin.state.spinsPlayed + 1;
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
  const record: RecordedSpin = { nonce: spin.nonce, kind: result.kind, payout: result.payout, steps: [] };
  let size = 600;
  for (const step of steps) {
    size += JSON.stringify(step).length + 1;
    if (size > MOST_CHARACTERS) break;
    record.steps.push(step);
  }
  if (record.steps.length < steps.length) record.omitted = steps.length - record.steps.length;
  const header =
    index === 0
      ? {
          studio: {
            engine: 'slots',
            model: model.code,
            version: model.version,
            look: game.look,
            commitment: spin.commitment,
            clientSeed: spin.client_seed,
            nonce: spin.nonce,
          },
        }
      : {};
  return { ...header, [`spin${index}`]: record } as unknown as Record<string, never>;
}
