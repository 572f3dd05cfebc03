const WORD_SPACE = 2 ** 32;

/**
 * A uniform 32-bit word as an integer from 0 to n - 1, or -1 if the word must be rejected.
 *
 * Proof that no value is favoured (25 CFR 547.14 allows a bias of 1 in 50 million; this has none): let q = floor(S / n)
 * with S = `space` words. Words below q × n are accepted, as word mod n. Each residue r < n is met by exactly the q
 * words r, r + n, …, r + (q - 1)n, all below q × n; so every value comes from the same number of equally likely words.
 * At most n - 1 of S words are rejected, so fewer than half for any n, and fewer than 1 in 4 million for n ≤ 1,000.
 *
 * Throws RangeError unless n is a whole number from 1 to `space`.
 */
export function acceptedWord(word: number, n: number, space = WORD_SPACE): number {
  if (!Number.isInteger(n) || n < 1 || n > space) throw new RangeError('a draw is among 1 to 2^32 values');
  const limit = space - (space % n);
  return word < limit ? word % n : -1;
}
