import pg from 'pg';

/**
 * Encodes arrays and timestamps in PostgreSQL's binary format (array_recv, timestamptz_recv). As text, a long value is
 * escaped here and parsed again character by character, which is most of its cost.
 */
const { BYTEA, INT8, TEXT } = pg.types.builtins;

/**
 * The header of an array: number of dimensions, whether there are NULLs, element type, length and lower bound; four
 * bytes each.
 */
const HEAD = 20;
const WORD = 4;
const INT8_BYTES = 8;
const NULL_LENGTH = -1;

/** PostgreSQL counts microseconds since 2000-01-01 UTC. */
const EPOCH_2000 = Date.UTC(2000, 0, 1);

function arrayOf<T>(
  type: number,
  values: readonly (T | null)[],
  lengthOf: (value: T) => number,
  write: (array: Buffer, value: T, at: number) => void,
): Buffer {
  const lengths = values.map((value) => (value === null ? NULL_LENGTH : lengthOf(value)));
  const size = lengths.reduce((sum, length) => sum + WORD + Math.max(0, length), HEAD);
  const array = Buffer.allocUnsafe(size);
  const head = [1, lengths.includes(NULL_LENGTH) ? 1 : 0, type, values.length, 1];
  head.forEach((word, index) => array.writeInt32BE(word, index * WORD));
  let at = HEAD;
  values.forEach((value, index) => {
    const length = lengths[index]!;
    at = array.writeInt32BE(length, at);
    if (value === null) return;
    write(array, value, at);
    at += length;
  });
  return array;
}

/** Encodes a `text[]` in UTF-8. A lone surrogate becomes U+FFFD. */
export const textArray = (values: readonly (string | null)[]): Buffer =>
  arrayOf(TEXT, values, Buffer.byteLength, (array, value, at) => array.write(value, at));

/** Encodes a `bytea[]`. */
export const byteaArray = (values: readonly (Buffer | null)[]): Buffer =>
  arrayOf(
    BYTEA,
    values,
    (value) => value.length,
    (array, value, at) => array.set(value, at),
  );

/** Encodes a `bigint[]`. Throws RangeError beyond 64 bits. */
export const bigintArray = (values: readonly (bigint | null)[]): Buffer =>
  arrayOf(
    INT8,
    values,
    () => INT8_BYTES,
    (array, value, at) => {
      if (BigInt.asIntN(64, value) !== value) throw new RangeError(`${value} is beyond 64 bits`);
      array.writeBigInt64BE(value, at);
    },
  );

/** Encodes a `timestamptz`. */
export function timestamp(moment: Date): Buffer {
  const value = Buffer.allocUnsafe(INT8_BYTES);
  value.writeBigInt64BE(BigInt(moment.getTime() - EPOCH_2000) * 1000n);
  return value;
}
