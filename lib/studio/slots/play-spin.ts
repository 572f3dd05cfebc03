import { amount, type Amount } from '@/lib/money/amount';
import { compile, type CompiledModel } from './compile';
import { createMemory, KIND, type RoundMemory } from './memory';
import { SpinRecorder } from './record';
import { spin } from './spin';
import type { Draw, FeatureState, SlotModel, SpinResult } from './types';

/**
 * Plays one spin.
 *
 * `state` is what the previous call of the same round returned as `next` (null: a new, paid round); `stake` is the
 * stake of the paid spin, in 1/10,000, and must be passed again, unchanged, to the round's later calls; `draw` is the
 * round's fairness stream. The result depends on these four only: no clock, no balance, no history
 * (RTS 7, GLI-19 4.7). Payouts are exact: `stake` must be positive and divide by `model.units`, which every whole
 * number of cents does.
 *
 * Throws RangeError for a stake that does not divide, or a state that is not of this model.
 */
export function playSpin(
  model: SlotModel,
  state: FeatureState | null,
  stake: Amount,
  draw: Draw,
): SpinResult {
  const rules = compile(model);
  const perUnit = unitOf(model, stake);
  const price = (units: number) => amount(BigInt(units) * perUnit);
  const memory = createMemory(rules);
  if (state) restore(rules, memory, state);
  const recorder = new SpinRecorder(rules, memory, price);
  spin(rules, memory, draw, recorder);
  return {
    model: model.code,
    version: model.version,
    kind: state?.kind ?? 'paid',
    stops: Array.from(memory.stops),
    steps: recorder.steps,
    awards: memory.capped ? [] : recorder.awards,
    units: memory.units,
    payout: price(memory.units),
    roundUnits: memory.roundUnits,
    roundPayout: price(memory.roundUnits),
    capped: memory.capped,
    next: save(rules, memory),
  };
}

/** The value of one stake unit at a stake. Throws RangeError where it is not a whole number of 1/10,000. */
export function unitOf(model: SlotModel, stake: Amount): bigint {
  const units = BigInt(model.units);
  if (stake <= 0n || stake % units !== 0n)
    throw new RangeError(`a stake on ${model.code} must be positive and divide by ${model.units}`);
  return stake / units;
}

function save(model: CompiledModel, memory: RoundMemory): FeatureState | null {
  const common = {
    spinsLeft: memory.spinsLeft,
    spinsPlayed: memory.spinsPlayed,
    roundUnits: memory.roundUnits,
  };
  switch (memory.kind) {
    case KIND.free: {
      const { freeSpins, orbs } = model.model;
      return {
        kind: 'freeSpins',
        ...common,
        spinsAwarded: memory.spinsAwarded,
        multiplier: memory.multiplier,
        ...(memory.chosen >= 0 && { chosenSymbol: model.symbols[memory.chosen]!.id }),
        ...(freeSpins?.stickyWilds && { sticky: stickyCells(model, memory) }),
        ...(orbs?.accumulateInFreeSpins && { orbTotal: memory.orbTotal }),
      };
    }
    case KIND.respin:
      return {
        kind: 'respin',
        ...common,
        lockedReels: Array.from(memory.locked.keys()).filter((reel) => memory.locked[reel]),
      };
    case KIND.hold:
      return {
        kind: 'hold',
        ...common,
        coins: Array.from(memory.heights, (rows, reel) =>
          Array.from(memory.coins.subarray(reel * model.height, reel * model.height + rows)),
        ),
      };
    default:
      return null;
  }
}

function stickyCells(model: CompiledModel, memory: RoundMemory) {
  return Array.from(memory.sticky.keys())
    .filter((cell) => memory.sticky[cell])
    .map((cell) => ({ reel: Math.floor(cell / model.height), row: cell % model.height }));
}

function restore(model: CompiledModel, memory: RoundMemory, state: FeatureState): void {
  const foreign = (): never => {
    throw new RangeError(`the state of a ${state.kind} round does not belong to ${model.model.code}`);
  };
  memory.spinsLeft = state.spinsLeft;
  memory.spinsPlayed = state.spinsPlayed;
  memory.roundUnits = state.roundUnits;
  const at = (reel: number, row: number): number => {
    if (!(row < (memory.heights[reel] ?? 0))) foreign();
    return reel * model.height + row;
  };
  switch (state.kind) {
    case 'freeSpins':
      if (!model.free) foreign();
      memory.kind = KIND.free;
      memory.spinsAwarded = state.spinsAwarded;
      memory.multiplier = state.multiplier;
      memory.orbTotal = state.orbTotal ?? 0;
      memory.chosen = state.chosenSymbol
        ? model.symbols.findIndex((symbol) => symbol.id === state.chosenSymbol)
        : -1;
      for (const cell of state.sticky ?? []) memory.sticky[at(cell.reel, cell.row)] = 1;
      return;
    case 'respin':
      if (!model.model.expandingWilds?.respin) foreign();
      memory.kind = KIND.respin;
      for (const reel of state.lockedReels) memory.locked[reel] = 1;
      return;
    case 'hold':
      if (!model.model.coinHold) foreign();
      memory.kind = KIND.hold;
      state.coins.forEach((column, reel) =>
        column.forEach((value, row) => {
          memory.coins[at(reel, row)] = value;
        }),
      );
  }
}
