import { amount } from '@/lib/money/amount';
import type { SeatEngine, SeatModel } from '../engine';
import { earlierModels } from './models/earlier';
import { playSpin, unitOf } from './play-spin';
import { modelRules, reelView, slotModels } from './registry';
import { recordSpin } from './round-record';
import type { FeatureState, PublishedModel, SlotsPage } from './types';
import { wireResult } from './wire';

/** The slot engine with the given models: the current version of each, and earlier versions that rounds may still name. */
export function createSlotsEngine(
  current: readonly PublishedModel[],
  earlier: readonly PublishedModel[],
): SeatEngine {
  const models = current.map(toSeatModel);
  const earlierVersions = earlier.map(toSeatModel);
  const byCode = new Map(models.map((model) => [model.code, model]));
  return {
    code: 'slots',
    session: 'seat',
    leastRoundMs: 2_500,
    models,
    findModel(code, version) {
      const model = byCode.get(code);
      if (version === undefined || model?.version === version) return model;
      return earlierVersions.find((entry) => entry.code === code && entry.version === version);
    },
  };
}

function toSeatModel(published: PublishedModel): SeatModel {
  const { model, returns } = published;
  const { evaluation } = model;
  const page: SlotsPage = { rules: modelRules(published), reels: reelView(model) };
  const { lines, ways = 0, bothWays } = page.rules;
  return {
    code: model.code,
    version: model.version,
    returns,
    volatility: model.volatility,
    summary: [
      { key: `rules.evaluation.${evaluation.kind}`, values: { lines: lines.length, ways } },
      ...(bothWays ? [{ key: 'rules.bothWays' }] : []),
    ],
    page,
    // The play service passes on the states that this engine gave it.
    play({ state, stake, draw }) {
      const played = playSpin(model, state as FeatureState | null, stake, draw);
      const result = wireResult(played);
      return { payout: played.payout, next: played.next, result, record: recordSpin(model, result) };
    },
    paidSoFar: (state, stake) => amount(unitOf(model, stake) * BigInt((state as FeatureState).roundUnits)),
    movesPlayed: (state) => (state as FeatureState).spinsPlayed + 1,
  };
}

export const slots = createSlotsEngine(Object.values(slotModels), earlierModels);
