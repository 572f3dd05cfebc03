import type { Engine, EngineModel, SeatEngine, SeatModel, TableModel } from './engine';
import { lottery } from './lottery/engine';
import { slots } from './slots/engine';

/** Every engine of the studio: one line each. See README.md, "How to add an engine". */
const engines = { slots, lottery } as const satisfies Readonly<Record<string, Engine>>;

export type EngineCode = keyof typeof engines;

/** Engines whose players play alone. */
export type SeatEngineCode = {
  [Code in EngineCode]: (typeof engines)[Code] extends SeatEngine ? Code : never;
}[EngineCode];

export const engineCodes = Object.keys(engines) as EngineCode[];

const seatEngineCodes = engineCodes.filter(
  (code): code is SeatEngineCode => findEngine(code)?.session === 'seat',
);

/** An engine by a code from outside. */
export function findEngine(code: string): Engine | undefined {
  return Object.hasOwn(engines, code) ? engines[code as EngineCode] : undefined;
}

/** The current version of a model of an engine. */
export function findModel(engine: string, model: string): EngineModel | undefined {
  return findEngine(engine)?.findModel(model);
}

/** A model that is played at a seat, in its current version or in a stated one. */
export function findSeatModel(engine: string, model: string, version?: number): SeatModel | undefined {
  const found = findEngine(engine);
  return found?.session === 'seat' ? found.findModel(model, version) : undefined;
}

/** The current version of a model of a shared table or draw. */
export function findTableModel(engine: string, model: string): TableModel | undefined {
  const found = findEngine(engine);
  return found?.session === 'table' ? found.findModel(model) : undefined;
}

export interface ModelEntry {
  engine: EngineCode;
  model: EngineModel;
}

/** The current version of every model of every engine. */
export function allModels(): ModelEntry[] {
  return engineCodes.flatMap((engine) => engines[engine].models.map((model) => ({ engine, model })));
}

/** The current version of every model that is played at a seat: those whose rounds are compared with one published return and verified singly. */
export function seatModels(): { engine: SeatEngineCode; model: SeatModel }[] {
  return seatEngineCodes.flatMap((engine) => engines[engine].models.map((model) => ({ engine, model })));
}
