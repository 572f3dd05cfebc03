/** C(n, k) as a number; exact below 2^53, which holds for every pool of the lottery. 0 for k < 0 or k > n. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let value = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) value = (value * (n - i + 1)) / i;
  return value;
}

/** C(n, k) exactly. 0 for k < 0 or k > n. */
export function chooseExactly(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let value = 1n;
  for (let i = 1; i <= k; i++) value = (value * BigInt(n - i + 1)) / BigInt(i);
  return value;
}

/** n × (n - 1) × … with k factors: the ordered choices of k out of n. */
export function arrangements(n: number, k: number): bigint {
  let value = 1n;
  for (let i = 0; i < k; i++) value *= BigInt(n - i);
  return value;
}

/** The number of orders of a multiset with these multiplicities. */
export function ordersOf(multiplicities: readonly number[]): number {
  const total = multiplicities.reduce((sum, times) => sum + times, 0);
  return Number(
    multiplicities.reduce((orders, times) => orders / arrangements(times, times), arrangements(total, total)),
  );
}

/** How often each value occurs, most often first: [3, 8, 3] gives [2, 1]. */
export function multiplicitiesOf(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a);
}

/** The sets of `size` elements of `items`, each in the order of `items`. */
export function subsetsOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    subsetsOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** The sum over all sets of `size` factors of their products. */
export function elementarySum(factors: readonly number[], size: number): number {
  const sums = [1, ...new Array<number>(size).fill(0)];
  for (const factor of factors) for (let i = size; i > 0; i--) sums[i] = sums[i]! + sums[i - 1]! * factor;
  return sums[size]!;
}

/**
 * The number of ways to take one value from each set so that all values differ. Möbius inversion over the partitions of the sets:
 * a block of b sets counts the values that all of them have, times (-1)^(b - 1) × (b - 1)!. At most 203 partitions for six sets.
 */
export function distinctChoices(sets: readonly ReadonlySet<number>[]): number {
  const place = (index: number, blocks: number[][]): number => {
    if (index === sets.length) return blocks.reduce((product, block) => product * blockValue(sets, block), 1);
    let total = place(index + 1, [...blocks, [index]]);
    blocks.forEach((block, at) => {
      total += place(index + 1, [...blocks.slice(0, at), [...block, index], ...blocks.slice(at + 1)]);
    });
    return total;
  };
  return place(0, []);
}

function blockValue(sets: readonly ReadonlySet<number>[], block: readonly number[]): number {
  const common = [...sets[block[0]!]!].filter((value) => block.every((at) => sets[at]!.has(value))).length;
  let sign = 1;
  for (let i = 1; i < block.length; i++) sign *= -i;
  return common * sign;
}

/**
 * How many sets of `size` numbers have each sum of values: `values[i]` is the value of the i-th number, from 0 up. The index of the answer
 * is the sum.
 */
export function sumsOfSets(values: readonly number[], size: number): bigint[] {
  const most = [...values]
    .sort((a, b) => b - a)
    .slice(0, size)
    .reduce((sum, value) => sum + value, 0);
  const ways = Array.from({ length: size + 1 }, () => new Array<bigint>(most + 1).fill(0n));
  ways[0]![0] = 1n;
  values.forEach((value, used) => {
    for (let taken = Math.min(size, used + 1); taken > 0; taken--)
      for (let sum = most; sum >= value; sum--) {
        const before = ways[taken - 1]![sum - value]!;
        if (before > 0n) ways[taken]![sum] = ways[taken]![sum]! + before;
      }
  });
  return ways[size]!;
}
