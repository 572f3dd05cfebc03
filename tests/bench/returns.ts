import { meanOf, publishedReturns } from '@/lib/studio/slots/figures';
import { models } from '@/lib/studio/slots/models';
import { emptyTally, simulate, simulationDraw } from '@/lib/studio/slots/simulate';
import type { ModelCode, SlotReturns } from '@/lib/studio/slots/types';

export interface ReturnsRun {
  /** Played rounds of each model. */
  rounds: number;
  codes: readonly ModelCode[];
  publish?: (code: ModelCode, returns: SlotReturns) => void;
}

const everything: ReturnsRun = { rounds: 1e8, codes: Object.keys(models) as ModelCode[] };

/**
 * Recomputes the published figures of the slot models (docs/trust.md F6): the full cycle where it can be enumerated, and
 * 10^8 played rounds of every model, whose 99% interval must hold an exact return. Prints a line per model; takes about
 * 45 minutes of one core. Throws Error where an exact return lies outside its interval: the seeds are fixed, so what
 * held once holds until a model or the engine changes.
 */
export async function benchReturns(run: ReturnsRun = everything): Promise<void> {
  const outside: string[] = [];
  for (const code of run.codes) {
    const model = models[code];
    const seed = 1000 + Object.keys(models).indexOf(code);
    const began = performance.now();
    const tally = simulate(model, run.rounds, simulationDraw(seed), emptyTally());
    const nanoseconds = ((performance.now() - began) * 1e6) / run.rounds;
    const returns = publishedReturns(model, tally);
    const { mean, half } = meanOf(model, tally);
    const inside = Math.abs(Number(returns.rtp.value) - mean) <= half;
    if (!inside) outside.push(code);
    run.publish?.(code, returns);
    console.log(
      [
        code.padEnd(16),
        `rtp ${returns.rtp.value} ${returns.rtp.method}`,
        `played ${mean.toFixed(5)} ± ${half.toFixed(5)} ${inside ? 'inside' : 'OUTSIDE'}`,
        `hit ${returns.hitFrequency.value}`,
        `feature 1 in ${returns.featureEvery?.value ?? '-'}`,
        `deviation ${returns.deviation.value}`,
        `largest ${(tally.largest / model.units).toFixed(1)} of ${model.maxWin}, at it ${tally.capped}`,
        `${nanoseconds.toFixed(0)} ns a round`,
      ].join(' | '),
    );
  }
  if (outside.length > 0) throw new Error(`outside their 99% interval: ${outside.join(', ')}`);
}
