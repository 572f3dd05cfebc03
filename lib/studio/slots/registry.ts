import { models } from './models';
import { returns as trioOne } from './models/trio-one.returns';
import { returns as trioFive } from './models/trio-five.returns';
import { returns as tenLines } from './models/ten-lines.returns';
import { returns as twentyTriple } from './models/twenty-triple.returns';
import { returns as climbingLines } from './models/climbing-lines.returns';
import { returns as fiftyStacked } from './models/fifty-stacked.returns';
import { returns as ways243 } from './models/ways-243.returns';
import { returns as ways1024 } from './models/ways-1024.returns';
import { returns as expandingWilds } from './models/expanding-wilds.returns';
import { returns as twoWayRespins } from './models/two-way-respins.returns';
import { returns as coinHold } from './models/coin-hold.returns';
import { returns as chosenSymbol } from './models/chosen-symbol.returns';
import { returns as stickyWilds } from './models/sticky-wilds.returns';
import { returns as tumblingWays } from './models/tumbling-ways.returns';
import { returns as scatterOrbs } from './models/scatter-orbs.returns';
import { returns as clusterSeven } from './models/cluster-seven.returns';
import { returns as tallWays } from './models/tall-ways.returns';
import type {
  ModelCode,
  ModelRules,
  PublishedModel,
  ReelView,
  RuleFeature,
  SlotModel,
  SymbolId,
} from './types';

/** Every model with its published figures. */
export const slotModels: Record<ModelCode, PublishedModel> = {
  'trio-one': { model: models['trio-one'], returns: trioOne },
  'trio-five': { model: models['trio-five'], returns: trioFive },
  'ten-lines': { model: models['ten-lines'], returns: tenLines },
  'twenty-triple': { model: models['twenty-triple'], returns: twentyTriple },
  'climbing-lines': { model: models['climbing-lines'], returns: climbingLines },
  'fifty-stacked': { model: models['fifty-stacked'], returns: fiftyStacked },
  'ways-243': { model: models['ways-243'], returns: ways243 },
  'ways-1024': { model: models['ways-1024'], returns: ways1024 },
  'expanding-wilds': { model: models['expanding-wilds'], returns: expandingWilds },
  'two-way-respins': { model: models['two-way-respins'], returns: twoWayRespins },
  'coin-hold': { model: models['coin-hold'], returns: coinHold },
  'chosen-symbol': { model: models['chosen-symbol'], returns: chosenSymbol },
  'sticky-wilds': { model: models['sticky-wilds'], returns: stickyWilds },
  'tumbling-ways': { model: models['tumbling-ways'], returns: tumblingWays },
  'scatter-orbs': { model: models['scatter-orbs'], returns: scatterOrbs },
  'cluster-seven': { model: models['cluster-seven'], returns: clusterSeven },
  'tall-ways': { model: models['tall-ways'], returns: tallWays },
};

/** Every model's code, in the order of the registry. */
export const modelCodes = Object.keys(slotModels) as ModelCode[];

/** The rules of a model for its paytable screen, as data that the client puts into words. */
export function modelRules({ model, returns }: PublishedModel): ModelRules {
  const { evaluation } = model;
  const orMore = evaluation.kind === 'anywhere' || evaluation.kind === 'clusters';
  return {
    code: model.code,
    version: model.version,
    volatility: model.volatility,
    units: model.units,
    reels: model.rows.length,
    rows: model.rows,
    evaluation: evaluation.kind,
    bothWays: evaluation.kind === 'lines' && evaluation.direction === 'both',
    lines: evaluation.kind === 'lines' ? evaluation.lines : [],
    ...(evaluation.kind === 'ways' && { ways: model.rows.reduce((product, rows) => product * rows, 1) }),
    symbols: model.symbols.map((symbol) => ({
      id: symbol.id,
      pays: symbol.pays,
      role: symbol.special ?? (symbol.wild ? 'wild' : 'paying'),
      orMore: orMore && !symbol.special,
      ...(symbol.wild && { wildMultiplier: symbol.wild.multiplier }),
      reels: [...model.base.strips.keys()].filter((reel) => model.base.strips[reel]!.includes(symbol.letter)),
    })),
    features: features(model),
    returns,
  };
}

function features(model: SlotModel): RuleFeature[] {
  const { cascades, freeSpins, expandingWilds, coinHold, orbs } = model;
  const list: RuleFeature[] = [];
  if (model.base.heights)
    list.push({ kind: 'varyingHeights', heights: model.base.heights.map((height) => height.value) });
  if (cascades)
    list.push({
      kind: 'cascades',
      multipliers: cascades.multipliers,
      freeMultipliers: cascades.freeMultipliers,
    });
  if (expandingWilds) list.push({ kind: 'expandingWilds', ...expandingWilds });
  if (orbs)
    list.push({
      kind: 'orbs',
      values: orbs.values.map((entry) => entry.value),
      accumulateInFreeSpins: orbs.accumulateInFreeSpins,
    });
  if (coinHold)
    list.push({
      kind: 'coinHold',
      trigger: coinHold.trigger,
      respins: coinHold.respins,
      values: coinHold.values.map((entry) => entry.value),
      fullGrid: coinHold.fullGrid,
    });
  if (freeSpins)
    list.push({
      kind: 'freeSpins',
      awards: freeSpins.awards,
      retriggers: freeSpins.retriggers,
      maxSpins: freeSpins.maxSpins,
      multiplier: freeSpins.multiplier,
      stickyWilds: freeSpins.stickyWilds ?? false,
      chosenSymbol: freeSpins.chosenSymbol?.map((entry) => entry.symbol) ?? [],
    });
  return list;
}

/** The strips as symbols, for the client to roll while it waits for the server's result. */
export function reelView(model: SlotModel): ReelView {
  const idOf = new Map(model.symbols.map((symbol) => [symbol.letter, symbol.id]));
  const read = (strips: readonly string[]): SymbolId[][] =>
    strips.map((strip) => Array.from(strip, (letter) => idOf.get(letter)!));
  return {
    base: read(model.base.strips),
    ...(model.freeSpins && { free: read(model.freeSpins.reels.strips) }),
  };
}
