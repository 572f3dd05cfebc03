import { createHash } from 'node:crypto';

/** A number from 0 to 1 that follows from its parts alone, so that a repeated seed draws the same ones in any order. */
export function chance(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(parts.join(' ')).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** One of the values, by the parts. */
export function pick<Value>(values: readonly Value[], ...parts: readonly (string | number)[]): Value {
  return values[Math.floor(chance(...parts) * values.length)]!;
}
