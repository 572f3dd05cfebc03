import type { CompiledModel, Weights } from './compile';
import { NOTHING, type Moments } from './chain';
import { add, fraction, multiply, subtract, type Fraction } from './fraction';

/**
 * Moments of what the coin feature pays when it starts with `coins` coins: the distribution of the number of coins
 * at its end, solved over (coins, respins left), and coin values that are independent of it.
 */
export function holdMoments(model: CompiledModel, coins: number): Moments {
  const hold = model.model.coinHold!;
  const cells = model.rows.reduce((sum, rows) => sum + rows, 0);
  const value = coinMoments(model.coinValues!);
  const spread = subtract(value.square, multiply(value.mean, value.mean));
  const chance = fraction(BigInt(hold.chance.coin), BigInt(hold.chance.of));
  const ends = endings(coins, hold.respins, cells, chance, hold.respins, new Map());
  let { mean, square } = NOTHING;
  for (const [count, probability] of ends) {
    const bonus = fraction(count === cells ? BigInt(hold.fullGrid) : 0n);
    const expected = add(multiply(fraction(BigInt(count)), value.mean), bonus);
    mean = add(mean, multiply(probability, expected));
    const second = add(multiply(fraction(BigInt(count)), spread), multiply(expected, expected));
    square = add(square, multiply(probability, second));
  }
  return { mean, square };
}

/** Moments of one coin's value. */
export function coinMoments(weights: Weights): Moments {
  let mean = fraction(0n);
  let square = fraction(0n);
  weights.values.forEach((value, i) => {
    const weight = weights.limits[i]! - (i > 0 ? weights.limits[i - 1]! : 0);
    const share = fraction(BigInt(weight), BigInt(weights.total));
    mean = add(mean, multiply(share, fraction(BigInt(value))));
    square = add(square, multiply(share, fraction(BigInt(value) * BigInt(value))));
  });
  return { mean, square };
}

type Endings = Map<number, Fraction>;

function endings(
  coins: number,
  left: number,
  cells: number,
  chance: Fraction,
  respins: number,
  memo: Map<string, Endings>,
): Endings {
  if (coins === cells || left === 0) return new Map([[coins, fraction(1n)]]);
  const key = `${coins} ${left}`;
  const known = memo.get(key);
  if (known) return known;
  const result: Endings = new Map();
  const empty = cells - coins;
  for (let landed = 0; landed <= empty; landed++) {
    const probability = binomial(empty, landed, chance);
    const next = endings(coins + landed, landed > 0 ? respins : left - 1, cells, chance, respins, memo);
    for (const [count, share] of next)
      result.set(count, add(result.get(count) ?? fraction(0n), multiply(probability, share)));
  }
  memo.set(key, result);
  return result;
}

function binomial(n: number, k: number, p: Fraction): Fraction {
  let ways = 1n;
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  const hit = p.n ** BigInt(k) * (p.d - p.n) ** BigInt(n - k);
  return fraction(ways * hit, p.d ** BigInt(n));
}
