import { compile, type CompiledModel } from './compile';
import { evaluate } from './evaluate';
import { createMemory } from './memory';
import { add, fraction, multiply, type Fraction } from './fraction';

/**
 * Expected units of free spins with sticky wilds and neither retriggers nor scatters.
 *
 * A line takes one cell of each reel, reels are independent, and a cell is wild in spin t unless no wild landed on it
 * in t spins; so the expectation of a line needs only cell distributions, although the pictures are too many to list.
 */
export function stickyMean(model: CompiledModel, spins: number): Fraction {
  const rules = model.model.freeSpins!;
  if (
    rules.retriggers.length > 0 ||
    rules.multiplier.kind !== 'fixed' ||
    model.model.evaluation.kind !== 'lines'
  )
    throw new RangeError('sticky wilds are solved for lines, a fixed multiplier and no retriggers');
  const letters = rules.reels.strips.join('');
  if (model.symbols.some((symbol) => symbol.special && letters.includes(symbol.letter)))
    throw new RangeError('sticky wilds are solved for free reels of paying symbols and wilds');
  let perLine = fraction(0n);
  for (let spin = 1; spin <= spins; spin++)
    perLine = add(
      perLine,
      lineMean(
        model,
        model.free!.strips.map((strip) => cellOdds(model, strip, spin)),
      ),
    );
  const times = BigInt(model.lineCount * rules.multiplier.value);
  return multiply(perLine, fraction(times));
}

/** Chances of each symbol in a cell of a reel in spin t of sticky wilds, as integers over length^t. */
function cellOdds(model: CompiledModel, strip: Uint8Array, spin: number): Odds {
  const length = BigInt(strip.length);
  const counts = model.symbols.map((_, symbol) => BigInt(strip.filter((s) => s === symbol).length));
  const t = BigInt(spin);
  const notWild = length - counts[model.wild]!;
  const chances = counts.map((count, symbol) =>
    symbol === model.wild ? length ** t - notWild ** t : notWild ** (t - 1n) * count,
  );
  return { chances, total: length ** t };
}

export interface Odds {
  chances: readonly bigint[];
  total: bigint;
}

/** Expected units of one line whose cells have these odds, independently: every combination, priced by `evaluate`. */
export function lineMean(model: CompiledModel, odds: readonly Odds[]): Fraction {
  const { model: data } = model;
  if (data.evaluation.kind !== 'lines') throw new RangeError('not a game of lines');
  const oneLine = compile({
    ...data,
    evaluation: { ...data.evaluation, lines: [data.evaluation.lines[0]!] },
  });
  const memory = createMemory(oneLine);
  let sum = 0n;
  const place = (reel: number, weight: bigint): void => {
    if (reel === odds.length) {
      const pay = evaluate(oneLine, memory, null);
      if (pay > 0) sum += weight * BigInt(pay);
      return;
    }
    odds[reel]!.chances.forEach((chance, symbol) => {
      if (chance === 0n) return;
      memory.grid[oneLine.lineCells[reel]!] = symbol;
      place(reel + 1, weight * chance);
    });
  };
  place(0, 1n);
  return fraction(
    sum,
    odds.reduce((product, { total }) => product * total, 1n),
  );
}
