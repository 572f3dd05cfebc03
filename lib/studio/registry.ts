import type { Engine, EngineModel, SeatModel } from './engine';
import { slots } from './slots/engine';

/** Every engine of the studio: one line each. See README.md, "How to add an engine". */
const engines = { slots } as const satisfies Readonly<Record<string, Engine>>;

export type EngineCode = keyof typeof engines;

export const engineCodes = Object.keys(engines) as EngineCode[];

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

export interface ModelEntry {
  engine: EngineCode;
  model: EngineModel;
}

/** The current version of every model of every engine. */
export function allModels(): ModelEntry[] {
  return engineCodes.flatMap((engine) => engines[engine].models.map((model) => ({ engine, model })));
}
