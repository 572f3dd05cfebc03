/** An exact rational: numerator over denominator, denominator positive. */
export interface Fraction {
  n: bigint;
  d: bigint;
}

/** n / d in lowest terms. */
export function fraction(n: bigint, d = 1n): Fraction {
  if (d < 0n) return fraction(-n, -d);
  let a = n < 0n ? -n : n;
  let b = d;
  while (b > 0n) [a, b] = [b, a % b];
  return a > 1n ? { n: n / a, d: d / a } : { n, d };
}

/** a + b. */
export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

/** a × b. */
export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d);
}

/** a − b. */
export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { n: -b.n, d: b.d });
}

/** a / b. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d, a.d * b.n);
}

/** The decimal string with `digits` after the point, rounded half up (for non-negative fractions). */
export function toDecimal(value: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const scaled = (2n * value.n * scale + value.d) / (2n * value.d);
  const text = scaled.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The nearest double, also where numerator and denominator are beyond a double's range. */
export function toNumber(value: Fraction): number {
  const shift = value.d.toString(2).length - 1000;
  if (shift <= 0) return Number(value.n) / Number(value.d);
  return Number(value.n >> BigInt(shift)) / Number(value.d >> BigInt(shift));
}
