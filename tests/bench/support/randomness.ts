/** A source of 32-bit words. */
export type Words = () => number;

export interface Verdict {
  test: string;
  /** Two-sided: too even is as suspicious as too uneven. */
  p: number;
}

/**
 * A battery of six classical tests (Knuth, TAOCP 2, 3.3.2) on `count` words; each gives a p-value. Together with
 * `holm` it is the test of docs/trust.md F5; planted bad generators show that each of them can see.
 */
export function battery(words: Words, count: number): Verdict[] {
  const bytes = new Float64Array(256);
  const pairs = new Float64Array(256);
  const orders = new Float64Array(24);
  const fair = new Float64Array(37);
  const gaps = new Float64Array(16);
  const four = new Float64Array(4);
  const limit = 2 ** 32 - (2 ** 32 % 37);
  let ones = 0;
  let changes = 0;
  let lastBit = 0;
  let gap = 0;
  for (let i = 0; i < count; i++) {
    const word = words();
    for (let shift = 0; shift < 32; shift += 8) bytes[(word >>> shift) & 255]!++;
    pairs[((word >>> 28) << 4) | (word & 15)]!++;
    ones += bitCount(word);
    changes += bitCount((word ^ (word >>> 1)) & 0x7fffffff) + ((word & 1) === lastBit ? 0 : 1);
    lastBit = word >>> 31;
    four[i & 3] = word;
    if ((i & 3) === 3) orders[orderOf(four)]!++;
    if (word < limit) fair[word % 37]!++;
    if (word < 2 ** 30) {
      gaps[Math.min(gap, 15)]!++;
      gap = 0;
    } else gap++;
  }
  const bits = count * 32;
  return [
    { test: 'bytes', p: twoSided(chiSquare(bytes, () => 1 / 256)) },
    { test: 'pairs', p: twoSided(chiSquare(pairs, () => 1 / 256)) },
    { test: 'orders of four', p: twoSided(chiSquare(orders, () => 1 / 24)) },
    { test: 'draws of 37', p: twoSided(chiSquare(fair, () => 1 / 37)) },
    { test: 'gaps', p: twoSided(chiSquare(gaps, (i) => (i === 15 ? 0.75 ** 15 : 0.25 * 0.75 ** i))) },
    { test: 'ones', p: normal((2 * ones - bits) / Math.sqrt(bits)) },
    { test: 'runs', p: normal((2 * changes - bits) / Math.sqrt(bits)) },
  ];
}

/** Whether all hypotheses stand together at `level` (Holm 1979: no assumption on how they depend on each other). */
export function holm(verdicts: readonly Verdict[], level: number): { stands: boolean; worst: Verdict } {
  const sorted = [...verdicts].sort((a, b) => a.p - b.p);
  const worst = sorted[0]!;
  return { stands: worst.p > level / sorted.length, worst };
}

function bitCount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Which of the 24 orders four numbers are in. */
function orderOf(v: Float64Array): number {
  const below = (i: number) => {
    let n = 0;
    for (let j = i + 1; j < 4; j++) if (v[j]! < v[i]!) n++;
    return n;
  };
  return below(0) * 6 + below(1) * 2 + below(2);
}

function chiSquare(counts: Float64Array, share: (i: number) => number): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  let x = 0;
  counts.forEach((n, i) => (x += (n - total * share(i)) ** 2 / (total * share(i))));
  return upperGamma((counts.length - 1) / 2, x / 2);
}

function twoSided(p: number): number {
  return 2 * Math.min(p, 1 - p);
}

/** Two-sided p of a standard normal value. */
function normal(z: number): number {
  return upperGamma(0.5, (z * z) / 2);
}

/** Regularised upper incomplete gamma function, by series below a + 1 and by continued fraction above. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 1000 && term > sum * 1e-15; n++) sum += term *= x / (a + n);
    return Math.max(0, 1 - front * sum);
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let i = 1; i < 1000; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return front * h;
}

/** Lanczos approximation. */
function logGamma(x: number): number {
  const g = [
    76.18009172947146, -86.50532032941677, 24.01409824083091, -1.231739572450155, 1.208650973866179e-3,
  ];
  let sum = 1.000000000190015 - 5.395239384953e-6 / (x + 6);
  g.forEach((value, i) => (sum += value / (x + i + 1)));
  return Math.log((2.5066282746310005 * sum) / x) - (x + 5.5) + (x + 0.5) * Math.log(x + 5.5);
}
