const TEXT = 25;

/**
 * A `text[]` as PostgreSQL reads it in binary (array_recv): dimensions, whether there are NULLs, the elements' type, length
 * and lower bound, then each element's length (-1: NULL) and bytes. As text, a value of some length is escaped by us and
 * taken apart again character by character.
 */
export function textArray(values: readonly (string | null)[]): Buffer {
  const lengths = values.map((value) => (value === null ? -1 : Buffer.byteLength(value)));
  const size = lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), 20);
  const array = Buffer.allocUnsafe(size);
  [1, lengths.includes(-1) ? 1 : 0, TEXT, values.length, 1].forEach((word, at) =>
    array.writeInt32BE(word, at * 4),
  );
  let at = 20;
  values.forEach((value, index) => {
    at = array.writeInt32BE(lengths[index]!, at);
    if (value !== null) at += array.write(value, at);
  });
  return array;
}
