import pg from 'pg';

/**
 * Arrays and moments as PostgreSQL reads them in binary (array_recv, timestamptz_recv). As text, a value is escaped by us
 * and taken apart again character by character; of some length, that is most of what it costs.
 */
const { BYTEA, INT8, TEXT } = pg.types.builtins;

/** Dimensions, whether there are NULLs, the elements' type, length and lower bound; each a word of four bytes. */
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

/** A `text[]`; as everywhere in UTF-8, a lone half of a surrogate pair becomes U+FFFD. */
export const textArray = (values: readonly (string | null)[]): Buffer =>
  arrayOf(TEXT, values, Buffer.byteLength, (array, value, at) => array.write(value, at));

/** A `bytea[]`. */
export const byteaArray = (values: readonly (Buffer | null)[]): Buffer =>
  arrayOf(
    BYTEA,
    values,
    (value) => value.length,
    (array, value, at) => array.set(value, at),
  );

/** A `bigint[]`; RangeError beyond 64 bits. */
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

/** A `timestamptz`. */
export function timestamp(moment: Date): Buffer {
  const value = Buffer.allocUnsafe(INT8_BYTES);
  value.writeBigInt64BE(BigInt(moment.getTime() - EPOCH_2000) * 1000n);
  return value;
}
