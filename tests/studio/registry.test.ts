import { lotteryGames } from '@/lib/studio/lottery/games/registry';
import {
  allModels,
  findEngine,
  findModel,
  findSeatModel,
  findTableModel,
  seatModels,
} from '@/lib/studio/registry';
import { modelCodes, modelRules, reelView, slotModels } from '@/lib/studio/slots/registry';
import { checkModel } from '@/lib/studio/slots/compile';
import { models } from '@/lib/studio/slots/models';
import type { SlotModel } from '@/lib/studio/slots/types';

describe.each(modelCodes)('%s', (code) => {
  const published = slotModels[code];
  const { model, returns } = published;
  const rules = modelRules(published);

  test('has a return between 94.5% and 97.2%, also at the ends of an interval', () => {
    const { rtp } = returns;
    const [low, high] = rtp.method === 'exact' ? [rtp.value, rtp.value] : [rtp.low, rtp.high];
    expect(Number(low)).toBeGreaterThanOrEqual(0.945);
    expect(Number(high)).toBeLessThanOrEqual(0.972);
    if (rtp.method === 'simulated') expect(rtp.rounds).toBeGreaterThanOrEqual(1e8);
  });

  test('names the volatility of its deviation', () => {
    const deviation = Number(returns.deviation.value);
    const named = deviation < 3.2 ? 'low' : deviation < 5.5 ? 'medium' : deviation < 8 ? 'high' : 'very-high';
    expect(model.volatility).toBe(named);
  });

  test('is plain JSON with its code and its published cap', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    expect(model.code).toBe(code);
    expect(returns.maxWin).toBe(model.maxWin);
    expect(() => checkModel(model)).not.toThrow();
  });

  test('pays more for higher counts, and publishes the figures of a feature if and only if it has one', () => {
    for (const { pays } of model.symbols) {
      const counts = pays.map((pay) => pay.count);
      const units = pays.map((pay) => pay.units);
      expect([...counts].sort((a, b) => a - b)).toEqual(counts);
      expect([...units].sort((a, b) => a - b)).toEqual(units);
    }
    const feature = Boolean(model.freeSpins || model.coinHold || model.expandingWilds?.respin);
    expect(returns.featureEvery !== undefined).toBe(feature);
  });

  test('has rules that name the symbols of its reels and all its features', () => {
    const shown = new Set(reelView(model).base.flat());
    for (const symbol of rules.symbols) expect(symbol.reels.length > 0).toBe(shown.has(symbol.id));
    const kinds = rules.features.map((feature) => feature.kind);
    expect(kinds.includes('freeSpins')).toBe(Boolean(model.freeSpins));
    expect(kinds.includes('cascades')).toBe(Boolean(model.cascades));
    expect(kinds.includes('coinHold')).toBe(Boolean(model.coinHold));
    expect(kinds.includes('orbs')).toBe(Boolean(model.orbs));
    expect(kinds.includes('expandingWilds')).toBe(Boolean(model.expandingWilds));
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
  });
});

test('no two models have the same return and deviation', () => {
  const figures = modelCodes.map(
    (code) => `${slotModels[code].returns.rtp.value} ${slotModels[code].returns.deviation.value}`,
  );
  expect(new Set(figures).size).toBe(modelCodes.length);
  expect(modelCodes.length).toBeGreaterThanOrEqual(14);
});

test('findModel finds a model by its code and nothing else', () => {
  expect(findModel('slots', 'ten-lines')?.code).toBe('ten-lines');
  for (const code of ['', 'none', 'toString', '__proto__', 'constructor'])
    expect(findModel('slots', code)).toBeUndefined();
});

describe('checkModel rejects a broken model', () => {
  const good = models['ten-lines'];
  const broken: Record<string, SlotModel> = {
    'units that do not divide a cent': { ...good, units: 30 },
    'a cap that is no whole number': { ...good, maxWin: 12.5 },
    'a letter without a symbol': { ...good, base: { strips: ['?', ...good.base.strips.slice(1)] } },
    'a strip too few': { ...good, base: { strips: good.base.strips.slice(1) } },
    'a line outside the grid': {
      ...good,
      evaluation: { kind: 'lines', lines: [[0, 1, 2, 3, 0]], direction: 'left' },
    },
    'a wild on the first reel of ways': {
      ...good,
      evaluation: { kind: 'ways' },
      base: { strips: [`WAB${good.base.strips[0]}`, ...good.base.strips.slice(1)] },
    },
    'two symbols with one letter': { ...good, symbols: [...good.symbols, good.symbols[0]!] },
    'clusters that do not fall': { ...good, evaluation: { kind: 'clusters' } },
  };
  test.each(Object.keys(broken))('%s', (name) => {
    expect(() => checkModel(broken[name]!)).toThrow(RangeError);
  });
});

test('model codes are unique among all engines, and an engine finds its models by code and version', () => {
  const entries = allModels();
  expect(new Set(entries.map(({ model }) => model.code)).size).toBe(entries.length);
  for (const { engine, model } of entries) {
    expect(findModel(engine, model.code)).toBe(model);
    expect(findEngine(engine)!.findModel(model.code, model.version)).toBe(model);
    expect(findEngine(engine)!.findModel(model.code, model.version + 1)).toBeUndefined();
  }
  expect(findEngine('constructor')).toBeUndefined();
});

test('a model is found either at a seat or at a table, by the session of its engine', () => {
  const atSeats = seatModels();
  expect(new Set(atSeats.map(({ engine }) => engine))).toEqual(new Set(['slots']));
  for (const { engine, model } of atSeats) {
    expect(findSeatModel(engine, model.code, model.version)).toBe(model);
    expect(findTableModel(engine, model.code)).toBeUndefined();
  }
  const shared = allModels().filter(({ engine }) => findEngine(engine)!.session === 'table');
  expect(shared.map(({ model }) => model.code)).toEqual(lotteryGames.map(({ code }) => code));
  for (const { engine, model } of shared) {
    expect(findTableModel(engine, model.code)).toBe(model);
    expect(findSeatModel(engine, model.code)).toBeUndefined();
  }
});
